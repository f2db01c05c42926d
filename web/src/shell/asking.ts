/** Asking a table for something, and saying why it did not happen. */
import { Refused } from "../net/api.ts";
import type { TableStore } from "../net/table.svelte.ts";
import type { AnyAction, Done } from "../protocol.ts";
import { say } from "../status.svelte.ts";
import { refusalText } from "../words/errors.ts";

/** Asks for an action; null if it was refused, which has been said then. */
export type Ask = (action: AnyAction) => Promise<Done | null>;

export function asking(store: TableStore): Ask {
  return async (action) => {
    try {
      return await store.act(action);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      say(refusalText(error), "warning");
      return null;
    }
  };
}
