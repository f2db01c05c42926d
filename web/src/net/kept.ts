/**
 * Answers of the server that this browser keeps for times without a network.
 *
 * - Finished games that a player saves: the table and the views of its steps. The service worker serves them.
 * - The last state of each table that this browser has opened. The page shows it until the server answers.
 *
 * The key of a last state has the time and the size, so that the limits need no other entry to be read.
 */
import type { Hello } from "../protocol.ts";
import { fetchOk } from "./load.ts";

const NAME = "kept";
const LAST = "last";
/** The limits of the last states. The oldest ones are dropped. */
const MOST_TABLES = 60;
const MOST_BYTES = 3_000_000;
const TABLES = "/api/1/tables/";

/** The last state of a table that this browser has seen. */
export interface LastState {
  code: string;
  /** When the browser kept it, in milliseconds since 1970. */
  at: number;
  hello: Hello;
}

/** An entry of the cache of last states. */
interface Entry {
  request: Request;
  code: string;
  at: number;
  bytes: number;
}

/** Return whether this browser has caches for this page. Some browsers have them only over HTTPS. */
export const canKeep = "caches" in globalThis && "serviceWorker" in navigator;

const url = (code: string) => TABLES + code;

/** Fetch a path into the cache. */
async function fetchInto(cache: Cache, path: string): Promise<void> {
  await cache.put(path, await fetchOk(path));
}

/** Keep a game: first the pages with the views of its steps, then the table, which marks the copy as complete. */
export async function keepGame(code: string, pages: number[], progress: (share: number) => void): Promise<void> {
  const cache = await caches.open(NAME);
  try {
    for (const [done, first] of pages.entries()) {
      await fetchInto(cache, `${url(code)}/steps?first=${first}`);
      progress((done + 1) / (pages.length + 1));
    }
    await fetchInto(cache, url(code));
  } catch (error) {
    await forgetGame(code);
    throw error;
  }
}

/** The codes of the games that are kept. */
export async function keptCodes(): Promise<string[]> {
  if (!canKeep || !(await caches.has(NAME))) return [];
  const kept = await (await caches.open(NAME)).keys();
  return kept
    .map((request) => new URL(request.url).pathname.slice(TABLES.length))
    .filter((rest) => !rest.includes("/"));
}

/** Return a kept game as the server sent it; null if it is not kept. */
export async function keptGame(code: string): Promise<Hello | null> {
  if (!canKeep || !(await caches.has(NAME))) return null;
  const kept = await (await caches.open(NAME)).match(url(code));
  return kept ? ((await kept.json()) as Hello) : null;
}

/** Keep the last state of a table. If the storage is full, drop the oldest states until there is room. */
export async function keepLast(code: string, hello: Hello, at: number): Promise<void> {
  if (!canKeep) return;
  const cache = await caches.open(LAST);
  const body = new Blob([JSON.stringify(hello)], { type: "application/json" });
  const bytes = body.size;
  const old = await entriesOf(cache);
  const others = old.filter((one) => one.code !== code);
  let sum = bytes + others.reduce((all, one) => all + one.bytes, 0);
  const drop = async (): Promise<void> => {
    const oldest = others.shift();
    sum -= oldest?.bytes ?? 0;
    if (oldest) await cache.delete(oldest.request);
  };
  while (others.length && (others.length >= MOST_TABLES || sum > MOST_BYTES)) await drop();
  for (;;) {
    try {
      await cache.put(`${url(code)}?at=${at}&bytes=${bytes}`, new Response(body));
      break;
    } catch (error) {
      if (!others.length) throw error;
      await drop();
    }
  }
  await deleteAll(
    cache,
    old.filter((one) => one.code === code && one.at !== at),
  );
}

/** Return the entries of last states, the oldest first. */
async function entriesOf(cache: Cache): Promise<Entry[]> {
  const entries = (await cache.keys()).map((request) => {
    const { pathname, searchParams } = new URL(request.url);
    // Entries of older versions of the page have no time and no size.
    const number = (name: string) => Number(searchParams.get(name)) || 0;
    return { request, code: pathname.slice(TABLES.length), at: number("at"), bytes: number("bytes") };
  });
  return entries.sort((one, other) => one.at - other.at);
}

async function deleteAll(cache: Cache, entries: Entry[]): Promise<void> {
  await Promise.all(entries.map(({ request }) => cache.delete(request)));
}

/** Return the last state in an entry; delete an unreadable entry and return null. */
async function read(cache: Cache, { request, code, at }: Entry): Promise<LastState | null> {
  try {
    const hello = (await (await cache.match(request))?.json()) as Partial<Hello> | undefined;
    const { info, view, you } = hello ?? {};
    const good =
      info?.code === code && Array.isArray(info.seats) && Array.isArray(view?.players) && Array.isArray(you?.seats);
    if (good) return { code, at: at || Number(hello?.now) || 0, hello: hello as Hello };
  } catch {
    // Not JSON, or the disk cannot read it.
  }
  await cache.delete(request);
  return null;
}

/** Return the readable last states, the newest first; only of one table if there is a code. */
export async function lastStates(code?: string): Promise<LastState[]> {
  if (!canKeep || !(await caches.has(LAST))) return [];
  const cache = await caches.open(LAST);
  const newest = new Map((await entriesOf(cache)).map((one) => [one.code, one]));
  const wanted = [...newest.values()].filter((one) => code === undefined || one.code === code).reverse();
  const states = await Promise.all(wanted.map((one) => read(cache, one)));
  return states.filter((one) => one !== null);
}

/** Forget the last state of a table, or of all tables. */
export async function forgetLast(code?: string): Promise<void> {
  if (!canKeep) return;
  if (code === undefined) return void (await caches.delete(LAST));
  const cache = await caches.open(LAST);
  await deleteAll(
    cache,
    (await entriesOf(cache)).filter((one) => one.code === code),
  );
}

/** Delete a kept game completely. */
export async function forgetGame(code: string): Promise<void> {
  const cache = await caches.open(NAME);
  const path = url(code);
  await Promise.all(
    (await cache.keys())
      .filter((request) => {
        const { pathname } = new URL(request.url);
        return pathname === path || pathname.startsWith(`${path}/`);
      })
      .map((request) => cache.delete(request)),
  );
}

/** Whether lessons and puzzles open without a network. */
export async function lessonsKept(): Promise<boolean> {
  return canKeep && (await caches.match("/api/1/lessons")) !== undefined;
}

/** Delete all caches, so that the next visit is like the first. */
export async function forgetAll(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
