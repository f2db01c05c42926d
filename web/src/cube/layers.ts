/** The layers that cards are scored for: how many blocks are left, and what there is to say about it. */
import type { View } from "../protocol.ts";
import { t } from "../i18n/words.svelte.ts";

/** From so many blocks on, what is left of a layer is worth a warning. */
const LAST = 2;
/** From so many on, its flag calls for attention. */
export const FEW = 4;

export interface ScoringLayer {
  /** From the top, from 1. */
  layer: number;
  left: number;
  card: string;
  state: "open" | "due" | "scored";
}

/** The layers with a card, from the top. */
export function scoringLayers(view: View): ScoringLayer[] {
  return view.layers.flatMap(({ left, card }, at) => {
    if (!card) return [];
    const state = left ? "open" : at < (view.scored ?? 0) ? "scored" : "due";
    return [{ layer: at + 1, left, card, state }];
  });
}

/** The layer that is used up next, or the last of those that have just been used up. */
export function nextLayer(layers: readonly ScoringLayer[]): ScoringLayer | undefined {
  return (
    layers.findLast(({ state }) => state === "due") ?? layers.find(({ state }) => state === "open") ?? layers.at(-1)
  );
}

/** What to bear in mind before the next block is taken; empty if there is nothing. */
export function warningText(view: View): string {
  if (view.over) return "";
  const layers = scoringLayers(view);
  const last = (layer: ScoringLayer): boolean => layer === layers.at(-1);
  const due = layers.findLast(({ state }) => state === "due");
  if (due) return last(due) ? t("layers-warning-due-last", { ...due }) : t("layers-warning-due", { ...due });
  const next = layers.find(({ state }) => state === "open");
  if (!next || next.left > LAST) return "";
  return last(next) ? t("layers-warning-last", { ...next }) : t("layers-warning", { ...next });
}

/** A layer as a sentence. */
export function layerText({ state, ...values }: ScoringLayer): string {
  return state === "scored" ? t("layers-scored", values) : t("layers-one", values);
}
