/** Whether this tab looks for a table. The tab keeps it over a reload, so that the search continues. */
import { keepSession, readSession } from "../storage.ts";

const KEY = "overworld-search";

export const searching = $state({ on: readSession(KEY) !== "" });

/** Note whether this tab looks for a table. */
export function setSearching(on: boolean): void {
  searching.on = on;
  keepSession(KEY, on ? "1" : "");
}
