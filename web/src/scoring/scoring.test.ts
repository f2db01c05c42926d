import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { fixture, show, useFixtures } from "../../fixtures/table.svelte.ts";
import { spacesIn } from "../board/groups.ts";
import { t } from "../i18n/words.svelte.ts";
import type { LogEntry, View } from "../protocol.ts";
import { beatBetween, viewIn } from "../playback/beat.ts";
import Bar from "../table/Bar.svelte";
import Scoring from "./Scoring.svelte";

beforeAll(useFixtures);

test("an option names the spaces of its group to screen readers, not all nine", () => {
  const { store, table } = fixture();
  const { decider } = store.view!;
  store.with({ card: "A", prompt: { code: "score", seat: decider } });
  const { target, gone } = show(Scoring, table);
  const buttons = [...target.querySelectorAll(".options button")];
  const heard = buttons.map((button) => {
    const copy = button.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    const labels = [...copy.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
    const counted = Number(button.querySelector("[data-group]")?.getAttribute("data-group"));
    return { labels, text: copy.textContent, spaces: spacesIn(counted).map((space) => t(`space-${space}`)) };
  });
  expect(heard).toHaveLength(4);
  expect(heard.some(({ spaces }) => spaces.length > 0)).toBe(true);
  for (const { labels, text, spaces } of heard) {
    expect(labels).toEqual([]);
    for (const space of spaces) expect(text).toContain(space);
  }
  gone();
});

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
