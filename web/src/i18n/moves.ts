/** Moves as text. */
import { theBox } from "../box.svelte.ts";
import { parseMove } from "../net/moves.ts";
import type { View } from "../protocol.ts";
import { facesAround } from "./places.ts";
import { faceName, traitName } from "./things.ts";
import { list, t } from "./words.svelte.ts";

/** Return the name of the block on top of a column. */
function topOf(column: string, view: View): string {
  const letter = view.cube[column]?.at(-1) ?? "?";
  const block = theBox().blocks.find((one) => one.letter === letter);
  return block ? t(`material-${block.id}`) : letter;
}

/**
 * Return a move such as `build c4 5` as text, in the position before it. If that position is not the one of the
 * view, `name` has the id of the block, tile, mob, weapon or power of the move.
 */
export function moveText(move: string, view: View, name?: string): string {
  const { verb, at, space } = parseMove(move);
  const face = name ?? view.world[at]?.face;
  const named = () => (face ? faceName(face) : at);
  switch (verb) {
    case "mine":
      return t("move-mine", { block: name ? t(`material-${name}`) : topOf(at, view) });
    case "explore": {
      const here = view.turn === null ? "" : view.players[view.turn]?.crossing;
      if (here === at) return t("move-explore-stay");
      const near = facesAround(at, view.world);
      return near.length ? t("move-explore-near", { near: list(near.map(faceName)) }) : t("move-explore");
    }
    case "build":
      return t("move-build", { space: t(`space-${space}`), tile: named(), cell: at });
    case "fight":
      return t("move-fight", { mob: named(), cell: at });
    case "take":
      return t("move-take", { weapon: named(), cell: at });
    case "draw":
      return t("move-draw");
    case "pass":
      if ((name ?? view.prompt.code) === "bow") return t("move-pass-bow");
      return (name ?? view.prompt.code) === "pickaxe" ? t("move-pass-pickaxe") : t("move-pass-tnt");
    case "detonate":
      return t("move-detonate");
    case "trade":
      return t("move-trade");
    case "end":
      return t("move-end");
    case "score":
      return t("move-score", { trait: traitName(at) });
    default:
      return move;
  }
}
