/**
 * The service worker: what this version needs, lessons and puzzles open without a network, and so do
 * the games that somebody keeps. No other answer of the server is kept.
 *
 * VERSION and FILES are written above this by worker.ts. A new version waits until the page says
 * "update", or until no page is open any more.
 */
const SHELL = `shell-${VERSION}`;
const LEARN = `learn-${VERSION}`;
const KEPT = "kept"; // filled and emptied by the page (src/install/kept.ts)
const LISTS = ["/api/1/lessons", "/api/1/puzzles"];
const LEARNING = /^\/api\/1\/(box|(lessons|puzzles)(\/\d+)?)$/;
const GAME = /^\/api\/1\/tables\/[^/]+(\/steps\/\d+)?$/;
const WHERE = { ignoreVary: true };

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "update") self.skipWaiting();
  else event.waitUntil(fetchAhead(event.data.words).catch(() => undefined)); // asked again next time
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (LEARNING.test(pathname)) event.respondWith(newestFirst(request, LEARN));
  else if (GAME.test(pathname)) event.respondWith(newestOr(request, KEPT, request));
  else if (pathname.startsWith("/api/")) return;
  else event.respondWith(newestOr(request, SHELL, request.mode === "navigate" ? "/" : request));
});

/** Names of assets have a hash of what is in them: what is kept is right for ever. */
async function keptFirst(request) {
  const kept = await caches.match(request, WHERE);
  return kept ?? keep(request, SHELL);
}

async function newestFirst(request, name) {
  return keep(request, name).catch((error) => found(name, request, error));
}

async function newestOr(request, name, wanted) {
  return fetch(request).catch((error) => found(name, wanted, error));
}

async function keep(request, name) {
  const answer = await fetch(request);
  if (answer.status === 200) await (await caches.open(name)).put(request, answer.clone());
  return answer;
}

async function found(name, wanted, error) {
  const kept = await (await caches.open(name)).match(wanted, WHERE);
  if (kept) return kept;
  throw error;
}

/** Fetches the words of the person's language, and once for each version all there is to learn. */
async function fetchAhead(words) {
  for (const url of words) if (!(await caches.match(url, WHERE))) await keep(url, SHELL);
  const learn = await caches.open(LEARN);
  if (!(await learn.match("/api/1/box", WHERE))) await learn.add("/api/1/box");
  for (const list of LISTS) {
    if (await learn.match(list, WHERE)) continue;
    const answer = await fetch(list);
    await learn.addAll((await answer.clone().json()).map(({ number }) => `${list}/${number}`));
    await learn.put(list, answer); // last: it says that all the others are there
  }
}

/** A page of the version before may still be open and need its files; older ones nobody needs. */
async function forgetOld() {
  const names = await caches.keys();
  const olds = ["shell-", "learn-"].flatMap((kind) => names.filter((name) => name.startsWith(kind)).slice(0, -2));
  await Promise.all(olds.map((name) => caches.delete(name)));
}
