/**
 * The presenter: a queue between the last view and the screen. What others do is shown beat by beat at
 * the reader's pace, while what can be decided is always that of the newest view.
 *
 * Back-pressure: whoever watches is at most `MOST_BEHIND` turns behind; what is older is passed over.
 * There is one timer, and none while nothing is shown.
 */
import type { Clock } from "../net/clock.ts";
import type { Update, View } from "../protocol.ts";
import type { Settings } from "../settings.svelte.ts";
import { type Beat, beatOf, viewIn } from "./beat.ts";

export type Pace = Settings["pace"];
/** What can be shown once more: the last turn of a seat, the last scoring, the end. */
export type Part = number | "scoring" | "over";

/** How many turns may wait while another one is shown; more where the reader goes on by themselves. */
export const MOST_BEHIND = 2;
const MOST_BEHIND_STEPPING = 8;
/** The longest that a turn is shown at the normal pace, in milliseconds; scorings and the end take their time. */
export const TURN_LIMIT = 3800;
/** What is left of walks and blocks at least, where a fight needs the time of its turn. */
const MOST_HURRIED = 0.25;
/** What both ends of a change are framed for where nothing moves. */
const STILL_MS = 600;
/** How long the table is seen as it was, before a turn is shown once more. */
const BREATH_MS = 350;
const FACTORS: Record<Pace, number> = { step: 1, normal: 1, fast: 0.5, off: 0 };

/** Who puts beats on the stage. */
export interface PlaybackSink {
  /** A moment begins: it is spoken and sounds; what was passed over is spoken only. */
  announce: (beat: Beat, moment: number, passed: boolean) => void;
  /** A beat begins: what it changes moves. It is called while the page still shows what was before. */
  animate: (beat: Beat) => void;
  /** A beat was taken back: what it moved goes back. It is called while the page still shows what came of it. */
  animateUndo: (beat: Beat) => void;
}

export interface PresenterOptions {
  clock: Clock;
  pace: () => Pace;
  /** The seats of this client. */
  mine: () => readonly number[];
  /** Whether somebody looks at the page. */
  watched: () => boolean;
  /** Whether nothing should move. */
  still: () => boolean;
  /** How many times as fast as the pace; once if it is not said. */
  speed?: () => number;
}

interface Queued {
  beat: Beat;
  again: boolean;
}

export class Presenter {
  readonly #options: PresenterOptions;
  sink: PlaybackSink = { announce: () => {}, animate: () => {}, animateUndo: () => {} };
  /** What is shown; null while nothing is. */
  now = $state.raw<Beat | null>(null);
  /** Which of its moments is on. */
  moment = $state(0);
  /** What is drawn instead of the newest view; null is the newest. */
  view = $state.raw<View | null>(null);
  /** Whether a turn is shown once more. */
  again = $state(false);
  paused = $state(false);
  #queue = $state.raw<Queued[]>([]);
  /** What each seat did in its last turn, and the last scoring. */
  #kept = $state.raw<ReadonlyMap<Part, Beat[]>>(new Map());
  /** What somebody else did last. */
  #last = $state<Part | null>(null);
  /** How long this turn has been shown, at the normal pace. */
  #spent = 0;
  #pressed = false;
  #callOff: (() => void) | null = null;
  /** Told when what was asked for has been shown. */
  #then: (() => void) | null = null;

  constructor(options: PresenterOptions) {
    this.#options = options;
  }

  /** Whether something is shown, or about to be. */
  get busy(): boolean {
    return this.now !== null || this.#queue.length > 0;
  }

