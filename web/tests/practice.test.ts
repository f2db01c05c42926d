/** Lessons and puzzles: every lesson and every puzzle of the server, played by its targets. */
import { describe, expect, test } from "vitest";
import { openAt, type Page, plain, practice } from "../fixtures/page.ts";
import { t } from "../src/i18n/words.svelte.ts";
import { progress, remember } from "../src/learn/progress.svelte.ts";
import type { LessonAtTable, LessonInfo, PuzzleAtTable, PuzzleInfo } from "../src/protocol.ts";

const ANSWERS = practice();
const lesson = (number: number) => ANSWERS[`/lessons/${number}`] as LessonAtTable;
const LESSONS = (ANSWERS["/lessons"] as LessonInfo[]).map(({ number }) => number);
const PUZZLES = (ANSWERS["/puzzles"] as PuzzleInfo[]).map(({ number }) => number);
const ACTIONS: Record<string, string> = {
  trade: "trade",
  mine: "collect",
  explore: "explore",
  build: "build",
  fight: "fight",
  take: "weapon",
};

async function open(path: string): Promise<Page> {
  const page = await openAt(path, ANSWERS);
  await page.until(() => page.find("[data-guide]"));
  return page;
}

const guide = (page: Page) => plain(page.get("[data-guide]").textContent);
const step = (page: Page) => page.get("[data-guide]").dataset.guide;

/** Make a decision by the targets of the page. */
function decide(page: Page, move: string): void {
  const [verb = "", at, space] = move.split(" ");
  const action = page.get(`[data-action="${ACTIONS[verb] ?? "end"}"]`);
  if (verb === "mine") {
    page.get(`[data-cube] [data-place="${at}"]`).focus();
    page.key("Enter");
    return;
  }
  if (action.getAttribute("aria-pressed") !== "true") page.press(action);
  if (verb === "fight") return page.press(`[data-fight="ready"] [data-place="${at}"]`);
  if (!at) return;
  const target = page.get(`[data-pane="world"] [data-place="${at}"]`);
  if (target.getAttribute("aria-pressed") !== "true") page.press(target);
  if (space) page.press(`[data-pane="board"] [data-space="${space}"]`);
}

/** Wait until the table shows the position after the answer. */
async function playedOut(page: Page, { nodes }: PuzzleAtTable): Promise<void> {
  const ends = nodes.flatMap(({ then = {} }) => Object.values(then)).map((moments) => moments.at(-1)?.view.hash);
  await page.until(() => ends.includes(page.get("[data-hash]").dataset.hash));
}

