/** The steps of a game, and a cache of their views. */
import type { LogEntry, Steps, View } from "../protocol.ts";
import { isDecision } from "./beat.ts";

export interface Track {
  first: number;
  last: number;
  /** The steps at which turns begin. */
  turns: { step: number; turn: number; seat: number }[];
  /** The steps at which a card is scored. */
  rounds: { step: number; card: string }[];
}

/** Return the first and last step of a game, with its turns and scorings. */
export function trackOf(log: LogEntry[]): Track {
  const [start] = log;
  const first = start ? (start.code === "began" ? start.at + 1 : start.at) : 0;
  const track: Track = { first, last: Math.max(first, (log.at(-1)?.at ?? -1) + 1), turns: [], rounds: [] };
  for (const entry of log) {
    if (entry.code === "turn") track.turns.push({ step: entry.at + 1, turn: entry.turn, seat: entry.seat });
    else if (entry.code === "scored" && !track.rounds.some(({ card }) => card === entry.card)) {
      track.rounds.push({ step: entry.at, card: entry.card });
    }
  }
  return track;
}

/** Return the start of the turn before a step, or the first step. */
export function turnBefore(track: Track, step: number): number {
  return track.turns.findLast((turn) => turn.step < step)?.step ?? track.first;
}

/** Return the start of the turn after a step, or the last step. */
export function turnAfter(track: Track, step: number): number {
  return track.turns.find((turn) => turn.step > step)?.step ?? track.last;
}

/** Return the step after the decision at a step and its chance outcomes. */
export function beatAfter(track: Track, log: LogEntry[], step: number): number {
  const rest = log.filter(({ at }) => at >= step);
  const [first] = rest;
  return rest.find((entry) => entry.at > (first?.at ?? 0) && isDecision(entry))?.at ?? track.last;
}

/** Return the turn of a step. */
export function turnAt(track: Track, step: number): Track["turns"][number] | undefined {
  return track.turns.findLast((turn) => turn.step <= step);
}

/** Return the step in an address, or null. */
export function stepIn(query: URLSearchParams): number | null {
  const text = query.get("step") ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The number of views per page; pages start at multiples of it. */
export const PAGE = 500;

/** Return the first steps of the pages of a game. */
export function pagesOf({ last }: Track): number[] {
  return Array.from({ length: Math.floor(last / PAGE) + 1 }, (_, page) => page * PAGE);
}

/**
 * A cache of views by step. A game comes in one answer, a very long one in pages.
 *
 * Views of the live table are stored too, so that a step back needs no request.
 */
export class StepViews {
  readonly #fetch: (first: number) => Promise<Steps>;
  readonly #arrived: (step: number, view: View) => void;
  readonly #failed: (step: number, reason: unknown) => void;
  #views = new Map<number, View>();
  #flying = new Set<number>();
  #wanted = -1;
  #age = 0;

  constructor(
    fetch: (first: number) => Promise<Steps>,
    arrived: (step: number, view: View) => void,
    failed: (step: number, reason: unknown) => void,
  ) {
    this.#fetch = fetch;
    this.#arrived = arrived;
    this.#failed = failed;
  }

  /** Return the view of a step, if it is loaded. */
  get(step: number): View | undefined {
    return this.#views.get(step);
  }

  /** Store the view of a step from another source. */
  put(step: number, view: View): void {
    this.#views.set(step, view);
  }

  /** Deliver the view of a step when it is loaded, and prefetch the next page. */
  want(step: number, next = step): void {
    this.#wanted = step;
    const there = this.#views.get(step);
    if (there) this.#arrived(step, there);
    for (const one of new Set([step, next])) if (!this.#views.has(one)) void this.#page(one - (one % PAGE));
  }

  /** Drop the views after a step, which an undo removed. */
  forgetAfter(step: number): void {
    this.#age++;
    for (const one of [...this.#views.keys()]) if (one > step) this.#views.delete(one);
  }

  async #page(first: number): Promise<void> {
    if (this.#flying.has(first)) return;
    this.#flying.add(first);
    const age = this.#age;
    try {
      const { views } = await this.#fetch(first);
      if (age === this.#age) views.forEach((view, index) => this.#views.set(first + index, view));
      this.#flying.delete(first);
      const view = views[this.#wanted - first];
      if (view) this.#arrived(this.#wanted, view);
    } catch (reason) {
      this.#flying.delete(first);
      this.#failed(this.#wanted, reason);
    }
  }
}
