import { beforeAll, expect, test } from "vitest";
import { fixture, useFixtures } from "../fixtures/table.svelte.ts";
import type { LogEntry } from "../protocol.ts";
import { beatBetween } from "../show/beat.ts";
import { captionOf } from "./caption.ts";

beforeAll(useFixtures);

/** The captions of all moments of a beat, each with whose it is. */
function captionsOf(entries: LogEntry[], seat: number): [number | null, string][] {
  const { table } = fixture();
  const beat = beatBetween(table.shown, table.shown, entries, seat);
  table.liveShow.now = beat;
  return beat.moments.map((_, moment) => {
    table.liveShow.moment = moment;
    const caption = captionOf(table);
    return [caption?.seat ?? null, caption?.text ?? ""];
  });
}

test("a sum is said when it has been counted", () => {
  const counted = { card: "A", characteristic: "desert", spaces: 5, points: 5, xp: 25 };
  const texts = captionsOf([{ code: "scored", at: 1, seat: 0, ...counted }], 0);
  expect(texts).toEqual([
    [0, "Ada scores: desert"],
    [0, "Ada scores card A: desert, 5 × 5 = 25 XP"],
  ]);
});
