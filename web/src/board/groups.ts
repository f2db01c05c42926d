/** The score of a board: the best group for each card, and the outline of the group. */
import type { Box, BoxCard, Forecast } from "../protocol.ts";

export interface Best {
  card: string;
  /** The characteristic that scores most; empty if no space counts. */
  trait: string;
  spaces: number;
  /** The XP of each of its spaces. */
  points: number;
  xp: number;
  /** The spaces that count, as bits: 1 is space 1. */
  mask: number;
}

/** Return the characteristic of a card that would score most now. */
export function bestOf(card: BoxCard, box: Box, forecast: Forecast): Best {
  const best: Best = { card: card.id, trait: "", spaces: 0, points: 0, xp: 0, mask: 0 };
  let index = 0;
  for (const one of box.cards) {
    for (const { id, points } of one.characteristics) {
      const xp = forecast.points[index] ?? 0;
      if (one === card && xp > best.xp) {
        Object.assign(best, {
          trait: id,
          spaces: forecast.spaces[index] ?? 0,
          points,
          xp,
          mask: forecast.groups[index] ?? 0,
        });
      }
      index++;
    }
  }
  return best;
}

/** Return whether a space is in a group. */
export function counts(mask: number, space: number): boolean {
  return (mask & (1 << (space - 1))) !== 0;
}

const COLUMNS = 3;

/** Return the sides of a space that are on the outline of its group. */
export function outline(mask: number, space: number): { top: boolean; right: boolean; bottom: boolean; left: boolean } {
  const row = Math.floor((space - 1) / COLUMNS);
  const column = (space - 1) % COLUMNS;
  const beside = (down: number, right: number) => {
    const [r, c] = [row + down, column + right];
    return r >= 0 && r < COLUMNS && c >= 0 && c < COLUMNS && counts(mask, r * COLUMNS + c + 1);
  };
  if (!counts(mask, space)) return { top: false, right: false, bottom: false, left: false };
  return { top: !beside(-1, 0), right: !beside(0, 1), bottom: !beside(1, 0), left: !beside(0, -1) };
}
