/** The log and the replay of a game. */
import { beforeAll, describe, expect, test } from "vitest";
import { openTable, type Page, plain, recorded } from "../fixtures/page.ts";
import { logText } from "../src/i18n/log.ts";
import { t } from "../src/i18n/words.svelte.ts";
import { turnsOf } from "../src/log/groups.ts";
import type { Hello, LogEntry } from "../src/protocol.ts";

const NAMES = ["Ada", "Ben"];
const game = recorded("pair");
const { steps } = game.recording;
const last = steps.last;
const nameOf = (seat: number) => NAMES[seat] ?? "";
let page: Page;

const lines = () => page.all('[role="log"] button');
const where = () => plain(page.find(".replay .where strong")?.textContent);
const isTurn = (one: LogEntry) => one.code === "turn";

async function openLog(): Promise<void> {
  if (!page.find('[role="log"]')) page.press('[data-part="drawer"]');
  await page.until(() => lines().length);
}

/** Wait for a step: its number, its position, and its address, which is written a moment later. */
async function atStep(step: number): Promise<void> {
  await page.until(() => new RegExp(`^Step ${step}\\b`).test(where()));
  await page.until(() => window.location.search === `?step=${step}`);
}

describe("the log", () => {
  beforeAll(async () => {
    page = await openTable(game, { at: 60 });
  });

  test("has a line for every change, under its turn", async () => {
    await openLog();
    const entries = game.log(60);
    const heads = page.all('[role="log"] h3').map((one) => plain(one.textContent));
    expect(heads).toEqual(
      entries.flatMap((one) => (one.code === "turn" ? t("log-turn", { turn: one.turn, name: nameOf(one.seat) }) : [])),
    );
    const changes = entries.filter((one) => !isTurn(one));
    expect(lines().map((one) => Number(one.dataset.step))).toEqual(changes.map((one) => one.at + 1));
    for (const [at, one] of changes.entries()) {
      const text = plain(lines()[at]?.textContent ?? "");
      expect(text.startsWith(plain(logText(one, nameOf))), text).toBe(true);
      expect(lines()[at]?.querySelector("svg")).not.toBeNull();
      if ("seat" in one) expect(text).toContain(nameOf(one.seat));
      for (const place of ["cell", "column", "crossing"]) {
        if (place in one && !["built", "fought"].includes(one.code))
          expect(text).toContain(String(one[place as keyof LogEntry]));
      }
    }
  });

  test("has every change of the position", () => {
    const told = new Set(game.log(game.end).map(({ at }) => at));
    const first = Math.min(...told);
    for (let step = first + 1; step < last; step++) {
      const same = steps.views[step]?.hash === steps.views[step + 1]?.hash;
      expect(same || told.has(step), String(step)).toBe(true);
    }
  });

  test("can show one player only", () => {
    const shown = turnsOf(game.log(60), 1).flatMap((turn) => turn.lines);
    const texts = shown.map(({ entry }) => logText(entry, nameOf));
    expect(texts.filter((one) => one.startsWith("Ada"))).toEqual([]);
    expect(texts.some((one) => one.startsWith("Ben"))).toBe(true);
    expect(shown.length).toBeLessThan(turnsOf(game.log(60)).flatMap((turn) => turn.lines).length);
  });
});

