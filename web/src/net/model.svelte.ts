/**
 * The state of a table in this client, and the requests to it.
 *
 * Tables on a server and lessons in this browser are its two implementations. It is a reducer over
 * `hello` and `update`: it replaces values and never changes them.
 */
import type {
  AnyAction,
  BuildPreview,
  ChatLine,
  ClockInfo,
  Done,
  Hello,
  ShownStep,
  LogEntry,
  Note,
  Reaction,
  Refusal,
  TableInfo,
  Update,
  View,
  You,
} from "../protocol.ts";
import type { Refused } from "./api.ts";
import type { Connection } from "./link.ts";
import { share } from "./share.ts";

const KEPT_CHAT = 100;
/** A browser cannot set a longer timer. */
const LONGEST_TIMER_MS = 2 ** 31;

/** Callbacks of a subscriber. */
export interface Listener {
  /** Called for each event, with the view before it. */
  update?: (update: Update, before: View | null) => void;
  /** Called when the whole state was replaced. */
  reset?: () => void;
  /** The review of the game has made progress. */
  review?: () => void;
  /** The notes of the game's steps. */
  notes?: (notes: Note[]) => void;
  /** Another player leads through the review, goes to another step, or stops (null). */
  led?: (led: ShownStep | null) => void;
  /** A player shows a reaction. */
  reaction?: (reaction: Reaction) => void;
}

export abstract class TableModel {
  connection = $state<Connection>("connecting");
  /** The reason of the server, while it refuses or is busy. */
  refusal = $state.raw<Refused | null>(null);
  /** The round-trip time in milliseconds. */
  lag = $state(0);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  clocks = $state.raw<ClockInfo | null>(null);
  you = $state.raw<You>({ seats: [], host: false });
  spectators = $state(0);
  /** Until when the operator has muted me, in milliseconds since 1970; 0 if I am not muted. */
  silencedUntil = $state(0);
  #silence = 0;
  /** The player who leads through the review of the game, and their step. */
  led = $state.raw<ShownStep | null>(null);
  /** When this browser kept the state on screen, because the server has not answered yet; 0 for the present. */
  asOf = $state(0);
  /** Whether the server does not answer and this browser has kept no state. */
  unseen = $state(false);
  /** Whether a move is unanswered. Until then the player cannot send another. */
  deciding = $state(false);
  /** The step of the replay at which the player tries out a decision; questions are about it. */
  trialStep: number | null = null;
  /** The number of the last event. */
  seq = $state(0);
  gameSeq = 0;
  /** The server's time of the hello. Events before it were missed. */
  since = 0;
  /** Whether this is a lesson or a puzzle, which needs no server. */
  abstract readonly practice: boolean;
  readonly code: string;
  #listeners = new Set<Listener>();

  constructor(code: string) {
    this.code = code;
  }

  /** Connect to the table. */
  abstract open(): void;
  abstract close(): void;
  /** Send a non-move action; rejects with `Refused`. */
  abstract act(action: AnyAction): Promise<Done>;
  /** Play a move. */
  abstract play(move: string | number): Promise<Done>;
  /** Undo the last move. */
  abstract undo(): Promise<Done>;
  /** Return why a move is not legal now; null if it is legal. */
  abstract why(move: string): Promise<Refusal | null>;
  /** Return the previews of all legal builds of the building in a cell. */
  abstract previews(cell: string): Promise<BuildPreview[]>;
  /** Return the time of the server. */
  abstract now(): number;

  /** Lead others to a step of the game; null ends that. */
  lead(_step: number | null): Promise<Done> {
    return Promise.reject(new Error("a practice table has no followers"));
  }

  /** Show a reaction of my seat to the table; like leading, it needs other players. */
  react(_seat: number, _reaction: Reaction["reaction"]): Promise<Done> {
    return this.lead(null);
  }

  /** Keep the state in this browser from now on, for times without a network. */
  keep(): void {}

  /** Receive interactions that are not moves, such as a turn of the cube. Lessons wait for some. */
  notice(_what: string): void {}

  /** Subscribe to events; returns an unsubscribe function. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Call each listener. */
  protected emit(call: (listener: Listener) => void): void {
    for (const listener of this.#listeners) call(listener);
  }

  /** Apply a hello; a short one has only the people at the table. */
  protected applyHello(hello: Hello): void {
    this.you = hello.you;
    this.spectators = hello.spectators ?? 0;
    this.seq = hello.seq;
    this.gameSeq = hello.game_seq;
    this.since = hello.now;
    this.noteSilence(hello.silenced_until ?? 0);
    if (!hello.info) return;
    this.info = share(this.info, hello.info);
    this.view = hello.view ?? null;
    this.log = hello.log ?? [];
    this.chat = hello.chat ?? [];
    this.clocks = hello.clocks ?? null;
    this.notifyReset();
  }

  /** Note until when the operator has muted me. It ends by itself; a browser waits at most 24 days. */
  protected noteSilence(until: number): void {
    window.clearTimeout(this.#silence);
    this.silencedUntil = until;
    const left = until - this.now();
    if (until && left < LONGEST_TIMER_MS) this.#silence = window.setTimeout(() => (this.silencedUntil = 0), left);
  }

  /** Notify subscribers that the whole state was replaced. */
  protected notifyReset(): void {
    for (const { reset } of this.#listeners) reset?.();
  }

  /** Apply an event. */
  protected applyUpdate(update: Update): void {
    const before = this.view;
    this.seq = update.seq;
    this.gameSeq = update.game_seq;
    if (update.kind === "undo") this.log = withoutLast(this.log);
    if (update.log?.length) this.log = [...this.log, ...update.log];
    if (update.info) this.info = share(this.info, update.info);
    if (update.clocks) this.clocks = update.clocks;
    if (update.lines) this.chat = update.lines;
    if (update.chat) this.chat = [...this.chat, update.chat].slice(-KEPT_CHAT);
    if (update.view) this.view = update.view = share(before, update.view);
    for (const listener of this.#listeners) listener.update?.(update, before);
  }
}

/** Return a log without the entries of the last move. */
function withoutLast(log: LogEntry[]): LogEntry[] {
  const last = Math.max(...log.map((entry) => entry.at));
  return log.filter((entry) => entry.at < last);
}
