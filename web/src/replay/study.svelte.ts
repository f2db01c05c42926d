/**
 * The review of a game, and the only owner of its state: request, progress and result; the notes of its steps;
 * and the leader whom the followers follow. It works while it is open.
 */
import { api, Refused } from "../net/api.ts";
import type { Game } from "../game/game.svelte.ts";
import { keepAccuracy } from "../game/games.ts";
import type { Comparison } from "../game/selection.svelte.ts";
import { parseMove } from "../net/moves.ts";
import type { ShownStep, Note, Review, ReviewState, ReviewStep, TriedMove, View } from "../protocol.ts";
import { settings } from "../settings.svelte.ts";
import { announce } from "../ui/toasts.svelte.ts";
import type { Replay } from "../playback/replay.svelte.ts";
import { refusalText } from "../i18n/errors.ts";
import { t } from "../i18n/words.svelte.ts";
import { keyMomentsOf, mistakesOf, stepOf, withVisibleGain } from "./reading.ts";

/** The state of the verdict: the decision of the step, a retry, or the grade of the tried decision. */
export type Mode = "verdict" | "retry" | "judging" | "answer";
export type Look = "played" | "both" | "better";

/** The polling interval in ms without progress messages. */
const POLL_MS = 2000;
/** The throttle of the leader's steps in ms. */
const LEAD_MS = 250;

