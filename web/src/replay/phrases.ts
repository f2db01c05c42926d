/** Decisions in a sentence, without codes of places: the table shows the places. */
import { theBox } from "../box.svelte.ts";
import { parseMove } from "../net/moves.ts";
import type { LogEntry, View } from "../protocol.ts";
import { columnAt } from "../cube/projection.ts";
import { around } from "../game/geometry.ts";
import { sideOf } from "../game/places.ts";
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

/** Return the place of a column of the cube. */
function columnText(column: string): string {
  const [x, y] = columnAt(column);
  return t("way-column", { column: x + 1, row: y + 1 });
}

/** Return the way to a crossing from the player to move, such as "2 north and 1 east". */
function wayText(crossing: string, view: View): string {
  const here = view.turn === null ? undefined : view.players[view.turn]?.crossing;
  if (!here) return "";
  const along = (axis: number) => Number(crossing.charAt(axis)) - Number(here.charAt(axis));
  const [east, south] = [along(0), along(1)];
  const parts = [];
  if (south) parts.push(t(south < 0 ? "way-north" : "way-south", { steps: Math.abs(south) }));
  if (east) parts.push(t(east < 0 ? "way-west" : "way-east", { steps: Math.abs(east) }));
  return list(parts);
}

/**
 * Return the place of a decision in words if its sentence is also that of another decision.
 * It is empty if the sentences differ, or if the decisions have no place.
 */
export function placeBeside(move: string, other: string, view: View): string {
  if (move === other || doText(move, view) !== doText(other, view)) return "";
  const { verb, at, space } = parseMove(move);
  switch (verb) {
    case "mine":
      return columnText(at);
    case "explore":
      return wayText(at, view);
    case "build": {
      const side = at === parseMove(other).at ? "" : sideOf(at, view);
      return [side, t(`space-${space}`)].filter(Boolean).join(", ");
    }
    default:
      return sideOf(at, view);
  }
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
