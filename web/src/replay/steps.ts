/** The steps of a game as places on a line, and the views of those that were fetched. */
import { isDecision } from "../play/recap.ts";
import type { LogEntry, Steps, View } from "../protocol.ts";

export interface Track {
  first: number;
  last: number;
  /** The steps at which turns begin. */
  turns: { step: number; turn: number; seat: number }[];
  /** The steps at which a card is scored. */
  rounds: { step: number; card: string }[];
}

/** Where a game begins and ends, and what is on the way. */
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

/** The beginning of the turn before a step, or the first step. */
export function turnBefore(track: Track, step: number): number {
  return track.turns.findLast((turn) => turn.step < step)?.step ?? track.first;
}

/** The beginning of the turn after a step, or the last step. */
export function turnAfter(track: Track, step: number): number {
  return track.turns.find((turn) => turn.step > step)?.step ?? track.last;
}

/** The step at which what begins with a step has happened: a decision, and all that chance says to it. */
export function beatAfter(track: Track, log: LogEntry[], step: number): number {
  const rest = log.filter(({ at }) => at >= step);
  const [first] = rest;
  return rest.find((entry) => entry.at > (first?.at ?? 0) && isDecision(entry))?.at ?? track.last;
}

/** The turn that a step is in. */
export function turnAt(track: Track, step: number): Track["turns"][number] | undefined {
  return track.turns.findLast((turn) => turn.step <= step);
}

/** The step that an address asks for; null if it asks for none. */
export function stepIn(query: URLSearchParams): number | null {
  const text = query.get("step") ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** So many views come in one answer of the server, from a multiple of it on. */
export const PAGE = 500;

/** Where the pages of a game begin. */
export function pagesOf({ last }: Track): number[] {
  return Array.from({ length: Math.floor(last / PAGE) + 1 }, (_, page) => page * PAGE);
}

/**
 * The views of steps: all of a game come in one answer, those of a very long one in pages.
 *
 * What the table itself shows is put here too, so that whoever steps back from the present need not wait.
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

  /** The view of a step, if it has come. */
  get(step: number): View | undefined {
    return this.#views.get(step);
  }

  /** Keeps the view of a step that was told otherwise. */
  put(step: number, view: View): void {
    this.#views.set(step, view);
  }

  /** Tells the view of a step as soon as it is there, and has the next one at hand. */
  want(step: number, next = step): void {
    this.#wanted = step;
    const there = this.#views.get(step);
    if (there) this.#arrived(step, there);
    for (const one of new Set([step, next])) if (!this.#views.has(one)) void this.#page(one - (one % PAGE));
  }

  /** Forgets the steps after one: they were taken back. */
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
