import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { useFixtures } from "../../fixtures/table.svelte.ts";
import { remember } from "../learn/progress.svelte.ts";
import { api } from "../net/api.ts";
import { playBot } from "./make.ts";

beforeAll(useFixtures);
afterEach(() => vi.restoreAllMocks());

test("the player has the character of the lessons", async () => {
  const make = vi.spyOn(api, "make").mockRejectedValue(new Error("no server"));
  remember(() => ({ colour: "green" }));
  await expect(playBot("pebble")).rejects.toThrow("no server");
  expect(make.mock.lastCall?.[0].seats[0]?.board).toBe("green");
});
