/** The layers that cards are scored for: the number of blocks left, and warnings. */
import type { View } from "../protocol.ts";
import { t } from "../i18n/words.svelte.ts";

/** Warn when a layer has at most this many blocks left. */
const LAST = 2;
/** Highlight the flag of a layer with at most this many blocks left. */
export const FEW = 4;

export interface ScoringLayer {
  /** 1 is the top layer. */
  layer: number;
  left: number;
  card: string;
  state: "open" | "due" | "scored";
}

/** Return the layers with a card, from the top. */
export function scoringLayers(view: View): ScoringLayer[] {
  return view.layers.flatMap(({ left, card }, at) => {
    if (!card) return [];
    const state = left ? "open" : at < (view.scored ?? 0) ? "scored" : "due";
    return [{ layer: at + 1, left, card, state }];
  });
}

/** Return the layer that is used up next, or the last of those just used up. */
export function nextLayer(layers: readonly ScoringLayer[]): ScoringLayer | undefined {
  return (
    layers.findLast(({ state }) => state === "due") ?? layers.find(({ state }) => state === "open") ?? layers.at(-1)
  );
}

/** Return a warning before the next block is taken; empty if there is none. */
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

/** Return a layer as a sentence. */
export function layerText({ state, ...values }: ScoringLayer): string {
  return state === "scored" ? t("layers-scored", values) : t("layers-one", values);
}
