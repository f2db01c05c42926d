/** Hints of a bot and of the coach, in recorded positions. */
import { beforeEach, describe, expect, test } from "vitest";
import { openTable, type Page, plain, recorded } from "../fixtures/page.ts";
import { t } from "../src/i18n/words.svelte.ts";
import { progress, remember } from "../src/learn/progress.svelte.ts";
import type { Analysed, View } from "../src/protocol.ts";
import { settings } from "../src/settings.svelte.ts";

const game = recorded("pair");
const movesOf = (view: View, verb: string) =>
  (view.legal ?? []).flatMap(({ text }) => (text.split(" ")[0] === verb ? [text] : []));

describe("a hint", () => {
  const number = game.first((view) =>
    ["mine", "explore", "fight"].every((verb) => view.prompt.code === "act" && movesOf(view, verb).length),
  );
  const view = game.view(number);
  const best = ["mine", "explore", "fight"].map((verb) => movesOf(view, verb)[0] ?? "");
  const answer: Analysed = {
    seat: view.decider ?? 0,
    simulations: 9,
    moves: best.map((move, at) => ({ move, visits: 9 - at, share: [0.9 - at / 10, 0.9 - at / 10], xp: [50, 50] })),
    line: [],
    reason: null,
  };

  test("shows the best move and marks its place, and each further press shows the next best", async () => {
    const page = await openTable(game, {
      at: number,
      hello: ({ info, ...rest }) => ({ ...rest, info: info && { ...info, options: { ...info.options, hints: true } } }),
    });
    const step = Math.max(...game.log(number).map(({ at }) => at)) + 1;
    const path = `/tables/${game.recording.hello.info?.code}/steps/${step}/analysis`;
    page.answers.set(path, answer);
    const shown: string[] = [];
    for (const [times, move] of [...best, best[0] ?? ""].entries()) {
      page.press('[data-action="hint"]');
      await page.until(() => page.find(`[data-hint="${times + 1}"]`));
      const hint = page.get("[data-hint]");
      expect(plain(hint.textContent)).toContain(`${90 - 10 * (times % best.length)}%`);
      expect(plain(hint.textContent)).toContain(t("hint-about", { name: ["Ada", "Ben"][answer.seat] ?? "" }));
      const marked = new Set(page.all(".advised").map((one) => one.dataset.place));
      expect([...marked]).toEqual([move.split(" ")[1]]);
      shown.push(plain(hint.querySelector("b")?.textContent));
    }
    expect(new Set(shown.slice(0, 3)).size).toBe(3);
    expect(shown[3]).toBe(shown[0]);
    expect(page.requests.filter((one) => one === path)).toEqual([path]);
  });
});

describe("the coach", () => {
  const number = game.first(
    (view) => view.prompt.code === "act" && view.turns > 4 && movesOf(view, "build").length > 0,
  );
  const opening = { at: number, you: { seats: [game.view(number).decider ?? 0], host: true } };
  const coached = { ...opening, settings: { coach: "on" as const } };
  const forget = () => remember(() => ({ seen: [] }));
  let page: Page;
  const coach = () => page.find("[data-coach]");

  beforeEach(async () => {
    forget();
    page = await openTable(game, coached);
    await page.until(coach);
  });

  test("gives each hint once, also after a reload", async () => {
    expect(coach()?.dataset.coach).toBe("build");
    expect(plain(coach()?.textContent)).toContain(t("coach-build"));
    expect(progress.seen).toEqual(["build"]);
    page = await openTable(game, coached);
    await page.jump(number, coached);
    await page.jump(number, coached);
    expect(coach()).toBeNull();
    forget();
    await page.jump(number, coached);
    await page.until(coach);
  });

  test("stays while the player looks at something, which is described at its place", async () => {
    const [tile] = page.all('[data-pane="world"] [data-place]');
    if (!tile) throw new Error("the world has tiles");
    page.send(tile, "pointerenter");
    await page.until(() => page.find(".inspect.apart"));
    page.send(tile, "pointerleave");
    await page.until(() => !page.find(".inspect"));
    page.press(page.named(t("close"), "[data-coach] button"));
    page.send(tile, "pointerenter");
    await page.until(() => page.find(".inspect:not(.apart)"));
  });

  test("is turned off by its button", async () => {
    page.press(page.named(t("coach-off"), "[data-coach] button"));
    expect(coach()).toBeNull();
    expect(settings.coach).toBe("off");
    forget();
    await page.jump(number, { ...opening, settings: { coach: "off" } });
    await page.jump(number, { ...opening, settings: { coach: "off" } });
    expect(coach()).toBeNull();
    await page.jump(number, coached);
    await page.until(coach);
  });
});
