import { beforeAll, expect, test } from "vitest";
import { useFixtures } from "../../fixtures/table.svelte.ts";
import { t } from "../i18n/words.svelte.ts";
import { amongBots, HIGH, LOW, placeOf, rows } from "./scale.ts";

beforeAll(() => useFixtures());

test("a rating has a place on the scale, also beyond its ends", () => {
  expect([LOW, (LOW + HIGH) / 2, HIGH, LOW - 500, HIGH + 500].map(placeOf)).toEqual([0, 50, 100, 0, 100]);
});

test("a sentence says between which bots a rating is", () => {
  expect(amongBots({ below: "flint", above: "obsidian" })).toBe(
    t("rating-between", { below: t("bot-flint"), above: t("bot-obsidian") }),
  );
  expect(amongBots({ above: "pebble" })).toBe(t("rating-below", { bot: t("bot-pebble") }));
  expect(amongBots({ below: "diamond" })).toBe(t("rating-above", { bot: t("bot-diamond") }));
});

test("the ladder has players and bots in the order of their ratings", () => {
  const entry = (name: string, rating: number) => ({
    ...{ name, rating, place: 1, deviation: 100, games: 20 },
    kept: { kept: 1, games: 1 },
  });
  const marks = [
    { bot: "pebble", rating: 1100 },
    { bot: "flint", rating: 1500 },
  ];
  const found = rows({ entries: [entry("Ada", 1600), entry("Ben", 1500), entry("Cleo", 900)], marks });
  expect(found.map((row) => ("bot" in row ? row.bot : row.name))).toEqual(["Ada", "flint", "Ben", "pebble", "Cleo"]);
});
