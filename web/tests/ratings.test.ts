/** Ratings: the ladder, a profile, and the end of a rated game. */
import { describe, expect, test } from "vitest";
import { openAt, openTable, type Page, plain, recorded } from "../fixtures/page.ts";
import { t } from "../src/i18n/words.svelte.ts";
import type { GameRating, Hello, Ladder, Profile } from "../src/protocol.ts";

const MARKS = [
  { bot: "pebble", rating: 1100 },
  { bot: "flint", rating: 1500 },
  { bot: "obsidian", rating: 1780 },
  { bot: "diamond", rating: 1940 },
];
const RATING = { rating: 1562, deviation: 150, games: 20, below: "flint", above: "obsidian" };
const BETWEEN = { below: "Flint", above: "Obsidian" };

describe("the ladder", () => {
  const entry = (name: string, rating: number, place: number, you = false) => ({
    ...{ name, rating, place, you, deviation: 150, games: 20 },
    kept: { kept: 19, games: 20 },
  });
  const open = (ladder: Ladder) => openAt("/ladder", { "/ladder": ladder });

  test("has players and bots by rating, and the others below", async () => {
    const entries = [entry("Ada", 1702, 1), entry("Cleo", 1562, 2, true)];
    const page = await open({ entries, marks: MARKS, provisional: ["Finn", "Ines"], more: 3 });
    await page.until(() => page.find("table"));
    const rows = page.all("tbody tr").map((row) => plain(row.textContent));
    expect(rows.map((row) => row.replace(/\d.*/, "").trim() || row)).toHaveLength(6);
    expect(rows[2]).toContain("1702");
    expect(rows[2]).toContain(plain(t("ladder-kept-of", { kept: 19, games: 20 })));
    expect(rows[3]).toContain(t("ladder-you"));
    expect(page.all("tbody tr").map((row) => row.dataset.bot ?? row.dataset.player)).toEqual([
      ...["diamond", "obsidian", "Ada", "Cleo", "flint", "pebble"],
    ]);
    expect(page.named("Ada").getAttribute("href")).toBe("/p/Ada");
    const text = plain(page.get("main").textContent);
    expect(text).toContain(plain(t("ladder-finding", { names: "Finn and Ines" })));
    expect(text).toContain(plain(t("ladder-more", { count: 3 })));
  });

  test("says how to get a place while no player has one", async () => {
    const page = await open({ entries: [], marks: MARKS });
    await page.until(() => page.find("table"));
    expect(plain(page.get("main").textContent)).toContain(t("ladder-none"));
  });
});

describe("a profile", () => {
  const open = async (more: Partial<Profile>) => {
    const page = await openAt("/p/Cleo", {
      "/people/Cleo": { name: "Cleo", since: 0, marks: MARKS, ...more },
      ...{ "/people/Cleo/reports": null, "/people/Cleo/blocks": null },
    });
    await page.until(() => page.find("[data-rating]"));
    return page;
  };

  test("has the rating among the bots, and the games that were kept", async () => {
    const page = await open({ rating: RATING, kept: [true, false, true] });
    const text = plain(page.get("[data-rating]").textContent);
    expect(text).toContain("1562");
    expect(text).toContain(plain(t("rating-between", BETWEEN)));
    expect(plain(page.get("[data-rating] [role=img]").getAttribute("aria-label"))).toContain(
      plain(t("rating-between", BETWEEN)),
    );
    const kept = plain(t("kept-title", { kept: 2, games: 3 }));
    expect(plain(page.get("[data-kept] [role=img]").getAttribute("aria-label"))).toBe(kept);
    expect(page.all("[data-kept] .hole")).toHaveLength(1);
  });

  test("has buttons to block and report another player", async () => {
    const page = await open({});
    page.press(page.named(t("person-report")));
    await page.until(() => page.find("[role=dialog], dialog"));
    page.press(page.named(t("person-report-send")));
    await page.until(() => page.posted("/people/Cleo/reports"));
    expect(page.posted("/people/Cleo/reports")).toEqual({ reason: "insults", text: "" });
    await page.until(() => plain(page.get(".who").textContent).includes(plain(t("person-blocked", { name: "Cleo" }))));
    expect(page.requests).toContain("/people/Cleo/blocks");
  });

  test("has no such buttons for my own name, and says whom I block", async () => {
    const labels = (page: Page) => page.all("button").map((button) => plain(button.textContent));
    expect(labels(await open({ you: true }))).not.toContain(t("person-report"));
    const page = await open({ blocked: true });
    expect(labels(page)).not.toContain(t("person-block"));
    expect(plain(page.get(".who").textContent)).toContain(plain(t("person-blocked", { name: "Cleo" })));
  });

  test("tells no provisional rating", async () => {
    const page = await open({});
    expect(plain(page.get("[data-rating]").textContent)).toContain(t("rating-none"));
    expect(page.find("[data-kept]")).toBeNull();
  });
});

describe("the end of a rated game", () => {
  const game = recorded("pair");
  const rated = (hello: Hello): Hello =>
    hello.info ? { ...hello, info: { ...hello.info, options: { ...hello.info.options, rated: true } } } : hello;
  const code = game.recording.hello.info?.code ?? "";

  test.each<[GameRating, string, Record<string, string | number>]>([
    [
      { marks: MARKS, rated: true, before: 1540, after: RATING, kept: { kept: 19, games: 20 } },
      "rating-change",
      { before: "1540", after: "1562", deviation: 150 },
    ],
    [{ marks: MARKS, rated: true, after: RATING }, "rating-spread", { rating: "1562", deviation: 150 }],
    [{ marks: MARKS, rated: true, provisional: true }, "rating-finding", {}],
    [{ marks: MARKS, why: "few" }, "rating-few", {}],
    [{ marks: MARKS, why: "often" }, "rating-often", {}],
  ])("says what became of the rating: %o", async (answer, key, values) => {
    const answers = { [`/tables/${code}/rating`]: answer };
    const page = await openTable(game, { at: game.end, hello: rated, answers });
    await page.until(() => page.find(".final [data-rating]"));
    expect(plain(page.get(".final [data-rating]").textContent)).toContain(plain(t(key, values)));
  });

  test("says nothing about ratings after any other game", async () => {
    const page = await openTable(game, { at: game.end });
    await page.until(() => page.find(".final"));
    expect(page.requests.some((path) => path.endsWith("/rating"))).toBe(false);
  });
});
