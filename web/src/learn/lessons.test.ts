import { expect, test } from "vitest";
import { FIRST_GAME, isFinished, LESSON_GLYPHS, nextLesson, puzzleOf } from "./lessons.ts";
import { GLYPHS } from "../art/index.ts";
import box from "../../fixtures/box.json";
import { LESSON_SCENES, PUZZLE_SCENES } from "./scenes.ts";

const DAY = 86_400_000;
const PUZZLES = [1, 2, 3].map((number) => ({ number, name: `p${number}` }));

test("the next lesson is the first unfinished one, then a game until one has ended", () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7];
  expect(nextLesson({ done: [], games: [] })).toBe(0);
  expect(nextLesson({ done: [0, 1, 3], games: ["AAAAAA"] })).toBe(2);
  expect(nextLesson({ done: all, games: [] })).toBe(FIRST_GAME);
  expect(nextLesson({ done: all, games: ["AAAAAA"] })).toBeNull();
  expect(isFinished(FIRST_GAME, { done: [], games: ["AAAAAA"] })).toBe(true);
});

test("every lesson has a glyph", () => {
  expect(LESSON_GLYPHS).toHaveLength(FIRST_GAME + 1);
  expect(LESSON_GLYPHS.filter((glyph) => !GLYPHS[glyph])).toEqual([]);
});

test("each day has one puzzle, and every puzzle has its day", () => {
  const days = [0, 1, 2, 3].map((day) => puzzleOf(PUZZLES, day * DAY + 5)?.number);
  expect(days).toEqual([1, 2, 3, 1]);
  expect(puzzleOf([], DAY)).toBeUndefined();
});

test("every scene shows a component of the box", () => {
  const things = new Set(
    [box.buildings, box.mobs, box.weapons, box.blocks, box.boards].flatMap((part) => part.map(({ id }) => id)),
  );
  const scenes = [...LESSON_SCENES, ...Object.values(PUZZLE_SCENES)];
  const shown = scenes.flatMap(({ id, with: token }) => [...id.split(" "), token ?? ""]).filter(Boolean);
  expect(shown.filter((id) => !things.has(id))).toEqual([]);
  expect(LESSON_SCENES).toHaveLength(FIRST_GAME + 1);
  expect(Object.keys(PUZZLE_SCENES)).toHaveLength(20);
});
