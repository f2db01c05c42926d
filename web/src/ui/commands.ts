/** Commands with their keys and conditions. Keys, buttons and menus run the same commands. */
import { settings } from "../settings.svelte.ts";
import { inField } from "./focus.ts";
import { isModalOpen } from "./layers.ts";

export interface Command {
  id: string;
  /** The `KeyboardEvent.key`, letters in lower case; undefined if only buttons run the command. */
  key?: string;
  /** Whether a held key repeats the command. */
  repeats?: boolean;
  /** Whether the command is available; if not, its key does something else or nothing. */
  when?: () => boolean;
  run: (by: "key" | "press") => void;
}

/**
 * Run the command of a key; return whether there is one.
 *
 * The browser keeps keys with Ctrl, Alt or Meta, and form fields keep all keys. While a modal is open, no
 * key runs a command. Letters and digits work only if the player wants shortcuts.
 */
export function onCommandKey(event: KeyboardEvent, commands: Command[]): boolean {
  if (event.defaultPrevented || inField(event.target) || isModalOpen()) return false;
  const single = event.key.length === 1;
  // On some keyboards, Alt or AltGr is needed to type a bracket.
  const typed = single && "[]".includes(event.key);
  if (event.metaKey || (!typed && (event.ctrlKey || event.altKey)) || (!single && event.shiftKey)) return false;
  if (single && !settings.shortcuts) return false;
  const key = single ? event.key.toLowerCase() : event.key;
  const found = commands.find((command) => command.key === key && (command.when?.() ?? true));
  if (!found) return false;
  event.preventDefault();
  if (!event.repeat || found.repeats) found.run("key");
  return true;
}
