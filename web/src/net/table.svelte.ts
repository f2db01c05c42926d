/**
 * A table as this client knows it: one socket that comes back by itself, and what it said last.
 *
 * An action is sent with an id of its own. If the socket breaks before the answer, the same frame is
 * sent again on the next one: the server carries it out once, or says why not.
 */
import type {
  AnyAction,
  BuildPreview,
  ChatLine,
  ClockInfo,
  Done,
  Hello,
  LogEntry,
  Reason,
  ServerMessage,
  TableInfo,
  Update,
  View,
  You,
} from "../protocol.ts";
import { api, newId, Refused } from "./api.ts";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const BEAT = 20_000;
const ANSWER_WITHIN = 5000;
const KEPT_CHAT = 100;
const FINAL = new Set([4400]);

export type Connection = "connecting" | "online" | "offline" | "refused" | "gone";

interface Waiting {
  frame: string;
  done: (answer: Done) => void;
  failed: (reason: Refused) => void;
}

export type Listener = (update: Update, before: View | null) => void;

export class TableStore {
  connection = $state<Connection>("connecting");
  /** Why the door was closed, when the connection is refused. */
  refusal = $state.raw<Refused | null>(null);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  clocks = $state.raw<ClockInfo | null>(null);
  you = $state.raw<You>({ seats: [], host: false });
  spectators = $state(0);
  /** Actions on their way. */
  sending = $state(0);
  /** The server's clock less this device's, in milliseconds. */
  ahead = $state(0);
  /** Whether the state came from a socket at least once. */
  ready = $state(false);

  /** Whether this is a lesson or a puzzle, of which no server knows. */
  readonly practice: boolean = false;
  seq = 0;
  gameSeq = 0;
  readonly code: string;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<Listener>();
  #tries = 0;
  #closed = false;
  #timer = 0;
  #beat = 0;
  #silence = 0;
  #meet = (): void => {};
  /** Kept when the server has said hello, or refused, for the first time. */
  readonly met = new Promise<void>((kept) => (this.#meet = kept));

  constructor(code: string) {
    this.code = code;
  }

  /** Connects, and stays connected until `close`. */
  open(): void {
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    window.clearTimeout(this.#timer);
    this.#stopBeating();
    this.#socket?.close();
  }

  /** Connects again where the server refused before, because something has changed since. */
  again(): void {
    if (this.connection !== "refused") return;
    this.connection = "connecting";
    this.refusal = null;
    this.#connect();
  }

  /** Hears every update, with the view before it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks for an action; the promise is broken by a `Refused`. */
  act(action: AnyAction): Promise<Done> {
    const id = newId();
    return new Promise((done, failed) => {
      const frame = JSON.stringify({ type: "act", id, action });
      this.#waiting.set(id, { frame, done, failed });
      this.sending = this.#waiting.size;
      this.#send(frame);
    });
  }

  /** Carries a decision out. */
  play(move: string | number): Promise<Done> {
    return this.act({ do: "play", move, expected: this.gameSeq });
  }

  undo(): Promise<Done> {
    return this.act({ do: "undo", expected: this.gameSeq });
  }

  /** Why a decision is not legal now; null if it is. */
  why(move: string): Promise<Reason | null> {
    return api.why(this.code, move);
  }

  /** What a build would change. */
  preview(move: string): Promise<BuildPreview> {
    return api.preview(this.code, move);
  }

  /** Hears what a person turns or opens, which changes nothing at a table; lessons wait for it. */
  notice(_what: string): void {}

  /** The time of the server. */
  now(): number {
    return Date.now() + this.ahead;
  }

  #connect(): void {
    if (this.#closed || this.#socket) return;
    const scheme = window.location.protocol === "https:" ? "wss:" : "ws:";
    const url = `${scheme}//${window.location.host}/api/1/tables/${this.code}/socket?after=${this.seq}`;
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#stopBeating();
      if (this.connection === "gone" || this.connection === "refused") return;
      if (FINAL.has(event.code)) {
        this.connection = "refused";
        this.#meet();
      } else this.#later();
    };
  }

  #later(): void {
    if (this.#closed) return;
    if (this.connection !== "connecting" || this.#tries) this.connection = "offline";
    if (!this.info) void this.#fromKept();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Shows a game that this browser keeps while nobody answers. */
  async #fromKept(): Promise<void> {
    const { keptGame } = await import("../install/kept.ts");
    const hello = await keptGame(this.code);
    if (hello && !this.info) this.#show(hello);
  }

  #hurry = (): void => {
    if (document.visibilityState === "hidden" || !navigator.onLine) return;
    if (this.connection === "offline") {
      this.#tries = 0;
      window.clearTimeout(this.#timer);
      this.#connect();
    } else if (this.connection === "online") {
      this.#ping();
    }
  };

  // A browser that has lost its network does not close sockets; nobody would hear for a while.
  #drop = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    this.#stopBeating();
    socket?.close();
    if (this.connection === "online" || this.connection === "connecting") this.#later();
  };

  #startBeating(): void {
    this.#stopBeating();
    this.#beat = window.setInterval(() => this.#ping(), BEAT);
  }

  #stopBeating(): void {
    window.clearInterval(this.#beat);
    window.clearTimeout(this.#silence);
    this.#silence = 0;
  }

  #ping(): void {
    this.#send(JSON.stringify({ type: "ping" }));
    this.#expect();
  }

  /** Takes a socket that says nothing for dead. */
  #expect(): void {
    if (this.#silence) return;
    this.#silence = window.setTimeout(() => this.#drop(), ANSWER_WITHIN);
  }

  #send(frame: string): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.connection !== "online") return;
    this.#socket.send(frame);
    this.#expect();
  }

