import { beforeAll, expect, test } from "vitest";
import { fixture, useFixtures } from "../../fixtures/table.svelte.ts";
import type { LogEntry } from "../protocol.ts";
import { beatBetween } from "../playback/beat.ts";
import { joined } from "../i18n/log.ts";
import { captionOf } from "./caption.ts";

beforeAll(useFixtures);

/** Return the captions of all moments of a beat, each with its seat. */
function captionsOf(entries: LogEntry[], seat: number): [number | null, string][] {
  const { table } = fixture();
  const beat = beatBetween(table.game.shown, table.game.shown, entries, seat);
  table.playback.livePresenter.now = beat;
  return beat.moments.map((_, moment) => {
    table.playback.livePresenter.moment = moment;
    const caption = captionOf(table.game, table.playback.presenter);
    return [caption?.seat ?? null, caption?.text ?? ""];
  });
}

test("a sum is shown after it has been counted", () => {
  const counted = { card: "A", characteristic: "desert", spaces: 5, points: 5, xp: 25 };
  const texts = captionsOf([{ code: "scored", at: 1, seat: 0, ...counted }], 0);
  expect(texts).toEqual([
    [0, "Ada scores: desert"],
    [0, "Ada scores card A: desert, 5 × 5 = 25 XP"],
  ]);
});

test("final scores of mobs have the seat that defeated them, and the end has the winner's", () => {
  const counted = { characteristic: "sand", spaces: 1, points: 2, xp: 2 };
  const mob = { mob: "creeper-sand", ...counted };
  const texts = captionsOf(
    [
      { code: "scored", at: 1, seat: 1, card: "C", ...counted },
      { code: "bonus", at: 1, seat: 0, ...mob },
      { code: "bonus", at: 1, seat: 1, ...mob },
      { code: "over", at: 1, scores: [9, 4], blocks: [0, 0], winners: [0] },
    ],
    1,
  );
  expect(texts.map(([seat]) => seat)).toEqual([1, 1, 0, 0, 1, 1, 0]);
  expect(texts[2]?.[1]).toMatch(/^Ada scores a mob: [^=]*$/);
});

test("a token has its text when its face is visible, and the text before it stays until then", () => {
  const texts = captionsOf(
    [
      { code: "fight", at: 1, seat: 0, cell: "c3", mob: "zombie-action", needed: 3, chance: 0.5 },
      { code: "turned", at: 1, seat: 0, weapon: "bow", hearts: 1, chance: 0.5 },
      { code: "turned", at: 1, seat: 0, weapon: "stone_sword", hearts: 3, chance: 0.5 },
    ],
    0,
  );
  expect(texts.map(([, text]) => /so far/.test(text))).toEqual([false, false, true, true, true]);
  expect(texts[1]).toEqual(texts[0]);
  expect(texts[3]).toEqual(texts[2]);
  expect(texts[4]?.[1]).toMatch(/3 hearts/);
});

test("the captions of a fight are short: one sentence each, without the lines before", () => {
  const { table } = fixture();
  const entries: LogEntry[] = [
    { code: "fight", at: 1, seat: 0, cell: "c3", mob: "zombie-action", needed: 3, chance: 0.5 },
    { code: "turned", at: 1, seat: 0, weapon: "bow", hearts: 1, chance: 0.5 },
    { code: "turned", at: 1, seat: 0, weapon: "stone_sword", hearts: 3, chance: 0.5 },
    {
      code: "fought",
      at: 1,
      seat: 0,
      cell: "c3",
      mob: "zombie-action",
      won: true,
      hearts: 3,
      needed: 3,
      xp: 2,
      hoes: 1,
    },
  ];
  const beat = beatBetween(table.game.shown, table.game.shown, entries, 0);
  table.playback.livePresenter.now = beat;
  const captions = beat.moments.map((_, moment) => {
    table.playback.livePresenter.moment = moment;
    return captionOf(table.game, table.playback.presenter);
  });
  expect(captions.slice(0, -1).map((caption) => caption?.more)).toEqual(["", "", "", "", ""]);
  expect(captions.at(-1)).toMatchObject({ text: "Ada: Zombie defeated!", more: "+3 XP" });
});

test("several events of one moment are separate sentences", () => {
  const { table } = fixture();
  const entries: LogEntry[] = [
    { code: "explored", at: 1, seat: 0, start: "33", crossing: "34", steps: 1 },
    { code: "revealed", at: 2, cell: "c4", face: "skeleton-desert" },
    { code: "revealed", at: 3, cell: "c5", face: "skeleton-desert" },
  ];
  const beat = beatBetween(table.game.shown, table.game.shown, entries, 0);
  table.playback.livePresenter.now = beat;
  table.playback.livePresenter.moment = beat.moments.length - 1;
  expect(captionOf(table.game, table.playback.presenter)?.more).toMatch(
    /^Revealed: .+ \(c4\)\. Revealed: .+ \(c5\)\.$/,
  );
  expect(joined(["One."])).toBe("One.");
  expect(joined(["One", "Two. Gained: 2 XP.", "Why?"])).toBe("One. Two. Gained: 2 XP. Why?");
});

test("each decision of a whole turn has its own caption", () => {
  const mined = { code: "mined", seat: 1, column: "w1", block: "wood" } as const;
  const texts = captionsOf(
    [
      { code: "explored", at: 1, seat: 1, start: "33", crossing: "34", steps: 1 },
      { code: "revealed", at: 2, cell: "c4", face: "skeleton-desert" },
      { code: "revealed", at: 3, cell: "c5", face: "skeleton-desert" },
      { ...mined, at: 4 },
      { ...mined, at: 5 },
      { code: "ended", at: 6, seat: 1 },
    ],
    1,
  );
  expect(texts.map(([, text]) => text.split(/[:.]/)[0]?.split(" ").slice(1, 2).join(""))).toEqual([
    "moves",
    "moves",
    "takes",
    "takes",
  ]);
});
