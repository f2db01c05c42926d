/** The deal of the day: dots, list and sentence say the same, and other people's names lead to a profile or a menu. */
import { describe, expect, test } from "vitest";
import { openAt, openTable, type Page, plain, recorded } from "../fixtures/page.ts";
import { signed } from "../src/people/leads.ts";
import { untilText } from "../src/i18n/errors.ts";
import { t } from "../src/i18n/words.svelte.ts";
import type { Day, DayEntry, DayTables, Hello } from "../src/protocol.ts";

const DAY = "2026-11-18";
const EMPTY: Day = {
  ...{ day: DAY, ends: 2, now: 1, played: 0, line_up: { size: 2, seat: 0, first: 0, bot: "flint" } },
  week: [{ day: DAY }],
};
const TABLES: DayTables = { days: [DAY], week: [], season_first: DAY, season_last: DAY, season: [] };
const MARKS = [
  { bot: "pebble", lead: -9 },
  { bot: "flint", lead: 0 },
  { bot: "obsidian", lead: 9 },
  { bot: "diamond", lead: 14 },
];

async function open(day: Partial<Day>, tables: Partial<DayTables> = {}): Promise<Page> {
  const page = await openAt("/day", {
    ...{ "/days/today": { ...EMPTY, ...day }, "/days/today/tables": { ...TABLES, ...tables }, "/days": [] },
  });
  await page.until(() => page.find("#everyone"));
  return page;
}

/** My try among some others, as the server sends them. */
function tries(lead: number, others: DayEntry[]): Partial<Day> {
  const entries = [{ name: "Me", lead, you: true, code: "MYTABL" }, ...others].sort((a, b) => b.lead - a.lead);
  const beaten = others.filter((one) => one.lead < lead).length;
  return { entries, lead, beaten, others: others.length, played: entries.length, finished: true, code: "MYTABL" };
}

const other = (name: string, lead: number, more: Partial<DayEntry> = {}): DayEntry => ({
  ...{ name, lead, code: "QK7MPX" },
  ...more,
});

describe("after my try", () => {
  const many = Array.from({ length: 199 }, (_, at) => other(`Guest ${at}`, (at % 41) - 20));
  test.each<[string, number, DayEntry[]]>([
    ["one person", 3, []],
    ["a tie", 6, [other("Ada", 6), other("Ben", -2)]],
    ["200 people", 5, many],
  ])("dots, list and sentence agree: %s", async (_, lead, others) => {
    const page = await open(tries(lead, others));
    const beaten = others.filter((one) => one.lead < lead).length;
    const sentence = plain(others.length ? t("day-better", { beaten, others: others.length }) : t("day-first"));
    expect(plain(page.get(".score").textContent)).toBe(`${signed(lead)}${sentence}`);
    expect(plain(page.get(".dots").getAttribute("aria-label"))).toBe(`${signed(lead)}: ${sentence}`);
    const rows = page.all("[data-entry]");
    expect(rows).toHaveLength(others.length + 1);
    expect(page.all(".dots .people li")).toHaveLength(rows.length);
    const mine = rows.filter((row) => row.classList.contains("you"));
    expect(mine.map((row) => plain(row.querySelector("b")?.textContent))).toEqual([signed(lead)]);
    const above = rows.slice(0, rows.indexOf(mine[0]!));
    const ahead = above.filter((row) => plain(row.querySelector("b")?.textContent) !== signed(lead));
    expect(ahead).toHaveLength(others.filter((one) => one.lead > lead).length);
    const places = page.all(".dots .people li").map((dot) => parseFloat(dot.style.insetInlineStart));
    expect(places.every((place) => place >= 0 && place <= 100)).toBe(true);
  });

  test("the bots are marks, and the sentence says that they count", async () => {
    const page = await open({ ...tries(3, []), others: 4, beaten: 2, bots_count: true, marks: MARKS });
    const sentence = plain(t("day-better-bots", { beaten: 2, others: 4 }));
    expect(plain(page.get(".dots").getAttribute("aria-label"))).toBe(`+3: ${sentence}`);
    expect(page.all(".dots .bots li").map((mark) => plain(mark.textContent))).toEqual(
      MARKS.map(({ bot, lead }) => `${t(`bot-${bot}`)} ${signed(lead)}`),
    );
    expect(page.all("[data-entry]")).toHaveLength(1);
  });

  test("the names of players lead to their profiles, and those of guests have a menu", async () => {
    const page = await open(tries(1, [other("Cleo", 4, { named: true, place: 1 }), other("Rook", -4)]), {
      week: [
        { name: "Cleo", place: 1, score: 0.9, shares: [0.9], named: true },
        { name: "Rook", place: 2, score: 0.2, shares: [0.2] },
      ],
    });
    const [cleo, , rook] = page.all("[data-entry]");
    expect(cleo?.querySelector("a")?.getAttribute("href")).toBe("/p/Cleo");
    expect(rook?.querySelector("[aria-haspopup=menu]")?.getAttribute("aria-label")).toBe(
      t("person-menu", { name: "Rook" }),
    );
    const week = page.all("[aria-labelledby=standings] li");
    expect(week[0]?.querySelector("a")?.getAttribute("href")).toBe("/p/Cleo");
    expect(plain(week[1]?.textContent)).toContain(t("day-guest"));
  });
});

