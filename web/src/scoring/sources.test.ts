import { expect, test } from "vitest";
import type { LogEntry } from "../protocol.ts";
import { blocksOf, gainsOf, luckOf, sumOf, xpByTurn } from "./sources.ts";

const LOG: LogEntry[] = [
  { code: "began", at: 0, seat: 0 },
  { code: "turn", at: 0, seat: 0, turn: 1 },
  { code: "mined", at: 1, seat: 0, column: "w1", block: "wood" },
  { code: "fight", at: 2, seat: 0, cell: "c3", mob: "creeper-sand", needed: 2, chance: 0.25 },
  { code: "turned", at: 3, seat: 0, weapon: "golden_hoe", hearts: 1, chance: 0.5, xp: 2 },
  { code: "fought", at: 3, seat: 0, cell: "c3", mob: "creeper-sand", needed: 2, hearts: 3, won: true, xp: 3 },
  { code: "turn", at: 4, seat: 1, turn: 2 },
  { code: "built", at: 5, seat: 1, cell: "c4", tile: "forest-wood-bridge", space: 1, xp: 1 },
  { code: "scored", at: 6, seat: 1, card: "A", characteristic: "desert", spaces: 2, points: 4, xp: 8 },
];

test("every gain has a source, and the gains add up to the score", () => {
  const gains = gainsOf(LOG);
  expect(gains.map((gain) => [gain.seat, gain.source, gain.xp])).toEqual([
    [0, "hoes", 2],
    [0, "mobs", 3],
    [1, "buildings", 1],
    [1, "A", 8],
  ]);
  expect(sumOf(gains, 0)).toBe(5);
  expect(sumOf(gains, 1, "A")).toBe(8);
});

test("XP by turn begins at 0 and ends at the score", () => {
  expect(xpByTurn(LOG, 2)).toEqual([
    [0, 0],
    [5, 0],
    [5, 9],
  ]);
});

test("luck compares won fights with expected wins", () => {
  expect(luckOf(LOG, 0)).toEqual({ fights: 1, won: 1, expected: 0.25 });
  expect(luckOf(LOG, 1)).toEqual({ fights: 0, won: 0, expected: 0 });
  expect(blocksOf(LOG, 0)).toEqual({ wood: 1 });
});
