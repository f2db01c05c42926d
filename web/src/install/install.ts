/**
 * The page as something installed: its service worker, and new versions of both.
 *
 * A new version is only ever offered. It comes when somebody presses the button, in that page alone,
 * and never while they have to decide something at a table.
 */
import { mount } from "svelte";
import { wordFiles } from "../words/words.svelte.ts";
import Offer from "./Offer.svelte";

let offered: ServiceWorker | null = null;

function offer(waiting: ServiceWorker | null): void {
  // Without one in charge, this is the first visit: there is nothing to renew.
  if (!waiting || waiting === offered || !navigator.serviceWorker.controller) return;
  const first = offered === null;
  offered = waiting;
  if (first) mount(Offer, { target: document.body, props: { update } });
}

/** Lets the new version take over and shows the page in it. */
function update(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  offered?.postMessage("update");
}

/** Registers the service worker; tells it the words to keep; looks for new versions. */
export async function install(): Promise<void> {
  const { serviceWorker } = navigator;
  const found = await serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const look = () => offer(found.waiting);
  look();
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", look));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") found.update().catch(() => undefined);
  });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ words: wordFiles() });
}
