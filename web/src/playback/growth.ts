/** Groups that a build makes larger, by the forecasts before and after it. */
import type { View } from "../protocol.ts";

/** A group of at least this many spaces is worth a burst. */
const LEAST = 2;

/** Return the spaces of the largest group that grew at a space; empty if none did or the group is small. */
export function grownAt(before: View, after: View, seat: number, space: number): number[] {
  const [old, now] = [before.forecasts[seat], after.forecasts[seat]];
  let best = 0;
  now?.groups.forEach((mask, at) => {
    const grown = (now.spaces[at] ?? 0) > (old?.spaces[at] ?? 0) && (mask & (1 << (space - 1))) !== 0;
    if (grown && sizeOf(mask) > sizeOf(best)) best = mask;
  });
  return sizeOf(best) < LEAST ? [] : spacesOf(best);
}

const spacesOf = (mask: number): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((space) => mask & (1 << (space - 1)));
const sizeOf = (mask: number): number => spacesOf(mask).length;
