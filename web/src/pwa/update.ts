/** Updates to a new version of the page. */
import { registration } from "./registration.ts";

const TAKES_OVER_WITHIN = 3000;

/** Activate the newest worker and reload the page. */
export async function update(): Promise<void> {
  const found = await registration();
  // A new worker may still be loading, but the page itself comes from the network first.
  if (found?.waiting) {
    const taken = new Promise((then) =>
      navigator.serviceWorker.addEventListener("controllerchange", then, { once: true }),
    );
    found.waiting.postMessage({ do: "update" });
    await Promise.race([taken, new Promise((then) => setTimeout(then, TAKES_OVER_WITHIN))]);
  }
  window.location.reload();
}
