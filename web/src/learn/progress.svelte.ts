/** The player's progress in lessons and puzzles, and the hints seen; stored in this browser. */
import { settings } from "../settings.svelte.ts";
import { type Check, isCount, isListOf, isText, keep, readKept } from "../storage.ts";

interface Progress {
  /** Finished lessons. */
  done: number[];
  /** The step at which the player left each lesson. */
  at: Record<string, number>;
  /** Solved puzzles. */
  solved: number[];
  /** The character for the first game. */
  colour: string;
  /** Hints that the coach has shown. */
  seen: string[];
  /** The first finished games: one is the last lesson, and the coach counts them. */
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

const read = () => readKept(KEY, NONE, CHECKS);

export const progress: Progress = $state(read());

// Another tab may have stored progress too.
window.addEventListener("storage", ({ key }) => {
  if (key === KEY) Object.assign(progress, read());
});

/** Change the stored progress; `change` gets its latest state, which another tab may have written. */
export function remember(change: (latest: Progress) => Partial<Progress>): void {
  const latest = read();
  Object.assign(progress, latest, change(latest));
  keep(KEY, progress);
}

/** Return the list with the item, once. */
export function withOne<T>(list: T[], one: T): T[] {
  return list.includes(one) ? list : [...list, one];
}

/** The number of first games in which the coach is on by default. */
const GAMES = 3;

/** Whether the coach is on. */
export function coachIsOn(): boolean {
  return settings.coach === "on" || (settings.coach === "first" && progress.games.length < GAMES);
}

/** Count a finished game. */
export function gameOver(code: string): void {
  if (progress.games.length < GAMES && !progress.games.includes(code))
    remember(({ games }) => ({ games: withOne(games, code) }));
}
