import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { fetchBox } from "../box.svelte.ts";
import { ICONS } from "../art/icons.ts";
import { GLYPHS } from "../art/glyphs.ts";
import { NOTICES } from "../presence/talk.svelte.ts";
import { noticeText } from "../presence/notices.ts";
import type { Box, LogEntry, View } from "../protocol.ts";
import { codesOf, logGlyph, logText, placesOf, seatOf } from "./log.ts";
import { moveText } from "./moves.ts";
import { facesInLog } from "./places.ts";
import { useLanguage } from "./words.svelte.ts";

const ENGLISH = resolve(import.meta.dirname, "../../../src/overworld/i18n/locale/en");
const PROTOCOL = resolve(import.meta.dirname, "../protocol.ts");

const BOX = {
  blocks: [
    { id: "wood", letter: "w", count: 16, wildcard: false },
    { id: "stone", letter: "t", count: 12, wildcard: false },
  ],
  weapons: [
    { id: "bow", power: "reveal_extra" },
    { id: "golden_hoe", power: "gain_xp" },
    { id: "diamond_pickaxe", power: "collect_block" },
    { id: "tnt", power: "detonate" },
  ],
  mobs: [{ id: "skeleton-desert", kind: "skeleton", characteristic: "desert" }],
  buildings: [{ id: "desert-wood-decoration", biome: "desert", material: "wood", type: "decoration" }],
} as unknown as Box;

