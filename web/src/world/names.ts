/** The names of crossings as references to texts that are on the page already (`Phrases.svelte`, cells). */
import { around } from "../game/geometry.ts";
import type { CrossingModel } from "./model.ts";

/** The most cells around a crossing, and the most steps between two crossings. */
export const MOST_AROUND = 4;
export const MOST_STEPS = 8;

/** The ids whose texts make up the name of a crossing. */
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
