import { expect, test } from "vitest";
import type { LogEntry } from "../protocol.ts";
import { isByBot } from "./groups.ts";

test("an entry is by a bot while the bot has the seat of its player", () => {
  const seats = [{}, { bot_steps: [{ first: 3, end: 5 }, { first: 8 }] }];
  const at = (step: number, owner: number | null) => isByBot({ at: step } as LogEntry, owner, seats);
  const found = [2, 3, 4, 5, 8, 99].filter((step) => at(step, 1));
  expect(found).toEqual([3, 4, 8, 99]);
  expect([at(3, 0), at(3, null), at(3, 7)]).toEqual([false, false, false]);
});
