/** The pages around a table: home, settings and languages, and addresses that lead nowhere. */
import { describe, expect, test } from "vitest";
import { openAt, openTable, type Page, plain, practice, recorded } from "../fixtures/page.ts";
import { languages, t, useLanguage, wantedLanguage } from "../src/i18n/words.svelte.ts";
import { remember } from "../src/learn/progress.svelte.ts";
import type { Options } from "../src/protocol.ts";
import { settings } from "../src/settings.svelte.ts";

const LEARN = practice();
const MINE = {
  code: "QK7MPX",
  status: "over",
  created: 0,
  updated: 0,
  summary: { names: ["Ada", ""], boards: ["red", "blue"], bots: [1], scores: [40, 30], winners: [0] },
};
const region = (page: Page, title: string) =>
  page.all("section").find((one) => plain(one.querySelector("h2")?.textContent) === t(title));

describe("home", () => {
  const TODAY = "2026-11-18";
  const NOT_PLAYED = { played: 0, tried: false };
  const answers = (day: object) => ({ ...LEARN, "/me": [MINE], "/days/today": { day: TODAY, ...day } });

  test.each([
    [NOT_PLAYED, "home-daily-played", { count: 0 }],
    [{ played: 3, tried: false }, "home-daily-played", { count: 3 }],
    [{ played: 3, tried: true }, "home-daily-running", {}],
    [
      { played: 3, tried: true, lead: 7, beaten: 1.5, others: 2 },
      "home-daily-mine",
      { lead: "+7", beaten: 1.5, others: 2 },
    ],
  ])("shows the results of the deal of the day: %o", async (day, key, values) => {
    const page = await openAt("/", answers(day));
    await page.until(() => plain(region(page, "home-daily-title")?.textContent).includes(plain(t(key, values))));
    expect(page.named(t("home-daily")).getAttribute("href")).toBe("/day");
  });

  test("offers the next lesson and a puzzle to a player who has begun", async () => {
    remember(() => ({ done: [0, 1, 2] }));
    const page = await openAt("/", answers(NOT_PLAYED));
    await page.until(() => plain(region(page, "page-learn")?.textContent).includes(t("lesson-title-3")));
    expect(region(page, "page-learn")?.querySelector("a")?.getAttribute("href")).toBe("/learn/3");
    await page.until(() => page.all("a").some((one) => plain(one.textContent) === t("home-puzzle-solve")));
    expect(page.named(t("home-puzzle-solve")).getAttribute("href")).toMatch(/^\/puzzles\/\d+$/);
    remember(() => ({ done: [] }));
  });

  test("counts the solved puzzles of a player who has finished all lessons", async () => {
    remember(() => ({ done: [0, 1, 2, 3, 4, 5, 6, 7], games: ["QK7MPX"], solved: [1, 17] }));
    const page = await openAt("/", answers(NOT_PLAYED));
    const solved = t("puzzles-solved", { count: 2, all: 20 });
    await page.until(() => plain(region(page, "page-puzzles")?.textContent).includes(plain(solved)));
    expect(region(page, "page-puzzles")?.querySelector("a")?.getAttribute("href")).toBe("/puzzles");
    expect(region(page, "page-learn")).toBeUndefined();
    remember(() => ({ done: [], games: [], solved: [] }));
  });

  test("says at which tables it is my turn, and who has to play at the others", async () => {
    const playing = (code: string, turn: number) => ({
      ...MINE,
      code,
      status: "playing",
      mine: [1],
      summary: { names: ["Ada", "Ben"], boards: ["red", "blue"], bots: [], turn },
    });
    const page = await openAt("/", { ...answers(NOT_PLAYED), "/me": [playing("AAAAAA", 1), playing("BBBBBB", 0)] });
    const line = (code: string) => page.all("li").find((one) => one.textContent.includes(code));
    await page.until(() => line("BBBBBB"));
    expect(plain(line("AAAAAA")?.textContent)).toContain("Your turn");
    expect(plain(line("BBBBBB")?.textContent)).toContain("Ada to play");
  });
});

describe("a new table", () => {
  test("keeps the name of the player, unless several players share the device", async () => {
    for (const [kind, name, kept] of [
      ["here", "Ada", ""],
      ["bot", "Ada", "Ada"],
      ["here", "Eve", "Ada"],
    ] as const) {
      const page = await openAt("/new", { "/boxes": [], "/tables": { code: "ABCDEF" } }, { settings: { name: kept } });
      await page.until(() => page.find("[aria-labelledby=seats] li"));
      const seats = page.all("[aria-labelledby=seats] li");
      page.press(seats[1]!.querySelector<HTMLElement>(`input[value="${kind}"]`)!);
      const field = seats[0]!.querySelector<HTMLInputElement>(
        `input[aria-label="${t("seat-name-of", { number: 1 })}"]`,
      )!;
      field.value = name;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      page.press(page.named(t("new-make")));
      await page.until(() => page.posted("/tables"));
      const [first, second] = (page.posted("/tables") as Options).seats;
      expect([first?.name, second?.kind]).toEqual([name, kind]);
      expect(settings.name).toBe(kind === "bot" ? name : kept);
    }
  });
});

