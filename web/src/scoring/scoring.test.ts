import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { fixture, show, useFixtures } from "../../fixtures/table.svelte.ts";
import type { LogEntry, View } from "../protocol.ts";
import { beatBetween, viewIn } from "../playback/beat.ts";
import Bar from "../table/Bar.svelte";
import Scoring from "./Scoring.svelte";

beforeAll(useFixtures);

test("mobs add to the gain of a card under another title, and the race follows", () => {
  const { store, table } = fixture();
  const before = { ...table.game.shown, card: "C", prompt: { code: "score", seat: 0 } } as View;
  const xp = before.players[0]?.xp ?? 0;
  const counted = { at: 1, seat: 0, characteristic: "sand", points: 3 };
  const entries: LogEntry[] = [
    { code: "scored", card: "C", spaces: 4, xp: 12, ...counted },
    { code: "bonus", mob: "creeper-sand", spaces: 1, xp: 3, mask: 0b10000, ...counted },
    { code: "over", at: 1, scores: [xp + 15, 0], blocks: [0, 0], winners: [0] },
  ];
  const beat = beatBetween(before, before, entries, 0);
  store.log = entries;
  table.playback.livePresenter.now = beat;
  const [scoring, bar] = [show(Scoring, table), show(Bar, table, { title: "", quiet: false })];
  const seen = beat.moments.slice(0, -1).map((_, moment) => {
    table.playback.livePresenter.moment = moment;
    table.playback.livePresenter.view = viewIn(beat, moment);
    flushSync();
    const [title, badge] = ["h2", ".gain"].map((one) => scoring.target.querySelector(one));
    const count = badge?.querySelector<HTMLElement>(".counter")?.style;
    return {
      mobs: title?.textContent.includes("obs"),
      mob: scoring.target.querySelectorAll(".mob").length,
      lit: scoring.target.querySelector<HTMLElement>('[data-land="0"]')?.dataset.lit,
      badge: count ? `${count.getPropertyValue("--from")} to ${count.getPropertyValue("--to")}` : badge?.textContent,
      race: Number(bar.target.querySelector('.race [data-seat="0"] b')?.textContent) - xp,
    };
  });
  expect(seen).toEqual([
    { mobs: false, mob: 0, badge: "0 to 12", race: 0 },
    { mobs: false, mob: 0, badge: "+12", race: 12 },
    { mobs: true, mob: 1, lit: "16", badge: "12 to 15", race: 12 },
    { mobs: true, mob: 1, lit: "16", badge: "+15", race: 15 },
  ]);
  scoring.gone();
  bar.gone();
});
