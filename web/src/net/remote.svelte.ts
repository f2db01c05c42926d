/** A table on the server. Events and actions use a link, other requests HTTP. */
import type { AnyAction, BuildPreview, Done, Reaction, Refusal } from "../protocol.ts";
import { keepSession, readSession } from "../storage.ts";
import { api, Refused } from "./api.ts";
import { browserClock } from "./clock.ts";
import { type Incoming, type StoredMove, Link } from "./link.ts";
import { TableModel } from "./model.svelte.ts";

import { noteBuild } from "./build.svelte.ts";
import { notePublicUrl } from "./links.ts";
import { socketOf } from "./socket.ts";

/** Unanswered moves in the session storage, so that a reload loses none of them. */
const KEY = "overworld-waiting-";
const KEEP_AFTER_MS = 1000;
/** The storage for times without a network. The first view does not need it. */
const storage = () => import("./kept.ts");

function storedMoves(code: string): StoredMove[] {
  try {
    const found: unknown = JSON.parse(readSession(KEY + code) || "[]");
    if (!Array.isArray(found)) return [];
    return found.filter((one): one is StoredMove => typeof one?.id === "string" && typeof one?.frame === "string");
  } catch {
    return [];
  }
}

function storeMoves(code: string, decisions: StoredMove[]): void {
  keepSession(KEY + code, decisions.length ? JSON.stringify(decisions) : "");
}

export class RemoteTable extends TableModel {
  readonly practice = false;
  /** Called when the server refuses a move from before a reload. */
  onLost: (reason: Refused) => void = () => {};
  #setReady = (): void => {};
  /** Resolve on the first hello or refusal. */
  readonly ready = new Promise<void>((kept) => (this.#setReady = kept));
  readonly #link: Link;
  #kept = "";
  #stopKeeping = () => {};
  #keeps = false;

  constructor(code: string) {
    super(code);
    this.#link = new Link({
      connect: (after, events) => socketOf(code, after, events),
      clock: browserClock,
      onMessage: (message) => this.#onMessage(message),
      onChange: () => this.#onChange(),
      isVisible: () => document.visibilityState === "visible",
      isAwaited: () => this.view?.decider != null && this.you.seats.includes(this.view.decider),
    });
    for (const kept of storedMoves(code)) {
      this.#link.repeat(kept).catch((reason: Refused) => this.onLost(reason));
    }
  }