  /** How many turns wait behind the one that is shown. */
  get behind(): number {
    const turns = new Set(this.#queue.map(({ beat }) => beat.turn));
    if (this.now) turns.delete(this.now.turn);
    return turns.size;
  }

  /** How many entries at the end of the log have not been shown yet. */
  get hidden(): number {
    const waiting = this.#queue.flatMap(({ beat, again }) => (again ? [] : beat.entries)).length;
    if (!this.now || this.again) return waiting;
    return waiting + this.now.moments.slice(this.moment + 1).flatMap(({ entries }) => entries).length;
  }

  /** What times are multiplied with. */
  get factor(): number {
    return FACTORS[this.#options.pace()] / (this.#options.speed?.() ?? 1);
  }

  /** Whether the reader goes from moment to moment by themselves. */
  get stepping(): boolean {
    return this.#options.pace() === "step";
  }

  /** Hears what has happened; `missed` is what happened while nobody could hear it. */
  hear(update: Update, before: View | null, missed = false): void {
    if (!update.view) return;
    const beat = beatOf(update, before, this.#options.mine());
    if (!beat) {
      const gone = update.kind === "undo" ? this.#unkeep() : undefined;
      if (gone && !missed && !this.busy && this.#options.pace() !== "off") this.sink.animateUndo(gone);
      return this.clear();
    }
    this.#keep(beat);
    if (missed || this.#options.pace() === "off") {
      this.catchUp();
      return this.#pass(beat, missed);
    }
    if (beat.own) this.catchUp();
    if (beat.own && !beat.scene) return this.#show(beat);
    this.#queue = [...this.#queue, { beat, again: false }];
    if (!this.now && !this.#callOff) this.#next();
    else this.#keepUp();
  }

  /** Forgets what was kept, too: the table was told anew. */
  forget(): void {
    this.#kept = new Map();
    this.#last = null;
    this.clear();
  }

  /** Ends everything without a word: another moment of the game is shown. */
  clear(): void {
    this.#stop();
    this.#queue = [];
    this.now = null;
    this.view = null;
    this.again = false;
    this.paused = false;
    this.#then = null;
    this.#spent = 0;
    this.#pressed = false;
  }

  /** Ends everything at its last picture: what is shown is the newest. */
  catchUp(): void {
    const rest = this.#queue;
    this.#tellRest();
    this.clear();
    for (const { beat, again } of rest) if (!again) this.#pass(beat, true);
  }

  /** A press: the first ends the moment, the second what is left of the turn. False if nothing is shown. */
  press(): boolean {
    if (!this.now) return false;
    if (this.#pressed && !this.stepping) this.skipTurn();
    else {
      this.#pressed = true;
      this.#onward();
    }
    return true;
  }

  /** Passes over what is left of the turn that is shown. */
  skipTurn(): void {
    const turn = this.now?.turn;
    if (turn === undefined) return;
    this.#tellRest();
    this.#stop();
    while (this.#queue[0]?.beat.turn === turn) {
      const [{ beat, again }, ...rest] = this.#queue as [Queued, ...Queued[]];
      this.#queue = rest;
      if (!again) this.#pass(beat, true);
    }
    this.#next();
  }

  /** Whether there is a turn to be shown once more. */
  canRepeat(part: Part | null = this.#last): boolean {
    return part !== null && this.#kept.has(part) && this.#options.pace() !== "off";
  }

  /**
   * Shows something once more; if it is not said what, the turn that is shown, or the last that somebody
   * else had. What still waits to be shown comes after it.
   */
  onceMore(part: Part | null = this.now && !this.again ? partOf(this.now) : this.#last): void {
    const waiting = this.#queue.filter(({ again }) => !again);
    const kept = part === null ? [] : (this.#kept.get(part) ?? []);
    const beats = kept.filter((beat) => !waiting.some((one) => one.beat === beat));
    const [first] = beats;
    if (!first || !this.canRepeat(part)) return;
    this.#tellRest();
    this.clear();
    this.#queue = [...beats.map((beat) => ({ beat, again: true })), ...waiting];
    this.again = true;
    this.view = first.before;
    this.#wait(BREATH_MS, () => this.#next());
  }

  /** Shows a beat of a replay, and then calls somebody; what it has come to, and its caption, stay until it is cleared. */
  play(beat: Beat, then: () => void): void {
    this.clear();
    this.#queue = [{ beat, again: true }];
    this.#then = then;
    this.#next();
  }

  /** Stops where it is, or goes on. */
  pause(): void {
    this.paused = !this.paused;
    this.wake();
  }

  /** Goes on, or waits: the pace is another one, or somebody looks at the page again. */
  wake(): void {
    if (this.busy && this.#options.pace() === "off") this.catchUp();
    else if (this.now) this.#schedule();
  }

  #next(): void {
    const [item, ...rest] = this.#queue;
    this.#stop();
    if (!item) {
      const then = this.#then;
      if (!then) return this.clear();
      this.#then = null;
      return then();
    }
    const { beat, again } = item;
    if (this.now?.turn !== beat.turn) {
      this.#spent = 0;
      this.#pressed = false;
    }
    this.view = beat.before;
    this.sink.animate(beat);
    this.#queue = rest;
    this.again = again;
    this.now = beat;
    this.#begin(0);
    this.#keepUp();
  }

  #begin(moment: number): void {
    const beat = this.now;
    if (!beat) return;
    this.moment = moment;
    this.view = viewIn(beat, moment);
    this.sink.announce(beat, moment, false);
    this.#schedule();
  }

  #schedule(): void {
    this.#stop();
    const beat = this.now;
    if (!beat || this.paused || !this.#options.watched()) return;
    if (this.stepping && !beat.own && !passesOn(beat) && !beat.moments[this.moment]?.ahead) return;
    const ms = this.#share(beat);
    this.#wait(ms, () => {
      this.#spent += ms;
      this.#onward();
    });
  }

  /** How long this moment is shown. A long turn hurries to its limit, but a fight in it keeps its rhythm while it can. */
  #share(beat: Beat): number {
    const [ms = 0, ...later] = this.#lengths(beat).slice(this.moment);
    if (!ms || beat.scene === "scoring" || beat.scene === "over") return ms;
    const wanted = { fights: 0, rest: 0 };
    const kindOf = ({ scene }: Beat) => (scene === "fight" ? "fights" : "rest");
    for (const one of [ms, ...later]) wanted[kindOf(beat)] += one;
    for (const { beat: next } of this.#queue) {
      if (next.turn === beat.turn) for (const one of this.#lengths(next)) wanted[kindOf(next)] += one;
    }
    const left = Math.max(0, TURN_LIMIT - this.#spent);
    const rest = Math.min(wanted.rest, left, Math.max(wanted.rest * MOST_HURRIED, left - wanted.fights));
    const given = { fights: Math.min(wanted.fights, left - rest), rest };
    return (ms * given[kindOf(beat)]) / wanted[kindOf(beat)];
  }

  /** What the moments of a beat take by themselves; where nothing moves, its ends must be found. */
  #lengths(beat: Beat): number[] {
    if (!this.#options.still()) return beat.moments.map(({ ms }) => ms);
    const least = passesOn(beat) ? 0 : STILL_MS;
    return beat.moments.map(({ ms, ahead }) => (ahead ? 0 : Math.max(ms, least)));
  }

  #onward(): void {
    this.#stop();
    const beat = this.now;
    if (!beat) return;
    if (this.moment + 1 < beat.moments.length) this.#begin(this.moment + 1);
    else this.#next();
  }

  #wait(ms: number, then: () => void): void {
    this.#callOff = this.#options.clock.after(ms * this.factor, () => {
      this.#callOff = null;
      then();
    });
  }

  #stop(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  /** Passes over the oldest turn while too many wait. */
  #keepUp(): void {
    const most = this.stepping ? MOST_BEHIND_STEPPING : MOST_BEHIND;
    if (this.now && this.behind > most) this.skipTurn();
  }

