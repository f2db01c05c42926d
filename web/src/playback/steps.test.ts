import { describe, expect, test, vi } from "vitest";
import type { LogEntry, Steps, TableInfo, View } from "../protocol.ts";
import { hintsAllowed } from "../game/hints.ts";
import { onCommandKey } from "../ui/commands.ts";
import { replayCommands } from "../replay/keys.ts";
import { beatAfter, PAGE, stepIn, StepViews, trackOf, turnAfter, turnAt, turnBefore } from "./steps.ts";

const LOG: LogEntry[] = [
  { code: "began", at: 52, seat: 0 },
  { code: "turn", at: 52, seat: 0, turn: 1 },
  { code: "mined", at: 53, seat: 0, column: "w1", block: "wood" },
  { code: "ended", at: 54, seat: 0 },
  { code: "turn", at: 54, seat: 1, turn: 2 },
  { code: "ended", at: 57, seat: 1, due: "A" },
  { code: "scored", at: 58, seat: 1, card: "A", characteristic: "desert", spaces: 1, points: 4 },
  { code: "scored", at: 59, seat: 0, card: "A", characteristic: "desert", spaces: 1, points: 4 },
  { code: "turn", at: 59, seat: 0, turn: 3 },
  { code: "mined", at: 60, seat: 0, column: "w1", block: "wood" },
];

describe("the track of a game", () => {
  const track = trackOf(LOG);

  test("runs from the first decision to the last entry", () => {
    expect([track.first, track.last]).toEqual([53, 61]);
    expect(trackOf([])).toMatchObject({ first: 0, last: 0 });
    expect(trackOf(LOG.slice(2))).toMatchObject({ first: 53, last: 61 });
  });

  test("has the turns and the scorings", () => {
    expect(track.turns.map(({ step }) => step)).toEqual([53, 55, 60]);
    expect(track.rounds).toEqual([{ step: 58, card: "A" }]);
  });

  test("goes from turn to turn", () => {
    expect([turnBefore(track, 61), turnBefore(track, 60), turnBefore(track, 53)]).toEqual([60, 55, 53]);
    expect([turnAfter(track, 53), turnAfter(track, 56), turnAfter(track, 60)]).toEqual([55, 60, 61]);
    expect(turnAt(track, 57)).toMatchObject({ turn: 2, seat: 1 });
    expect(turnAt(track, 10)).toBeUndefined();
  });

  test("goes from decision to decision, with the chance outcomes between", () => {
    const explored: LogEntry[] = [
      { code: "explored", at: 61, seat: 0, start: "33", crossing: "34", steps: 1 },
      { code: "revealed", at: 62, cell: "c4", face: "zombie" },
      { code: "revealed", at: 63, cell: "d4", face: "zombie" },
      { code: "ended", at: 64, seat: 0 },
    ];
    const log = [...LOG, ...explored];
    const longer = trackOf(log);
    const steps = [longer.first];
    while ((steps.at(-1) ?? 0) < longer.last) steps.push(beatAfter(longer, log, steps.at(-1) ?? 0));
    expect(steps).toEqual([53, 54, 57, 58, 59, 60, 61, 64, 65]);
    expect(beatAfter(longer, log, 62)).toBe(64);
  });
});

test("a step in an address is a whole number, or none", () => {
  const of = (text: string) => stepIn(new URLSearchParams(text));
  expect([of("step=37"), of(""), of("step=-1"), of("step=x"), of("step=1e3")]).toEqual([37, null, null, null, null]);
});

