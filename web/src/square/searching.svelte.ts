/** Whether this tab looks for a table. The tab keeps it over a reload, so that the search continues. */
const KEY = "overworld-search";

function kept(): boolean {
  try {
    return sessionStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

export const searching = $state({ on: kept() });

/** Note whether this tab looks for a table. */
export function setSearching(on: boolean): void {
  searching.on = on;
  try {
    if (on) sessionStorage.setItem(KEY, "1");
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, a reload ends the search.
  }
}