  protected hear(message: ServerMessage): void {
    window.clearTimeout(this.#silence);
    this.#silence = 0;
    switch (message.type) {
      case "hello":
        return this.#greet(message);
      case "update":
        return this.#update(message);
      case "done":
        this.#answered(message.id)?.done(message);
        return;
      case "error":
        return this.#refused(message.code, message.facts ?? {}, message.id ?? "");
      case "seated":
        this.you = message.you;
        return;
      case "spectators":
        this.spectators = message.count;
        return;
      case "pong":
        this.ahead = message.now - Date.now();
        return;
      case "gone":
        this.connection = "gone";
        return;
    }
  }

  #greet(hello: Hello): void {
    this.#tries = 0;
    this.ahead = hello.now - Date.now();
    this.#show(hello);
    this.seq = hello.seq;
    this.gameSeq = hello.game_seq;
    this.connection = "online";
    this.ready = true;
    this.#meet();
    this.#startBeating();
    for (const { frame } of this.#waiting.values()) this.#send(frame);
  }

  #show(hello: Hello): void {
    this.you = hello.you;
    this.spectators = hello.spectators ?? 0;
    if (!hello.info) return;
    this.info = hello.info;
    this.view = hello.view ?? null;
    this.log = hello.log ?? [];
    this.chat = hello.chat ?? [];
    this.clocks = hello.clocks ?? null;
  }

  #update(update: Update): void {
    if (update.seq <= this.seq) return;
    const before = this.view;
    this.seq = update.seq;
    this.gameSeq = update.game_seq;
    if (update.kind === "undo") this.log = withoutLast(this.log);
    if (update.log?.length) this.log = [...this.log, ...update.log];
    if (update.info) this.info = update.info;
    if (update.clocks) this.clocks = update.clocks;
    if (update.lines) this.chat = update.lines;
    if (update.chat) this.chat = [...this.chat, update.chat].slice(-KEPT_CHAT);
    if (update.view) this.view = update.view;
    for (const listener of this.#listeners) listener(update, before);
  }

  #refused(code: Refused["code"], facts: Record<string, string | number>, id: string): void {
    const refusal = new Refused(code, facts);
    if (id) this.#answered(id)?.failed(refusal);
    else this.refusal = refusal;
  }

  #answered(id: string): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.sending = this.#waiting.size;
    return found;
  }
}

/** A log without the entries of the last decision. */
function withoutLast(log: LogEntry[]): LogEntry[] {
  const last = Math.max(...log.map((entry) => entry.at));
  return log.filter((entry) => entry.at < last);
}
