/** Speech bubbles: who says or shows something now, and where the bubble goes. */
import type { ReactionName } from "./reactions.ts";

export const SHOWN_MS = 6000;

export interface Bubble {
  id: number;
  seat: number;
  /** The words, or the reaction. */
  said: { text: string } | { reaction: ReactionName };
}

/** Return the bubbles with a new one. A seat has one bubble. */
export function withBubble(bubbles: readonly Bubble[], bubble: Bubble): Bubble[] {
  return [...bubbles.filter(({ seat }) => seat !== bubble.seat), bubble];
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 6;

/**
 * Return where a bubble of a size goes: below the head of a card, or above my own. It stays inside the window.
 */
export function placeOf(
  card: Box,
  own: boolean,
  size: { width: number; height: number },
  window: { width: number; height: number },
): { left: number; top: number } {
  const inside = (at: number, length: number, most: number) => Math.max(MARGIN, Math.min(at, most - length - MARGIN));
  const top = own ? card.top - size.height - MARGIN : card.top + card.height + MARGIN;
  return { left: inside(card.left, size.width, window.width), top: inside(top, size.height, window.height) };
}
