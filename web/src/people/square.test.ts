import { describe, expect, it } from "vitest";
import type { OpenTableInfo } from "../protocol.ts";
import { changesOf, peopleAt } from "./square.svelte.ts";

function table(code: string, ...names: string[]): OpenTableInfo {
  return {
    code,
    since: 0,
    speed: "live",
    seats: names.map((name) => (name === "bot" ? { board: "red", bot: "flint" } : { board: "red", name, free: !name })),
  };
}

describe("the changes of the list", () => {
  it("name who sat down, left and opened a table", () => {
    const before = [table("A", "Ada", "", ""), table("B", "Ben", "Cleo")];
    const after = [table("A", "Ada", "Dan", "bot"), table("B", "Ben", ""), table("C", "Eve", "")];
    expect(changesOf(before, after)).toEqual([
      { kind: "sat", name: "Dan" },
      { kind: "left", name: "Cleo" },
      { kind: "opened", name: "Eve" },
    ]);
  });
  it("are none if nothing has changed or a table is gone", () => {
    expect(changesOf([table("A", "Ada", "")], [table("A", "Ada", "")])).toEqual([]);
    expect(changesOf([table("A", "Ada", "")], [])).toEqual([]);
  });
  it("count no bots as people", () => {
    expect(peopleAt(table("A", "Ada", "bot", ""))).toEqual(["Ada"]);
  });
});