describe("a puzzle", () => {
  test.each(PUZZLES)("answers a wrong try with what was missed, and accepts a second: %i", async (number) => {
    remember(() => ({ solved: [] }));
    const page = await open(`/puzzles/${number}`);
    const puzzle = ANSWERS[`/puzzles/${number}`] as PuzzleAtTable;
    const [first] = puzzle.nodes;
    if (!first) throw new Error("a puzzle has a position");
    page.answers.set(`/puzzles/${number}/tries`, (ANSWERS["/puzzles"] as PuzzleInfo[])[number - 1]);
    const right = new Set([...(first.solves ?? []), ...Object.keys(first.next ?? {})]);
    const wrong =
      (first.moment.view.legal ?? [])
        .map(({ text }) => text)
        .findLast((move) => !right.has(move) && move.includes(" ")) ?? "";
    if (wrong.startsWith("fight")) {
      page.press('[data-action="fight"]');
      await page.until(() => page.find('[data-fight="ready"]'));
    }
    decide(page, wrong);
    const far = first.missed?.[wrong];
    const told = far ? t(`puzzle-missed-${far.goal}`, { reached: 0, needed: 0, ...far }) : t("puzzle-no");
    await page.until(() => guide(page).includes(told));
    expect(page.posted(`/puzzles/${number}/tries`)).toEqual({ found: false });
    // Nothing stays selected, because the page did not play the wrong move.
    expect(page.all('[data-pane="world"] [aria-pressed="true"]')).toEqual([]);
    page.press(page.named(t("puzzle-again")));
    let node = first;
    for (;;) {
      const [solving] = node.solves ?? [];
      const [move = "", there = 0] = solving ? [solving] : (Object.entries(node.next ?? {})[0] ?? []);
      if (move.startsWith("fight")) {
        page.press('[data-action="fight"]');
        await page.until(() => page.find('[data-fight="ready"]'));
      }
      decide(page, move);
      if (solving) break;
      const next = puzzle.nodes[there];
      if (!next) throw new Error("a puzzle leads on");
      node = next;
      const { hash } = node.moment.view;
      await page.until(() => page.get("[data-hash]").dataset.hash === hash);
    }
    await page.until(() => guide(page).includes(t("puzzle-yes")));
    expect(guide(page)).toContain(t(`puzzle-why-${puzzle.name}`));
    await playedOut(page, puzzle);
    expect(progress.solved).toEqual([number]);
    // Only the first try counts.
    expect(page.requests.filter((path) => path.endsWith("/tries")).length).toBe(1);
  });

  test("plays its answer when the player gives up, and does not count it as solved", async () => {
    remember(() => ({ solved: [] }));
    const page = await open("/puzzles/9"); // two decisions
    const puzzle = ANSWERS["/puzzles/9"] as PuzzleAtTable;
    page.answers.set("/puzzles/9/tries", (ANSWERS["/puzzles"] as PuzzleInfo[])[8]);
    const right = Object.keys(puzzle.nodes[0]?.next ?? {});
    const wrong = (puzzle.nodes[0]?.moment.view.legal ?? [])
      .map(({ text }) => text)
      .find((move) => move.startsWith("explore") && !right.includes(move));
    decide(page, wrong ?? "");
    await page.until(() => page.find("[data-puzzle-show]"));
    page.press("[data-puzzle-show]");
    await playedOut(page, puzzle);
    expect(guide(page)).toContain(t("puzzle-shown"));
    expect(guide(page)).toContain(t(`puzzle-why-${puzzle.name}`));
    expect(progress.solved).toEqual([]);
  });

  test("that is solved says so in the list, and how many found it", async () => {
    remember(() => ({ solved: [1] }));
    const puzzles = (ANSWERS["/puzzles"] as PuzzleInfo[]).map((one) => ({ ...one, tries: 4, found: 1 }));
    const page = await openAt("/puzzles", { ...ANSWERS, "/puzzles": puzzles });
    const text = (number: number) => plain(page.find(`[data-puzzle="${number}"]`)?.textContent);
    await page.until(() => text(1).includes(t("puzzle-found", { percent: 25, tries: 4 })));
    const done = (number: number) => plain(page.find(`[data-puzzle="${number}"] .done`)?.textContent);
    expect([done(1), done(2)]).toEqual([t("puzzle-done"), ""]);
  });

  test("shows neither the XP that a build would score nor the odds of a fight", async () => {
    const build = ANSWERS["/puzzles/1"] as PuzzleAtTable;
    const [, cell, space] = (build.nodes[0]?.solves?.[0] ?? "").split(" ");
    const changes = build.nodes[0]?.moment.previews?.[`build ${cell} ${space}`]?.changes ?? [];
    expect(changes.length, "this puzzle must have XP to hide").toBeGreaterThan(0);
    let page = await open("/puzzles/1");
    page.press('[data-action="build"]');
    const tile = page.get(`[data-pane="world"] [data-place="${cell}"]`);
    if (tile.getAttribute("aria-pressed") !== "true") page.press(tile);
    const place = page.get(`[data-pane="board"] [data-space="${space}"]`);
    expect(place.dataset.legal).toBe("");
    expect(plain(place.textContent)).not.toMatch(/\d/);
    expect(plain(page.get('[data-pane="board"]').textContent)).not.toMatch(/[ABC]\s*[+\u2212-]\s*\d/);
    const fight = ANSWERS["/puzzles/5"] as PuzzleAtTable;
    expect(
      Object.keys(fight.nodes[0]?.moment.view.odds ?? {}).length,
      "this puzzle must have odds to hide",
    ).toBeGreaterThan(0);
    page = await open("/puzzles/5");
    page.press('[data-action="fight"]');
    await page.until(() => page.find('[data-fight="ready"]'));
    expect(plain(page.get(".fighting").textContent)).not.toMatch(/\d\s*%/);
    expect(plain(page.get('[data-pane="world"]').textContent)).not.toMatch(/\d\s*%/);
  });
});

