/** A table with a bad connection: the page shows the problem, keeps the move and sends it once. */
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openTable, type Page, plain, recorded } from "../fixtures/page.ts";
import { t } from "../src/i18n/words.svelte.ts";
import { browserClock } from "../src/net/clock.ts";
import { FakeClock } from "../src/net/fakes.ts";
import { toasts } from "../src/ui/toasts.svelte.ts";

const game = recorded("pair");
const clock = new FakeClock();
let page: Page;

beforeAll(async () => {
  for (const name of ["now", "time", "random"] as const) {
    vi.spyOn(browserClock, name).mockImplementation(() => clock[name]());
  }
  vi.spyOn(browserClock, "after").mockImplementation((wait, then) => clock.after(wait, then));
  page = await openTable(game);
});

beforeEach(async () => {
  page.silent = false;
  page.refusal = "";
  await until(() => !page.find(".table.sending")); // the moves of the last test are answered
  await online();
  await page.jump(0);
});

/** Let time pass until something is true of the page. */
async function until(is: () => unknown): Promise<void> {
  for (let left = 600; left && !is(); left--) {
    await clock.pass(100);
    await new Promise((done) => setTimeout(done));
  }
  expect(is()).toBeTruthy();
}

const banner = (kind: string) => page.find(`[data-banner="${kind}"]`);
const online = () => until(() => page.find('[data-connection="online"]') && !page.find("[data-banner]"));
const moves = () => page.sent.filter((one) => one.do === "play");
const toasted = (text: string) => toasts.visible.some((one) => one.text === text);

/** Choose to collect, and press a block. */
function takeBlock(): void {
  if (page.get('[data-action="collect"]').getAttribute("aria-pressed") !== "true")
    page.press('[data-action="collect"]');
  page.key("Enter", page.get("[data-cube] [data-legal]"));
}

function say(text: string): void {
  const field = page.get<HTMLInputElement>(".drawer form input, .drawer form textarea");
  field.value = text;
  page.send(field, "input");
  field.form?.requestSubmit();
}

test("a move to a frozen server is saved, and sent again with its id until it is answered", async () => {
  page.silent = true;
  takeBlock();
  await until(() => banner("late"));
  expect(plain(banner("late")?.textContent)).toBe(t("banner-late-kept"));
  await until(() => banner("offline"));
  expect(plain(banner("offline")?.textContent)).toBe(t("banner-offline-kept"));
  expect(page.ids.length).toBe(1);
  page.silent = false;
  await online();
  expect(page.ids.length).toBe(2);
  expect(new Set(page.ids).size).toBe(1);
  expect(page.find(".table.sending")).toBeNull();
  expect(toasted(t("banner-back"))).toBe(true);
});

test("a saved move that is no longer possible is reported, and the page shows the new position", async () => {
  page.silent = true;
  takeBlock();
  await until(() => banner("offline"));
  page.at = 3; // the same player has continued on another device
  page.refusal = "stale";
  page.silent = false;
  await until(() => toasted(t("refused-stale")));
  await online();
  expect(page.get("[data-hash]").dataset.hash).toBe(game.view(3).hash);
  expect(page.find(".table.sending")).toBeNull();
});

test("a second move during the first is not sent, and the page says why", async () => {
  page.silent = true;
  takeBlock();
  expect(toasted(t("decision-waiting"))).toBe(false);
  page.key("Enter", page.all("[data-cube] [data-legal]")[1]);
  expect(toasted(t("decision-waiting"))).toBe(true);
  expect(moves().length).toBe(1);
});

test("a chat message on its way does not block a move", async () => {
  page.press('[data-part="drawer"]');
  await page.until(() => page.find(".drawer .choose"));
  page.press(page.named(/^Chat/, ".drawer .choose button"));
  await page.until(() => page.find(".drawer form"));
  page.silent = true;
  say("Hello");
  await page.until(() => page.sent.length);
  takeBlock();
  expect(page.sent.map((one) => one.do)).toEqual(["chat", "play"]);
  page.press('[data-part="drawer"]');
});

test("the page reports a rate limit, and sends the move again later", async () => {
  page.refusal = "too_many_actions";
  takeBlock();
  await until(() => banner("busy"));
  page.refusal = "";
  await online();
  expect(page.ids.length).toBeGreaterThan(1);
  expect(new Set(page.ids).size).toBe(1);
  expect(page.find(".table.sending")).toBeNull();
});
