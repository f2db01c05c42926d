import { describe, expect, it } from "vitest";
import type { Box, Forecast } from "../protocol.ts";
import { bestOf, counts, outline } from "./groups.ts";

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

describe("bestOf", () => {
  it("is the characteristic with the most points", () => {
    expect(bestOf(cards[0]!, box, forecast)).toEqual({
      card: "A",
      trait: "desert",
      spaces: 3,
      points: 4,
      xp: 12,
      mask: 0b1011000,
    });
  });
  it("is empty if no space counts", () => {
    expect(bestOf(cards[1]!, box, forecast).trait).toBe("");
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
    expect(counts(mask, 6)).toBe(false);
    expect(Object.values(outline(mask, 6))).toEqual([false, false, false, false]);
  });
  it("does not wrap from one row to the next", () => {
    expect(outline(0b1100, 3)).toEqual({ top: true, right: true, bottom: true, left: true });
  });
});
