/** Asking for something that may be refused: what stands against it is told to the person. */
import { Refused } from "../net/api.ts";
import type { TableModel } from "../net/model.svelte.ts";
import type { AnyAction, Done } from "../protocol.ts";
import { say } from "../status.svelte.ts";
import { refusalText } from "../words/errors.ts";

/** Waits for an answer; undefined if it was a refusal, which has been said then. */
export async function attempt<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    say(refusalText(error), "warning");
    return undefined;
  }
}

/** Asks a table for an action. */
export function ask(table: TableModel, action: AnyAction): Promise<Done | undefined> {
  return attempt(table.act(action));
}
