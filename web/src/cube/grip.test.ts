import { describe, expect, it } from "vitest";
import { Grip } from "./grip.svelte.ts";

/** A grip on a square, and a record of its calls. */
function gripped(): { grip: Grip; did: string[]; send: (type: "down" | "move" | "up", x: number, y: number) => void } {
  const did: string[] = [];
  const square = document.createElement("div");
  square.setPointerCapture = () => undefined;
  const grip = new Grip({
    find: () => square,
    drag: () => did.push("drag"),
    release: () => did.push("release"),
    pick: () => did.push("pick"),
  });
  const send = (type: "down" | "move" | "up", x: number, y: number): void => {
    const event = new PointerEvent(`pointer${type}`, {
      pointerId: 1,
      isPrimary: true,
      button: 0,
      clientX: x,
      clientY: y,
    });
    Object.defineProperty(event, "currentTarget", { value: square });
    grip[type](event);
  };
  return { grip, did, send };
}

describe("a grip", () => {
  it("turns and never picks beyond six pixels, picks and never turns within them", () => {
    const moves: [number, number, boolean][] = [
      [0, 0, false],
      [6, 0, false],
      [0, -6, false],
      [4, 4, false],
      [7, 0, true],
      [0, 7, true],
      [-5, 5, true],
      [40, -30, true],
    ];
    for (const [right, down, turned] of moves) {
      const { did, send } = gripped();
      send("down", 100, 100);
      send("move", 100 + right, 100 + down);
      send("up", 100 + right, 100 + down);
      expect(did, `${right}, ${down}`).toEqual(turned ? ["drag", "release"] : ["pick"]);
    }
  });

  it("picks once for a double click, and again where a second press is asked for", () => {
    const twice = (again: boolean): string[] => {
      const did: string[] = [];
      const square = document.createElement("div");
      square.setPointerCapture = () => undefined;
      const grip = new Grip({
        find: () => square,
        drag: () => undefined,
        release: () => undefined,
        pick: () => did.push("pick"),
        again: () => again,
      });
      for (const type of ["down", "up", "down", "up"] as const) {
        const event = new PointerEvent(`pointer${type}`, { pointerId: 1, isPrimary: true, pointerType: "mouse" });
        Object.defineProperty(event, "currentTarget", { value: square });
        grip[type](event);
      }
      return did;
    };
    expect(twice(false)).toEqual(["pick"]);
    expect(twice(true)).toEqual(["pick", "pick"]);
  });

  it("does not pick after coming back to where a drag began", () => {
    const { did, send } = gripped();
    send("down", 0, 0);
    send("move", 20, 0);
    send("move", 0, 0);
    send("up", 0, 0);
    expect(did).toEqual(["drag", "drag", "release"]);
  });

  it("handles a click without a pointer, but not the one that follows a press", () => {
    const { grip, did, send } = gripped();
    grip.click(new MouseEvent("click"));
    expect(did).toEqual(["pick"]);
    send("down", 0, 0);
    send("up", 0, 0);
    grip.click(new MouseEvent("click"));
    expect(did).toEqual(["pick", "pick"]);
  });
});
