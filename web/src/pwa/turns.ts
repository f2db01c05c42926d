/** One's turn while no page is open: the worker looks for it now and then, where the browser lets it. */
import { t } from "../i18n/words.svelte.ts";
import { registration } from "./registration.ts";

/** What the worker asks for (`sw.ts`), and where it finds its words. */
const TAG = "turns";
const NOTES = "notes";
const EVERY_MS = 15 * 60_000;

/** Periodic background sync, which not every browser has. */
interface Periodic {
  periodicSync?: {
    register: (tag: string, options: { minInterval: number }) => Promise<void>;
    unregister: (tag: string) => Promise<void>;
  };
}

/** Lets the worker call somebody to their turn, or stops that; false where it cannot. */
export async function callWhenClosed(wanted: boolean): Promise<boolean> {
  const found = (await registration()) as (ServiceWorkerRegistration & Periodic) | undefined;
  if (!found) return false;
  if (wanted) {
    // The worker has no words of its own; it puts the code of a table in the place of CODE.
    const words = { title: t("attention-table", { code: "CODE" }), body: t("attention-turn") };
    await (await caches.open(NOTES)).put("/notes", Response.json(words));
  } else await caches.delete(NOTES);
  try {
    if (wanted) await found.periodicSync?.register(TAG, { minInterval: EVERY_MS });
    else await found.periodicSync?.unregister(TAG);
  } catch {
    return false; // only pages that are installed may
  }
  return found.periodicSync !== undefined;
}
