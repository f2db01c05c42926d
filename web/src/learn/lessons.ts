/** Facts about lessons and puzzles that need no request. */
import type { PuzzleInfo } from "../protocol.ts";

/** The finished lessons, and the first games that have ended. */
interface Learned {
  readonly done: readonly number[];
  readonly games: readonly string[];
}

/** The last lesson is a real game. */
export const FIRST_GAME = 8;

/** A glyph for each lesson. */
export const LESSON_GLYPHS: readonly string[] = [
  ...["dwelling", "collect", "explore", "build", "fight", "weapon", "xp", "mob", "extra_action"],
];

/** Return whether a lesson is finished: the last one by any game that has ended in this browser. */
export function isFinished(lesson: number, { done, games }: Learned): boolean {
  return lesson === FIRST_GAME ? games.length > 0 : done.includes(lesson);
}

/** Return the first unfinished lesson; null if all are finished. */
export function nextLesson(learned: Learned): number | null {
  const next = LESSON_GLYPHS.findIndex((_, lesson) => !isFinished(lesson, learned));
  return next < 0 ? null : next;
}

const DAY = 86_400_000;

/** Return the puzzle of a day. */
export function puzzleOf(puzzles: readonly PuzzleInfo[], now: number): PuzzleInfo | undefined {
  return puzzles[Math.floor(now / DAY) % puzzles.length];
}