describe("a language", () => {
  test.each(languages)("is that of the browser, if there is one: %s", async (language) => {
    const wanted = (...names: string[]) => {
      Object.defineProperty(navigator, "languages", { value: names, configurable: true });
      return wantedLanguage();
    };
    expect(wanted(language)).toBe(language);
    expect(wanted("xx-XX", `${language}-XX`, "en")).toBe(language);
    settings.language = language;
    expect(wanted("en")).toBe(language);
    settings.language = "";
    expect(wanted("xx")).toBe("en");
    const page = await openAt("/nowhere");
    await useLanguage(language);
    expect(document.documentElement.lang).toBe(language);
    await page.until(() => plain(page.get("h1").textContent) === t("page-lost-title"));
    await useLanguage("en");
  });

  test("of no country is offered by its address alone", async () => {
    const page = await openAt("/settings");
    const options = () => page.all<HTMLOptionElement>("main select option[lang]").map((one) => one.lang);
    await page.until(() => options().length);
    expect(options()).toEqual(languages);
    window.history.replaceState(null, "", "/settings?language=pseudo");
    expect(wantedLanguage()).toBe("pseudo");
    await useLanguage("pseudo");
    await page.until(() => plain(page.get("h1").textContent).startsWith("⟦"));
    expect(options()).toEqual([...languages, "pseudo"]);
    await useLanguage("en");
  });

  test("changes every word of a table and none of its state", async () => {
    const game = recorded("pair");
    const page = await openTable(game);
    const english = plain(page.get("#prompt").textContent);
    await useLanguage("fi");
    await page.until(() => plain(page.get("#prompt").textContent) !== english);
    expect(page.get("[data-hash]").dataset.hash).toBe(game.view(0).hash);
    await useLanguage("en");
    await page.until(() => plain(page.get("#prompt").textContent) === english);
  });
});

describe("every page", () => {
  const PRIVATE = "input[type=email], input[type=password], [autocomplete*=email], [name*=mail]";

  test.each(["/", "/new", "/settings", "/paint", "/rules"])("asks for no e-mail and no password: %s", async (path) => {
    const page = await openAt(path, { ...LEARN, "/me": [], "/days/today": { day: "2026-11-18", played: 0 } });
    await page.until(() => page.find("main h1"));
    expect(page.all(PRIVATE)).toEqual([]);
  });

  test("asks for no e-mail and no password: a table", async () => {
    expect((await openTable(recorded("pair"))).all(PRIVATE)).toEqual([]);
  });

  test.each(["/", "/rules", "/settings", "/new"])("links to lessons, puzzles and rules: %s", async (path) => {
    const page = await openAt(path, { ...LEARN, "/me": [], "/days/today": { day: "2026-11-18", played: 0 } });
    await page.until(() => page.find(`nav[aria-label="${t("page-places")}"]`));
    for (const to of ["learn", "puzzles", "rules"]) {
      const link = page.named(t(`page-${to}`), `nav[aria-label="${t("page-places")}"] a`);
      expect(link.getAttribute("href")).toBe(`/${to}`);
    }
  });
});

describe("a lost request", () => {
  test.each([
    ["/learn", "[data-lesson]"],
    ["/learn/1", "[data-mine]"],
    ["/puzzles", "[data-puzzle]"],
    ["/puzzles/1", "[data-mine]"],
  ])("ends with a message and a way to try again: %s", async (path, found) => {
    const page = await openAt(path, LEARN, { loses: (asked) => /^\/(lessons|puzzles)/.test(asked) });
    await page.until(() => page.find("[data-retry]"));
    expect(plain(page.get("[role=alert] p").textContent)).toBe(t("refused-offline"));
    page.loses = () => false;
    page.press("[data-retry]");
    await page.until(() => page.find(found));
    expect(page.find("[data-retry]")).toBeNull();
  });
});

describe("an address that leads nowhere", () => {
  test.each(["/t/%zz", "/t/A%23B", "/t/", "/nowhere", "/learn/x"])("offers the way home: %s", async (path) => {
    const page = await openAt(path, LEARN);
    await page.until(() => page.find('main a[href="/"]'));
  });
});
