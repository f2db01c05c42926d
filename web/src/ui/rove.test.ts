import { describe, expect, it } from "vitest";
import { nearest } from "./rove.ts";

const grid = Array.from({ length: 25 }, (_, index) => ({ x: (index % 5) * 60, y: Math.floor(index / 5) * 60 }));

describe("nearest", () => {
  it("follows rows and columns of a grid", () => {
    expect(nearest(grid[12]!, grid, { x: 1, y: 0 })).toBe(13);
    expect(nearest(grid[12]!, grid, { x: 0, y: -1 })).toBe(7);
  });
  it("returns -1 at an edge", () => {
    expect(nearest(grid[4]!, grid, { x: 1, y: 0 })).toBe(-1);
    expect(nearest(grid[24]!, grid, { x: 0, y: 1 })).toBe(-1);
  });
  it("crosses a gap to the point that is most straight ahead", () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
      { x: 180, y: 4 },
      { x: 120, y: 60 },
    ];
    expect(nearest(spots[1]!, spots, { x: 1, y: 0 })).toBe(2);
  });
});
