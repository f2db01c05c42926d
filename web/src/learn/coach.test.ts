import { describe, expect, it } from "vitest";
import type { LogEntry, View } from "../protocol.ts";
import { coachHint, HINTS, textOf } from "./coach.ts";

const ME = 0;

function view(changes: Partial<View> = {}): View {
  return {
    hash: "",
    phase: "act",
    decider: ME,
    turn: ME,
    turns: 5,
    prompt: { code: "act", seat: ME },
    undo: {},
    cube: {},
    world: {},
    players: [],
    layers: [{ left: 9, card: "A" }, { left: 16, card: "B" }, { left: 16, card: "C" }, { left: 16 }],
    forecasts: [],
    unseen: { buildings: [], mobs: [], weapons: [] },
    actions: [],
    endings: [],
    ...changes,
  };
}

const hint = (changes: Partial<View>, more: object = {}, seen: string[] = []) =>
  coachHint({ view: view(changes), log: [], seat: ME, ...more }, seen);

function turns(...explored: boolean[]): LogEntry[] {
  return explored.flatMap((did, at): LogEntry[] => [
    { code: "turn", at, seat: ME, turn: 2 * at + 1 },
    did
      ? { code: "explored", at, seat: ME, start: "33", crossing: "33", steps: 0 }
      : { code: "mined", at, seat: ME, column: "w1", block: "wood" },
    { code: "turn", at, seat: 1, turn: 2 * at + 2 },
    { code: "explored", at, seat: 1, start: "33", crossing: "33", steps: 0 },
  ]);
}

describe("the coach", () => {
  it("gives no hint without a reason", () => {
    expect(hint({})).toBeNull();
  });

  it("mentions a layer that is almost used up, but not the last one", () => {
    expect(
      hint({
        layers: [
          { left: 0, card: "A" },
          { left: 2, card: "B" },
        ],
      }),
    ).toBe("layer");
    expect(hint({ layers: [{ left: 0, card: "C" }, { left: 2 }] })).toBeNull();
    expect(hint({ layers: [{ left: 3, card: "A" }] })).toBeNull();
  });

  it("explains the first turns, action by action", () => {
    const first = { turns: 1, prompt: { code: "act", seat: ME, owed: 2 } } as const;
    expect(hint(first)).toBe("start");
    expect(hint({ ...first, prompt: { ...first.prompt, owed: 1 } })).toBe("second");
    expect(hint({ ...first, turns: 9 })).toBeNull();
    expect(hint(first, {}, ["start"])).toBeNull();
  });

  it("names the second action if only blocks or only exploring is left", () => {
    const odds = { c3: 0.9, d3: 0.01 };
    const left = (...moves: string[]) =>
      textOf("second", view({ odds, legal: moves.map((text, id) => ({ id, text })) }));
    expect(left("explore 33", "explore 34", "fight d3")).toBe("coach-second-explore");
    expect(left("mine w1", "fight c3")).toBe("coach-second");
    expect(left("mine w1", "take a3")).toBe("coach-second");
    expect(left("mine w1", "mine w2")).toBe("coach-second-collect");
    expect(left("mine w1", "explore")).toBe("coach-second");
    expect(left("build c3 1")).toBe("coach-second");
    expect(textOf("start", view())).toBe("coach-start");
  });

  it("mentions mobs that the player can trade in", () => {
    expect(hint({ prompt: { code: "trade", seat: ME }, legal: [{ id: 0, text: "trade" }] })).toBe("trade");
  });

  it("warns of poor odds in the chosen fight", () => {
    expect(hint({ odds: { c3: 0.29 } }, { fight: "c3" })).toBe("odds");
    expect(hint({ odds: { c3: 0.3 } }, { fight: "c3" })).toBeNull();
    expect(hint({ odds: { c3: 0.1 } })).toBeNull();
  });

  it("warns of a build that makes a group smaller", () => {
    expect(hint({}, { splits: true })).toBe("split");
    expect(hint({}, { splits: false })).toBeNull();
  });

  it("mentions a building that the player can pay", () => {
    expect(hint({ legal: [{ id: 41, text: "build c3 1" }] })).toBe("build");
    expect(hint({ legal: [{ id: 0, text: "mine w1" }] })).toBeNull();
  });

  it("suggests exploring after two turns without it", () => {
    const now = (...explored: boolean[]) => [
      ...turns(...explored),
      { code: "turn", at: 99, seat: ME, turn: 9 } as LogEntry,
    ];
    expect(hint({}, { log: now(true, false, false) })).toBe("explore");
    expect(hint({}, { log: now(false, true) })).toBeNull();
    expect(hint({}, { log: now(false) })).toBeNull();
  });

  it("gives each hint once, and one hint at a time", () => {
    const much = { layers: [{ left: 1, card: "A" }], legal: [{ id: 41, text: "build c3 1" }] };
    expect(hint(much)).toBe("layer");
    expect(hint(much, {}, ["layer"])).toBe("build");
    expect(hint(much, {}, [...HINTS])).toBeNull();
  });

  it("gives hints only to a player who must choose an action", () => {
    const legal = [{ id: 41, text: "build c3 1" }];
    expect(hint({ legal, decider: 1 })).toBeNull();
    expect(hint({ legal, prompt: { code: "second", seat: ME } })).toBeNull();
    expect(hint({ legal, over: true })).toBeNull();
  });
});
