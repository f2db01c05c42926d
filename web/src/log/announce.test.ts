import { expect, test } from "vitest";
import type { LogEntry } from "../protocol.ts";
import { entriesToAnnounce } from "./announce.ts";

const codes = (log: LogEntry[], mine: number[]) => entriesToAnnounce(log, 0, mine).map(({ code }) => code);

const EXPLORED: LogEntry[] = [
  { code: "explored", at: 53, seat: 0, start: "33", crossing: "34", steps: 1 },
  { code: "revealed", at: 54, cell: "c4", face: "skeleton-desert" },
];

test("other players get a player's actions and their results", () => {
  expect(codes(EXPLORED, [1])).toEqual(["explored", "revealed"]);
  expect(codes(EXPLORED, [])).toEqual(["explored", "revealed"]);
});

test("the player who decided gets the results, and what they have taken or built", () => {
  expect(codes(EXPLORED, [0])).toEqual(["revealed"]);
  expect(codes([{ code: "mined", at: 1, seat: 0, column: "w1", block: "wood" }], [0])).toEqual(["mined"]);
  expect(codes([{ code: "turned", at: 60, seat: 0, weapon: "bow", hearts: 2 }], [0])).toEqual(["turned"]);
});

test("the start of a turn is a heading, and its end is announced", () => {
  const ended: LogEntry[] = [
    { code: "ended", at: 57, seat: 0 },
    { code: "turn", at: 57, seat: 1, turn: 2 },
  ];
  expect(codes(ended, [1])).toEqual(["ended"]);
});

test("no entries give no announcement", () => {
  expect(entriesToAnnounce([], 1, [1])).toEqual([]);
});
