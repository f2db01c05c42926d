import { expect, test } from "vitest";
import { FIRST_BOT } from "../game/bots.ts";
import { offeredBot } from "./bots.ts";

test("the last bot stays chosen while the server offers it", () => {
  expect(offeredBot("obsidian")).toBe("obsidian");
  expect(offeredBot("diamond", ["pebble", "flint"])).toBe(FIRST_BOT);
  expect(offeredBot("greedy", ["greedy", "pebble"])).toBe(FIRST_BOT);
  expect(offeredBot("")).toBe(FIRST_BOT);
});
