import { beforeEach, expect, test, vi } from "vitest";

/** The words that were asked for and have not come yet, each with what lets them come or fail. */
let waiting: Map<string, { come: () => void; fail: () => void }>;
let words: typeof import("./words.svelte.ts");

vi.mock("virtual:languages", () => ({
  pages: { en: "/en.ftl", de: "/de.ftl" },
  long: { en: "/en-long.ftl", de: "/de-long.ftl" },
}));

beforeEach(async () => {
  waiting = new Map();
  vi.stubGlobal(
    "fetch",
    (url: string) =>
      new Promise<Response>((come, fail) => {
        waiting.set(url, {
          come: () => come(new Response(`greeting = ${url}`)),
          fail: () => fail(new TypeError("no network")),
        });
      }),
  );
  vi.resetModules();
  words = await import("./words.svelte.ts");
  const shown = words.useLanguage("en");
  await come("/en.ftl");
  await shown;
});

async function come(url: string): Promise<void> {
  await vi.waitUntil(() => waiting.has(url));
  waiting.get(url)?.come();
}

test("of two languages that were asked for, the last is shown, whichever comes first", async () => {
  const german = words.useLanguage("de");
  const english = words.useLanguage("en");
  await english;
  await come("/de.ftl");
  await german;
  expect(words.language()).toBe("en");
});

test("the long words that come while a language is on its way do not call it back", async () => {
  const all = words.useLongWords();
  const german = words.useLanguage("de");
  await come("/en-long.ftl");
  await come("/de.ftl");
  await come("/de-long.ftl");
  await Promise.all([all, german]);
  expect(words.language()).toBe("de");
});

test("a language that did not come is not shown later instead of the one that is", async () => {
  const german = words.useLanguage("de");
  await vi.waitUntil(() => waiting.has("/de.ftl"));
  waiting.get("/de.ftl")?.fail();
  await expect(german).rejects.toThrow("no network");
  const all = words.useLongWords();
  await come("/en-long.ftl");
  await all;
  expect(words.language()).toBe("en");
});
