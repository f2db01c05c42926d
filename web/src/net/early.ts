/** The table that the page was opened at: asked for while the words are still on their way. */
import { RemoteTable } from "./remote.svelte.ts";

let early: RemoteTable | null = null;

/** Opens a table that somebody will want in a moment. */
export function openEarly(code: string): void {
  early = new RemoteTable(code);
  early.open();
}

/** An open table, perhaps one that was opened early. */
export function openTable(code: string): RemoteTable {
  const found = early?.code === code ? early : new RemoteTable(code);
  early = null;
  found.open();
  return found;
}
