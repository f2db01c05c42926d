/** Asks a table for something; what stands against it is told. */
import { Refused } from "../net/api.ts";
import type { TableStore } from "../net/table.svelte.ts";
import type { AnyAction, Done } from "../protocol.ts";
import { say } from "../status.svelte.ts";
import { refusalText } from "../words/errors.ts";

/** The answer, or null if there was something against it. */
export async function ask(store: TableStore, action: AnyAction): Promise<Done | null> {
  try {
    return await store.act(action);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    say(refusalText(error), "warning");
    return null;
  }
}