/** An entry for every code and for every sentence of a code. */
const ENTRIES: LogEntry[] = [
  { code: "began", at: 52, seat: 0 },
  { code: "turn", at: 52, seat: 0, turn: 1 },
  { code: "mined", at: 53, seat: 0, column: "w1", block: "stone" },
  { code: "mined", at: 53, seat: 0, column: "w1", block: "stone", pickaxe: true },
  { code: "uncovered", at: 54, column: "w2", level: 2, block: "wood" },
  { code: "layer", at: 55, layer: 1, card: "A" },
  { code: "layer", at: 55, layer: 4 },
  { code: "explored", at: 56, seat: 1, start: "33", crossing: "33", steps: 0 },
  { code: "explored", at: 56, seat: 1, start: "33", crossing: "35", steps: 2 },
  { code: "revealed", at: 57, cell: "c4", face: "skeleton-desert" },
  { code: "revealed", at: 57, cell: "a4", face: "bow" },
  { code: "revealed", at: 57, cell: "c5", face: "desert-wood-decoration" },
  { code: "built", at: 58, seat: 0, cell: "c5", tile: "desert-wood-decoration", space: 5, paid: { wood: 2 } },
  { code: "built", at: 58, seat: 0, cell: "c5", tile: "desert-wood-decoration", space: 5, paid: { wood: 2 }, xp: 3 },
  {
    code: "built",
    at: 58,
    seat: 0,
    cell: "c5",
    tile: "desert-wood-decoration",
    space: 5,
    covered: "desert-wood-decoration",
  },
  {
    code: "built",
    at: 58,
    seat: 0,
    cell: "c5",
    tile: "desert-wood-decoration",
    space: 5,
    covered: "desert-wood-decoration",
    xp: 1,
  },
  { code: "fight", at: 59, seat: 0, cell: "c4", mob: "skeleton-desert", needed: 4, chance: 0.714 },
  { code: "turned", at: 60, seat: 0, weapon: "bow", hearts: 1, chance: 0.5 },
  { code: "turned", at: 60, seat: 0, weapon: "golden_hoe", hearts: 2, chance: 0.5, xp: 2 },
  { code: "drew", at: 61, seat: 0 },
  { code: "declined", at: 61, seat: 0, power: "bow", chance: 0.5 },
  { code: "declined", at: 61, seat: 0, power: "pickaxe", chance: 0.5 },
  { code: "declined", at: 61, seat: 0, power: "tnt", chance: 0.5 },
  { code: "detonated", at: 62, seat: 0, hearts: 7 },
  {
    code: "fought",
    at: 62,
    seat: 0,
    cell: "c4",
    mob: "skeleton-desert",
    needed: 4,
    hearts: 2,
    won: false,
    turned: { bow: 1, tnt: 2 },
  },
  {
    ...{ code: "fought", at: 62, seat: 0, cell: "c4", mob: "skeleton-desert", needed: 4, hearts: 7, won: true, xp: 5 },
    ...{ hoes: 2, blocks: { stone: 1 }, turned: { bow: 1, golden_hoe: 1, tnt: 1 }, detonated: 1 },
  } as LogEntry,
  { code: "took", at: 63, seat: 1, cell: "a4", weapon: "bow" },
  { code: "traded", at: 64, seat: 1, mob: "skeleton-desert" },
  { code: "ended", at: 65, seat: 1 },
  { code: "ended", at: 65, seat: 1, due: "AB" },
  { code: "scored", at: 66, seat: 1, card: "A", characteristic: "desert", spaces: 4, points: 4, xp: 16 },
  { code: "bonus", at: 67, seat: 0, mob: "skeleton-desert", characteristic: "desert", spaces: 2, points: 2, xp: 4 },
  { code: "over", at: 67, scores: [50, 41], blocks: [3, 4], winners: [0] },
  { code: "over", at: 67, scores: [50, 50], blocks: [3, 4], winners: [1] },
];
const names = (seat: number) => ["Ada", "Ben"][seat] ?? "";
/** Return a text without the isolation marks around its values. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
const told = (entry: LogEntry, odds = true) => plain(logText(entry, names, odds));

beforeAll(async () => {
  const words = readdirSync(ENGLISH)
    .filter((file) => !["cli.ftl", "table.ftl"].includes(file))
    .map((file) => readFileSync(join(ENGLISH, file), "utf-8"))
    .join("\n");
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(url.endsWith("/box") ? Response.json(BOX) : new Response(words)),
  );
  await Promise.all([useLanguage("en"), fetchBox()]);
});

describe("sentences of the log", () => {
  test("exist for every code that the server can send", () => {
    const union = /export type LogEntry =([^;]+);/.exec(readFileSync(PROTOCOL, "utf-8"))?.[1] ?? "";
    const types = union.match(/\w+/g) ?? [];
    expect(types.length).toBeGreaterThan(15);
    expect(new Set(ENTRIES.map(({ code }) => code)).size).toBe(types.length);
  });

  test.each(ENTRIES)("$code has one, with everything filled in", (entry) => {
    const problems = vi.spyOn(console, "error");
    const text = told(entry);
    expect(problems.mock.calls).toEqual([]);
    expect(text).not.toMatch(/^log-|[{}$]/);
    const seat = seatOf(entry);
    if (seat !== null) expect(text).toContain(names(seat));
    problems.mockRestore();
  });

  test("differ if their entries differ", () => {
    const texts = ENTRIES.map((entry) => told(entry));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("say how a fight ended and what the player gained", () => {
    const [lost, won] = ENTRIES.filter(({ code }) => code === "fought").map((entry) => told(entry));
    expect(won).toContain("7 ♥, 4 needed");
    expect(won).toContain("5 XP");
    expect(won).toContain("Golden hoes: 2 XP");
    expect(won).toContain("Blocks taken");
    expect(won).toContain("2 tokens go back");
    expect(won).toContain("1 TNT leaves the game");
    expect(lost).toContain("2 ♥, 4 needed");
    expect(lost).toContain("3 tokens go back");
  });

  test("omit the odds of a fight at a table without odds", () => {
    const fight = ENTRIES.find(({ code }) => code === "fight");
    expect(fight && told(fight)).toContain("71%");
    expect(fight && told(fight, false)).not.toContain("%");
  });

  test("name the blocks only if they broke a tie", () => {
    const [clear, tied] = ENTRIES.filter(({ code }) => code === "over").map((entry) => told(entry));
    expect(clear).not.toContain("Blocks");
    expect(tied).toContain("Blocks: Ada 3 and Ben 4");
  });
});

test("every entry has a picture that exists", () => {
  for (const entry of ENTRIES) {
    const { art, of } = logGlyph(entry);
    if (art === "icon") expect(Object.keys(ICONS)).toContain(of);
    if (art === "glyph") expect(Object.keys(GLYPHS)).toContain(of);
    if (art === "weapon") expect(BOX.weapons.map(({ id }) => id)).toContain(of);
  }
});

test("placesOf returns the places of an entry", () => {
  const places = (code: LogEntry["code"]) => ENTRIES.filter((entry) => entry.code === code).map(placesOf);
  expect(places("mined")[0]).toEqual(["w1"]);
  expect(places("uncovered")).toEqual([["w2"]]);
  expect(places("explored")).toEqual([["33"], ["33", "35"]]);
  expect(places("built")[0]).toEqual(["c5", "0.space.5"]);
  expect(places("fought")[0]).toEqual(["c4"]);
  expect(places("scored")).toEqual([[]]);
});

test("every notice has a sentence", () => {
  const problems = vi.spyOn(console, "error");
  for (const kind of NOTICES) {
    for (const text of ["0", "1"]) {
      for (const seat of [null, 0]) noticeText({ seq: 1, at: 1, kind, seat, text, name: "Ada" });
    }
  }
  expect(problems.mock.calls).toEqual([]);
  problems.mockRestore();
});

test("a move becomes a sentence with its target", () => {
  const view = {
    turn: 0,
    cube: { w1: "wt" },
    world: { c4: { face: "skeleton-desert" }, c5: { face: "desert-wood-decoration" }, a4: { face: "bow" } },
    players: [{ crossing: "33" }],
    prompt: { code: "act" },
  } as unknown as View;
  const problems = vi.spyOn(console, "error");
  const moves = "mine w1,explore 33,explore 34,build c5 5,fight c4,take a4,draw,detonate,trade,end,score desert".split(
    ",",
  );
  const texts = moves.map((move) => plain(moveText(move, view)));
  for (const code of ["bow", "pickaxe", "tnt"] as const) texts.push(moveText("pass", { ...view, prompt: { code } }));
  expect(problems.mock.calls).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts[0]).not.toContain("w1");
  expect(texts[1]).toBe("Explore: stay here");
  expect(texts[2]).toMatch(/^Explore: go next to .*Skeleton/);
  expect(plain(moveText("explore 11", view))).toBe("Explore: a place with nothing face up");
  expect(texts[3]).toContain("centre");
  problems.mockRestore();
});

test("a crossing is named by what lay face up around it at that time", () => {
  const revealed = (cell: string, face: string) => ({ code: "revealed", at: 1, cell, face }) as LogEntry;
  const explored = (crossing: string) =>
    ({ code: "explored", at: 2, seat: 1, start: "33", crossing, steps: 2 }) as LogEntry;
  const [before, after] = [explored("34"), explored("34")];
  const took = { code: "took", at: 3, seat: 0, cell: "d5", weapon: "bow" } as LogEntry;
  const log = [revealed("c4", "skeleton-desert"), revealed("d5", "bow"), before, took, after, explored("11")];
  const near = facesInLog(log);
  expect([...near.values()]).toEqual([["skeleton-desert", "bow"], ["skeleton-desert"], []]);
  const text = (entry: LogEntry) => plain(logText(entry, () => "Ben", true, near.get(entry)));
  expect(text(before)).toMatch(/^Ben moves 2 steps, next to .*Skeleton.* and .*[Bb]ow/);
  expect(text(log[5]!)).toBe("Ben moves 2 steps");
  expect(codesOf(before)).toBe("33 → 34");
  expect(codesOf(took)).toBe("");
});
