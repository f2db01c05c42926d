/** Requests that the server may refuse: the page then shows the reason as a toast. */
import { Refused } from "../net/api.ts";
import type { TableModel } from "../net/model.svelte.ts";
import type { AnyAction, Done } from "../protocol.ts";
import { toast } from "./toasts.svelte.ts";
import { refusalText } from "../i18n/errors.ts";

/** Wait for an answer. Show a refusal as a toast and return undefined. */
export async function attempt<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    toast(refusalText(error), "warning");
    return undefined;
  }
}

/** Send an action to a table. */
export function ask(table: TableModel, action: AnyAction): Promise<Done | undefined> {
  return attempt(table.act(action));
}
