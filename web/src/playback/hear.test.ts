import { expect, test } from "vitest";
import type { LogEntry } from "../protocol.ts";
import { soundOf } from "./hear.ts";

test("tokens have their own sound, and the verdict has the sound of its outcome", () => {
  const turned = { code: "turned", at: 1, seat: 0, weapon: "bow", hearts: 1, chance: 0.5 } as LogEntry;
  const fought = (won: boolean) =>
    ({ code: "fought", at: 2, seat: 0, cell: "c3", mob: "zombie", needed: 3, hearts: 1, won }) as LogEntry;
  expect([turned, fought(true), fought(false)].map(soundOf)).toEqual(["flip", "win", "lose"]);
});

test("the end of a turn is silent", () => {
  expect(soundOf({ code: "ended", at: 1, seat: 0 })).toBe(null);
  expect(soundOf({ code: "turn", at: 1, seat: 0, turn: 2 })).toBe(null);
});
