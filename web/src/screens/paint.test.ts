import { expect, test } from "vitest";
import { across, colourAt, EMPTY, filled, painted, stepped } from "./paint.ts";

test("painting changes only one pixel", () => {
  const one = painted(EMPTY, 9, 15);
  expect(one).toHaveLength(64);
  expect(colourAt(one, 9)).toBe(15);
  expect([...one].filter((digit) => digit !== "0")).toEqual(["f"]);
});

test("filling stops at other colours and at the edges", () => {
  let walled = EMPTY;
  for (let row = 0; row < 8; row++) walled = painted(walled, row * 8 + 3, 1);
  const left = filled(walled, 0, 7);
  expect([...left].filter((digit) => digit === "7")).toHaveLength(24);
  expect(colourAt(left, 4)).toBe(0);
  expect(filled(left, 0, 7)).toBe(left);
  expect(filled(EMPTY, 63, 2)).toBe("2".repeat(64));
});

test("the mirrored pixel is across the middle of the row", () => {
  expect([0, 7, 11, 60].map(across)).toEqual([7, 0, 12, 59]);
});

test("keys move over the picture and stay inside", () => {
  expect(stepped(0, "ArrowRight")).toBe(1);
  expect(stepped(7, "ArrowRight")).toBe(7);
  expect(stepped(0, "ArrowUp")).toBe(0);
  expect(stepped(9, "ArrowDown")).toBe(17);
  expect(stepped(12, "Home")).toBe(8);
  expect(stepped(12, "PageDown")).toBe(60);
  expect(stepped(12, "a")).toBeNull();
});
