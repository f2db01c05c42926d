/** The table in the address of the page, requested in parallel with the messages. */
import { RemoteTable } from "./remote.svelte.ts";

let early: RemoteTable | null = null;

/** Open a table before its screen is shown. */
export function openEarly(code: string): void {
  early = new RemoteTable(code);
  early.open();
}

/** Return a table, which may have been opened early. */
export function openTable(code: string): RemoteTable {
  const found = early?.code === code ? early : new RemoteTable(code);
  early = null;
  found.open();
  return found;
}
