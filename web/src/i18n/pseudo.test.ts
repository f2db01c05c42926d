import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { accented } from "./pseudo.ts";

const ENGLISH = resolve(import.meta.dirname, "../../../src/overworld/i18n/locale/en");

test("accented adds accents and doubles some letters", () => {
  expect(accented("Explore")).toBe("Éẋþþļööŕé");
  expect(accented("7 × 3")).toBe("7 × 3");
});

test("values, plural forms and references stay", () => {
  const bundle = new FluentBundle("en", { useIsolating: false, transform: accented });
  for (const file of readdirSync(ENGLISH))
    expect(bundle.addResource(new FluentResource(readFileSync(join(ENGLISH, file), "utf-8")))).toEqual([]);
  const say = (key: string, values: Record<string, string | number> = {}) => {
    const errors: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(key)?.value ?? "", values, errors);
    expect(errors).toEqual([]);
    return text;
  };
  expect(say("ask-act", { who: "Ada", number: 2 })).toMatch(/^Ada \S+ \S+ 2 öƒ+ 2\.$/);
  expect(say("cell-down", { left: 1 })).toMatch(/^1 /);
  expect(say("cell-down", { left: 3 })).toMatch(/^3 /);
  expect(say("trait-forest")).toBe(say("biome-forest"));
  expect(say("board-product", { spaces: 2, points: 3, xp: 6 })).toBe("2 × 3 = 6");
});

test("a text becomes about 40 % longer", () => {
  const text = readFileSync(join(ENGLISH, "rules.ftl"), "utf-8");
  expect(accented(text).length / text.length).toBeGreaterThan(1.35);
  expect(accented(text).length / text.length).toBeLessThan(1.45);
});
