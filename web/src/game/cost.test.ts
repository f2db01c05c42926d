import { describe, expect, it } from "vitest";
import { pipsOf } from "./cost.ts";

const states = (pips: ReturnType<typeof pipsOf>): string[] => pips.map(({ material, state }) => `${material} ${state}`);

describe("the cost of a building", () => {
  it("is one pip for each block, all solid without a supply", () => {
    expect(states(pipsOf({ wood: 1, stone: 2 }))).toEqual(["wood have", "stone have", "stone have"]);
    expect(pipsOf({ wood: 1, stone: 2 }).every(({ count }) => count === 1)).toBe(true);
  });

  it("is one pip with a number for each kind, for five blocks or more", () => {
    expect(pipsOf({ wood: 1, sand: 1, stone: 3 })).toEqual([
      { material: "wood", count: 1, state: "have" },
      { material: "sand", count: 1, state: "have" },
      { material: "stone", count: 3, state: "have" },
    ]);
  });

  it("shows which blocks are there, paid by a wildcard, or missing", () => {
    const supply = { wood: 1, stone: 1, emerald: 1 };
    expect(states(pipsOf({ wood: 1, stone: 3 }, supply, "emerald"))).toEqual([
      "wood have",
      "stone have",
      "stone joker",
      "stone miss",
    ]);
  });

  it("spends a wildcard once", () => {
    const pips = pipsOf({ wood: 1, sand: 1 }, { emerald: 1 }, "emerald");
    expect(states(pips)).toEqual(["wood joker", "sand miss"]);
  });

  it("gives one state to all blocks of a kind with a number", () => {
    const pips = pipsOf({ wood: 2, sand: 3 }, { wood: 2, sand: 1, emerald: 2 }, "emerald");
    expect(states(pips)).toEqual(["wood have", "sand joker"]);
    expect(states(pipsOf({ wood: 2, sand: 3 }, { wood: 2 }, "emerald"))).toEqual(["wood have", "sand miss"]);
  });
});
