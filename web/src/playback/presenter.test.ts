import { beforeEach, describe, expect, test } from "vitest";
import { FakeClock } from "../net/fakes.ts";
import type { LogEntry, Update, View } from "../protocol.ts";
import { beatBetween, momentsOf, SPACE_MS } from "./beat.ts";
import { MOST_BEHIND, type Pace, Presenter, TURN_LIMIT } from "./presenter.svelte.ts";

const ME = 0;
let clock: FakeClock;
let show: Presenter;
let pace: Pace;
let watched: boolean;
let told: string[];
let back: string[];
let views: View[];

const viewOf = (turns: number, at: number) => ({ turns, hash: `${turns}.${at}` }) as View;
const newest = () => views.at(-1) as View;
const mined = (seat: number, column = "w1"): LogEntry => ({ code: "mined", at: 1, seat, column, block: "wood" });
const turned = (seat: number): LogEntry => ({ code: "turned", at: 1, seat, weapon: "bow", hearts: 1, chance: 0.5 });
const FIGHT = (seat: number): LogEntry[] => [
  { code: "fight", at: 1, seat, cell: "c3", mob: "zombie", needed: 3, chance: 0.5 },
  turned(seat),
  turned(seat),
  turned(seat),
  { code: "fought", at: 1, seat, cell: "c3", mob: "zombie", needed: 3, hearts: 3, won: true },
];

/** Send a decision of a seat to the presenter; `turns` is the number of its turn. */
function happens(seat: number, log: LogEntry[], turns = 1, more: { missed?: boolean; kind?: Update["kind"] } = {}) {
  const before = views.at(-1) ?? viewOf(turns, 0);
  const after = viewOf(turns, views.length + 1);
  views.push(after);
  const update = { type: "update", kind: more.kind ?? "move", seat, log, view: after } as Update;
  show.hear(update, { ...before, turns }, more.missed);
}

beforeEach(() => {
  clock = new FakeClock();
  pace = "normal";
  watched = true;
  told = [];
  back = [];
  views = [viewOf(1, 0)];
  show = new Presenter({ clock, pace: () => pace, mine: () => [ME], watched: () => watched, still: () => false });
  show.sink = {
    announce: (beat, moment, passed) =>
      told.push(...(beat.moments[moment]?.entries ?? []).map(({ code }) => (passed ? `(${code})` : code))),
    animate: () => {},
    animateUndo: (beat) => back.push(...beat.entries.map(({ code }) => code)),
  };
});

describe("moves of other players", () => {
  test("are played once and in order, one after the other", async () => {
    const columns = ["w1", "w2", "w3"];
    for (const column of columns) happens(1, [mined(1, column)]);
    const seen: string[] = [];
    for (let at = 0; show.now && at < 100; at++) {
      const [entry] = show.now.entries;
      if (entry?.code === "mined" && seen.at(-1) !== entry.column) seen.push(entry.column);
      expect(show.view).toBe(show.now.after);
      await clock.pass(50);
    }
    expect(seen).toEqual(columns);
    expect(told).toEqual(["mined", "mined", "mined"]);
    expect(show.view).toBe(null);
  });

  test.each([
    ["normal", 1],
    ["fast", 0.5],
  ] as const)("a turn takes no longer than its limit at the pace %s", async (at, factor) => {
    pace = at;
    happens(1, [{ code: "explored", at: 1, seat: 1, start: "11", crossing: "14", steps: 3 }]);
    happens(1, FIGHT(1));
    for (let block = 0; block < 4; block++) happens(1, [mined(1)]);
    happens(1, [{ code: "ended", at: 1, seat: 1 }]);
    await clock.pass(TURN_LIMIT * factor - 1);
    expect(show.now).not.toBe(null);
    await clock.pass(1 + factor);
    expect(show.busy).toBe(false);
  });

  test("a fight in a long turn keeps its pace, and other moves speed up", async () => {
    happens(1, [{ code: "explored", at: 1, seat: 1, start: "11", crossing: "14", steps: 3 }]);
    happens(1, [mined(1)]);
    happens(1, FIGHT(1));
    happens(1, [mined(1)]);
    let fight = 0;
    for (let at = 0; show.now && at < TURN_LIMIT; at++) {
      if (show.now.scene === "fight") fight++;
      await clock.pass(1);
    }
    expect(show.busy).toBe(false);
    const whole = momentsOf(FIGHT(1)).reduce((sum, { ms }) => sum + ms, 0);
    expect(fight).toBeGreaterThan(0.8 * whole);
  });

  test("are not played at the pace off, but are announced", () => {
    pace = "off";
    happens(1, [mined(1)]);
    expect(show.busy).toBe(false);
    expect(show.view).toBe(null);
    expect(told).toEqual(["mined"]);
  });

  test("wait for a press at the pace step, except at the end of a turn", async () => {
    pace = "step";
    happens(1, [mined(1, "w1")]);
    happens(1, [mined(1, "w2")]);
    happens(1, [{ code: "ended", at: 1, seat: 1 }]);
    await clock.pass(100_000);
    expect(told).toEqual(["mined"]);
    show.press();
    await clock.pass(100_000);
    expect(told).toEqual(["mined", "mined"]);
    show.press();
    await clock.pass(1000);
    expect(told).toEqual(["mined", "mined", "ended"]);
    expect(show.busy).toBe(false);
  });

  test("wait while the page is hidden, and continue when it is visible", async () => {
    watched = false;
    happens(1, [mined(1)]);
    await clock.pass(100_000);
    expect(show.now).not.toBe(null);
    watched = true;
    show.wake();
    await clock.pass(2000);
    expect(show.busy).toBe(false);
  });

  test("can be paused and continued", async () => {
    happens(1, [mined(1)]);
    show.pause();
    await clock.pass(100_000);
    expect(show.now).not.toBe(null);
    show.pause();
    await clock.pass(2000);
    expect(show.busy).toBe(false);
  });

  test("are not in the log until they are played", async () => {
    happens(1, FIGHT(1));
    happens(1, [mined(1)]);
    const hidden = [show.hidden];
    while (show.busy) {
      await clock.pass(25);
      if (hidden.at(-1) !== show.hidden) hidden.push(show.hidden);
    }
    expect(hidden).toEqual([5, 4, 3, 2, 1, 0]);
  });
});

