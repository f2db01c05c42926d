import { expect, test, vi } from "vitest";
import { compiling, noteCompiling } from "./compiling.svelte.ts";
import { FakeClock } from "./fakes.ts";

const answer = (percent?: string) =>
  new Response("", { headers: percent === undefined ? {} : { "overworld-compiling": percent } });

test("an answer without the header starts nothing", async () => {
  const clock = new FakeClock();
  const asked = vi.spyOn(globalThis, "fetch");
  noteCompiling(answer(), clock);
  await clock.pass(5000);
  expect(compiling.percent).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test("the page follows the progress until the header is gone, once a second", async () => {
  const clock = new FakeClock();
  const answers = [() => answer("60"), () => Promise.reject(new Error("no network")), () => answer()];
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => answers.shift()?.() ?? answer());
  noteCompiling(answer("40"), clock);
  noteCompiling(answer("41"), clock);
  expect(compiling.percent).toBe(40);
  const seen: (number | null)[] = [];
  for (let second = 0; second < 5; second++) {
    await clock.pass(1000);
    await new Promise((then) => setTimeout(then, 0));
    seen.push(compiling.percent);
  }
  expect(seen).toEqual([60, 60, null, null, null]);
  expect(asked).toHaveBeenCalledTimes(3);
  asked.mockRestore();
});
