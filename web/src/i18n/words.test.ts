import { beforeEach, expect, test, vi } from "vitest";

/** Pending requests by URL, with functions that answer them or let them fail. */
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
          come: () => come(new Response(`greeting = ${url}\nhello = Hello { $name }, { $count }`)),
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

test("of two requested languages the page shows the last, even if the first is answered later", async () => {
  const german = words.useLanguage("de");
  const english = words.useLanguage("en");
  await english;
  await come("/de.ftl");
  await german;
  expect(words.language()).toBe("en");
});

test("long messages that arrive during a change of language do not undo it", async () => {
  const all = words.useLongWords();
  const german = words.useLanguage("de");
  await come("/en-long.ftl");
  await come("/de.ftl");
  await come("/de-long.ftl");
  await Promise.all([all, german]);
  expect(words.language()).toBe("de");
});

test("a language that failed to load does not replace the current one later", async () => {
  const german = words.useLanguage("de");
  await vi.waitUntil(() => waiting.has("/de.ftl"));
  waiting.get("/de.ftl")?.fail();
  await expect(german).rejects.toThrow("no network");
  const all = words.useLongWords();
  await come("/en-long.ftl");
  await all;
  expect(words.language()).toBe("en");
});

test("the test language is English with accents, and each message has brackets", async () => {
  await words.useLanguage("pseudo");
  expect(words.t("greeting")).toBe("⟦/éññ.ƒƒţļ⟧");
  expect(words.languages).toEqual(["en", "de"]);
  expect(document.documentElement.lang).toBe("en");
});

test("a name that runs from right to left is isolated, and no other value is", () => {
  expect(words.t("hello", { name: "Ada", count: 2 })).toBe("Hello Ada, 2");
  expect(words.t("hello", { name: "שלום", count: 2 })).toBe("Hello \u2068שלום\u2069, 2");
  expect(words.list(["שלום", "Ada"])).toBe("\u2068שלום\u2069 and Ada");
});