describe("views of steps", () => {
  const LAST = 620;
  function fetcher() {
    const asked: number[] = [];
    const open: { give: () => void; fail: () => void }[] = [];
    const arrived: number[] = [];
    const failed: number[] = [];
    const views = new StepViews(
      (first) =>
        new Promise<Steps>((give, fail) => {
          asked.push(first);
          const length = Math.min(PAGE, LAST - first + 1);
          const page = Array.from({ length }, (_, index) => ({ hash: `${first + index}` }) as View);
          open.push({ give: () => give({ first, last: LAST, views: page }), fail: () => fail(new Error("no")) });
        }),
      (step, view) => {
        expect(view.hash).toBe(String(step));
        arrived.push(step);
      },
      (step) => failed.push(step),
    );
    const settle = async (how: "give" | "fail" = "give") => {
      open.shift()?.[how]();
      await new Promise((done) => setTimeout(done));
    };
    return { asked, arrived, failed, views, settle };
  }

  test("come in one answer, and later from the cache", async () => {
    const { asked, arrived, views, settle } = fetcher();
    views.want(10);
    await settle();
    for (const step of [11, 300, 9]) views.want(step);
    expect(asked).toEqual([0]);
    expect(arrived).toEqual([10, 11, 300, 9]);
  });

  test("of a very long game come in pages, each prefetched before it is needed", async () => {
    const { asked, arrived, views, settle } = fetcher();
    views.want(499, 500);
    expect(asked).toEqual([0, PAGE]);
    await settle();
    await settle();
    views.want(500);
    expect(arrived).toEqual([499, 500]);
  });

  test("are delivered where a slider stops", async () => {
    const { asked, arrived, views, settle } = fetcher();
    for (let step = 1; step <= 20; step++) views.want(step);
    await settle();
    expect([asked, arrived]).toEqual([[0], [20]]);
  });

  test("that the table has shown need no request", () => {
    const { asked, arrived, views } = fetcher();
    views.put(7, { hash: "7" } as View);
    views.want(7);
    expect([asked, arrived]).toEqual([[], [7]]);
  });

  test("are requested again after an undo", async () => {
    const { asked, views, settle } = fetcher();
    views.want(10);
    await settle();
    views.forgetAfter(10);
    views.want(10);
    views.want(11);
    expect(asked).toEqual([0, 0]);
  });

  test("are requested again after a failure", async () => {
    const { asked, failed, views, settle } = fetcher();
    views.want(10);
    await settle("fail");
    expect(failed).toEqual([10]);
    views.want(10);
    expect(asked).toEqual([0, 0]);
  });
});

describe("keys", () => {
  const walk = () => ({
    previous: vi.fn(),
    next: vi.fn(),
    first: vi.fn(),
    last: vi.fn(),
    turnBack: vi.fn(),
    turnOn: vi.fn(),
    again: vi.fn(),
    live: vi.fn(),
  });
  const press = (key: string, target: Element, more: KeyboardEventInit = {}) => {
    const replay = walk();
    target.addEventListener("keydown", (event) => onCommandKey(event as KeyboardEvent, replayCommands(replay)), {
      once: true,
    });
    target.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, ...more }));
    return Object.entries(replay).flatMap(([name, act]) => (act.mock.calls.length ? [name] : []));
  };

  test("step through a game, but not in a field and not with Ctrl, Alt or Meta", () => {
    const page = document.createElement("div");
    expect(press("ArrowLeft", page)).toEqual(["previous"]);
    expect(press("]", page)).toEqual(["turnOn"]);
    expect(press("r", page)).toEqual(["again"]);
    expect(press("Escape", page)).toEqual(["live"]);
    expect(press("ArrowLeft", page, { altKey: true })).toEqual([]);
    expect(press("ArrowLeft", document.createElement("input"))).toEqual([]);
    expect(press("a", page)).toEqual([]);
  });
});

test("hints are on where no opponent is disadvantaged", () => {
  const info = (status: string, kinds: string[], hints?: boolean) =>
    ({ status, options: { seats: kinds.map((kind) => ({ kind })), hints } }) as TableInfo;
  expect(hintsAllowed(info("playing", ["here", "bot"]))).toBe(true);
  expect(hintsAllowed(info("playing", ["here", "online"]))).toBe(false);
  expect(hintsAllowed(info("playing", ["here", "online"], true))).toBe(true);
  expect(hintsAllowed(info("playing", ["here", "bot"], false))).toBe(false);
  expect(hintsAllowed(info("over", ["here", "online"], false))).toBe(true);
});
