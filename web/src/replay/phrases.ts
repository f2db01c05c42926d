/** Decisions in a sentence, without codes of places: the table shows the places. */
import { theBox } from "../box.svelte.ts";
import { parseMove } from "../net/moves.ts";
import type { LogEntry, View } from "../protocol.ts";
import { around } from "../game/geometry.ts";
import { faceName, traitName } from "../i18n/things.ts";
import { list, t } from "../i18n/words.svelte.ts";

/** The number of neighbours that a walk names. */
const MOST = 2;

/** Return the verb of a decision for its message, and the name of its object. */
function partsOf(move: string, view: View): { verb: string; thing: string } {
  const { verb, at } = parseMove(move);
  const face = view.world[at]?.face;
  switch (verb) {
    case "mine": {
      const block = theBox().blocks.find(({ letter }) => letter === view.cube[at]?.at(-1));
      return { verb, thing: block ? t(`material-${block.id}`) : "" };
    }
    case "explore": {
      const here = view.turn === null ? "" : view.players[view.turn]?.crossing;
      if (here === at) return { verb: "stay", thing: "" };
      const known = around(at).flatMap(({ cell }) => view.world[cell]?.face ?? []);
      const thing = list(known.slice(0, MOST).map(faceName));
      return { verb: thing ? verb : "reveal", thing };
    }
    case "score":
      return { verb, thing: traitName(at) };
    default:
      return { verb, thing: face ? faceName(face) : "" };
  }
}

/** Return a decision such as "build the Ivy Tower". */
export function doText(move: string, view: View): string {
  const { verb, thing } = partsOf(move, view);
  return t(`do-${verb}`, { thing });
}

/** Return a decision as a hint: a build names its space, too. */
export function adviceText(move: string, view: View): string {
  const { verb, space } = parseMove(move);
  return verb === "build" ? `${doText(move, view)} (${t(`space-${space}`)})` : doText(move, view);
}

/** Return the first decision of each sentence, because the others differ only in a mark on the table. */
export function distinct<Judged extends { move: string }>(
  moves: readonly Judged[],
  text: (move: string) => string,
): Judged[] {
  const known = new Set<string>();
  return moves.filter(({ move }) => known.size < known.add(text(move)).size);
}

/** Return my decision, such as "You built the Ivy Tower." */
export function youText(move: string, view: View): string {
  const { verb, thing } = partsOf(move, view);
  return t(`you-${verb}`, { thing });
}

/** Return the decision of a log entry, such as "build the Ivy Tower"; null for other events. */
export function entryPhrase(entry: LogEntry): string | null {
  switch (entry.code) {
    case "mined":
      return t("do-mine", { thing: t(`material-${entry.block}`) });
    case "explored":
      return t("do-walk");
    case "built":
      return t("do-build", { thing: faceName(entry.tile) });
    case "fight":
      return t("do-fight", { thing: faceName(entry.mob) });
    case "took":
      return t("do-take", { thing: faceName(entry.weapon) });
    case "traded":
      return t("do-trade");
    case "ended":
      return t("do-end");
    case "scored":
      return t("do-score", { thing: traitName(entry.characteristic) });
    default:
      return null;
  }
}
