/** Notifications of the player's turn while no page is open, by periodic background sync. */
import { t } from "../i18n/words.svelte.ts";
import { registration } from "./registration.ts";

/** Names that `sw.ts` uses: the sync tag, and the cache of its messages. */
const TAG = "turns";
const NOTES = "notes";
const EVERY_MS = 15 * 60_000;

/** The Periodic Background Sync API, which some browsers lack. */
interface Periodic {
  periodicSync?: {
    register: (tag: string, options: { minInterval: number }) => Promise<void>;
    unregister: (tag: string) => Promise<void>;
  };
}

/** Allow or forbid the worker to notify the player; return false if the browser does not permit it. */
export async function callWhenClosed(wanted: boolean): Promise<boolean> {
  const found = (await registration()) as (ServiceWorkerRegistration & Periodic) | undefined;
  if (!found) return false;
  if (wanted) {
    // The worker has no translations, so it stores these. It replaces CODE by the code of a table.
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