export class Study {
  readonly #game: Game;
  readonly #replay: Replay;
  readonly #unlisten: () => void;
  isOpen = $state(false);
  state = $state.raw<ReviewState>({ state: "none" });
  problem = $state("");
  notes = $state.raw<Note[]>([]);
  /** Whether this page looks around instead of following. */
  free = $state(false);
  leading = $state(false);
  /** The leader's last step that this page followed. */
  #followed: number | null = null;
  #hadLeader = false;
  #told = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leadTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Game, replay: Replay) {
    this.#game = game;
    this.#replay = replay;
    const { store } = game;
    this.#unlisten = store.listen({
      review: () => this.heard(),
      notes: (notes) => (this.notes = notes),
      led: (led) => this.#led(led),
    });
    replay.onstep = (step) => this.#stepped(step);
  }

  /** Follow a player who leads already. */
  start(): void {
    this.#led(this.#game.store.led);
  }

  get review(): Review | null {
    return this.state.review ?? null;
  }

  /** Open the review: request it and its notes, and go to the leader's step. */
  open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.free = false;
    this.leading = false;
    this.#followed = null;
    void this.ask();
    void this.readNotes();
    this.go(this.#game.store.led);
  }

  /** Close the review and stop leading. */
  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#leadTimer);
    this.#timer = undefined;
    if (this.leading) this.#game.store.lead(null).catch(() => undefined);
    this.leading = false;
    this.isOpen = false;
    this.mode = "verdict";
    this.tried = null;
    this.#replay.setTrial(null);
    this.state = { state: "none" };
  }

  /** Close the review for good, because the player leaves the table. */
  stop(): void {
    this.close();
    this.#unlisten();
  }

  // ------------------------------------------------------------ the step on screen

  /** The decisions on the boards: the one of the game, the better one, or both. */
  look = $state<Look>("both");
  /** The review of the step on screen; undefined until its view is loaded. */
  step = $derived.by<ReviewStep | undefined>(() => {
    const { review } = this;
    const found = review && this.#replay.step === this.#replay.at ? stepOf(review, this.#replay.at) : undefined;
    return review && found ? withVisibleGain(review, found) : undefined;
  });
  /** The steps whose better decision the player has shown or covered, in place of the setting. */
  #covers = $state.raw<ReadonlyMap<number, boolean>>(new Map());
  /** Whether the better decision of this step stays hidden. */
  covered = $derived.by<boolean>(() => {
    const { step } = this;
    return !!step && this.mayRetry(step) && (this.#covers.get(step.at) ?? settings.coverAnswers);
  });

  /** Cover or show the better decision of a step. */
  cover(at: number, covered: boolean): void {
    this.#covers = new Map(this.#covers).set(at, covered);
  }

  /** The decision of the step on screen and a better one, for the boards. */
  compared = $derived.by<Comparison | null>(() => {
    const { step, look, mode, tried } = this;
    if (step?.seat == null) return null;
    const { seat } = step;
    if (mode === "answer") return { seat, played: tried && !this.#found ? tried.move : null, better: null };
    if (mode !== "verdict")
      return { seat, played: null, better: null, nudge: this.nudged ? this.#bestKind(step) : null };
    return {
      seat,
      played: look === "better" ? null : step.move,
      better: look === "played" || this.covered ? null : (step.best ?? null),
    };
  });

  // ------------------------------------------------------------ retry in place

  mode = $state<Mode>("verdict");
  nudged = $state(false);
  /** The tried decision and its grade. */
  tried = $state.raw<(TriedMove & { move: string }) | null>(null);
  /** Called when a tried decision is excellent, before the table shows it. */
  onexcellent: (move: string, seat: number, after: View) => void = () => undefined;
  /** The steps whose better decision the player has found. */
  solved = $state.raw<ReadonlySet<number>>(new Set());

  /** Whether the player looks for a better decision, or waits for its grade. */
  get resting(): boolean {
    return this.mode === "retry" || this.mode === "judging";
  }

  get #found(): boolean {
    return this.tried?.grade === "excellent" || this.tried?.grade === "good";
  }

  /** The seats whose decisions can be retried: mine, or all for a spectator. */
  get seats(): readonly number[] {
    const { seats } = this.#game.store.you;
    return seats.length ? seats : (this.review?.colours.map((_, seat) => seat) ?? []);
  }

  /** Whether the player can look for a better decision at a step. */
  mayRetry(step: ReviewStep): boolean {
    return !!step.best && step.seat != null && this.seats.includes(step.seat);
  }

  /** My mistakes, in the order of the game. */
  mistakes = $derived.by<ReviewStep[]>(() => (this.review ? mistakesOf(this.review, this.seats) : []));
  /** The next mistake that is not solved; undefined if there is none. */
  nextMistake = $derived.by<ReviewStep | undefined>(() => {
    const rest = this.mistakes.filter(({ at }) => at !== this.#replay.at && !this.solved.has(at));
    return rest.find(({ at }) => at > this.#replay.at) ?? rest[0];
  });

  #bestKind({ best = "" }: ReviewStep): string | null {
    const { verb } = parseMove(best);
    const kinds: Record<string, string> = {
      mine: "collect",
      take: "weapon",
      draw: "power",
      detonate: "power",
      pass: "power",
    };
    return kinds[verb] ?? verb;
  }

  /** The kind of the better decision, for a nudge. */
  get nudge(): string | null {
    return this.step ? this.#bestKind(this.step) : null;
  }

  /** Ask the player for a better decision at this step. */
  retry(): void {
    const { step } = this;
    if (step?.seat == null || !this.mayRetry(step)) return;
    this.tried = null;
    this.nudged = false;
    this.#replay.setTrial({ seat: step.seat, decide: (move) => this.#judge(step, move) });
    this.mode = "retry";
    if (this.sheet !== "low") this.sheet = "low";
  }

  async #judge(step: ReviewStep, move: string): Promise<void> {
    if (this.mode !== "retry") return;
    this.mode = "judging";
    try {
      const tried = await api.tryMove(this.#code, step.at, move);
      if (!this.#isJudging(step)) return;
      this.tried = { ...tried, move };
      if (tried.grade === "excellent") this.onexcellent(move, step.seat ?? 0, tried.view);
      if (this.#found) {
        this.solved = new Set([...this.solved, step.at]);
        this.cover(step.at, false);
      }
      this.#replay.setTrial(null, this.#found ? tried.view : null);
      this.mode = "answer";
    } catch (error) {
      if (this.#isJudging(step)) this.mode = "retry";
      throw error;
    }
  }

  #isJudging(step: ReviewStep): boolean {
    return this.step === step && this.mode === "judging";
  }

  /** Leave a retry or its answer. */
  backToReview(): void {
    this.mode = "verdict";
    this.tried = null;
    this.nudged = false;
    this.#replay.setTrial(null);
    if (this.sheet === "low") this.sheet = "half";
  }

  /** Show the better decision. */
  showAnswer(): void {
    if (this.step) this.cover(this.step.at, false);
    this.look = "both";
    this.backToReview();
  }

  /** Go to the next unsolved mistake, with the answer covered. */
  next(): void {
    const { nextMistake } = this;
    this.backToReview();
    if (!nextMistake) return;
    this.cover(nextMistake.at, true);
    this.#replay.to(nextMistake.at);
  }

  /** Go to a key moment by its number from 0. */
  toMoment(number: number): void {
    const moment = this.review && keyMomentsOf(this.review)[number];
    if (!moment) return;
    this.backToReview();
    this.#replay.to(moment.step.at);
  }

  // ------------------------------------------------------------ the panel

  /** Phones: how much of the screen the review takes. */
  sheet = $state<"low" | "half" | "full">("half");
  /** The notes or the accuracy by action, in place of the other parts. */
  extra = $state<"notes" | "kinds" | null>(null);

  // ------------------------------------------------------------ request and notes

  get #code(): string {
    return this.#game.store.code;
  }

  /** Request the review. A second request returns the existing one. */
  async ask(): Promise<void> {
    this.problem = "";
    await this.#take(api.askReview(this.#code));
  }

  /** Receive the progress. */
  heard(): void {
    if (this.#timer !== undefined || this.state.state === "done" || this.state.state === "none") return;
    void this.#take(api.review(this.#code));
  }

  async #take(answer: Promise<ReviewState>): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      const state = await answer;
      if (!this.isOpen) return;
      const ready = state.review && !this.review;
      this.state = state;
      if (ready && state.review) this.#ready(state.review);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = refusalText(error);
      if (error.code !== "offline") return;
    }
    if (this.isOpen && ["waiting", "running"].includes(this.state.state)) {
      this.#timer = setTimeout(() => void this.#take(api.review(this.#code)), POLL_MS);
    }
  }

  #ready(review: Review): void {
    keepAccuracy(this.#game, review);
    announce(t("study-ready"));
    // A review begins at the step before the first decision.
    if (!this.#replay.open) this.#replay.start();
  }

  /** Fetch the notes. */
  async readNotes(): Promise<void> {
    try {
      this.notes = await api.notes(this.#code);
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the review is useful without notes
    }
  }

  /** Write my note of a step; an empty text deletes it. */
  async write(step: number, text: string): Promise<boolean> {
    try {
      this.notes = await api.note(this.#code, step, text);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = refusalText(error);
      return false;
    }
  }

  /** Remove the note of a seat, for the host. */
  async remove(step: number, seat: number): Promise<boolean> {
    try {
      this.notes = await api.removeNote(this.#code, step, seat);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = refusalText(error);
      return false;
    }
  }

  /** Whether the server accepts notes and a lead from this client: not without chat, and not from a muted seat. */
  get maySpeak(): boolean {
    const { info } = this.#game;
    const { you } = this.#game.store;
    return info.options.chat !== false && !you.seats.some((seat) => info.seats[seat]?.muted);
  }

  /** Whether another person may look at this table: a player elsewhere, or a spectator. */
  get hasOthers(): boolean {
    const { you, spectators } = this.#game.store;
    const elsewhere = this.#game.info.seats.some(
      ({ kind, filled }, seat) => kind !== "bot" && kind !== "closed" && filled && !you.seats.includes(seat),
    );
    return elsewhere || spectators > (you.seats.length ? 0 : 1);
  }

  /** Whether a note is mine. */
  isMine({ seat }: Pick<Note, "seat">): boolean {
    const { you } = this.#game.store;
    return seat == null ? you.host : you.seats.includes(seat);
  }

  // ------------------------------------------------------------ leader and followers

  /** Start or stop leading. */
  async lead(on: boolean): Promise<void> {
    try {
      await this.#game.store.lead(on ? this.#replay.at : null);
      this.leading = on;
      this.problem = "";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = refusalText(error);
    }
  }

  /** Open the review when a player begins to lead, and follow the leader while it is open. */
  #led(led: ShownStep | null): void {
    const begins = led !== null && !this.#hadLeader;
    this.#hadLeader = led !== null;
    if (begins && !this.isOpen) this.open();
    else if (this.isOpen) this.go(led);
  }

  /** Handle a step of the replay. A player who leaves the replay leaves the review too. */
  #stepped(step: number | null): void {
    if (!this.isOpen) return;
    if (step === null) return this.close();
    if (this.mode !== "verdict") {
      this.mode = "verdict";
      this.tried = null;
    }
    this.came(step);
  }

  /** Go to the leader's step, unless this page leads or looks around. */
  go(led: ShownStep | null): void {
    const step = led?.step ?? null;
    if (led && !this.isMine(led)) this.leading = false; // the host has taken the lead
    if (step === null) {
      this.free = false;
      this.leading = false;
      this.#followed = null;
      return;
    }
    if (this.leading || this.free) return;
    this.#followed = step;
    this.#replay.to(step);
  }

  /** Handle a step of this page: a leader sends it, and a follower who left the leader looks around. */
  came(step: number): void {
    if (this.leading) this.#tell();
    else if (this.#followed !== null && step !== this.#followed) this.free = true;
  }

  /** Follow the leader again. */
  followAgain(step: number): void {
    this.free = false;
    this.#followed = step;
    this.#replay.to(step);
  }

  /** Send the leader's step, throttled: the first immediately, then the latest. */
  #tell(): void {
    clearTimeout(this.#leadTimer);
    const wait = Math.max(0, this.#told + LEAD_MS - Date.now());
    this.#leadTimer = setTimeout(() => {
      this.#told = Date.now();
      if (this.leading) this.#game.store.lead(this.#replay.at).catch(() => (this.leading = false));
    }, wait);
  }
}
