/** Commands: what can be done, by which key, and when. Keys, buttons and menus all come here. */
import { settings } from "../settings.svelte.ts";
import { inField } from "./focus.ts";
import { somethingInFront } from "./layers.ts";

export interface Command {
  id: string;
  /** The key, as `KeyboardEvent.key` has it; letters in lower case. None if there are only buttons. */
  key?: string;
  /** Whether a key that is held down does it again and again. */
  repeats?: boolean;
  /** Whether it can be done now; if not, its key is left to others. */
  when?: () => boolean;
  run: (by: "key" | "press") => void;
}

/**
 * Answers a key with the command that has it; true if there was one.
 *
 * Keys with Ctrl, Alt or Meta belong to the browser, those in a field to what is written there. Behind
 * a dialog or a menu no key does anything. Letters and digits are for those who want shortcuts.
 */
export function onCommandKey(event: KeyboardEvent, commands: Command[]): boolean {
  if (event.defaultPrevented || inField(event.target) || somethingInFront()) return false;
  const single = event.key.length === 1;
  // A bracket is typed with Alt or AltGr on some keyboards.
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
