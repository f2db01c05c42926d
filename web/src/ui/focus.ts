/**
 * Moving the focus from code. All code that moves the focus without a press calls `requestFocus`. It never takes the
 * focus from a text field or a dialog, and of several calls within a second the highest rank wins.
 */
import { isModalOpen } from "./layers.ts";

/** From the lowest to the highest: the prompt, a panel with a question, the guide of a lesson. */
export type Rank = "prompt" | "panel" | "guide";

const RANKS: Rank[] = ["prompt", "panel", "guide"];
/** Panels that open together ask for the focus within this time. */
const MOMENT_MS = 1000;

let last = { rank: 0, at: -MOMENT_MS };

/** Whether an element is a field that takes keys. */
export function inField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

/** Whether no element has the focus, because the focused one was removed. */
export function focusIsLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || !activeElement.isConnected;
}

/** Move the focus to an element, unless a field, a modal or a higher rank keeps it; return whether it did. */
export function requestFocus(to: Element | null | undefined, rank: Rank, now = performance.now()): boolean {
  if (!(to instanceof HTMLElement || to instanceof SVGElement)) return false;
  if (inField(document.activeElement)) return false;
  if (isModalOpen() && !to.closest("dialog")) return false;
  const own = RANKS.indexOf(rank);
  if (own < last.rank && now - last.at < MOMENT_MS && !focusIsLost()) return false;
  last = { rank: own, at: now };
  to.focus({ preventScroll: true });
  return true;
}
