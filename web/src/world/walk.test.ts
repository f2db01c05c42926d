import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { fixture, show, useFixtures } from "../../fixtures/table.svelte.ts";
import type { LogEntry } from "../protocol.ts";
import World from "./World.svelte";

beforeEach(useFixtures);

test("a walk in the log has an arrow on the land while the player points at it", () => {
  const { table } = fixture();
  const { target, gone } = show(World, table, { gallery: () => new Promise<never>(() => undefined) });
  const arrows = () => target.querySelectorAll(".arrows .arrow").length;
  const walk: LogEntry = { code: "explored", at: 60, seat: 0, start: "33", crossing: "35", steps: 2 };
  const before = arrows();
  table.game.pointAt(new Map([["35", 0]]), walk);
  flushSync();
  expect(arrows()).toBe(before + 1);
  table.game.pointAt(new Map([["35", 0]]), { ...walk, start: "35" });
  flushSync();
  expect(arrows()).toBe(before);
  table.game.pointAt();
  flushSync();
  expect(arrows()).toBe(before);
  gone();
});
