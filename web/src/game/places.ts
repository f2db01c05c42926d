/** Places in words. */
import { t } from "../i18n/words.svelte.ts";
import type { View } from "../protocol.ts";
import { around } from "./geometry.ts";

/** Return a cell as a direction from the player to move; empty if it is not next to them. */
export function sideOf(cell: string, view: Pick<View, "turn" | "players">): string {
  const here = view.turn === null ? undefined : view.players[view.turn]?.crossing;
  const found = here && around(here).find((one) => one.cell === cell);
  return found ? t(`around-${found.direction}`) : "";
}

/** Return a sentence with a place in brackets before its full stop. */
export function withPlace(sentence: string, place: string): string {
  return place ? sentence.replace(/\.?$/, (stop) => ` (${place})${stop}`) : sentence;
}
