import { describe, expect, it } from "vitest";
import { arm, around, CELLS, cellSpot, CROSSINGS, crossingSpot, PATH, SIDE, steps, wayTo } from "./geometry.ts";

describe("the Overworld", () => {
  it("has 32 cells and 25 crossings", () => {
    expect(CELLS).toHaveLength(32);
    expect(CROSSINGS.flat()).toHaveLength(25);
    expect(CELLS.slice(0, 5)).toEqual(["b1", "c1", "d1", "e1", "a2"]);
  });

  it("has all cells inside and apart", () => {
    for (const one of CELLS) {
      const a = cellSpot(one);
      expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(a.x, a.y) + a.size).toBeLessThanOrEqual(SIDE + 1e-9);
      for (const other of CELLS) {
        if (one === other) continue;
        const b = cellSpot(other);
        const apart = a.x + a.size <= b.x || b.x + b.size <= a.x || a.y + a.size <= b.y || b.y + b.size <= a.y;
        expect(apart, `${one} and ${other}`).toBe(true);
      }
    }
  });

  it("has the right cells around a crossing", () => {
    const cells = (crossing: string) => around(crossing).map(({ cell }) => cell);
    expect(cells("33")).toEqual(["c3", "d3", "c4", "d4"]);
    expect(cells("13")).toEqual(["a3", "b3", "a4", "b4"]);
    expect(cells("11")).toEqual(["b1", "a2", "b2"]);
    expect(around("55").map(({ direction }) => direction)).toEqual(["nw", "ne", "sw"]);
  });

  it("has every crossing in the middle of the cells around it", () => {
    const { x, y } = crossingSpot("33");
    expect(x).toBeCloseTo(SIDE / 2);
    expect(y).toBeCloseTo(SIDE / 2);
    const nw = cellSpot("c3");
    const se = cellSpot("d4");
    expect(x - (nw.x + nw.size)).toBeCloseTo(se.x - x);
  });

  it("counts steps along paths", () => {
    expect(steps("33", "33")).toBe(0);
    expect(steps("33", "42")).toBe(2);
    expect(steps("11", "55")).toBe(8);
  });

  it("places four characters apart, each in an arm of the crossing", () => {
    const spots = [0, 1, 2, 3].map((index) => arm(index, 4));
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    // Each is on a lane and never over a tile.
    for (const { x, y } of spots) expect(Math.min(Math.abs(x), Math.abs(y))).toBeLessThan(PATH / 2);
    expect(arm(0, 1)).toEqual({ x: 0, y: 0 });
  });

  it("has paths along the lanes", () => {
    const spot = crossingSpot;
    expect(wayTo("33", "33")).toEqual([spot("33")]);
    expect(wayTo("33", "53")).toEqual([spot("33"), spot("53")]);
    expect(wayTo("33", "24")).toEqual([spot("33"), { x: spot("24").x, y: spot("33").y }, spot("24")]);
  });
});