describe("a scene", () => {
  test.each([1, ME])("hides its result until its last moment, for each player (%s)", async (seat) => {
    const before = newest();
    happens(seat, FIGHT(seat));
    const drawn: string[] = [];
    while (show.now) {
      drawn.push(`${show.moment} ${show.view === newest() ? "after" : "before"}`);
      expect(show.view === newest() || show.view?.hash === before.hash).toBe(true);
      await clock.pass(100);
    }
    const last = FIGHT(seat).length + 2; // three tokens turn before their announcements
    expect([...new Set(drawn)]).toEqual([...Array.from({ length: last }, (_, at) => `${at} before`), `${last} after`]);
    expect(told).toEqual(["fight", "turned", "turned", "turned", "fought"]);
  });
});

describe("a scoring", () => {
  const SCORED: LogEntry = {
    code: "scored",
    at: 1,
    seat: 1,
    card: "A",
    characteristic: "desert",
    spaces: 5,
    points: 5,
    xp: 25,
  };

  test("is announced and drawn when its last space is lit", async () => {
    happens(1, [SCORED]);
    await clock.pass(5 * SPACE_MS - 1);
    expect([told, show.view === newest(), show.hidden]).toEqual([[], false, 1]);
    await clock.pass(1);
    expect([told, show.view === newest(), show.hidden]).toEqual([["scored"], true, 0]);
  });

  test("waits for a press at its sum, not before it", async () => {
    pace = "step";
    happens(1, [SCORED]);
    await clock.pass(100_000);
    expect([told, show.moment]).toEqual([["scored"], 1]);
  });
});

describe("a press", () => {
  test("ends a moment, and the second one the turn; then comes the next turn", async () => {
    happens(1, [mined(1, "w1")]);
    happens(1, [mined(1, "w2")]);
    happens(1, [mined(1, "w3")]);
    happens(2, [mined(2, "z1")], 2);
    expect(show.press()).toBe(true);
    expect(show.now?.entries).toEqual([mined(1, "w2")]);
    show.press();
    expect(show.now?.entries).toEqual([mined(2, "z1")]);
    expect(told).toEqual(["mined", "mined", "(mined)", "mined"]);
    show.press();
    expect(show.busy).toBe(false);
    expect(show.press()).toBe(false);
  });

  test("on the way to the present ends all beats immediately", () => {
    happens(1, FIGHT(1));
    happens(2, [mined(2)], 2);
    show.catchUp();
    expect(show.busy).toBe(false);
    expect(show.view).toBe(null);
    expect(told).toEqual(["fight", "(turned)", "(turned)", "(turned)", "(fought)", "(mined)"]);
  });
});

