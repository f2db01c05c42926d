/**
 * The service worker. It keeps this version of the page, the lessons and puzzles, and the games that a player
 * saves, so that they work offline. It keeps no other answers. It also shows notifications of the server.
 *
 * The build writes BUILD and FILES above this code (worker.ts). A new version waits until the page sends
 * "update", or until no page is open.
 */
import type { NotificationChoices, PuzzleInfo } from "./src/protocol.ts";

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: string;
declare const FILES: string[];

/** A message from a page. */
type Order = { do: "update" } | { do: "tell" } | { do: "fetch ahead"; words: string[] };

const SHELL = `shell-${BUILD}`;
const LEARN = `learn-${BUILD}`;
const KEPT = "kept"; // the page writes and deletes entries (src/net/kept.ts)
const NOTES = "notes"; // messages of notifications (src/pwa/call.svelte.ts)
const CALLS = "/api/1/me/notifications";
const LISTS = ["/api/1/lessons", "/api/1/puzzles"];
const LEARNING = /^\/api\/1\/(box|(lessons|puzzles)(\/\d+)?)$/;
const GAME = /^\/api\/1\/tables\/[^/]+(\/steps)?$/;
const WHERE = { ignoreVary: true };
/** Deadline of the network, after which the worker answers from its caches. */
const PATIENCE_MS = 3000;
/** How long the worker answers from its caches without waiting, after the network was late. */
const HANGS_MS = 15_000;
/** Pause between background requests. */
const PAUSE_MS = 150;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener("activate", (event) => {
  // Pages wait for the activation, so keep it short; clean-up runs on their next message.
  const canPreload = "navigationPreload" in self.registration; // some browsers lack it, although the type does not say so
  event.waitUntil(Promise.all([self.clients.claim(), canPreload && self.registration.navigationPreload.enable()]));
});

self.addEventListener("message", (event) => {
  const order = event.data as Order;
  if (order.do === "update") void self.skipWaiting();
  else if (order.do === "tell") event.ports[0]?.postMessage(BUILD);
  else event.waitUntil(Promise.allSettled([forgetOld(), fetchAhead(order.words)])); // the next page asks again
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname === "/build.json") return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (LEARNING.test(pathname)) event.respondWith(inTime(keep(request, LEARN), LEARN, request));
  else if (GAME.test(pathname)) event.respondWith(inTime(fetch(request), KEPT, request));
  else if (pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(inTime(page(event), SHELL, "/"));
  else event.respondWith(inTime(fetch(request), SHELL, request));
});

/** Open the table of a notification: in the page that shows it, or in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const there = pages.find(({ url }) => new URL(url).pathname === event.notification.data);
      return there ? there.focus() : self.clients.openWindow(String(event.notification.data));
    }),
  );
});

/** Show the notification that the server has sent. Browsers demand that each message shows one. */
self.addEventListener("push", (event) => {
  event.waitUntil(notify(event.data));
});

/** Give the server the new subscription, if the browser replaces it. */
self.addEventListener("pushsubscriptionchange", (event) => {
  (event as ExtendableEvent).waitUntil(renew());
});

/** Show a message of the server with the words of the page. */
async function notify(message: PushMessageData | null): Promise<void> {
  const { kind = "", code = "" } = read(message);
  const words = await storedWords();
  const title = words.title?.replace("CODE", code) ?? `Overworld ${code}`.trim();
  const body = words[kind] ?? "";
  const data = code ? `/t/${code}` : "/";
  await self.registration.showNotification(title, { body, tag: code, icon: "/icon-192.png", data });
}

function read(data: PushMessageData | null): { kind?: string; code?: string } {
  try {
    return (data?.json() ?? {}) as { kind?: string; code?: string };
  } catch {
    return {};
  }
}

/** Return the messages that the page has stored in the player's language, with the label of this browser. */
async function storedWords(): Promise<Record<string, string>> {
  const words = await (await caches.open(NOTES)).match("/notes");
  return words ? ((await words.json()) as Record<string, string>) : {};
}

