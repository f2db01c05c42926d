/**
 * Answers of the server that this browser keeps for times without a network.
 *
 * - Finished games that a player saves: the table and the views of its steps. The service worker serves them.
 * - The last state of the latest tables. The page shows it until the server answers.
 */
import type { Hello } from "../protocol.ts";
import { fetchOk } from "./load.ts";

const NAME = "kept";
const LAST = "last";
/** The number of tables whose last state is kept. */
const MOST_LAST = 8;
const TABLES = "/api/1/tables/";

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

/** Keep the last state of a table, and forget the oldest one. */
export async function keepLast(code: string, hello: Hello): Promise<void> {
  if (!canKeep) return;
  const cache = await caches.open(LAST);
  await cache.delete(url(code)); // the latest comes last
  await cache.put(url(code), Response.json(hello));
  const tables = await cache.keys();
  await Promise.all(tables.slice(0, -MOST_LAST).map((request) => cache.delete(request)));
}

/** Return the last state of a table that this browser has seen; null if there is none. */
export async function lastState(code: string): Promise<Hello | null> {
  if (!canKeep || !(await caches.has(LAST))) return null;
  const kept = await (await caches.open(LAST)).match(url(code));
  return kept ? ((await kept.json()) as Hello) : null;
}

/** Forget the last state of a table. */
export async function forgetLast(code: string): Promise<void> {
  if (canKeep) await (await caches.open(LAST)).delete(url(code));
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
