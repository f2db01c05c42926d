import { describe, expect, test } from "vitest";
import type { LogEntry } from "../protocol.ts";
import { turnsOf } from "../log/groups.ts";
import { changesOf, ownersOf, recapOf, sinceDecision } from "./recap.ts";

const ADA = 0;
const BEN = 1;

/** A short game: Ada explores and mines, Ben fights with a pickaxe and mines, then it is Ada's turn. */
const LOG: LogEntry[] = [
  { code: "began", at: 52, seat: ADA },
  { code: "turn", at: 52, seat: ADA, turn: 1 },
  { code: "explored", at: 53, seat: ADA, start: "33", crossing: "34", steps: 1 },
  { code: "revealed", at: 54, cell: "c4", face: "skeleton-desert" },
  { code: "mined", at: 55, seat: ADA, column: "w1", block: "wood" },
  { code: "uncovered", at: 56, column: "w2", level: 2, block: "stone" },
  { code: "ended", at: 57, seat: ADA },
  { code: "turn", at: 57, seat: BEN, turn: 2 },
  { code: "fight", at: 58, seat: BEN, cell: "d4", mob: "spider-action", needed: 1, chance: 0.5 },
  { code: "turned", at: 59, seat: BEN, weapon: "pickaxe", hearts: 1, chance: 0.5 },
  { code: "mined", at: 60, seat: BEN, column: "z4", block: "sand", pickaxe: true },
  { code: "layer", at: 60, layer: 1, card: "A" },
  { code: "uncovered", at: 61, column: "z3", level: 2, block: "stone" },
  { code: "turned", at: 62, seat: BEN, weapon: "bow", hearts: 2, chance: 0.5 },
  { code: "declined", at: 63, seat: BEN, power: "bow", chance: 0.5 },
  { code: "fought", at: 63, seat: BEN, cell: "d4", mob: "spider-action", needed: 1, hearts: 2, won: true },
  { code: "explored", at: 64, seat: BEN, start: "33", crossing: "22", steps: 2 },
  { code: "ended", at: 65, seat: BEN },
  { code: "turn", at: 65, seat: ADA, turn: 3 },
];
const codes = (entries: LogEntry[]) => entries.map((entry) => entry.code);

describe("recap", () => {
  test("lists the actions of the others, and of a fight only its outcome", () => {
    expect(codes(recapOf(LOG, ADA))).toEqual(["mined", "layer", "uncovered", "fought", "explored"]);
  });

  test("is empty for the player who has just decided", () => {
    expect(recapOf(LOG.slice(0, 5), ADA)).toEqual([]);
    expect(recapOf(LOG.slice(0, 6), ADA)).toEqual([]);
    expect(recapOf([...LOG, { code: "mined", at: 66, seat: ADA, column: "w1", block: "wood" }], ADA)).toEqual([]);
  });

  test("starts at the beginning for a player who has not decided yet", () => {
    expect(codes(recapOf(LOG.slice(0, 8), BEN))).toEqual(["explored", "revealed", "mined", "uncovered"]);
  });

  test("has the steps of a fight that is not over", () => {
    expect(codes(recapOf(LOG.slice(0, 10), ADA))).toEqual(["fight", "turned"]);
  });

  test("starts again after a scoring choice in another player's turn", () => {
    const scored: LogEntry[] = [
      { code: "ended", at: 66, seat: BEN, due: "A" },
      { code: "scored", at: 67, seat: BEN, card: "A", characteristic: "desert", spaces: 2, points: 4, xp: 8 },
      { code: "scored", at: 68, seat: ADA, card: "A", characteristic: "forest", spaces: 1, points: 3, xp: 3 },
      { code: "turn", at: 68, seat: ADA, turn: 3 },
    ];
    expect(codes(recapOf([...LOG.slice(0, -2), ...scored.slice(0, 2)], ADA).slice(-2))).toEqual(["ended", "scored"]);
    expect(recapOf([...LOG.slice(0, -2), ...scored], ADA)).toEqual([]);
  });

  test("has the result, which has no seat", () => {
    const over: LogEntry = { code: "over", at: 66, scores: [9, 3], blocks: [0, 0], winners: [0] };
    expect(codes(recapOf([...LOG, over], ADA))).toContain("over");
    expect(codes(recapOf([...LOG, over], BEN))).toContain("over");
  });
});

test("since my last decision: its results, and the actions of the others", () => {
  expect(codes(sinceDecision(LOG, ADA))).toEqual([
    "ended",
    "mined",
    "layer",
    "uncovered",
    "fought",
    "explored",
    "ended",
  ]);
  expect(codes(sinceDecision(LOG.slice(0, 6), ADA))).toEqual(["mined", "uncovered"]);
  expect(codes(sinceDecision(LOG.slice(0, 8), BEN))).toEqual(["explored", "revealed", "mined", "uncovered", "ended"]);
});

test("the places that others changed: the ends of their moves, not the starts", () => {
  expect(changesOf(LOG, ADA)).toEqual(new Map(["z4", "z3", "d4", "22"].map((place) => [place, BEN])));
  expect(changesOf(LOG.slice(0, 6), ADA)).toEqual(new Map());
});

test("a chance result belongs to the player who caused it", () => {
  const owners = ownersOf(LOG);
  expect(owners[3]).toBe(ADA);
  expect(owners[12]).toBe(BEN);
});

describe("turns", () => {
  test("have their entries without their heading", () => {
    const turns = turnsOf(LOG);
    expect(turns.map(({ turn, seat, lines }) => [turn, seat, lines.length])).toEqual([
      [0, null, 1],
      [1, ADA, 5],
      [2, BEN, 10],
      [3, ADA, 0],
    ]);
    const keys = turns.flatMap(({ lines }) => lines.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("can be those of one player, with their chance results", () => {
    const turns = turnsOf(LOG, ADA);
    expect(turns.map(({ turn }) => turn)).toEqual([0, 1, 3]);
    expect(turns.flatMap(({ lines }) => lines.map(({ entry }) => entry.code))).toEqual([
      "began",
      "explored",
      "revealed",
      "mined",
      "uncovered",
      "ended",
    ]);
  });

  test("start without a heading if a record starts in the middle", () => {
    expect(turnsOf(LOG.slice(2, 4))).toMatchObject([{ turn: 0, seat: null, lines: [{}, {}] }]);
  });
});
