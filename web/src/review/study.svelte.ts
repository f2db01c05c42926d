/**
 * The review of a game as this page knows it: asked for, awaited and read; the notes of its steps; and
 * who leads whom through it.
 */
import { api, Refused } from "../net/api.ts";
import type { TableContext } from "../play/context.svelte.ts";
import { keepAccuracy } from "../play/games.ts";
import type { Led, Note, Review, ReviewState } from "../protocol.ts";
import type { Replay } from "../replay/replay.svelte.ts";
import { refusalText } from "../words/errors.ts";

/** How often is asked how far it is, while nothing is heard of it. */
const POLL_MS = 2000;
/** Those who follow are told so often at most where it goes. */
const LEAD_MS = 250;

export class Study {
  readonly #table: TableContext;
  readonly #replay: Replay;
  state = $state.raw<ReviewState>({ state: "none" });
  problem = $state("");
  notes = $state.raw<Note[]>([]);
  /** Whether somebody looks around instead of following. */
  free = $state(false);
  leading = $state(false);
  /** Where the leader was when this page went along. */
  #followed: number | null = null;
  #told = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leadTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: TableContext, replay: Replay) {
    this.#table = table;
    this.#replay = replay;
  }

  get review(): Review | null {
    return this.state.review ?? null;
  }

  get #code(): string {
    return this.#table.store.code;
  }

  /** Asks for the review; whoever asks again gets what is there. */
  async ask(): Promise<void> {
    this.problem = "";
    await this.#take(api.askReview(this.#code));
  }

  /** Hears how far it is. */
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
      if (review) keepAccuracy(this.#table, review);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = refusalText(error);
      if (error.code !== "offline") return;
    }
    if (!this.#closed && ["waiting", "running"].includes(this.state.state)) {
      this.#timer = setTimeout(() => void this.#take(api.review(this.#code)), POLL_MS);
    }
  }

  /** Reads the notes. */
  async readNotes(): Promise<void> {
    try {
      this.notes = await api.notes(this.#code);
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // without notes the review is still worth reading
    }
  }

  /** Writes my note of a step; an empty one is taken away. */
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

  /** Removes the note of a seat, for the host. */
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

  /** Whether the server takes notes and a lead from here: not if chat is off, or a seat is muted. */
  get maySpeak(): boolean {
    const { info } = this.#table;
    const { you } = this.#table.store;
    return info.options.chat !== false && !you.seats.some((seat) => info.seats[seat]?.muted);
  }

  /** Whether a note is one's own. */
  isMine({ seat }: Pick<Note, "seat">): boolean {
    const { you } = this.#table.store;
    return seat == null ? you.host : you.seats.includes(seat);
  }

  // ------------------------------------------------------------ one leads, others follow

  /** Begins to lead, or ends that. */
  async lead(on: boolean): Promise<void> {
    try {
      await this.#table.store.lead(on ? this.#replay.at : null);
      this.leading = on;
      this.problem = "";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = refusalText(error);
    }
  }

  /** Goes where the leader is, unless this page leads or somebody looks around. */
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

  /** Somebody has come to a step: a leader tells it, a follower who went there alone looks around. */
  came(step: number): void {
    if (this.leading) this.#tell();
    else if (this.#followed !== null && step !== this.#followed) this.free = true;
  }

  /** Goes along again. */
  followAgain(step: number): void {
    this.free = false;
    this.#followed = step;
    this.#replay.to(step);
  }

  /** Tells where it goes: at once, and then the last of what came meanwhile (throttle). */
  #tell(): void {
    clearTimeout(this.#leadTimer);
    const wait = Math.max(0, this.#told + LEAD_MS - Date.now());
    this.#leadTimer = setTimeout(() => {
      this.#told = Date.now();
      if (this.leading) this.#table.store.lead(this.#replay.at).catch(() => (this.leading = false));
    }, wait);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#leadTimer);
    if (this.leading) this.#table.store.lead(null).catch(() => undefined);
  }
}
