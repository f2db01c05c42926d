/**
 * A table as this client knows it: what was last said of it, and what can be asked of it.
 *
 * Tables on a server and lessons in this browser are two implementations of it. What it holds is
 * replaced, never changed: a reducer over `hello` and `update`.
 */
import type {
  AnyAction,
  BuildPreview,
  ChatLine,
  ClockInfo,
  Done,
  Hello,
  Led,
  LogEntry,
  Note,
  Reason,
  Reviewing,
  TableInfo,
  Update,
  View,
  You,
} from "../protocol.ts";
import type { Refused } from "./api.ts";
import type { Connection } from "./link.ts";
import { share } from "./share.ts";

const KEPT_CHAT = 100;

/** What somebody who follows a table is told. */
export interface Listener {
  /** An event, with the view before it. */
  update?: (update: Update, before: View | null) => void;
  /** Everything was told anew: what was known before is void. */
  reset?: () => void;
}

export abstract class TableModel {
  connection = $state<Connection>("connecting");
  /** Why the server would not or could not, while that lasts. */
  refusal = $state.raw<Refused | null>(null);
  /** The way to the server and back, in milliseconds. */
  lag = $state(0);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  clocks = $state.raw<ClockInfo | null>(null);
  you = $state.raw<You>({ seats: [], host: false });
  spectators = $state(0);
  /** What was last heard of the review of the game, of the notes of its steps, and of who leads through it. */
  reviewed = $state.raw<Reviewing | null>(null);
  notes = $state.raw<Note[] | null>(null);
  led = $state.raw<Led | null>(null);
  /** Whether the state is the last one that this browser has seen, and no answer of the server yet. */
  outdated = $state(false);
  /** Whether a decision is on its way: until it is answered there is no other. */
  deciding = $state(false);
  /** The last event that is shown. */
  seq = $state(0);
  gameSeq = 0;
  /** When the server said hello, by its own time: what happened before that was missed. */
  since = 0;
  /** Whether this is a lesson or a puzzle, of which no server knows. */
  abstract readonly practice: boolean;
  readonly code: string;
  #listeners = new Set<Listener>();

  constructor(code: string) {
    this.code = code;
  }

  /** Begins to follow the table. */
  abstract open(): void;
  abstract close(): void;
  /** Asks for an action that is no decision; the promise is broken by a `Refused`. */
  abstract act(action: AnyAction): Promise<Done>;
  /** Carries a decision out. */
  abstract play(move: string | number): Promise<Done>;
  /** Takes the last decision back. */
  abstract undo(): Promise<Done>;
  /** Why a decision is not legal now; null if it is. */
  abstract why(move: string): Promise<Reason | null>;
  /** What a build would change. */
  abstract preview(move: string): Promise<BuildPreview>;
  /** The time of the server. */
  abstract now(): number;

  /** Leads others to a step of the game; null ends that. */
  lead(_step: number | null): Promise<Done> {
    return Promise.reject(new Error("nobody follows here"));
  }

  /** Hears what a person turns or opens, which changes nothing at a table; lessons wait for it. */
  notice(_what: string): void {}

  /** Tells somebody of everything that happens; returns what ends that. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Shows what a hello says; a short one says only who is there. */
  protected greet(hello: Hello): void {
    this.you = hello.you;
    this.spectators = hello.spectators ?? 0;
    this.seq = hello.seq;
    this.gameSeq = hello.game_seq;
    this.since = hello.now;
    if (!hello.info) return;
    this.info = hello.info;
    this.view = hello.view ?? null;
    this.log = hello.log ?? [];
    this.chat = hello.chat ?? [];
    this.clocks = hello.clocks ?? null;
    this.toldAnew();
  }

  /** Tells everybody that what they know is void. */
  protected toldAnew(): void {
    for (const { reset } of this.#listeners) reset?.();
  }

  /** Shows what an event has changed. */
  protected follow(update: Update): void {
    const before = this.view;
    this.seq = update.seq;
    this.gameSeq = update.game_seq;
    if (update.kind === "undo") this.log = withoutLast(this.log);
    if (update.log?.length) this.log = [...this.log, ...update.log];
    if (update.info) this.info = update.info;
    if (update.clocks) this.clocks = update.clocks;
    if (update.lines) this.chat = update.lines;
    if (update.chat) this.chat = [...this.chat, update.chat].slice(-KEPT_CHAT);
    if (update.view) this.view = update.view = share(before, update.view);
    for (const listener of this.#listeners) listener.update?.(update, before);
  }
}

/** A log without the entries of the last decision. */
function withoutLast(log: LogEntry[]): LogEntry[] {
  const last = Math.max(...log.map((entry) => entry.at));
  return log.filter((entry) => entry.at < last);
}
