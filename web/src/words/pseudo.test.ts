import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { accented, pseudo } from "../../pseudo.ts";

const ENGLISH = resolve(import.meta.dirname, "../../../src/overworld/i18n/locale/en");
const words = readdirSync(ENGLISH)
  .map((file) => readFileSync(join(ENGLISH, file), "utf-8"))
  .join("\n");

function bundle(text: string): FluentBundle {
  const made = new FluentBundle("en", { useIsolating: false });
  expect(made.addResource(new FluentResource(text))).toEqual([]);
  return made;
}

test("letters get accents, and some are doubled", () => {
  expect(accented("Explore")).toBe("Éẋþþļööŕé");
  expect(accented("Explore", 0)).toBe("Éẋþļöŕé");
  expect(accented("7 × 3")).toBe("7 × 3");
});

test("values, forms and references stay", () => {
  const made = bundle(pseudo(words));
  const say = (key: string, values: Record<string, string | number> = {}) => {
    const errors: Error[] = [];
    const text = made.formatPattern(made.getMessage(key)?.value ?? "", values, errors);
    expect(errors).toEqual([]);
    return text;
  };
  expect(say("ask-act", { who: "Ada", number: 2 })).toMatch(/^⟦Ada \S+ \S+ 2 öƒƒ 2\.⟧$/);
  expect(say("cell-down", { left: 1 })).toMatch(/^⟦1 /);
  expect(say("cell-down", { left: 3 })).toMatch(/^⟦3 /);
  expect(say("trait-forest")).toBe(say("biome-forest"));
  expect(say("board-product", { spaces: 2, points: 3, xp: 6 })).toBe("2 × 3 = 6");
});

test("every message is there, with the same values, and about 40 % longer", () => {
  const english = new FluentResource(words);
  const made = new FluentResource(pseudo(words));
  const keys = english.body.map(({ id }) => id);
  expect(made.body.map(({ id }) => id)).toEqual(keys);
  const values = (text: string) => [...text.matchAll(/\{[^{}\n]*/g)].map(([found]) => found);
  expect(values(pseudo(words))).toEqual(values(words));
  const length = (resource: FluentResource) =>
    resource.body.map(({ value }) => (typeof value === "string" ? value.length : 0)).reduce((sum, one) => sum + one);
  expect(length(made) / length(english)).toBeGreaterThan(1.35);
  expect(length(made) / length(english)).toBeLessThan(1.65);
});
