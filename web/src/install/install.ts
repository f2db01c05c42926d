/**
 * The page as something installed: its service worker, and new versions of both.
 *
 * A new version is only ever offered. It comes when somebody presses the button, in that page alone,
 * and never while they have to decide something at a table.
 */
import { noteBuild, thisBuild } from "../net/build.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { wordFiles } from "../words/words.svelte.ts";
import { callWhenClosed } from "./turns.ts";

const ANSWERS_WITHIN = 3000;

/** Registers the service worker; tells it the words to keep; looks for new versions. */
export async function install(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data, ports }) => {
    if (data === "build?") ports[0]?.postMessage(thisBuild);
  });
  const found = await serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const look = () => void offer(found.waiting);
  look();
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", look));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") found.update().catch(() => undefined);
  });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ do: "fetch ahead", words: wordFiles() });
  if (settings.notify) await callWhenClosed(true);
}

/** Offers what a worker waits with; if that is what is shown already, it may as well take over. */
async function offer(waiting: ServiceWorker | null): Promise<void> {
  // Without one in charge, this is the first visit: there is nothing to renew.
  if (!waiting || !navigator.serviceWorker.controller) return;
  const build = await buildOf(waiting);
  if (build === thisBuild) waiting.postMessage({ do: "update" });
  else noteBuild(build);
}

/** The build that a worker belongs to; empty if it does not say. */
function buildOf(worker: ServiceWorker): Promise<string> {
  return new Promise((then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => then(String(data));
    setTimeout(() => then(""), ANSWERS_WITHIN);
    worker.postMessage({ do: "tell" }, [port2]);
  });
}
