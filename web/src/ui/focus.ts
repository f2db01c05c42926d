/**
 * Who may lead the focus where. Whatever wants it without having been pressed asks here, so that
 * nobody is torn from a text or a dialog, and of several at once the most important one has it.
 */
import { somethingInFront } from "./layers.ts";

/** The prompt takes what nobody else wants; panels lead to their questions; a guide goes before all. */
export type Rank = "prompt" | "panel" | "guide";

const RANKS: Rank[] = ["prompt", "panel", "guide"];
/** Panels of the same moment come one after the other, some of them late. */
const MOMENT_MS = 1000;

let last = { rank: 0, at: -MOMENT_MS };

/** Whether something is being written there, or chosen in a list. */
export function inField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

/** Whether nothing has the focus: what had it is gone. */
export function focusIsLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || !activeElement.isConnected;
}

/** Leads the focus to something; false if it stays where it is. */
export function lead(to: Element | null | undefined, rank: Rank, now = performance.now()): boolean {
  if (!(to instanceof HTMLElement || to instanceof SVGElement)) return false;
  if (inField(document.activeElement)) return false;
  if (somethingInFront() && !to.closest("dialog")) return false;
  const own = RANKS.indexOf(rank);
  if (own < last.rank && now - last.at < MOMENT_MS && !focusIsLost()) return false;
  last = { rank: own, at: now };
  to.focus({ preventScroll: true });
  return true;
}
