/**
 * Walking through the steps of a game. The address has the step (`?step=37`), so that a link leads
 * there; it is written when somebody rests, not for every step. A step is shown when its view has come.
 * With `&play` the game goes on from there by itself: the presenter shows beat after beat.
 */
import { api, Refused } from "../net/api.ts";
import { go, place } from "../router.svelte.ts";
import { say } from "../status.svelte.ts";
import type { TableContext } from "../play/context.svelte.ts";
import { refusalText } from "../words/errors.ts";
import { beatBetween } from "../show/beat.ts";
import { beatAfter, stepIn, StepViews, type Track, trackOf, turnAfter, turnAt, turnBefore } from "./steps.ts";

export const SPEEDS = [0.5, 1, 2, 4];
/** Whoever has stayed at a step for so long rests there. */
const REST_MS = 400;

export class Replay {
  readonly #table: TableContext;
  readonly #views: StepViews;
  readonly #unlisten: () => void;
  /** The step that is on its way, or shown; null is live. */
  wanted = $state<number | null>(null);
  playing = $state(false);
  /** How often the bot was asked what it would do. */
  asked = $state(0);
  /** The last step when somebody left the present. */
  #left = $state(0);
  /** Where what is played ends, if that is not the end of the game. */
  #until = Number.POSITIVE_INFINITY;
  #resting: ReturnType<typeof setTimeout> | undefined;
  track = $derived.by<Track>(() => trackOf(this.#table.store.log));

  constructor(table: TableContext) {
    this.#table = table;
    const { store } = table;
    this.#views = new StepViews(
      (first) => api.steps(store.code, first),
      (step, view) => {
        if (step === this.wanted && step !== table.step) {
          table.step = step;
          table.stepView = view;
          table.replayShow.clear();
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
      // The game may have taken another way while nobody listened.
      reset: () => this.#views.forgetAfter(-1),
    });
  }

  /** The step that is shown; live, the last one. */
  get at(): number {
    return this.wanted ?? this.track.last;
  }

  /** How many things have happened since somebody left the present. */
  get missed(): number {
    return this.wanted === null ? 0 : this.#table.store.log.filter((entry) => entry.at >= this.#left).length;
  }

  /** Goes where the address says. */
  follow(query: URLSearchParams): void {
    const step = stepIn(query);
    if (step === this.wanted) return;
    if (step === null) return this.#live();
    if (query.has("play")) this.playing = true;
    // A link from before something was taken back leads to the end of what there is.
    this.#goTo(Math.min(step, this.track.last));
  }

  /** Opens the replay: at the end of a running game, at the beginning of one that is over. */
  start(): void {
    const { status } = this.#table.info;
    this.to(status === "playing" ? this.track.last : this.track.first);
  }

  /** Goes to a step; whoever comes from the present can go back to it. */
  to(step: number): void {
    const { first, last } = this.track;
    const there = Math.max(Math.min(first, this.at), Math.min(last, step));
    if (there === this.wanted) return;
    if (this.wanted === null) go(this.#address(there), "push");
    this.#goTo(there);
  }

  #address(step: number | null): string {
    return `/t/${this.#table.store.code}${step === null ? "" : `?step=${step}`}`;
  }

  #goTo(step: number): void {
    if (this.wanted === null) this.#left = this.track.last;
    this.wanted = step;
    this.#views.want(step, beatAfter(this.track, this.#table.store.log, step));
    this.#rest();
  }

  /** Writes the address when nothing has moved for a while. */
  #rest(): void {
    clearTimeout(this.#resting);
    if (this.playing) return;
    this.#resting = setTimeout(() => {
      const { wanted } = this;
      if (wanted !== null && stepIn(place().query) !== wanted) go(this.#address(wanted), "replace");
    }, REST_MS);
  }

  first = (): void => this.to(this.track.first);
  previous = (): void => this.to(this.at - 1);
  next = (): void => this.to(this.at + 1);
  last = (): void => this.to(this.track.last);
  turnBack = (): void => this.to(turnBefore(this.track, this.at));
  turnOn = (): void => this.to(turnAfter(this.track, this.at));

  /** Goes back to the present. */
  live = (): void => {
    if (this.wanted !== null) go(this.#address(null), "replace");
  };

  /** Lets the steps follow each other, or stops that. */
  toggle = (): void => {
    if (this.playing) return this.#pause();
    this.playing = true;
    if (this.at >= this.track.last) this.first();
    else this.#perform();
  };

  /** Goes to a step and plays from there. */
  playFrom(step: number): void {
    this.#pause();
    this.playing = true;
    if (step === this.wanted) this.#perform();
    else this.to(step);
  }

  /** Shows the turn of this step once more, from its beginning to its end. */
  again = (): void => {
    const step = turnAt(this.track, this.at)?.step ?? this.track.first;
    const begun = step < this.at ? step : turnBefore(this.track, this.at);
    this.playFrom(begun);
    this.#until = turnAfter(this.track, begun);
  };

  /** Ends everything that goes on by itself. */
  stop(): void {
    this.#pause();
    clearTimeout(this.#resting);
    this.#unlisten();
  }

  #pause(): void {
    this.playing = false;
    this.#until = Number.POSITIVE_INFINITY;
    this.#table.replayShow.clear();
    this.#rest();
  }

  /** Shows what comes next, as soon as it is known what comes of it. */
  #perform(): void {
    const { store, step, stepView, replayShow } = this.#table;
    if (!this.playing || replayShow.busy || step === null || step !== this.wanted || !stepView) return;
    if (step >= Math.min(this.track.last, this.#until)) return this.#pause();
    const end = beatAfter(this.track, store.log, step);
    const after = this.#views.get(end);
    if (!after) return;
    const entries = store.log.filter(({ at }) => at >= step && at < end);
    replayShow.play(beatBetween(stepView, after, entries), () => this.to(end));
  }

  #live(): void {
    this.#pause();
    this.wanted = null;
    this.#table.step = null;
    this.#table.stepView = null;
  }

  #failed(step: number, reason: unknown): void {
    if (step !== this.wanted) return;
    this.#pause();
    if (!(reason instanceof Refused)) throw reason;
    say(refusalText(reason), "warning");
    // What is shown stays; an address that leads nowhere is put right.
    this.wanted = this.#table.step;
    go(this.#address(this.wanted), "replace");
  }
}
