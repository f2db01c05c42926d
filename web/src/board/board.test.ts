import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { reactive, useFixtures } from "../../fixtures/table.svelte.ts";
import { Nodes } from "../game/nodes.ts";
import { theBox } from "../box.svelte.ts";
import type { BuildPreview } from "../protocol.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import BoardView from "./BoardView.svelte";
import Mobs from "./Mobs.svelte";
import { type BoardState, spacesOf } from "./model.ts";

beforeAll(useFixtures);

const TILE = "desert-wood-dwelling";
const PREVIEW = { paid: { wood: 1 }, xp: 2, changes: [] } as unknown as BuildPreview;

function state(changes: Partial<BoardState> = {}): BoardState {
  const board = [TILE, ...Array.from({ length: 8 }, () => null)];
  const player = { colour: "red", board };
  return { seat: 0, player, printed: Array(9).fill("desert"), mask: null, marks: new Map(), ...changes };
}

function shown(given: BoardState, size: "large" | "mini" = "large") {
  const target = document.body.appendChild(document.createElement("div"));
  const pressed = { onpress: vi.fn(), onaim: vi.fn() };
  const props = reactive({ ...given, nodes: new Nodes(), size, label: "Your board", ...pressed });
  const view = mount(BoardView, { target, props });
  flushSync();
  const gone = () => {
    void unmount(view);
    target.remove();
  };
  return { props, pressed, target, gone };
}

describe("a board", () => {
  test("names the contents of each space, and reports which one was pressed", () => {
    const { pressed, target, gone } = shown(state());
    const spaces = [...target.querySelectorAll<HTMLElement>("button[data-space]")];
    expect(spaces).toHaveLength(9);
    expect(spaces[0]!.textContent).toMatch(/^top left/);
    expect(spaces[1]!.textContent).toContain("desert");
    spaces[4]!.click();
    expect(pressed.onpress.mock.calls[0]![0]).toMatchObject({ space: 5, tile: null });
    gone();
  });

  test("lights the spaces for a building, and shows it where the player aims", () => {
    const placing = { cell: "c3", tile: TILE, spaces: [2, 3] };
    const { props, target, gone } = shown(state({ placing, previews: new Map([[2, PREVIEW]]) }));
    const lit = [...target.querySelectorAll<HTMLElement>("[data-legal]")].map(({ dataset }) => dataset.space);
    expect(lit).toEqual(["2", "3"]);
    expect(target.querySelectorAll(".gains")).toHaveLength(1);
    expect(target.querySelector(".ghost")).toBeNull();
    props.aimed = 3;
    flushSync();
    expect(target.querySelector(".ghost")?.closest<HTMLElement>("[data-space]")?.dataset.space).toBe("3");
    gone();
  });

  test("a small one is one picture with a name", () => {
    const { target, gone } = shown(state(), "mini");
    expect(target.querySelector("[role=img]")?.getAttribute("aria-label")).toMatch(
      /Your board.*top left.*bottom right/,
    );
    gone();
  });
});

describe("the mobs of a player", () => {
  const mobs = () => Object.fromEntries(theBox().mobs.flatMap(({ id, action }) => (action ? [[id, 1]] : [])));
  const shownMobs = (trade: { possible: boolean; reason: string } | null) => {
    const target = document.body.appendChild(document.createElement("div"));
    const ontrade = vi.fn(() => Promise.resolve());
    const view = mount(Mobs, { target, props: { mobs: mobs(), box: theBox(), forecast: undefined, trade, ontrade } });
    flushSync();
    const button = target.querySelector<HTMLButtonElement>(".trade");
    const gone = () => {
      void unmount(view);
      target.remove();
    };
    return { target, button, ontrade, gone };
  };

  test("can be traded in by their owner", () => {
    const mine = shownMobs({ possible: true, reason: "" });
    mine.button!.click();
    expect(mine.ontrade).toHaveBeenCalledOnce();
    mine.gone();
    const other = shownMobs(null);
    expect(other.button).toBeNull();
    expect(other.target.querySelectorAll("[data-mob]")).toHaveLength(Object.keys(mobs()).length);
    other.gone();
  });

  test("say why they cannot be traded in", () => {
    const { target, button, ontrade, gone } = shownMobs({ possible: false, reason: "Only once per turn." });
    expect(button!.getAttribute("aria-disabled")).toBe("true");
    expect(target.querySelector("#trade-reason")?.textContent).toBe("Only once per turn.");
    button!.click();
    expect(ontrade).not.toHaveBeenCalled();
    expect(toasts.visible.at(-1)?.text).toBe("Only once per turn.");
    gone();
  });
});

describe("the model of a board", () => {
  test("marks and advice belong to their spaces", () => {
    const marks = new Map([["0.space.4", 0]]);
    const advised = { verb: "build", at: "c3", space: 6 };
    const compared = () => TILE;
    const spaces = spacesOf(state({ marks, advised, compared }));
    expect(spaces.filter(({ marked }) => marked).map(({ space }) => space)).toEqual([4]);
    expect(spaces.filter((one) => one.advised).map(({ space, ghost }) => [space, ghost])).toEqual([[6, TILE]]);
  });

  test("while a building is placed, no card is highlighted", () => {
    const placing = { cell: "c3", tile: TILE, spaces: [2] };
    expect(spacesOf(state({ mask: 7 })).every(({ mask }) => mask === 7)).toBe(true);
    expect(spacesOf(state({ mask: 7, placing })).every(({ mask }) => mask === null)).toBe(true);
  });
});