  open(): void {
    window.addEventListener("online", this.#retryNow);
    window.addEventListener("offline", this.#onOffline);
    document.addEventListener("visibilitychange", this.#retryNow);
    window.addEventListener("pageshow", this.#retryNow);
    network()?.addEventListener("change", this.#suspect);
    this.#link.open();
  }

  close(): void {
    window.removeEventListener("online", this.#retryNow);
    window.removeEventListener("offline", this.#onOffline);
    document.removeEventListener("visibilitychange", this.#retryNow);
    window.removeEventListener("pageshow", this.#retryNow);
    network()?.removeEventListener("change", this.#suspect);
    this.#stopKeeping();
    this.#link.close();
  }

  /** Connect again after a refusal whose cause may be gone. */
  again(): void {
    this.#link.again();
  }

  act(action: AnyAction): Promise<Done> {
    return this.#heed(this.#link.ask(action));
  }

  play(move: string | number): Promise<Done> {
    return this.#link.ask({ do: "play", move, expected: this.gameSeq }, true);
  }

  undo(): Promise<Done> {
    return this.#link.ask({ do: "undo", expected: this.gameSeq }, true);
  }

  override lead(step: number | null): Promise<Done> {
    return this.#heed(this.#link.tell({ type: "lead", step }));
  }

  override react(seat: number, reaction: Reaction["reaction"]): Promise<Done> {
    return this.#heed(this.#link.tell({ type: "react", seat, reaction }));
  }

  /** Close the chat if the server says that the operator has muted me. */
  #heed(answer: Promise<Done>): Promise<Done> {
    return answer.catch((refused: Refused) => {
      if (refused.code === "silenced") this.noteSilence(Number(refused.facts.until));
      throw refused;
    });
  }

  why(move: string): Promise<Refusal | null> {
    return api.why(this.code, move, this.trialStep);
  }

  previews(cell: string): Promise<BuildPreview[]> {
    return api.previews(this.code, cell, this.trialStep);
  }

  now(): number {
    return Date.now() + this.#link.ahead;
  }

  #retryNow = (): void => {
    if (document.visibilityState === "visible" && navigator.onLine) this.#link.retryNow();
  };
  #onOffline = (): void => this.#link.onOffline();
  #suspect = (): void => this.#link.suspect();

  #onMessage(message: Incoming): void {
    switch (message.type) {
      case "hello":
        noteBuild(message.build);
        notePublicUrl(message.url);
        this.asOf = 0;
        this.applyHello(message);
        return this.#keepLater();
      case "update":
        this.applyUpdate(message);
        return this.#keepLater();
      case "gone": // `connection` says so too
        return this.#forget();
      case "seated":
        this.you = message.you;
        return;
      case "spectators":
        this.spectators = message.count;
        return;
      case "review":
        return this.emit((listener) => listener.review?.());
      case "notes":
        return this.emit((listener) => listener.notes?.(message.notes ?? []));
      case "led":
        this.led = message.step == null ? null : message;
        return this.emit((listener) => listener.led?.(this.led));
      case "reaction":
        return this.emit((listener) => listener.reaction?.(message));
    }
  }

  #onChange(): void {
    const { connection, refusal, lag, decisions } = this.#link;
    this.connection = connection;
    this.refusal = refusal;
    this.lag = lag;
    if (connection === "online" || connection === "refused") this.#setReady();
    this.deciding = decisions.length > 0;
    const ids = decisions.map(({ id }) => id).join();
    if (ids !== this.#kept) {
      this.#kept = ids;
      storeMoves(this.code, decisions);
    }
    if (connection === "refused" && refusal?.code === "no_table") this.#forget();
    if (!this.info && (connection === "offline" || connection === "late"))
      this.#fromKept().catch(() => (this.unseen = true));
  }

  /** Show a saved game or the last kept state until the server answers. */
  async #fromKept(): Promise<void> {
    const { keptGame, lastStates } = await storage();
    const saved = await keptGame(this.code);
    const [last] = saved ? [] : await lastStates(this.code);
    const hello = saved ?? last?.hello;
    this.unseen = !hello;
    if (!hello || this.info) return;
    this.asOf = last?.at ?? 0;
    this.applyHello({ ...hello, seq: 0 });
  }

  override keep(): void {
    this.#keeps = true;
    this.#keepLater();
  }

  /** Store the state, debounced, so that an update does not wait for the disk. */
  #keepLater(): void {
    this.#stopKeeping();
    if (!this.#keeps || this.asOf) return;
    this.#stopKeeping = browserClock.after(KEEP_AFTER_MS, () => {
      const { info, view, log, you, seq, gameSeq, spectators } = this;
      if (!info || !view) return;
      // Without the clocks, which would run on, and without the chat.
      const state = {
        type: "hello",
        info,
        view,
        log,
        you,
        seq,
        game_seq: gameSeq,
        now: this.now(),
        spectators,
      } as const;
      storage()
        .then(({ keepLast }) => keepLast(this.code, state, browserClock.time()))
        .catch(() => undefined); // the disk may be full
    });
  }

  /** Forget the state of a table that no longer exists. */
  #forget(): void {
    this.#stopKeeping();
    storage()
      .then(({ forgetLast }) => forgetLast(this.code))
      .catch(() => undefined);
  }
}

/** The Network Information API, in browsers that have it. */
function network(): EventTarget | undefined {
  return (navigator as { connection?: EventTarget }).connection;
}