describe("the newest view", () => {
  test("is at most two turns away, even if the others are fast", async () => {
    for (let turn = 1; turn < 30; turn++) {
      happens(1 + (turn % 3), [mined(1)], turn);
      happens(1 + (turn % 3), [{ code: "ended", at: 1, seat: 1 }], turn);
      expect(show.behind).toBeLessThanOrEqual(MOST_BEHIND);
      await clock.pass(100);
    }
    expect(show.behind).toBe(MOST_BEHIND);
    await clock.pass(3 * TURN_LIMIT);
    expect(show.busy).toBe(false);
    expect(told.filter((code) => code.includes("mined"))).toHaveLength(29);
  });

  test("is shown immediately after my own move", () => {
    happens(1, FIGHT(1));
    happens(1, [mined(1)]);
    happens(ME, [mined(ME)]);
    expect(show.busy).toBe(false);
    expect(show.view).toBe(null);
    expect(told.at(-1)).toBe("mined");
  });

  test("is shown immediately after missed events, an undo or a new state", () => {
    happens(1, FIGHT(1));
    happens(1, [mined(1)], 1, { missed: true });
    expect([show.busy, show.view]).toEqual([false, null]);
    happens(1, FIGHT(1));
    happens(1, [], 1, { kind: "undo" });
    expect([show.busy, show.view]).toEqual([false, null]);
    happens(1, FIGHT(1));
    show.forget();
    expect([show.busy, show.view, show.canRepeat()]).toEqual([false, null, false]);
  });
});

describe("playing again", () => {
  test("shows the last turn of a player from its start, and ends at the newest view", async () => {
    happens(1, [mined(1, "x1")], 1);
    const before = newest();
    happens(1, [mined(1, "w1")], 4);
    happens(1, [mined(1, "w2")], 4);
    show.catchUp();
    told = [];
    expect(show.canRepeat(ME)).toBe(false);
    show.onceMore(1);
    expect(show.view?.hash).toBe(before.hash);
    expect(show.hidden).toBe(0);
    await clock.pass(4000);
    expect(told).toEqual(["mined", "mined"]);
    expect([show.busy, show.view, show.again]).toEqual([false, null, false]);
  });

  test("leaves out undone moves", () => {
    happens(1, [mined(1, "w1")]);
    happens(1, [], 1, { kind: "undo" });
    expect(show.canRepeat()).toBe(false);
  });

  test("the current turn restarts it, and waiting turns come after it", async () => {
    happens(1, [mined(1, "w1")], 1);
    happens(1, [mined(1, "w2")], 1);
    happens(2, [turned(2)], 2);
    await clock.pass(100);
    told = [];
    show.onceMore();
    expect(show.hidden).toBe(2);
    await clock.pass(10_000);
    expect(told).toEqual(["mined", "mined", "turned"]);
    expect([show.busy, show.view]).toEqual([false, null]);
  });

  test("animates an undo, unless it was missed or the move is still playing", () => {
    happens(ME, [mined(ME)]);
    happens(ME, [], 1, { kind: "undo" });
    expect(back).toEqual(["mined"]);
    happens(ME, [mined(ME)]);
    happens(ME, [], 1, { kind: "undo", missed: true });
    happens(1, [mined(1)]);
    happens(1, [], 1, { kind: "undo" });
    expect(back).toEqual(["mined"]);
  });

  test("is followed by events that come in the meantime", async () => {
    happens(1, [mined(1)]);
    show.catchUp();
    told = [];
    show.onceMore();
    happens(2, [turned(2)], 2);
    expect(show.hidden).toBe(1);
    await clock.pass(5000);
    expect(told).toEqual(["mined", "turned"]);
    expect(show.busy).toBe(false);
  });
});

test("a replay plays beat by beat at its own speed, and its last state stays", async () => {
  let speed = 4;
  const replay = new Presenter({
    clock,
    pace: () => "normal",
    mine: () => [],
    watched: () => true,
    still: () => false,
    speed: () => speed,
  });
  const [before, after] = [viewOf(1, 1), viewOf(1, 2)];
  let over = 0;
  const beat = beatBetween(before, after, FIGHT(1));
  replay.play(beat, () => over++);
  const whole = beat.moments.reduce((sum, { ms }) => sum + ms, 0);
  await clock.pass(whole / 4 + 1);
  expect([over, replay.now, replay.view]).toEqual([1, beat, after]);
  speed = 1;
  replay.play(beat, () => over++);
  expect(replay.view).toBe(before);
  await clock.pass(whole - 1);
  expect(over).toBe(1);
  replay.clear();
  await clock.pass(whole);
  expect([over, replay.view]).toEqual([1, null]);
});
