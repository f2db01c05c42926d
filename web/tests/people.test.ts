/** Open tables and quick match: who may use them, the search for a table, and the offer of one. */
import { beforeEach, describe, expect, test } from "vitest";
import { openAt, type Page, plain, practice } from "../fixtures/page.ts";
import { t } from "../src/i18n/words.svelte.ts";
import { Refused } from "../src/net/api.ts";
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
