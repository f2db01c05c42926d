/** The blocks that can be taken now, from the server's legal moves, and the action to take one. */
import type { Box } from "../protocol.ts";
import { toast } from "../ui/toasts.svelte.ts";
import { explain, type Explained } from "../game/act.ts";
import type { Game } from "../game/game.svelte.ts";
import { type Decision, withVerb } from "../game/moves.ts";
import type { Selection } from "../game/selection.svelte.ts";
import { t } from "../i18n/words.svelte.ts";
import type { Cube } from "./projection.ts";
import { around } from "./turning.ts";

export interface Takeable {
  place: string;
  material: string;
  /** 1 is the bottom. */
  level: number;
  /** Whether taking it reveals an unknown block. */
  reveals: boolean;
  decision: Decision;
}

/** Return the material of a letter of the cube. */
export function materialOf(box: Pick<Box, "blocks">, letter: string): string {
  return box.blocks.find((block) => block.letter === letter)?.id ?? "";
}

/** Return the top block of a column. */
export function topOf(box: Pick<Box, "blocks">, cube: Cube, place: string): { material: string; level: number } {
  const column = cube[place] ?? "";
  return { material: materialOf(box, column.at(-1) ?? ""), level: column.length };
}

/** Return the blocks that can be taken now, in the order of a walk around the cube. */
export function takeable({ shown, box }: Pick<Game, "shown" | "box">, selection: Selection): Takeable[] {
  if (!selection.deciding) return [];
  const lit = selection.action || selection.question ? selection.lit : selection.decisions;
  const decisions = new Map(withVerb(lit, "mine").map((decision) => [decision.at, decision]));
  return around([...decisions.keys()]).flatMap((place) => {
    const decision = decisions.get(place);
    const reveals = decision?.reveals ?? false;
    return decision ? [{ place, ...topOf(box, shown.cube, place), reveals, decision }] : [];
  });
}

/** Take a block. If no action is chosen, this chooses Collect too. */
export function take(selection: Selection, { decision }: Takeable): void {
  if (!selection.action && !selection.question) selection.choose("collect");
  selection.pick(decision);
}

/** Describe a block and the effect of taking it. */
export function takeableText({ place, material, level, reveals }: Takeable): string {
  const values = { material: t(`material-${material}`), place, level };
  return reveals ? t("cube-take-reveals", values) : t("cube-take", values);
}

/** Say why a block cannot be taken. */
export async function explainBlock(table: Explained, place: string, top: boolean): Promise<void> {
  if (!top) return toast(t("cube-below"));
  if (!table.playback.live) return toast(t("cube-replay"));
  if (!table.selection.mine) return toast(t("cube-wait"));
  await explain(table, `mine ${place}`, t("cube-other-action"));
}
