/**
 * The service worker: what this version needs, lessons and puzzles open without a network, and so do
 * the games that somebody keeps. No other answer of the server is kept. It calls people to their turn.
 *
 * BUILD and FILES are written above this by worker.ts. A new version waits until the page says
 * "update", or until no page is open any more.
 */
const SHELL = `shell-${BUILD}`;
const LEARN = `learn-${BUILD}`;
const KEPT = "kept"; // filled and emptied by the page (src/net/kept.ts)
const NOTES = "notes"; // the words of src/install/turns.ts
/** So many tables are looked at, of those that were played last. */
const MOST_TABLES = 8;
const LISTS = ["/api/1/lessons", "/api/1/puzzles"];
const LEARNING = /^\/api\/1\/(box|(lessons|puzzles)(\/\d+)?)$/;
const GAME = /^\/api\/1\/tables\/[^/]+(\/steps)?$/;
const WHERE = { ignoreVary: true };
/** A network that has not answered for so long hangs: what is kept is shown instead. */
const PATIENCE_MS = 3000;
/** Between two things that nobody waits for. */
const PAUSE_MS = 150;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener("activate", (event) => {
  // Pages wait for this: what takes longer comes with their next word.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener("message", (event) => {
  if (event.data.do === "update") self.skipWaiting();
  else if (event.data.do === "tell") event.ports[0].postMessage(BUILD);
  else event.waitUntil(Promise.allSettled([forgetOld(), fetchAhead(event.data.words)])); // asked again next time
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname === "/build.json") return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (LEARNING.test(pathname)) event.respondWith(inTime(keep(request, LEARN), LEARN, request));
  else if (GAME.test(pathname)) event.respondWith(fetch(request).catch((error) => found(KEPT, request, error)));
  else if (pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(inTime(page(event), SHELL, "/"));
  else event.respondWith(inTime(fetch(request), SHELL, request));
});

/** A press on a note leads to its table: to the page that shows it, or to a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const there = pages.find(({ url }) => new URL(url).pathname === event.notification.data);
      return there ? there.focus() : self.clients.openWindow(event.notification.data);
    }),
  );
});

/** Now and then, where the browser lets us: whoever has closed the page is called to their turn. */
self.addEventListener("periodicsync", (event) => {
  if (event.tag === "turns") event.waitUntil(callToTurns());
});

/** Notes for the tables at which it is somebody's turn, in the words that the page has kept for them. */
async function callToTurns() {
  const words = await (await caches.open(NOTES)).match("/notes");
  if (!words) return;
  const { title, body } = await words.json();
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = new Set(pages.map(({ url }) => new URL(url).pathname));
  const tables = await (await fetch("/api/1/me")).json();
  const waiting = tables.filter(({ status, summary }) => status === "playing" && summary.turn != null);
  // A table that is open calls by itself.
  const closed = waiting.filter(({ code }) => !open.has(`/t/${code}`));
  for (const { code } of closed.slice(0, MOST_TABLES)) {
    const { you, view, info } = await (await fetch(`/api/1/tables/${code}`)).json();
    const seat = view?.decider;
    if (seat == null || !you.seats.includes(seat) || info.seats[seat]?.stand_in) continue;
    const name = title.replace("CODE", code);
    await self.registration.showNotification(name, { body, tag: code, data: `/t/${code}` });
  }
}

const pause = (length) => new Promise((then) => setTimeout(then, length));

/** The page from the network; the words of a proxy whose server is away do not count as one. */
async function page(event) {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  if (answer.status >= 500) throw new Error(`${answer.status}`);
  return answer;
}

/** What the network answers in time, else what is kept; if nothing is, whatever it answers in the end. */
async function inTime(answer, name, wanted) {
  const late = pause(PATIENCE_MS).then(() => found(name, wanted).catch(() => answer));
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    return found(name, wanted, error);
  }
}

/** Names of assets have a hash of what is in them: what is kept is right for ever. */
async function keptFirst(request) {
  const kept = await caches.match(request, WHERE);
  return kept ?? keep(request, SHELL);
}

async function keep(request, name) {
  const answer = await fetch(request);
  if (answer.status === 200) await (await caches.open(name)).put(request, answer.clone());
  return answer;
}

async function found(name, wanted, error) {
  const kept = await (await caches.open(name)).match(wanted, WHERE);
  if (kept) return kept;
  throw error ?? new Error(`${name} has nothing of it`);
}

/** Keeps all of this version, one after the other: whoever plays goes first. */
async function keepShell() {
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

/** Fetches the words of the person's language, and once for each version all there is to learn. */
async function fetchAhead(words) {
  for (const url of words) if (!(await caches.match(url, WHERE))) await keep(url, SHELL);
  const learn = await caches.open(LEARN);
  const get = async (url) => {
    if (await learn.match(url, WHERE)) return;
    await pause(PAUSE_MS);
    await learn.add(url);
  };
  await get("/api/1/box");
  for (const list of LISTS) {
    if (await learn.match(list, WHERE)) continue;
    const answer = await fetch(list);
    for (const { number } of await answer.clone().json()) await get(`${list}/${number}`);
    await learn.put(list, answer); // last: it says that all the others are there
  }
}

/** A page of another version may still be open and need its files; what no page needs goes. */
async function forgetOld() {
  const builds = await openBuilds();
  const names = await caches.keys();
  const old = names.filter((name) => /^(shell|learn)-/.test(name) && !builds.has(name.slice(name.indexOf("-") + 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** This build, and those of the pages that are open; a page that does not say keeps all of them. */
async function openBuilds() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const told = await Promise.all(pages.map(buildOf));
  if (told.includes(null)) return { has: () => true };
  return new Set([BUILD, ...told]);
}

function buildOf(client) {
  return new Promise((then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => then(data);
    setTimeout(() => then(null), PATIENCE_MS);
    client.postMessage("build?", [port2]);
  });
}