describe("a replay", () => {
  const turns = game.log(game.end).flatMap((one) => (isTurn(one) ? one.at + 1 : []));

  beforeAll(async () => {
    page = await openTable(game, {
      at: game.end,
      query: "?step=60",
      hello: (hello) => ({ ...hello, info: hello.info && { ...hello.info, status: "over" } }),
    });
  });

  test("goes from step to step by buttons, keys, the slider and the log", async () => {
    await atStep(60);
    const press = (name: string) => page.press(page.named(name, ".replay button"));
    const way: [() => void, number][] = [
      [() => press("One step forward"), 61],
      [() => press("One step back"), 60],
      [() => page.key("ArrowRight", document.body), 61],
      [() => page.key("ArrowLeft", document.body), 60],
    ];
    const after = turns.find((one) => one > 60) ?? 0;
    const at = turns.indexOf(after);
    way.push([() => press("Next turn"), after]);
    way.push([() => page.key("]", document.body), turns[at + 1] ?? 0]);
    way.push([() => page.key("[", document.body), after]);
    way.push([() => press("Previous turn"), turns[at - 1] ?? 0]);
    way.push([() => page.key("End", document.body), last]);
    way.push([() => page.key("Home", document.body), turns[0] ?? 0]);
    way.push([() => press("Last step"), last]);
    way.push([() => press("First step"), turns[0] ?? 0]);
    for (const [go, step] of way) {
      go();
      await atStep(step);
    }
    const slider = page.get<HTMLInputElement>('input[type="range"]');
    slider.value = "70";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await atStep(70);
    await openLog();
    page.press('[role="log"] [data-step="75"]');
    await atStep(75);
    expect(page.all('[role="log"] [aria-current="step"]').map((one) => one.dataset.step)).toEqual(["75"]);
  });

  test("shows the position of its step", async () => {
    for (const step of [60, 90]) {
      const slider = page.get<HTMLInputElement>('input[type="range"]');
      slider.value = String(step);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      await atStep(step);
      const view = steps.views[step];
      for (const [cell, { face, left = 0 }] of Object.entries(view?.world ?? {})) {
        const place = page.get(`[data-pane="world"] [role="group"] [data-place="${cell}"]`);
        expect([place.dataset.face, place.dataset.left]).toEqual([
          face ?? undefined,
          String(Math.max(0, left - (face ? 1 : 0))),
        ]);
      }
      for (const [column, letters] of Object.entries(view?.cube ?? {})) {
        const levels = page.all(`[data-cube] [data-column="${column}"]`).map((one) => Number(one.dataset.level));
        expect(Math.max(-1, ...levels)).toBe(letters.length - 1);
      }
    }
  });

  test("of a game with a hint shows no hint at the position that had it", async () => {
    const hints = (status: "playing" | "over") => (hello: Hello) =>
      hello.info
        ? { ...hello, info: { ...hello.info, status, options: { ...hello.info.options, hints: true } } }
        : hello;
    page = await openTable(game, { hello: hints("playing") });
    const first = game.recording.hello.log?.[0]?.at ?? 0;
    page.answers.set(`/tables/ABCDEF/steps/${first + 1}/analysis`, { seat: 0, simulations: 1, moves: [], line: [] });
    page.key("h", document.body);
    await page.until(() => page.requests.some((one) => one.endsWith("/analysis")));
    await page.jump(game.end, { hello: hints("over") });
    page.press(page.named(t("menu-replay")));
    await atStep(first + 1);
    expect(page.find(".dock .hint")).toBeNull();
    page.press(page.named("One step forward", ".replay button"));
    await atStep(first + 2);
    expect(page.requests.filter((one) => one.endsWith("/analysis"))).toEqual([]);
  });

  test("without spoilers hides later events", async () => {
    page = await openTable(game, { at: game.end, query: "?step=70", settings: { noSpoilers: true } });
    await page.until(() => /^Step 70 · turn/.test(where()));
    expect(page.find('input[type="range"]')).toBeNull();
    await openLog();
    const before = game.log(game.end).filter((one) => one.at < 70 && !isTurn(one));
    expect(lines().length).toBe(before.length);
    const all = page
      .all(".dock, .drawer, .bar")
      .map((one) => plain(one.textContent))
      .join(" ");
    for (const secret of [String(last), "wins", "game is over"]) expect(all).not.toContain(secret);
    page.key("End", document.body);
    expect(where()).toMatch(/^Step 70 · turn/);
    page.press(page.named("One step forward", ".replay button"));
    await page.until(() => /^Step 71 · turn/.test(where()));
  });

  test("counts missed events while the game continues, and Escape leaves it", async () => {
    page = await openTable(game, { at: 40 });
    await openLog();
    const step = game.log(40)[6]?.at ?? 0;
    page.press(`[role="log"] [data-step="${step + 1}"]`);
    await atStep(step + 1);
    const live = () => page.named(/^Live/, ".replay button");
    expect(plain(live().textContent)).toBe("Live");
    const missed = game.log(42).length - game.log(40).length;
    await page.next(2);
    await page.until(() => plain(live().textContent) === t("replay-live", { missed }));
    await atStep(step + 1);
    page.press(live());
    await page.until(() => !page.find(".replay"));
    expect(window.location.search).toBe("");
    page.press(`[role="log"] [data-step="${step + 1}"]`);
    await atStep(step + 1);
    page.key("Escape", page.get(".drawer"));
    await page.until(() => !page.find(".drawer"));
    expect(where()).not.toBe("");
    page.key("Escape", document.body);
    await page.until(() => !page.find(".replay"));
    page.key("ArrowLeft", document.body);
    await atStep(game.log(42).at(-1)?.at ?? 0);
  });
});

describe("opponents", () => {
  test("of the same kind have different names", async () => {
    const four = recorded("four");
    page = await openTable(four);
    const names = (four.recording.hello.info?.seats ?? []).slice(1).map(({ name }) => name || t("bot-pebble"));
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(plain(page.get(".opponents").textContent)).toContain(name);
  });
});