describe("a lesson", () => {
  test.each(LESSONS)("leads to its end, with what it asks for: %i", async (number) => {
    remember(() => ({ done: [], at: {} }));
    const page = await open(`/learn/${number}`);
    const asked = page.requests.length;
    for (const [at, one] of lesson(number).steps.entries()) {
      await page.until(() => step(page) === String(at));
      expect(guide(page)).toContain(t(`lesson-${lesson(number).name}-${one.say}`));
      if ((one.expect ?? "read") === "read") page.press("button[data-guide-next]");
      else if (one.expect === "choose") page.press("[data-character]");
      else if (one.expect === "move") {
        if (one.move?.startsWith("fight")) {
          page.press('[data-action="fight"]');
          await page.until(() => page.find('[data-fight="ready"]'));
        }
        if (/^(draw|pass|detonate|score)/.test(one.move ?? "")) await answer(page, one.move ?? "");
        else decide(page, one.move ?? "");
      } else await doElse(page, one.expect ?? "", one.move ?? one.open ?? "");
    }
    await page.until(() => page.find("a[data-guide-next], a[href='/learn']"));
    expect(progress.done).toEqual([number]);
    expect(page.requests.slice(asked)).toEqual([]);
  });

  /** Answer a question of a fight or of a scoring round. */
  async function answer(page: Page, move: string): Promise<void> {
    const [verb, at] = move.split(" ");
    const selector = verb === "score" ? `.scoring [data-place="${at}"]` : `[data-answer="${verb}"]`;
    await page.until(() => page.find(selector));
    page.press(selector);
  }

  /** Turn the cube, open a part of the page, or try something that is not possible. */
  async function doElse(page: Page, expected: string, what: string): Promise<void> {
    if (expected === "turn") page.press(".rotate-left");
    else if (expected === "refuse") {
      page.get(`[data-cube] [data-place="${what.split(" ")[1]}"]`).focus();
      page.key("Enter");
    } else if (what.startsWith("lens")) page.press(`[data-lens="${what.split(" ")[1]}"]`);
    else page.press(`[data-part="${what}"] button`);
  }

  test("answers another legal move without playing it", async () => {
    remember(() => ({ done: [], at: {} }));
    const page = await open("/learn/1");
    const { steps } = lesson(1);
    while (steps[Number(step(page))]?.expect !== "move") {
      const at = step(page);
      const one = steps[Number(at)];
      if ((one?.expect ?? "read") === "read") page.press("button[data-guide-next]");
      else await doElse(page, one?.expect ?? "", one?.move ?? one?.open ?? "");
      await page.until(() => step(page) !== at);
    }
    const at = Number(step(page));
    const before = page.get("[data-hash]").dataset.hash;
    const view = lesson(1).moments[steps[at]?.moment ?? 0]?.view;
    const other =
      (view?.legal ?? []).find(({ text }) => text.startsWith("mine") && text !== steps[at]?.move)?.text ?? "";
    decide(page, other);
    const key = steps[at]?.other ? `lesson-${lesson(1).name}-${steps[at].other}` : "lesson-other";
    await page.until(() => guide(page).includes(t(key)));
    expect(page.get("[data-hash]").dataset.hash).toBe(before);
    decide(page, steps[at]?.move ?? "");
    await page.until(() => step(page) === String(at + 1));
    expect(guide(page)).not.toContain(t(key));
  });

  test("explains an illegal target without a server, and Escape keeps its step", async () => {
    remember(() => ({ done: [], at: { 2: 1 } }));
    const page = await open("/learn/2");
    page.key("2", document.body);
    page.press('[data-pane="world"] [data-place="11"]');
    await page.until(() => plain(page.find(".note")?.textContent).includes(t("why-too_far", { steps: 4, most: 2 })));
    const at = step(page);
    page.key("Escape", document.body);
    expect(step(page)).toBe(at);
  });

  test("continues at the step where the player left, and goes back and begins again", async () => {
    remember(() => ({ done: [], at: { 2: 4 } }));
    const page = await open("/learn/2");
    expect(step(page)).toBe("4");
    const { steps, moments } = lesson(2);
    expect(page.get("[data-hash]").dataset.hash).toBe(moments[steps[4]?.moment ?? 0]?.view.hash);
    page.press(page.named(t("guide-back")));
    await page.until(() => step(page) === "3");
    expect(page.named(t("guide-skip")).getAttribute("href")).toBe("/learn/3");
    expect(page.named(t("guide-leave")).getAttribute("href")).toBe("/learn");
    const list = await openAt("/learn", ANSWERS);
    await list.until(() => plain(list.find('[data-lesson="2"]')?.textContent).includes(t("learn-begun", { step: 4 })));
  });
});
