import { describe, expect, test } from "vitest";
import type { View } from "../protocol.ts";
import { grownAt } from "./growth.ts";

/** A view in which seat 0 has groups of these spaces. */
function viewOf(...groups: number[][]): View {
  const masks = groups.map((spaces) => spaces.reduce((sum, space) => sum | (1 << (space - 1)), 0));
  const forecast = { spaces: groups.map(({ length }) => length), points: groups.map(() => 0), groups: masks };
  return { forecasts: [forecast] } as unknown as View;
}

describe("a group that grows", () => {
  test("is the largest one that contains the new building", () => {
    const before = viewOf([1, 2], [5], [7, 8]);
    expect(grownAt(before, viewOf([1, 2, 3], [3, 5], [7, 8]), 0, 3)).toEqual([1, 2, 3]);
  });

  test("is none if nothing grew, if it grew elsewhere, or if it is a single space", () => {
    const before = viewOf([1, 2], []);
    expect(grownAt(before, viewOf([1, 2], []), 0, 2)).toEqual([]);
    expect(grownAt(before, viewOf([1, 2, 3], []), 0, 9)).toEqual([]);
    expect(grownAt(before, viewOf([1, 2], [9]), 0, 9)).toEqual([]);
  });
});
