/**
 * Finished games that this browser keeps, so that their replays open without a network.
 *
 * What is kept are the server's answers, the table and the views of its steps; the service worker
 * gives them when the server cannot be reached.
 */
import type { Hello } from "../protocol.ts";

const NAME = "kept";
const TABLES = "/api/1/tables/";

/** Whether this browser can keep anything for this page: some do so only over HTTPS. */
export const canKeep = "caches" in globalThis && "serviceWorker" in navigator;

const url = (code: string) => TABLES + code;

/** Asks the server and keeps the answer. */
async function fetchInto(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}

/** Keeps a game: the views of its steps by pages, and last the table, which says that all are there. */
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

/** A game that is kept, as the server told it; null if it is not. */
export async function keptGame(code: string): Promise<Hello | null> {
  if (!canKeep || !(await caches.has(NAME))) return null;
  const kept = await (await caches.open(NAME)).match(url(code));
  return kept ? ((await kept.json()) as Hello) : null;
}

/** Forgets a game, wholly. */
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

/** Forgets everything that is kept; the next visit is as the first one was. */
export async function forgetAll(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