async function renew(): Promise<void> {
  const { pushManager } = self.registration;
  let subscription = await pushManager.getSubscription();
  if (!subscription) {
    const { key } = (await (await fetch(CALLS)).json()) as NotificationChoices;
    if (!key) return;
    subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }
  const { endpoint, keys } = subscription.toJSON();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { label = "" } = await storedWords();
  const body = JSON.stringify({ endpoint, ...keys, zone, label });
  await fetch(`${CALLS}/browser`, { method: "PUT", headers: { "content-type": "application/json" }, body });
}

const pause = (length: number) => new Promise<void>((then) => setTimeout(then, length));

/** Return the page from the network; reject error pages of a proxy. */
async function page(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  const answer = preloaded ?? (await fetch(event.request));
  if (answer.status >= 500) throw new Error(`${answer.status}`);
  return answer;
}

/** Until when the network counts as late, so that the files of one page do not wait for it one after the other. */
let hangsUntil = 0;

/** Return the answer of the network if it comes in time, else the cached one; without one, wait for the network. */
async function inTime(answer: Promise<Response>, name: string, wanted: RequestInfo): Promise<Response> {
  let answered = false;
  const note = () => {
    answered = true;
    hangsUntil = 0;
  };
  answer.then(note, note);
  const late = pause(Date.now() < hangsUntil ? 0 : PATIENCE_MS).then(() => {
    if (!answered) hangsUntil = Date.now() + HANGS_MS;
    return found(name, wanted).catch(() => answer);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    return found(name, wanted, error);
  }
}

/** Return an asset from the cache first: its name has a hash of its content. */
async function keptFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request, WHERE);
  return kept ?? keep(request, SHELL);
}

/** Fetch a request and cache a good answer. */
async function keep(request: RequestInfo, name: string): Promise<Response> {
  const answer = await fetch(request);
  if (answer.status === 200) await (await caches.open(name)).put(request, answer.clone());
  return answer;
}

/** Return the cached answer; reject with the error if there is none. */
async function found(name: string, wanted: RequestInfo, error?: unknown): Promise<Response> {
  const kept = await (await caches.open(name)).match(wanted, WHERE);
  if (kept) return kept;
  throw error ?? new Error(`the cache ${name} has no answer`);
}

/** Cache all files of this version, one after the other, so that a running game has priority. */
async function keepShell(): Promise<void> {
  const shell = await caches.open(SHELL);
  for (const file of FILES) {
    const same = file.startsWith("/assets/") ? await caches.match(file, WHERE) : undefined;
    if (same) {
      await shell.put(file, same); // from the version before
      continue;
    }
    const answer = await fetch(file, { cache: file.startsWith("/assets/") ? "default" : "no-cache" });
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await shell.put(file, answer);
  }
}

/** Cache the messages of the player's language, and once per version all lessons and puzzles. */
async function fetchAhead(words: string[]): Promise<void> {
  for (const url of words) if (!(await caches.match(url, WHERE))) await keep(url, SHELL);
  const learn = await caches.open(LEARN);
  const get = async (url: string) => {
    if (await learn.match(url, WHERE)) return;
    await pause(PAUSE_MS);
    await learn.add(url);
  };
  await get("/api/1/box");
  for (const list of LISTS) {
    if (await learn.match(list, WHERE)) continue;
    const answer = await fetch(list);
    const entries = (await answer.clone().json()) as Pick<PuzzleInfo, "number">[];
    for (const { number } of entries) await get(`${list}/${number}`);
    await learn.put(list, answer); // last, because it shows that the others are complete
  }
}

/** Delete the caches of versions that no open page uses. */
async function forgetOld(): Promise<void> {
  const builds = await openBuilds();
  const names = await caches.keys();
  const old = names.filter((name) => /^(shell|learn)-/.test(name) && !builds.has(name.slice(name.indexOf("-") + 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Return this build and those of the open pages; all builds if one page does not answer. */
async function openBuilds(): Promise<{ has: (build: string) => boolean }> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const told = await Promise.all(pages.map(buildOf));
  const builds = told.filter((build) => build !== null);
  return builds.length < told.length ? { has: () => true } : new Set([BUILD, ...builds]);
}

function buildOf(client: WindowClient): Promise<string | null> {
  return new Promise((then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => then(String(data));
    setTimeout(() => then(null), PATIENCE_MS);
    client.postMessage("build?", [port2]);
  });
}
