/** The keys of the table: actions, undo, the turn's end, read-outs. */
import { settings } from "../settings.svelte.ts";
import { say } from "../status.svelte.ts";
import type { TableContext } from "./context.svelte.ts";
import { ACTIONS } from "./moves.ts";
import { isReadout, readout } from "./readouts.ts";

const press = (name: string) => document.querySelector<HTMLButtonElement>(`[data-action="${name}"]`)?.click();

/** Whether a key belongs to something that is being written or chosen in a list. */
export function inField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

/** Answers a key of the table; keys with Ctrl, Alt or Meta belong to the browser. */
export function onKey(event: KeyboardEvent, table: TableContext, showKeys: () => void): void {
  if (event.ctrlKey || event.altKey || event.metaKey || inField(event.target)) return;
  if (event.key === "Escape") {
    if (table.choice.action && !table.choice.question) table.choice.back();
    return;
  }
  if (!settings.shortcuts) return;
  const key = event.key.toLowerCase();
  const action = ACTIONS[Number(key) - 1];
  if (action) press(action);
  else if (key === "u") press("undo");
  else if (key === "x") press("end");
  else if (key === "h") press("hint");
  else if (key === "?") showKeys();
  else if (isReadout(key)) say(readout(key, table));
  else return;
  event.preventDefault();
}
