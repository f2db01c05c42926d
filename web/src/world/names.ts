/** The names of crossings as ids of elements that are already on the page (`Phrases.svelte`, cells). */
import { around } from "../game/geometry.ts";
import type { CrossingModel } from "./model.ts";

/** The maximum number of cells around a crossing, and of steps between two crossings. */
export const MOST_AROUND = 4;
export const MOST_STEPS = 8;

/** Return the ids of the elements that name a crossing, for `aria-labelledby`. */
export function nameOf({ place, me, others, decision, steps, hidden, staged }: CrossingModel): string {
  const cells = around(place).flatMap(({ direction, cell }) => [
    `before-${direction}`,
    `cell-${cell}`,
    `after-${direction}`,
  ]);
  const ids = [`crossing-${place}`, ...cells];
  if (me) ids.push("you-here");
  if (others.length) ids.push(`here-${place}`);
  if (decision) ids.push(`steps-${steps}`, `reveals-${decision.reveals ? hidden : 0}`);
  if (staged) ids.push("confirm-crossing");
  return ids.join(" ");
}
