/** Facts about lessons and puzzles that need no request. */
import type { PuzzleInfo } from "../protocol.ts";

/** The last lesson is a real game. */
export const FIRST_GAME = 8;

/** A glyph for each lesson. */
export const LESSON_GLYPHS: readonly string[] = [
  ...["dwelling", "collect", "explore", "build", "fight", "weapon", "xp", "mob", "extra_action"],
];

/** Return the first unfinished lesson, or the game after all lessons. */
export function nextLesson(done: readonly number[]): number {
  return Array.from({ length: FIRST_GAME }, (_, at) => at).find((at) => !done.includes(at)) ?? FIRST_GAME;
}

const DAY = 86_400_000;

/** Return the puzzle of a day. */
export function puzzleOf(puzzles: readonly PuzzleInfo[], now: number): PuzzleInfo | undefined {
  return puzzles[Math.floor(now / DAY) % puzzles.length];
}
