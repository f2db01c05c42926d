import { expect, test } from "vitest";
import { placeOn, reach, signed, stacked, timeLeft } from "./leads.ts";

test("leads have a sign, and a minus instead of a hyphen", () => {
  expect([6, 0, -3].map(signed)).toEqual(["+6", "0", "−3"]);
});

test("all leads have room on the line", () => {
  expect(reach([])).toBe(10);
  expect(reach([6, -20])).toBe(20);
  expect(reach([6, -21])).toBe(30);
  expect([-20, 0, 20].map((lead) => placeOn(lead, 20))).toEqual([0, 50, 100]);
});

test("equal leads stand on top of each other", () => {
  expect(stacked([5, 5, 5, -9], 10)).toEqual([0, 1, 2, 0]);
  expect(stacked([], 10)).toEqual([]);
  const many = stacked(
    Array.from({ length: 200 }, (_, at) => at % 7),
    10,
  );
  expect(Math.max(...many)).toBeLessThan(200);
});

test("the time that is left is rounded up", () => {
  expect(timeLeft(3 * 3_600_000 + 1, 0)).toEqual({ hours: 3, minutes: 1 });
  expect(timeLeft(0, 5)).toEqual({ hours: 0, minutes: 0 });
});
