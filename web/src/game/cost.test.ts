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

  it("shows how the server says that the player can pay for each block", () => {
    expect(states(pipsOf({ wood: 1, stone: 3 }, "bbw-"))).toEqual([
      "wood have",
      "stone have",
      "stone joker",
      "stone miss",
    ]);
    expect(states(pipsOf({ wood: 1, sand: 1 }, "w-"))).toEqual(["wood joker", "sand miss"]);
  });

  it("shows the worst block of a material that has a number", () => {
    expect(states(pipsOf({ wood: 2, sand: 3 }, "bbbww"))).toEqual(["wood have", "sand joker"]);
    expect(states(pipsOf({ wood: 2, sand: 3 }, "bwww-"))).toEqual(["wood joker", "sand miss"]);
  });
});
