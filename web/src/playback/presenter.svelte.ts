/**
 * The presenter: a queue between the newest view and the screen. It plays other players' moves beat by
 * beat at the chosen pace, while the legal moves are always those of the newest view.
 *
 * Back-pressure: the screen is at most `MOST_BEHIND` turns behind; the presenter skips older turns.
 * It has one timer, and none while it is idle.
 */
import type { Clock } from "../net/clock.ts";
import type { Update, View } from "../protocol.ts";
import type { Settings } from "../settings.svelte.ts";
import { type Beat, beatOf, viewIn } from "./beat.ts";

export type Pace = Settings["pace"];
/** A part of the game that can be played again: the last turn of a seat, the last scoring, the end. */
export type Repeatable = number | "scoring" | "over";

/** The maximum number of waiting turns; more at the pace "step". */
export const MOST_BEHIND = 2;
const MOST_BEHIND_STEPPING = 8;
/** The maximum duration of a turn at the normal pace in ms. Scorings and the end have no limit. */
export const TURN_LIMIT = 3800;
/** The minimum factor of other durations in a turn with a fight, which takes most of the limit. */
const MOST_HURRIED = 0.25;
/** The duration of the frames around both ends of a change, without animations. */
const STILL_MS = 600;
/** The pause before a turn is played again. */
const BREATH_MS = 350;
const FACTORS: Record<Pace, number> = { step: 1, normal: 1, fast: 0.5, off: 0 };

/** Receive the beats that are played. */
export interface PlaybackSink {
  /** Announce a moment and play its sound; a skipped moment (`passed`) has no sound. */
  announce: (beat: Beat, moment: number, passed: boolean) => void;
  /** Animate a beat. The page still shows the state before it. */
  animate: (beat: Beat) => void;
  /** Animate the undo of a beat. The page still shows the state after it. */
  animateUndo: (beat: Beat) => void;
}

export interface PresenterOptions {
  clock: Clock;
  pace: () => Pace;
  /** The seats of this client. */
  mine: () => readonly number[];
  /** Return whether the page is visible. */
  watched: () => boolean;
  /** Return whether animations are off. */
  still: () => boolean;
  /** The speed relative to the pace (default 1). */
  speed?: () => number;
}

interface Queued {
  beat: Beat;
  again: boolean;
}

export class Presenter {
  readonly #options: PresenterOptions;
  sink: PlaybackSink = { announce: () => {}, animate: () => {}, animateUndo: () => {} };
  /** The current beat; null while idle. */
  now = $state.raw<Beat | null>(null);
  /** The index of its current moment. */
  moment = $state(0);
  /** The view to draw instead of the newest one; null for the newest. */
  view = $state.raw<View | null>(null);
  /** Whether a turn is played again. */
  again = $state(false);
  paused = $state(false);
  #queue = $state.raw<Queued[]>([]);
  /** The last turn of each seat, and the last scoring. */
  #kept = $state.raw<ReadonlyMap<Repeatable, Beat[]>>(new Map());
  /** The last turn of another player. */
  #last = $state<Repeatable | null>(null);
  /** The time that this turn has taken, at the normal pace. */
  #spent = 0;
  #pressed = false;
  #callOff: (() => void) | null = null;
  /** Called after a beat of a replay. */
  #then: (() => void) | null = null;

  constructor(options: PresenterOptions) {
    this.#options = options;
  }

  /** Whether a beat is playing or waiting. */
  get busy(): boolean {
    return this.now !== null || this.#queue.length > 0;
  }

  /** The number of turns that wait after the current one. */
  get behind(): number {
    const turns = new Set(this.#queue.map(({ beat }) => beat.turn));
    if (this.now) turns.delete(this.now.turn);
    return turns.size;
  }

  /** The number of log entries that have not been played yet. */
  get hidden(): number {
    const waiting = this.#queue.flatMap(({ beat, again }) => (again ? [] : beat.entries)).length;
    if (!this.now || this.again) return waiting;
    return waiting + this.now.moments.slice(this.moment + 1).flatMap(({ entries }) => entries).length;
  }

  /** The factor of all durations. */
  get factor(): number {
    return FACTORS[this.#options.pace()] / (this.#options.speed?.() ?? 1);
  }

  /** Whether the player steps through moments by presses. */
  get stepping(): boolean {
    return this.#options.pace() === "step";
  }

  /** Add an event to the queue; `missed` events happened while the client was not connected. */
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

  /** Clear the stored turns too, because the whole state was replaced. */
  forget(): void {
    this.#kept = new Map();
    this.#last = null;
    this.clear();
  }

  /** Stop without announcements, because the page shows another step of the game. */
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

  /** Finish all beats and show the newest view. */
  catchUp(): void {
    const rest = this.#queue;
    this.#tellRest();
    this.clear();
    for (const { beat, again } of rest) if (!again) this.#pass(beat, true);
  }

  /** Handle a press: the first ends the moment, the second the turn. Return false while idle. */
  press(): boolean {
    if (!this.now) return false;
    if (this.#pressed && !this.stepping) this.skipTurn();
    else {
      this.#pressed = true;
      this.#onward();
    }
    return true;
  }

  /** Skip the rest of the current turn. */
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

  /** Return whether a turn can be played again. */
  canRepeat(part: Repeatable | null = this.#last): boolean {
    return part !== null && this.#kept.has(part) && this.#options.pace() !== "off";
  }

  /**
   * Play a part again; by default the current turn, or the last turn of another player. Waiting turns
   * come after it.
   */
  onceMore(part: Repeatable | null = this.now && !this.again ? partOf(this.now) : this.#last): void {
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

  /** Play a beat of a replay, then call back. Its last state and its caption stay until they are cleared. */
  play(beat: Beat, then: () => void): void {
    this.clear();
    this.#queue = [{ beat, again: true }];
    this.#then = then;
    this.#next();
  }

  /** Pause or continue. */
  pause(): void {
    this.paused = !this.paused;
    this.wake();
  }

  /** Restart the timer after a change of the pace or of the page's visibility. */
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

  /** Return the duration of this moment. A long turn speeds up to its limit, but its fight keeps its pace if possible. */
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

  /** Return the durations of the moments of a beat. Without animations, both ends need time to be found. */
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

  /** Skip the oldest turns while too many wait. */
  #keepUp(): void {
    const most = this.stepping ? MOST_BEHIND_STEPPING : MOST_BEHIND;
    if (this.now && this.behind > most) this.skipTurn();
  }

  /** Animate my own move immediately, over the newest view. */
  #show(beat: Beat): void {
    this.sink.animate(beat);
    this.#pass(beat, false);
  }

  #pass(beat: Beat, passed: boolean): void {
    beat.moments.forEach((_, moment) => this.sink.announce(beat, moment, passed));
  }

  /** Announce the rest of the current beat. */
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

  /** Delete the last beat, which was undone. */
  #unkeep(): Beat | undefined {
    const newest = [...this.#kept.values()]
      .flat()
      .reduce<Beat | undefined>((last, beat) => (last && last.id > beat.id ? last : beat), undefined);
    const left = [...this.#kept].map(([part, beats]) => [part, beats.filter((beat) => beat !== newest)] as const);
    this.#kept = new Map(left.filter(([, beats]) => beats.length));
    return newest;
  }
}

/** Return the key of a beat among the parts that can be played again. */
function partOf({ scene, seat }: Beat): Repeatable | null {
  return scene === "scoring" || scene === "over" ? scene : seat;
}

/** Return whether a beat only ends a turn, which needs no press. */
function passesOn({ entries }: Beat): boolean {
  return entries.every(({ code }) => code === "ended" || code === "turn");
}
