/** Open tables and quick match: who may use them, the search for a table, and the offer of one. */
import { beforeEach, describe, expect, test } from "vitest";
import { openAt, openTable, type Page, plain, practice, recorded } from "../fixtures/page.ts";
import { languages, t, useLanguage } from "../src/i18n/words.svelte.ts";
import { Refused } from "../src/net/api.ts";
import type { Hello, MyName } from "../src/protocol.ts";
import { square } from "../src/people/square.svelte.ts";

const REFUSED = 4400;
const EMPTY = { type: "square", tables: [], waiting: [] };
const answers = (more: object = {}) => ({ ...practice(), "/me": [], "/square": {}, ...more });
const region = (page: Page, title: string) =>
  page.all("section").find((one) => plain(one.querySelector("h2")?.textContent) === t(title));
const labels = (page: Page, within = "button") => page.all(within).map((one) => plain(one.textContent));

beforeEach(() => {
  square.off = square.invited = false;
  square.refusal = null;
  square.search = { type: "search", now: 0 };
});

describe("a server without open tables", () => {
  test("has no button for people on the home page", async () => {
    const page = await openAt("/", answers({ "/square": new Refused("people_off") }));
    await page.until(() => page.requests.includes("/square") && region(page, "home-new"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(labels(page)).not.toContain(t("square-title"));
  });
});

describe("a server by invitation", () => {
  const closed = (page: Page) => {
    page.tell({ type: "error", code: "not_invited" });
    page.hangUp(REFUSED);
  };

  test("says so to a stranger who wants to play with people", async () => {
    const page = await openAt("/", answers({ "/square": new Refused("not_invited") }));
    await page.until(() => labels(page).includes(t("square-title")));
    page.press(page.named(t("square-title")));
    await page.until(() => region(page, "square-title"));
    closed(page);
    expect(plain(region(page, "square-title")?.textContent)).toContain(t("refused-not_invited"));
    expect(region(page, "square-open-title")).toBeUndefined();
  });

  test("says so to a person with a name", async () => {
    const page = await openAt("/", answers(), { settings: { name: "Ada" } });
    await page.until(() => region(page, "square-open-title"));
    closed(page);
    expect(plain(region(page, "square-title")?.textContent)).toContain(t("refused-not_invited"));
  });

  test("welcomes an invited person where the open tables are", async () => {
    const page = await openAt("/#invite=secret", answers({ "/me/invitation": null }));
    await page.until(() => page.find("[data-invited]"));
    expect(page.posted("/me/invitation")).toEqual({ invitation: "secret" });
    page.tell(EMPTY);
    expect(plain(page.get("[data-invited]").textContent)).toBe(t("square-invited"));
    expect(region(page, "square-open-title")).toBeDefined();
  });
});

describe("the form of a new table", () => {
  test.each([
    ["", true],
    ["people_off", false],
    ["not_invited", false],
    ["excluded", false],
  ] as const)("offers to open it to everybody unless the server refuses: %s", async (code, offered) => {
    const page = await openAt("/new#open", answers({ "/boxes": [], "/square": code ? new Refused(code) : {} }));
    await page.until(() => page.requests.filter((path) => path === "/square").length === 2);
    await page.until(() => page.find("[aria-labelledby=options] input[type=checkbox]"));
    const tick = () =>
      page
        .all("[aria-labelledby=options] label")
        .find((one) => plain(one.textContent) === t("option-open"))
        ?.querySelector("input");
    if (offered) await page.until(() => tick()?.checked);
    else expect(tick()).toBeUndefined();
  });
});

describe("looking for a table", () => {
  const NOW = 1_700_000_000_000;
  const open = async (answered: object = {}) => {
    const page = await openAt("/", answers(answered), { settings: { name: "Ada" } });
    await page.until(() => region(page, "square-title"));
    return page;
  };
  const pressed = (page: Page) => labels(page, "[aria-labelledby=seek] [aria-pressed=true]");
  const LOOKING = { type: "search", now: NOW, state: "looking", since: NOW, sizes: [2, 3], speeds: ["live"] };
  const OFFER = { id: "o1", size: 3, speed: "live", until: NOW + 20_000 };
  const offered = (ben = false, cleo = false) => ({
    ...{ ...LOOKING, state: "offered" },
    offer: {
      ...OFFER,
      people: [
        { name: "Ben", ready: ben },
        { name: "Cleo", ready: cleo },
      ],
    },
  });
  const bar = (page: Page) => plain(page.find(".ready strong")?.textContent);
  const said = (page: Page, sentence: string) => plain(page.element.textContent).includes(plain(sentence));
  const OUT = { type: "search", now: NOW, state: "out", until: NOW + 62_000 };

  test("begins with the size that is pressed first, and later presses add and drop others", async () => {
    const page = await open({ "/square/search": LOOKING });
    const fixed = [t("square-live"), t("square-fill-300")];
    expect(pressed(page)).toEqual(["2", "3", ...fixed]);
    expect(said(page, t("square-choose"))).toBe(true);
    for (const [size, left] of [
      ["2", ["2"]],
      ["4", ["2", "4"]],
      ["2", ["4"]],
      ["4", ["4"]],
    ] as const) {
      page.press(page.named(size));
      expect(pressed(page)).toEqual([...left, ...fixed]);
    }
    page.press(page.named(t("square-find")));
    await page.until(() => page.find("[data-wish]"));
    expect(page.posted("/square/search")).toMatchObject({ sizes: [4], speeds: ["live"] });
    expect(plain(page.get("[data-wish]").textContent)).toBe(
      plain(t("square-looking-for", { sizes: "2 or 3", speeds: t("square-live") })),
    );
  });

  test("says who is ready and who is only asked", async () => {
    const page = await open({ "/square/search": LOOKING });
    page.press(page.named(t("square-find")));
    await page.until(() => page.find("[data-wish]"));
    page.tell(offered());
    await page.until(() => page.find(".ready"));
    const asked = (names: string, count: number) => plain(t("square-asked", { names, count }));
    const ready = (names: string, count: number) => plain(t("square-ready", { names, count }));
    expect(bar(page)).toBe(asked("Ben and Cleo", 2));
    page.tell(offered(true));
    expect(bar(page)).toBe(`${ready("Ben", 1)} ${asked("Cleo", 1)}`);
    page.tell(offered(true, true));
    expect(bar(page)).toBe(ready("Ben and Cleo", 2));
    page.tell(LOOKING);
    expect(page.find(".ready")).toBeNull();
    expect(said(page, t("square-not-everyone"))).toBe(true);
  });

  test.each([true, false])(
    "says to a person who was away, but not after an answer, that they were: %s",
    async (away) => {
      const page = await open({ "/square/search": LOOKING, "/square/answer": OUT });
      page.press(page.named(t("square-find")));
      await page.until(() => page.find("[data-wish]"));
      page.tell(offered());
      await page.until(() => page.find(".ready"));
      if (away) page.tell(OUT);
      else page.press(page.named(t("square-ready-no")));
      await page.until(() => said(page, away ? t("square-paused", { time: "1:02" }) : t("square-declined")));
      await page.until(() => !page.find(".ready"));
      const sentence = plain(t("square-paused", { time: "" })).split(".")[0] ?? "";
      expect(said(page, sentence)).toBe(away);
      expect(said(page, t(away ? "square-paused" : "square-wait", { time: "1:02" }))).toBe(true);
    },
  );
});

describe("a taken name", () => {
  const NAMED = {
    name: "Ada",
    letters: false,
    passkeys: [],
    devices: [{ id: "1", label: "", day: 20_000, this: true }],
  };
  const other = { id: "2", label: "", day: 20_000, this: false };
  const key = { id: "3", label: "", day: 20_000, host: "example.org" };
  const ways: [string, Partial<MyName>, boolean][] = [
    ["nothing", {}, false],
    ["letters", { letters: true }, true],
    ["a passkey", { passkeys: [key] }, true],
    ["another device", { devices: [...NAMED.devices, other] }, true],
  ];

  test.each(ways)("is not safe yet without a way back, and Settings say so: %s", async (_, more, safe) => {
    const page = await openAt("/settings", { "/me/name": { ...NAMED, ...more } });
    await page.until(() => plain(page.element.textContent).includes(plain(t("own-settings-named", { name: "Ada" }))));
    expect(plain(page.find("[data-unsafe]")?.textContent)).toBe(safe ? "" : t("own-unsafe"));
  });

  test.each(ways)("is asked about once before the player leaves, without a way back: %s", async (_, more, safe) => {
    const page = await openAt("/name", { "/me/name": { ...NAMED, ...more }, "/people/Ada": { name: "Ada", since: 0 } });
    const done = () => page.press(page.named(t("own-done")));
    await page.until(() => page.find(".foot a"));
    done();
    if (!safe) {
      expect(page.find("dialog")?.textContent).toContain(t("own-unsafe-about"));
      page.press(page.named(t("own-safe"), "dialog button"));
      expect(page.find("dialog")).toBeNull();
      expect(window.location.pathname).toBe("/name");
      done();
    }
    expect(page.find("dialog")).toBeNull();
    expect(window.location.pathname).toBe("/p/Ada");
  });

  test.each(["Ada", ""])("goes when the player erases their data, and the dialog says so: %s", async (name) => {
    const page = await openAt("/settings", { "/me/name": { ...NAMED, name } });
    await page.until(() => page.find("#data"));
    page.press(page.named(t("data-erase")));
    await page.until(() => page.find("dialog"));
    const said = () => plain(page.find("dialog")?.textContent).includes(plain(t("data-erase-named", { name: "Ada" })));
    if (name) await page.until(said);
    await page.until(() => page.requests.filter((path) => path === "/me/name").length === 2);
    expect(said()).toBe(name !== "");
  });
});

test.each([
  [[1], true],
  [[], false],
])("the chat says that the words of blocked people are hidden: %o", async (blocked, hidden) => {
  const game = recorded("pair");
  const code = game.recording.hello.info?.code ?? "";
  const said = { seq: 1, at: 0, seat: 1, text: "hello there" };
  const online = (hello: Hello): Hello => {
    const seats = hello.info?.seats.map((seat) => ({ ...seat, kind: "online" as const })) ?? [];
    return { ...hello, chat: [said], info: hello.info ? { ...hello.info, seats } : null };
  };
  const page = await openTable(game, { hello: online, answers: { [`/tables/${code}/blocks`]: blocked } });
  page.press("[data-part=drawer]");
  await page.until(() => page.find(".drawer .choose button"));
  page.press(page.named(/^Chat/, ".drawer .choose button"));
  await page.until(() => page.requests.includes(`/tables/${code}/blocks`));
  const lines = () => plain(page.find(".drawer .chat [role=log]")?.textContent);
  await page.until(() => lines().includes(hidden ? t("chat-hidden") : said.text));
  expect([lines().includes(said.text), lines().includes(t("chat-hidden"))]).toEqual([!hidden, hidden]);
});

test.each(languages)("the way to another device names the buttons in Settings: %s", async (language) => {
  await openAt("/settings");
  await useLanguage(language);
  for (const key of ["own-manage", "own-device"]) expect(t("back-code-about")).toContain(t(key));
  await useLanguage("en");
});

test("one game together is no plural", async () => {
  await openAt("/settings");
  const sentence = (games: number) => plain(t("person-together-about", { ahead: 1, behind: 0, games }));
  expect(sentence(1)).toContain("in 1 game together");
  expect(sentence(2)).toContain("in 2 games together");
});
