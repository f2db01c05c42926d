/**
 * The service worker, and new versions of page and worker.
 *
 * The page only offers a new version. It loads when the user presses the button, in that page alone, and never
 * while the player must decide.
 */
import { noteBuild, thisBuild } from "../net/build.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { wordFiles } from "../i18n/words.svelte.ts";

const ANSWERS_WITHIN = 3000;

/** Register the service worker, send it the URLs of the messages to keep, and look for new versions. */
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
  if (!settings.notify) return;
  const { renewCalls } = await import("./call.svelte.ts");
  await renewCalls().catch(() => undefined); // the next visit tries again
}

/** Offer the version of a waiting worker. If the page has that version already, the worker takes over. */
async function offer(waiting: ServiceWorker | null): Promise<void> {
  // Without a controlling worker this is the first visit, so there is nothing to update.
  if (!waiting || !navigator.serviceWorker.controller) return;
  const build = await buildOf(waiting);
  if (build === thisBuild) waiting.postMessage({ do: "update" });
  else noteBuild(build);
}

/** Return the build of a worker; empty if it does not answer. */
function buildOf(worker: ServiceWorker): Promise<string> {
  return new Promise((then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => then(String(data));
    setTimeout(() => then(""), ANSWERS_WITHIN);
    worker.postMessage({ do: "tell" }, [port2]);
  });
}
