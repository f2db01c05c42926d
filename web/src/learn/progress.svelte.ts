/** How far somebody has come with lessons, puzzles and the coach; kept in this browser. */

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

function kept(): Partial<Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
  } catch {
    return {};
  }
}

export const progress: Progress = $state({ ...NONE, ...kept() });

/** Changes something and keeps it. */
export function remember(changes: Partial<Progress>): void {
  Object.assign(progress, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing begins anew with the page.
  }
}

/** A list with something in it, once. */
export function withOne<T>(list: T[], one: T): T[] {
  return list.includes(one) ? list : [...list, one];
}
