/**
 * What is said to a person once: spoken by screen readers, shown for a moment.
 *
 * Speaking reads what was said before; an effect that speaks must not depend on that, or it would
 * never stop speaking.
 */
import { untrack } from "svelte";

interface Said {
  id: number;
  text: string;
  kind: "info" | "warning";
  /** Where the rules say so. */
  rule: string | undefined;
}

const SHOWN_MS = 6000;
/** Whoever listens is a few sentences behind; what is older has been heard. */
const SPOKEN = 8;
let next = 0;

export const said = $state<{ notes: Said[]; spoken: { id: number; text: string }[]; docked: boolean }>({
  notes: [],
  spoken: [],
  /** Whether the page has a place of its own for what is said: the dock of a table. */
  docked: false,
});

/** Speaks a sentence without showing it; several at once are heard one after the other. */
export function speak(text: string): void {
  const before = untrack(() => said.spoken);
  said.spoken = [...before, { id: next++, text }].slice(-SPOKEN);
}

/** Shows a sentence for a moment and speaks it. */
export function say(text: string, kind: Said["kind"] = "info", rule?: string): void {
  const id = next++;
  const others = untrack(() => said.notes).filter((note) => note.text !== text);
  said.notes = [...others, { id, text, kind, rule }].slice(-3);
  speak(text);
  window.setTimeout(() => unsay(id), SHOWN_MS);
}

/** Takes a sentence away. */
export function unsay(id: number): void {
  said.notes = said.notes.filter((note) => note.id !== id);
}
