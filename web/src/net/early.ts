/** The table that the page was opened at: asked for while the words are still on their way. */
import { TableStore } from "./table.svelte.ts";

let early: TableStore | null = null;

/** Opens a table that somebody will want in a moment. */
export function openEarly(code: string): void {
  early = new TableStore(code);
  early.open();
}

/** An open table, perhaps one that was opened early. */
export function openTable(code: string): TableStore {
  const store = early?.code === code ? early : new TableStore(code);
  early = null;
  store.open();
  return store;
}
