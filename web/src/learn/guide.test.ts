import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { show, useFixtures } from "../../fixtures/table.svelte.ts";
import { TableContext } from "../game/context.svelte.ts";
import { worldTargets } from "../game/act.ts";
import Prompt from "../table/Prompt.svelte";
import type { LessonAtTable } from "../protocol.ts";
import LessonGuide from "./LessonGuide.svelte";
import { LessonStore } from "./practice.svelte.ts";

beforeAll(useFixtures);
afterEach(() => vi.useRealTimers());

const path = resolve(import.meta.dirname, "../../fixtures/games/practice.json.gz");
const recorded = JSON.parse(gunzipSync(readFileSync(path)).toString()) as Record<string, LessonAtTable>;

/** Show the guide of a lesson at a step. */
function guideAt(number: number, say: string) {
  const lesson = recorded[`/lessons/${number}`]!;
  const store = new LessonStore(lesson);
  const table = new TableContext(store, { refused: () => {}, waiting: () => {} });
  store.to(say ? lesson.steps.findIndex((step) => step.say === say) : lesson.steps.length);
  store.listen({ update: (update, before) => table.playback.livePresenter.hear(update, before) });
  const { target, gone } = show(LessonGuide, table, { store, last: 8 });
  return { store, table, target, gone, said: () => target.querySelector(".said")?.textContent };
}

test("a finished lesson is a success and names the next one", () => {
  const { target, said, gone } = guideAt(1, "");
  expect(said()).toContain("Well done");
  expect(target.querySelector(".said.solved")).not.toBeNull();
  expect(target.querySelectorAll(".sparks i")).toHaveLength(10);
  expect(target.querySelector("#guide-title small")?.textContent).toBe("Next: Explore");
  expect(target.querySelector("a[data-guide-next]")?.getAttribute("href")).toBe("/learn/2");
  gone();
});

test("the highlight of a card ends after the step that speaks about it", () => {
  const { store, table, gone } = guideAt(3, "lens");
  table.panels.highlightedCard = "A";
  flushSync();
  expect([store.step?.say, table.panels.highlightedCard]).toEqual(["end", "A"]);
  void store.play("end");
  flushSync();
  expect([store.step?.say, table.panels.highlightedCard]).toEqual(["over", null]);
  gone();
});

test("nothing is lit in a step that asks for no move, and the prompt leaves the instructions to the guide", () => {
  const found = (["crossing", "walk"] as const).map((say) => {
    const { table, gone } = guideAt(2, say);
    const prompt = show(Prompt, table);
    const lit = Object.keys(worldTargets(table.selection)?.crossings ?? {}).length > 0;
    const said = prompt.target.textContent.includes("Choose anything that shines");
    prompt.gone();
    gone();
    return [lit, said];
  });
  expect(found).toEqual([
    [false, false],
    [true, false],
  ]);
});

test("the guide shows the result of a fight after the table has played it", () => {
  vi.useFakeTimers();
  const { store, target, said, gone } = guideAt(4, "zombie");
  const before = said();
  expect(before).toContain("2 hearts");
  void store.play(store.step!.move!);
  flushSync();
  expect(said()).toBe(before);
  expect(target.querySelector("[data-guide-next]")).toBeNull();
  vi.advanceTimersByTime(20_000);
  flushSync();
  expect(said()).toContain("Only one heart");
  gone();
});

test("after a scoring, each text appears once: the choice, the turn of the bot, the result", () => {
  vi.useFakeTimers();
  const { store, said, gone } = guideAt(6, "choose");
  const texts = [said()];
  void store.play(store.step!.move!);
  for (let passed = 0; passed < 30_000; passed += 50) {
    flushSync();
    if (said() !== texts.at(-1)) texts.push(said());
    vi.advanceTimersByTime(50);
  }
  expect(texts).toHaveLength(3);
  expect(texts[1]).toContain("Watch");
  expect(texts[2]).toContain("Sixteen XP");
  gone();
});
