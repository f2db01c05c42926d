/**
 * The replay of a game, and the only owner of its step: the requested one (`at`) and the one on screen (`step` and
 * `view`), which appears when its view is loaded. The address has the step (`?step=37`) for links. It is debounced:
 * written when the user stays at a step. With `&play` playback starts at that step.
 */
import { api, Refused } from "../net/api.ts";
import { browserClock } from "../net/clock.ts";
import type { TableModel } from "../net/model.svelte.ts";
import type { View } from "../protocol.ts";
import { go, place } from "../router.svelte.ts";
import { toast } from "../ui/toasts.svelte.ts";
import { refusalText } from "../i18n/errors.ts";
import { beatBetween } from "./beat.ts";
import { still } from "./motion.ts";
import { Presenter } from "./presenter.svelte.ts";
import { beatAfter, stepIn, StepViews, type Track, trackOf, turnAfter, turnAt, turnBefore } from "./steps.ts";

export const SPEEDS = [0.5, 1, 2, 4];
/** The debounce of the address in ms. */
const REST_MS = 400;

/** A decision that the player tries out at the step on screen. It changes no game. */
export interface Trial {
  seat: number;
  decide: (move: string) => Promise<void>;
}

export class Replay {
  readonly #store: TableModel;
  readonly #views: StepViews;
  readonly #unlisten: () => void;
  readonly #onleave: () => void;
  /** Called with each requested step, and with null when the replay returns to the live view. */
  onstep: (step: number | null) => void = () => {};
  /** Play the steps. */
  readonly presenter: Presenter;
  /** How many times as fast as the normal pace. */
  speed = $state(1);
  /** The requested step; null if live. */
  #wanted = $state<number | null>(null);
  /** The step on screen; null if live. */
  #shown = $state.raw<{ step: number; view: View } | null>(null);
  playing = $state(false);
  /** The player tries out a decision at the step on screen. */
  #trial = $state.raw<Trial | null>(null);
  /** The view after a tried decision. */
  #tried = $state.raw<View | null>(null);
  /** The number of analysis requests. */
  asked = $state(0);
  /** The last step of the game when the user left the live view. */
  #left = $state(0);
  /** The last step of playback, if it is not the end of the game. */
  #until = Number.POSITIVE_INFINITY;
  #resting: ReturnType<typeof setTimeout> | undefined;
  track = $derived.by<Track>(() => trackOf(this.#store.log));

  /** `onleave` is called when a step takes the place of the live view. */
  constructor(store: TableModel, onleave: () => void = () => {}) {
    this.#store = store;
    this.#onleave = onleave;
    this.presenter = new Presenter({
      clock: browserClock,
      pace: () => "normal",
      speed: () => this.speed,
      mine: () => [],
      watched: () => !document.hidden,
      still,
    });
    this.#views = new StepViews(
      (first) => api.steps(store.code, first),
      (step, view) => {
        if (step === this.#wanted && step !== this.step) {
          if (!this.#shown) this.#onleave();
          this.#shown = { step, view };
          this.presenter.clear();
        }
        this.#perform();
      },
      (step, reason) => this.#failed(step, reason),
    );
    this.#unlisten = store.listen({
      update: (update, before) => {
        if (update.kind === "undo") this.#views.forgetAfter(this.track.last);
        const from = update.log?.[0]?.at;
        if (before && from !== undefined) this.#views.put(from, before);
        if (update.view) this.#views.put(this.track.last, update.view);
      },
      // An undo may have changed the game while the page did not listen.
      reset: () => this.#views.forgetAfter(-1),
    });
  }

  /** The step on screen; null if live. */
  get step(): number | null {
    return this.#shown?.step ?? null;
  }

  /** The view of the step on screen, or after a decision that was tried out there; null if live. */
  get view(): View | null {
    return this.#tried ?? this.#shown?.view ?? null;
  }

  /** Whether the view is that after a decision that was tried out. */
  get isTried(): boolean {
    return this.#tried !== null;
  }

  get trial(): Trial | null {
    return this.#trial;
  }

  /** Begin or end a trial at the step on screen; `tried` is the view after the tried decision. */
  setTrial(trial: Trial | null, tried: View | null = null): void {
    if (trial) this.#pause();
    this.#trial = trial;
    this.#tried = tried;
    this.#store.trialStep = trial ? this.step : null;
  }

  /** The requested step; the last one if live. */
  get at(): number {
    return this.#wanted ?? this.track.last;
  }

  /** Whether a step is on screen or requested. */
  get open(): boolean {
    return this.#wanted !== null;
  }

