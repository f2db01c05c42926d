/**
 * Toasts, and announcements for screen readers.
 *
 * The functions read the state untracked: an effect that announces a text must not depend on earlier ones,
 * or it would run without end.
 */
import { untrack } from "svelte";

interface Said {
  id: number;
  text: string;
  kind: "info" | "warning";
  /** The section of the rules that explains it. */
  rule: string | undefined;
}

const SHOWN_MS = 6000;
/** Sentences in the live region. Screen readers have read older ones. */
const SPOKEN = 8;
let next = 0;

export const said = $state<{ notes: Said[]; spoken: { id: number; text: string }[]; docked: boolean }>({
  notes: [],
  spoken: [],
  /** Whether the dock of a table shows the toasts. */
  docked: false,
});

/** Announce a sentence to screen readers, after those that are still waiting. */
export function speak(text: string): void {
  const before = untrack(() => said.spoken);
  said.spoken = [...before, { id: next++, text }].slice(-SPOKEN);
}

/** Show a toast and announce it. */
export function say(text: string, kind: Said["kind"] = "info", rule?: string): void {
  const id = next++;
  const others = untrack(() => said.notes).filter((note) => note.text !== text);
  said.notes = [...others, { id, text, kind, rule }].slice(-3);
  speak(text);
  window.setTimeout(() => unsay(id), SHOWN_MS);
}

/** Remove a toast. */
export function unsay(id: number): void {
  said.notes = said.notes.filter((note) => note.id !== id);
}
