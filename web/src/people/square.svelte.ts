/**
 * The square: open tables and waiting people, and the search of this browser for a table.
 *
 * The socket is open while a part of the page shows the square or while this tab looks for a table. It is also the
 * heartbeat of the search.
 */
import { untrack } from "svelte";
import { ask, Refused } from "../net/api.ts";
import type { OpenTableInfo, SeekerInfo, Error as ServerError, SquareList, SquareYou } from "../protocol.ts";
import { keepSession, readSession } from "../storage.ts";
import { searching, setSearching } from "./searching.svelte.ts";

export const SIZES = [2, 3, 4] as const;
export const SPEEDS = ["live", "relaxed", "days"] as const;
/** Seconds after which bots may fill the seats; 0 means never. */
export const PATIENCES = [60, 300, 0] as const;

const REFUSED = 4400;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
const PING_MS = 20_000;

/** A change of the list: a person sat down, left, or opened a table. */
export interface Change {
  kind: "sat" | "left" | "opened";
  name: string;
}

/** Where the tab keeps until when the person may not look again because they declined an offer. */
const DECLINED = "overworld-declined";

const NONE: SquareYou = { type: "search", now: 0 };

class Square {
  tables = $state.raw<OpenTableInfo[]>([]);
  waiting = $state.raw<SeekerInfo[]>([]);
  more = $state(0);
  search = $state.raw<SquareYou>(NONE);
  /** Whether the first list has come. */
  loaded = $state(false);
  connected = $state(false);
  /** Whether this server has no square for this browser. */
  off = $state(false);
  /** Why the server has no square for this browser; null if the person can do nothing about it, and for all others. */
  refusal = $state.raw<Refused | null>(null);
  /** Whether an invitation has just opened the square for this browser. */
  invited = $state(false);
  #declined = $state(readSession(DECLINED));
  /** The time of the server minus the time of this browser. */
  #ahead = 0;
  #followers = 0;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE_MS;
  #timer = 0;
  #listeners = new Set<(changes: Change[]) => void>();

  /** The time of the server, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Follow the square; return a function that ends it. */
  follow(changed?: (changes: Change[]) => void): () => void {
    this.#followers++;
    if (changed) this.#listeners.add(changed);
    this.#connect();
    return () => {
      this.#followers--;
      if (changed) this.#listeners.delete(changed);
      if (!this.#followers) this.#disconnect();
    };
  }

  async look(sizes: number[], speeds: string[], patience: number, name: string): Promise<void> {
    this.#take(await ask<SquareYou>("/square/search", "POST", { sizes, speeds, patience, name }));
    this.reconnect();
    setSearching(true);
  }

  async stop(): Promise<void> {
    setSearching(false);
    this.#take(await ask<SquareYou>("/square/search", "DELETE"));
    this.#noteDecline();
  }

  /** Whether the person said "Not now" to the last offer, rather than nothing. */
  get declined(): boolean {
    return String(this.search.until ?? 0) === this.#declined;
  }

  #noteDecline(): void {
    if (this.search.state !== "out") return;
    this.#declined = String(this.search.until ?? 0);
    keepSession(DECLINED, this.#declined);
  }

  async answer(ready: boolean): Promise<void> {
    const offer = this.search.offer?.id ?? "";
    this.#take(await ask<SquareYou>("/square/answer", "POST", { offer, ready }));
    if (ready) return;
    this.#noteDecline();
    setSearching(false);
  }

  async sit(code: string, name: string): Promise<void> {
    await ask("/square/tables/" + encodeURIComponent(code), "POST", { name });
    setSearching(false);
  }

  #connect(): void {
    if (this.#socket || this.off || !this.#followers) return;
    window.clearTimeout(this.#timer);
    const scheme = window.location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${window.location.host}/api/1/square/socket`);
    this.#socket = socket;
    let ping = 0;
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      if (!ping) ping = window.setInterval(() => socket.send('{"type":"ping"}'), PING_MS);
      const message = JSON.parse(String(data)) as SquareList | SquareYou | { type: string };
      if (message.type === "square") this.#show(message as SquareList);
      else if (message.type === "search") this.#take(message as SquareYou);
      else if (message.type === "error") this.#note(message as ServerError);
    };
    socket.onclose = ({ code }) => {
      window.clearInterval(ping);
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.connected = false;
      if (code === REFUSED) {
        this.off = true;
        setSearching(false);
      } else if (this.#followers) {
        const pause = this.#pause * (0.75 + Math.random() / 2);
        this.#pause = Math.min(LONGEST_PAUSE_MS, 2 * this.#pause);
        this.#timer = window.setTimeout(() => this.#connect(), pause);
      }
    };
  }

  /** Open a new socket: an older one may belong to another secret if two answers brought this browser its first cookie. */
  reconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#connect();
  }

  #disconnect(): void {
    window.clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.connected = this.loaded = false;
    socket?.close();
  }

  #note({ code, facts }: ServerError): void {
    if (code === "excluded" || code === "not_invited") this.refusal = new Refused(code, facts);
  }

  #show({ tables, waiting, more = 0 }: SquareList): void {
    this.#pause = FIRST_PAUSE_MS;
    const changes = untrack(() => (this.loaded ? changesOf(this.tables, tables) : []));
    this.tables = tables;
    this.waiting = waiting;
    this.more = more;
    this.loaded = this.connected = true;
    if (changes.length) for (const listener of this.#listeners) listener(changes);
  }

  #take(search: SquareYou): void {
    this.#ahead = search.now - Date.now();
    this.search = search;
  }

  /** Try again whether this browser may use the square, after an invitation. */
  reset(): void {
    this.off = false;
    this.refusal = null;
    this.invited = true;
    this.#connect();
  }
}

export const square = new Square();

/** Return the people who sat down, left or opened a table between two lists, the newest last. */
export function changesOf(before: OpenTableInfo[], after: OpenTableInfo[]): Change[] {
  const changes: Change[] = [];
  for (const table of after) {
    const old = before.find(({ code }) => code === table.code);
    const was = old?.seats.map(({ name = "" }) => name) ?? [];
    table.seats.forEach(({ name = "", bot }, at) => {
      if (bot || name === (was[at] ?? "")) return;
      if (!old) {
        if (name && !changes.some((one) => one.kind === "opened")) changes.push({ kind: "opened", name });
      } else changes.push(name ? { kind: "sat", name } : { kind: "left", name: was[at] ?? "" });
    });
  }
  return changes.filter(({ name }) => name);
}

/** Return the people at a table and its host's name. */
export const peopleAt = (table: OpenTableInfo): string[] =>
  table.seats.flatMap(({ name, bot }) => (name && !bot ? [name] : []));

/** Return why this browser may not use open tables: a code of the server, or `offline` without an answer. */
export async function squareRefusal(): Promise<string> {
  try {
    await ask("/square");
    return "";
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.code;
  }
}

export { searching };