  /** The number of events since the user left the live view. */
  get missed(): number {
    return this.#wanted === null ? 0 : this.#store.log.filter((entry) => entry.at >= this.#left).length;
  }

  /** Go to the step in the address. */
  follow(query: URLSearchParams): void {
    const step = stepIn(query);
    if (step === this.#wanted) return;
    if (step === null) return this.#live();
    if (query.has("play")) this.playing = true;
    // A link to an undone step leads to the end of the game.
    this.#goTo(Math.min(step, this.track.last));
  }

  /** Open the replay: at the end of a running game, at the beginning of one that is over. */
  start(): void {
    this.to(this.#store.info?.status === "playing" ? this.track.last : this.track.first);
  }

  /** Go to a step. From the live view, this adds a history entry. */
  to(step: number): void {
    const { first, last } = this.track;
    const there = Math.max(Math.min(first, this.at), Math.min(last, step));
    if (there === this.#wanted) return;
    if (this.#wanted === null) go(this.#address(there), "push");
    this.#goTo(there);
  }

  #address(step: number | null): string {
    return `/t/${this.#store.code}${step === null ? "" : `?step=${step}`}`;
  }

  #goTo(step: number): void {
    this.setTrial(null);
    if (this.#wanted === null) this.#left = this.track.last;
    this.#wanted = step;
    this.#views.want(step, beatAfter(this.track, this.#store.log, step));
    this.#rest();
    this.onstep(step);
  }

  /** Write the address, debounced. */
  #rest(): void {
    clearTimeout(this.#resting);
    if (this.playing) return;
    this.#resting = setTimeout(() => {
      const wanted = this.#wanted;
      if (wanted !== null && stepIn(place().query) !== wanted) go(this.#address(wanted), "replace");
    }, REST_MS);
  }

  first = (): void => this.to(this.track.first);
  previous = (): void => this.to(this.at - 1);
  next = (): void => this.to(this.at + 1);
  last = (): void => this.to(this.track.last);
  turnBack = (): void => this.to(turnBefore(this.track, this.at));
  turnOn = (): void => this.to(turnAfter(this.track, this.at));

  /** Return to the live view. */
  live = (): void => {
    if (this.#wanted !== null) go(this.#address(null), "replace");
  };

  /** Start or stop playback. */
  toggle = (): void => {
    if (this.playing) return this.#pause();
    if (this.#tried) {
      this.setTrial(null);
      this.onstep(this.at);
    }
    this.playing = true;
    if (this.at >= this.track.last) this.first();
    else this.#perform();
  };

  /** Go to a step and play from there. */
  playFrom(step: number): void {
    this.#pause();
    this.playing = true;
    if (step === this.#wanted) this.#perform();
    else this.to(step);
  }

  /** Play the turn of this step again. */
  again = (): void => {
    const step = turnAt(this.track, this.at)?.step ?? this.track.first;
    const begun = step < this.at ? step : turnBefore(this.track, this.at);
    this.playFrom(begun);
    this.#until = turnAfter(this.track, begun);
  };

  /** Stop playback, the debounced address and the subscription to the table. */
  stop(): void {
    this.#pause();
    clearTimeout(this.#resting);
    this.#unlisten();
  }

  #pause(): void {
    this.playing = false;
    this.#until = Number.POSITIVE_INFINITY;
    this.presenter.clear();
    this.#rest();
  }

  /** Play the next step as soon as its view is loaded. */
  #perform(): void {
    if (!this.playing || this.presenter.busy || !this.#shown || this.step !== this.#wanted) return;
    const { step, view } = this.#shown;
    if (step >= Math.min(this.track.last, this.#until)) return this.#pause();
    const end = beatAfter(this.track, this.#store.log, step);
    const after = this.#views.get(end);
    if (!after) return;
    const entries = this.#store.log.filter(({ at }) => at >= step && at < end);
    this.presenter.play(beatBetween(view, after, entries), () => this.to(end));
  }

  #live(): void {
    this.setTrial(null);
    this.#pause();
    const left = this.open;
    this.#wanted = null;
    this.#shown = null;
    if (left) this.onstep(null);
  }

  #failed(step: number, reason: unknown): void {
    if (step !== this.#wanted) return;
    this.#pause();
    if (!(reason instanceof Refused)) throw reason;
    toast(refusalText(reason), "warning");
    // Keep the visible step and correct the address.
    this.#wanted = this.step;
    go(this.#address(this.#wanted), "replace");
  }
}
