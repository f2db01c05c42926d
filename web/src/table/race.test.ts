import { expect, test } from "vitest";
import { covered, placesOf } from "./race.ts";

const WIDE = 0.06;
const riders = (...all: number[]) => all.map((xp, seat) => ({ seat, xp, colour: "" }));
const leftOf = ({ at, nth, of }: { at: number; nth: number; of: number }) => at * (1 - of * WIDE) + nth * WIDE;

test("heads never overlap and stay on the track, for any XP", () => {
  for (const line of [[0, 0, 0, 0], [50, 50, 50, 50], [0, 1, 2, 3], [20, 20, 24, 27], [10, 13, 30, 32], [0, 50], [7]]) {
    const lefts = placesOf(riders(...line), 50, WIDE).map(leftOf);
    expect(lefts).toHaveLength(line.length);
    for (const [nth, left] of lefts.entries()) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + WIDE).toBeLessThanOrEqual(1 + 1e-9);
      if (nth) expect(left - (lefts[nth - 1] ?? 0)).toBeGreaterThanOrEqual(WIDE - 1e-9);
    }
  }
});

test("more XP is further along, and ties are in the order of seats", () => {
  expect(placesOf(riders(9, 3, 9, 4), 50, WIDE).map(({ seat }) => seat)).toEqual([1, 3, 0, 2]);
});

test("no head covers half of a number of the track", () => {
  const places = placesOf(riders(20, 45), 50, WIDE);
  expect([0, 10, 20, 30, 40, 50].filter((tick) => covered(places, tick / 50, WIDE))).toEqual([20]);
});
