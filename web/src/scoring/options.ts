/** The options of a card for a seat: four characteristics with groups and points. */
import type { Box, View } from "../protocol.ts";

export interface Option {
  id: string;
  /** XP for each space. */
  each: number;
  spaces: number;
  points: number;
  /** The spaces that count: bit 0 is space 1. */
  group: number;
  best: boolean;
}

/** Return the options of a seat in the order of the card. */
export function optionsOf(view: View, box: Box, seat: number, card: string): Option[] {
  const at = box.cards.findIndex((one) => one.id === card);
  const forecast = view.forecasts[seat];
  const characteristics = box.cards[at]?.characteristics ?? [];
  const options = characteristics.map(({ id, points: each }, number) => {
    const trait = at * characteristics.length + number;
    const spaces = forecast?.spaces[trait] ?? 0;
    return { id, each, spaces, points: forecast?.points[trait] ?? 0, group: forecast?.groups[trait] ?? 0, best: false };
  });
  const most = Math.max(...options.map((option) => option.points));
  return options.map((option) => ({ ...option, best: most > 0 && option.points === most }));
}

/** Return the spaces of a group, 1 to 9. */
export function spacesIn(group: number): number[] {
  return Array.from({ length: 9 }, (_, bit) => bit + 1).filter((space) => group & (1 << (space - 1)));
}
