/**
 * The review of a game: its request, progress and result; the notes of its steps; and the leader whom the
 * followers follow.
 */
import { api, Refused } from "../net/api.ts";
import type { Game } from "../game/game.svelte.ts";
import { keepAccuracy } from "../game/games.ts";
import type { Led, Note, Review, ReviewState } from "../protocol.ts";
import type { Replay } from "../playback/replay.svelte.ts";
import { refusalText } from "../i18n/errors.ts";

/** The polling interval in ms without progress messages. */
const POLL_MS = 2000;
/** The throttle of the leader's steps in ms. */
const LEAD_MS = 250;

export class Study {
  readonly #game: Game;
  readonly #replay: Replay;
  state = $state.raw<ReviewState>({ state: "none" });
  problem = $state("");
  notes = $state.raw<Note[]>([]);
  /** Whether this page looks around instead of following. */
  free = $state(false);
  leading = $state(false);
  /** The leader's last step that this page followed. */
  #followed: number | null = null;
  #told = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leadTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(game: Game, replay: Replay) {
    this.#game = game;
    this.#replay = replay;
  }

  get review(): Review | null {
    return this.state.review ?? null;
  }

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
      this.state = await answer;
      const { review } = this.state;
      if (review) keepAccuracy(this.#game, review);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = refusalText(error);
      if (error.code !== "offline") return;
    }
    if (!this.#closed && ["waiting", "running"].includes(this.state.state)) {
      this.#timer = setTimeout(() => void this.#take(api.review(this.#code)), POLL_MS);
    }
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

  /** Whether a note is mine. */
  isMine({ seat }: Pick<Note, "seat">): boolean {
    const { you } = this.#game.store;
    return seat == null ? you.host : you.seats.includes(seat);
  }

  // ------------------------------------------------------------ leader and followers

  /** Start or stops leading. */
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

  /** Go to the leader's step, unless this page leads or looks around. */
  go(led: Led | null): void {
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

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#leadTimer);
    if (this.leading) this.#game.store.lead(null).catch(() => undefined);
  }
}
