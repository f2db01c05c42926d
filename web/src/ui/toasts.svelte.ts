/**
 * Toasts, and announcements for screen readers.
 *
 * The functions read the state untracked: an effect that announces a text must not depend on earlier ones,
 * or it would run without end.
 */
import { untrack } from "svelte";

interface Toast {
  id: number;
  text: string;
  kind: "info" | "warning";
  /** The section of the rules that explains it. */
  rule: string | undefined;
}

const SHOWN_MS = 6000;
/** Sentences in the live region. Screen readers have read older ones. */
const MOST_ANNOUNCED = 8;
let next = 0;

export const toasts = $state<{ visible: Toast[]; announced: { id: number; text: string }[]; inDock: boolean }>({
  visible: [],
  announced: [],
  /** Whether the dock of a table shows the toasts. */
  inDock: false,
});

/** Announce a sentence to screen readers, after those that are still waiting. */
export function announce(text: string): void {
  const before = untrack(() => toasts.announced);
  toasts.announced = [...before, { id: next++, text }].slice(-MOST_ANNOUNCED);
}

/** Show a toast and announce it. */
export function toast(text: string, kind: Toast["kind"] = "info", rule?: string): void {
  const id = next++;
  const others = untrack(() => toasts.visible).filter((note) => note.text !== text);
  toasts.visible = [...others, { id, text, kind, rule }].slice(-3);
  announce(text);
  window.setTimeout(() => dismiss(id), SHOWN_MS);
}

/** Remove all toasts, because the player has moved on. */
export function dismissAll(): void {
  if (untrack(() => toasts.visible).length) toasts.visible = [];
}

/** Remove a toast. */
export function dismiss(id: number): void {
  toasts.visible = toasts.visible.filter((note) => note.id !== id);
}
