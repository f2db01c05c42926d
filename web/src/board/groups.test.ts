import { describe, expect, it } from "vitest";
import type { Box, Forecast } from "../protocol.ts";
import { bestOf, counts, groupsOf, outline, spacesIn } from "./groups.ts";

const cards = [
  {
    id: "A",
    group: "biome",
    printed: true,
    characteristics: [
      { id: "forest", points: 3 },
      { id: "desert", points: 4 },
    ],
  },
  {
    id: "B",
    group: "material",
    printed: false,
    characteristics: [
      { id: "wood", points: 3 },
      { id: "sand", points: 4 },
    ],
  },
];
const box = { cards } as unknown as Box;
const forecast: Forecast = { spaces: [3, 3, 0, 0], points: [9, 12, 0, 0], groups: [0b111, 0b1011000, 0, 0] };

describe("groupsOf", () => {
  it("finds each card's characteristics in the order of the box", () => {
    const told = { spaces: [1, 2, 3, 4], points: [3, 8, 9, 16], groups: [0b1, 0b11, 0b111, 0b1111] };
    expect(groupsOf("B", box, told)).toEqual([
      { trait: "wood", each: 3, spaces: 3, xp: 9, mask: 0b111 },
      { trait: "sand", each: 4, spaces: 4, xp: 16, mask: 0b1111 },
    ]);
    expect(groupsOf("", box, told)).toEqual([]);
  });
});

describe("bestOf", () => {
  it("is the characteristic with the most points", () => {
    expect(bestOf("A", box, forecast)).toEqual({ trait: "desert", each: 4, spaces: 3, xp: 12, mask: 0b1011000 });
  });
  it("is null if no space counts", () => {
    expect(bestOf("B", box, forecast)).toBeNull();
    expect(bestOf("A", box, undefined)).toBeNull();
  });
});

describe("outline", () => {
  const mask = 0b1011000; // spaces 4, 5 and 7
  it("follows the border of the group", () => {
    expect(outline(mask, 4)).toEqual({ top: true, right: false, bottom: false, left: true });
    expect(outline(mask, 5)).toEqual({ top: true, right: true, bottom: true, left: false });
    expect(outline(mask, 7)).toEqual({ top: false, right: true, bottom: true, left: true });
  });
  it("leaves other spaces alone", () => {
    expect(spacesIn(mask)).toEqual([4, 5, 7]);
    expect(counts(mask, 6)).toBe(false);
    expect(Object.values(outline(mask, 6))).toEqual([false, false, false, false]);
  });
  it("does not wrap from one row to the next", () => {
    expect(outline(0b1100, 3)).toEqual({ top: true, right: true, bottom: true, left: true });
  });
});
