import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { choose } from "../settings.svelte.ts";
import { allNames, drawName, LONGEST_NAME, myName } from "./names.ts";
import { languages, useLanguage } from "./words.svelte.ts";

const LOCALE = join(import.meta.dirname, "../../../src/overworld/i18n/locale");

beforeAll(async () => {
  vi.stubGlobal("fetch", (url: string) => {
    const language = /(\w+)\.ftl$/.exec(url)?.[1] ?? "";
    return Promise.resolve(new Response(readFileSync(join(LOCALE, language, "lobby.ftl"), "utf-8")));
  });
  await useLanguage("en");
});

afterEach(() => {
  localStorage.clear();
  choose({ name: "" });
});

test("a player without a name keeps the first random one", () => {
  vi.spyOn(Math, "random").mockReturnValueOnce(0).mockReturnValue(0.99);
  const first = myName();
  expect(first).not.toBe("");
  expect(myName()).toBe(first);
  choose({ name: "Cleo" });
  expect(myName()).toBe("Cleo");
});

test("every language has hundreds of names, all of them short enough and without a comma", async () => {
  for (const language of languages) {
    await useLanguage(language);
    const names = allNames();
    expect(names.length, language).toBeGreaterThan(500);
    expect(new Set(names).size, language).toBe(names.length);
    expect(names.filter((name) => name.length > LONGEST_NAME || name.includes(","))).toEqual([]);
  }
});

test("adjectives are mixed only among animals of the same gender", async () => {
  await useLanguage("de");
  const names = allNames();
  expect(names).toContain("Bauender Molch");
  expect(names).toContain("Kluger Biber");
  expect(names.filter((name) => /^\S+er (Eule|Gans|Robbe|Grille|Wiesel|Walross)$/.test(name))).toEqual([]);
  await useLanguage("es");
  expect(allNames()).toContain("Castor valiente");
  expect(allNames()).not.toContain("Nutria valiente constructor");
  await useLanguage("en");
});

test("a drawn name is never one that a player at the table has", () => {
  const names = allNames();
  expect(drawName(names.slice(1))).toBe(names[0]);
});
