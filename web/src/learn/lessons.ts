/** What is known of lessons and puzzles without asking for them. */
import type { PuzzleInfo } from "../protocol.ts";

/** The last lesson is a real game. */
export const FIRST_GAME = 8;

/** A sign for each lesson, the last one included. */
export const LESSON_GLYPHS: readonly string[] = [
  ...["dwelling", "collect", "explore", "build", "fight", "weapon", "xp", "mob", "extra_action"],
];

/** The first lesson that is not done; the game, when all are. */
export function nextLesson(done: readonly number[]): number {
  return Array.from({ length: FIRST_GAME }, (_, at) => at).find((at) => !done.includes(at)) ?? FIRST_GAME;
}

const DAY = 86_400_000;

/** The puzzle of a day, one after the other. */
export function puzzleOf(puzzles: readonly PuzzleInfo[], now: number): PuzzleInfo | undefined {
  return puzzles[Math.floor(now / DAY) % puzzles.length];
}