  /** What is one's own moves at once, over the newest view. */
  #show(beat: Beat): void {
    this.sink.animate(beat);
    this.#pass(beat, false);
  }

  #pass(beat: Beat, passed: boolean): void {
    beat.moments.forEach((_, moment) => this.sink.announce(beat, moment, passed));
  }

  /** Tells what is left of the beat that is shown. */
  #tellRest(): void {
    const beat = this.now;
    if (!beat || this.again) return;
    for (let moment = this.moment + 1; moment < beat.moments.length; moment++) {
      this.sink.announce(beat, moment, true);
    }
  }

  #keep(beat: Beat): void {
    const part = partOf(beat);
    if (part === null) return;
    const before = this.#kept.get(part)?.filter(({ turn }) => turn === beat.turn) ?? [];
    this.#kept = new Map(this.#kept).set(part, [...before, beat]);
    if (!beat.own) this.#last = part;
  }

  /** Forgets the last beat, which was taken back. */
  #unkeep(): Beat | undefined {
    const newest = [...this.#kept.values()]
      .flat()
      .reduce<Beat | undefined>((last, beat) => (last && last.id > beat.id ? last : beat), undefined);
    const left = [...this.#kept].map(([part, beats]) => [part, beats.filter((beat) => beat !== newest)] as const);
    this.#kept = new Map(left.filter(([, beats]) => beats.length));
    return newest;
  }
}

/** What a beat is kept with, to be shown once more. */
function partOf({ scene, seat }: Beat): Part | null {
  return scene === "scoring" || scene === "over" ? scene : seat;
}

/** Whether a beat only passes the turn on, which is nothing to be confirmed. */
function passesOn({ entries }: Beat): boolean {
  return entries.every(({ code }) => code === "ended" || code === "turn");
}
