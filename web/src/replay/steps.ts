/** The steps of a game as places on a line, and the views of those that were fetched. */
import { isDecision } from "../play/recap.ts";
import type { LogEntry, View } from "../protocol.ts";

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

const MOST_IN_FLIGHT = 4;
const KEPT = 400;

/**
 * Fetches the views of steps: what is wanted first, then its neighbours, a few at a time.
 *
 * Whoever drags a slider wants only where it stops: a step that was wanted and not yet asked for is
 * forgotten when another is.
 */
export class StepViews {
  readonly #fetch: (step: number) => Promise<View>;
  readonly #arrived: (step: number, view: View) => void;
  readonly #failed: (step: number, reason: unknown) => void;
  #views = new Map<number, View>();
  #flying = new Set<number>();
  #queue: number[] = [];
  #age = 0;

  constructor(
    fetch: (step: number) => Promise<View>,
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

  get inFlight(): number {
    return this.#flying.size;
  }

  /** Tells the view of a step as soon as it is there, and fetches its neighbours. */
  want(step: number, neighbours: number[] = []): void {
    const there = this.#views.get(step);
    if (there) this.#arrived(step, there);
    this.#queue = [step, ...neighbours].filter((one) => !this.#views.has(one) && !this.#flying.has(one));
    this.#next();
  }

  /** Forgets the steps after one: they were taken back. */
  forgetAfter(step: number): void {
    this.#age++;
    for (const one of [...this.#views.keys()]) if (one > step) this.#views.delete(one);
  }

  #next(): void {
    while (this.#flying.size < MOST_IN_FLIGHT) {
      const step = this.#queue.shift();
      if (step === undefined) return;
      this.#flying.add(step);
      void this.#one(step, this.#age);
    }
  }

  async #one(step: number, age: number): Promise<void> {
    try {
      const view = await this.#fetch(step);
      if (age === this.#age) this.#keep(step, view);
      this.#arrived(step, view);
    } catch (reason) {
      this.#failed(step, reason);
    } finally {
      this.#flying.delete(step);
      this.#next();
    }
  }

  #keep(step: number, view: View): void {
    this.#views.set(step, view);
    const [oldest] = this.#views.keys();
    if (this.#views.size > KEPT && oldest !== undefined) this.#views.delete(oldest);
  }
}