test("players who resigned gave up, without a lead, a dot or points, and share a place", async () => {
  const gaveUp: Partial<DayEntry> = { kept: false, named: true, place: 2 };
  const page = await open(
    {
      ...{ entries: [other("Ada", -3, { named: true, place: 1 }), other("Ben", 0, gaveUp)], marks: MARKS },
      ...{ lead: 0, kept: false, others: 2, played: 3, finished: true, code: "MYTABL" },
    },
    { week: ["Ben", "Cleo"].map((name) => ({ name, place: 1, score: 0, shares: [0], named: true })) },
  );
  expect(plain(page.get(".score").textContent)).toBe(plain(t("home-daily-resigned")));
  const [, ben] = page.all("[data-entry]");
  expect(plain(ben?.textContent)).toContain(plain(t("day-left")));
  expect(plain(ben?.querySelector("b")?.textContent)).toBe("");
  expect(page.all(".dots .people li")).toHaveLength(1);
  const week = page.all("[aria-labelledby=standings] li");
  expect(week.map((row) => plain(row.querySelector("span")?.textContent))).toEqual(["1", "1"]);
});

test("before my try, the page has a number of people and nothing else about them", async () => {
  const page = await open({ played: 7 });
  expect(plain(page.get("[aria-labelledby=everyone]").textContent)).toContain(
    plain(t("home-daily-played", { count: 7 })),
  );
  expect(page.find("[data-entry], .dots, .score")).toBeNull();
});

test.each([DAY, ""])("a player who wants to resign reads that the try is the only one: day %j", async (day) => {
  const of = (hello: Hello): Hello =>
    hello.info ? { ...hello, info: { ...hello.info, options: { ...hello.info.options, day } } } : hello;
  const page = await openTable(recorded("pair"), { hello: of });
  page.press(page.named(t("menu")));
  await page.until(() => page.find("#menu li"));
  page.press(page.named(t("menu-resign")));
  await page.until(() => page.find("[role=dialog], dialog"));
  await page.until(() => plain(page.element.textContent).includes(plain(t("menu-resign-two"))));
  expect(plain(page.element.textContent).includes(plain(t("menu-resign-day")))).toBe(day !== "");
});

test("the page of a name says why a guest or a renamed player cannot have another one", async () => {
  const until = Date.now() + 86_400_000;
  for (const [mine, words] of [
    [{ refused: "not_invited" }, t("refused-not_invited")],
    [{ refused: "people_off" }, t("refused-people_off")],
    [{ name: "Anna Apfel", given_until: until }, t("refused-name_given", { until: untilText(until) })],
  ] as const) {
    const page = await openAt("/name", { "/me/name": mine });
    await page.until(() => page.find("#own-name"));
    await page.until(() => !("name" in mine) || page.get<HTMLInputElement>("#own-name").value === mine.name);
    const field = page.get<HTMLInputElement>("#own-name");
    field.value = "Anna Birke";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await page.until(() => plain(page.get("#own-verdict").textContent) === plain(words));
  }
});
