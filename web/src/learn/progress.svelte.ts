/** How far somebody has come with lessons, puzzles and the coach; kept in this browser. */
import { type Check, isCount, isListOf, isText, keep, readKept } from "../stored.ts";

interface Progress {
  /** Lessons that were finished. */
  done: number[];
  /** The step at which each lesson was left. */
  at: Record<string, number>;
  /** Puzzles that were solved. */
  solved: number[];
  /** The character for the first game. */
  colour: string;
  /** Hints of the coach that were given. */
  seen: string[];
  /** Games that were finished, as far as the coach wants to know. */
  games: string[];
}

const KEY = "overworld-learn";
const NONE: Progress = { done: [], at: {}, solved: [], colour: "", seen: [], games: [] };

const isSteps: Check = (value) => value !== null && typeof value === "object" && Object.values(value).every(isCount);
const CHECKS: Record<keyof Progress, Check> = {
  done: isListOf(isCount),
  at: isSteps,
  solved: isListOf(isCount),
  colour: isText(20),
  seen: isListOf(isText(40)),
  games: isListOf(isText(10)),
};

export const progress: Progress = $state(readKept(KEY, NONE, CHECKS));

/** Changes something and keeps it. */
export function remember(changes: Partial<Progress>): void {
  Object.assign(progress, changes);
  keep(KEY, progress);
}

/** A list with something in it, once. */
export function withOne<T>(list: T[], one: T): T[] {
  return list.includes(one) ? list : [...list, one];
}
