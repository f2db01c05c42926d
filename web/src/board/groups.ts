/** The forecast of a board: the group of each characteristic, and the outline of a group. */
import type { Box, Forecast } from "../protocol.ts";

export interface TraitGroup {
  /** The characteristic. */
  trait: string;
  /** XP for each space. */
  each: number;
  spaces: number;
  xp: number;
  /** The spaces that count: bit 0 is space 1. */
  mask: number;
}

/** Return the group of each characteristic of a card. A forecast has the characteristics in the order of the box. */
export function groupsOf(card: string, box: Box, forecast: Forecast | undefined): TraitGroup[] {
  const traits = box.cards.flatMap((one) => one.characteristics.map((trait) => ({ card: one.id, ...trait })));
  return traits.flatMap(({ card: of, id, points }, at) => {
    if (of !== card) return [];
    const [spaces = 0, xp = 0, mask = 0] = [forecast?.spaces[at], forecast?.points[at], forecast?.groups[at]];
    return [{ trait: id, each: points, spaces, xp, mask }];
  });
}

/** Return the group that would score most now; null if nothing counts. */
export function bestOf(card: string, box: Box, forecast: Forecast | undefined): TraitGroup | null {
  const [best] = groupsOf(card, box, forecast).sort((one, other) => other.xp - one.xp);
  return best?.xp ? best : null;
}

/** Return whether a space is in a group. */
export function counts(mask: number, space: number): boolean {
  return (mask & (1 << (space - 1))) !== 0;
}

/** Return the spaces of a group, 1 to 9. */
export function spacesIn(mask: number): number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((space) => counts(mask, space));
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
