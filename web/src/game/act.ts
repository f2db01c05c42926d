/** The effect of a press on a cell or crossing, and the reason if it has none. */
import { Refused } from "../net/api.ts";
import { toast } from "../ui/toasts.svelte.ts";
import { reasonText } from "../i18n/reasons.ts";
import { isStack, mob } from "../i18n/things.ts";
import { t } from "../i18n/words.svelte.ts";
import type { TableContext } from "./context.svelte.ts";
import { type ActionId, type Decision, verbOf } from "./moves.ts";
import type { Panels } from "./panels.svelte.ts";
import type { Selection } from "./selection.svelte.ts";

/** The actions whose targets are cells. */
const AT_CELLS: ActionId[] = ["build", "fight", "weapon"];

/** The targets of the land that the player can press now. */
export interface WorldTargets {
  /** The action of each lit cell. */
  cells: Readonly<Record<string, ActionId>>;
  /** The move of each lit crossing. */
  crossings: Readonly<Record<string, Decision>>;
  /** Whether the player can move their character, and whether Explore is chosen. */
  walks: boolean;
  exploring: boolean;
  /** The cell of the picked building. */
  held: string | null;
  /** The move that waits for a second press. */
  staged: Decision | null;
}

/** Return the lit cells and crossings: of the chosen action or, without one, of all actions. */
export function worldTargets(selection: Selection): WorldTargets | null {
  if (!selection.deciding) return null;
  const { action, cell, decisions, lit, question, staged } = selection;
  const cells: Record<string, ActionId> = {};
  const crossings: Record<string, Decision> = {};
  if (!question) {
    for (const one of lit) if (one.verb === "explore") crossings[one.at] = one;
    // The player can pick another building instead.
    for (const { verb, at } of action === "build" ? decisions : lit) {
      const found = AT_CELLS.find((id) => verbOf(id) === verb && (!action || action === id));
      if (found) cells[at] ??= found;
    }
  }
  const exploring = action === "explore" && !question;
  return { cells, crossings, walks: !question, exploring, held: action === "build" ? cell : null, staged };
}

/** Return the action of a cell that is not lit, to ask why it is not legal. */
export function wanted(cell: string, face: string | null | undefined): ActionId | null {
  if (!isStack(cell)) return "weapon";
  if (!face) return null;
  return mob(face) ? "fight" : "build";
}

/** Handle a press on a lit cell: pick a building, fight a mob or take a weapon. */
export function pickCell(selection: Selection, panels: Panels, action: ActionId, cell: string): void {
  if (action === "build") {
    const held = selection.action === "build" && selection.cell === cell;
    selection.choose("build");
    selection.cell = held ? null : cell;
    if (!held) panels.show("world");
    return;
  }
  const decision = selection.decisions.find((one) => one.verb === verbOf(action) && one.at === cell);
  if (decision) selection.pick(decision);
}

/** Return the move of a press on a cell, to ask about it. */
export function cellMove(action: ActionId, cell: string): string {
  return action === "build" ? `build ${cell} 1` : `${verbOf(action)} ${cell}`;
}

/** The parts of the table's state that an explanation needs. */
export type Explained = Pick<TableContext, "game" | "selection" | "playback">;

/** Show why a move is not legal now, or `otherwise` if it is. */
export async function explain(
  { game, selection, playback }: Explained,
  move: string,
  otherwise: string,
): Promise<void> {
  if (!playback.live || game.store.asOf) return; // the banner says that the position is only to look at
  const { decider } = game.shown;
  if (!selection.mine) {
    toast(decider == null ? t("world-nobody") : t("world-not-yours", { who: game.name(decider) }));
    return;
  }
  if (!selection.deciding) return;
  try {
    const reason = await game.store.why(move);
    toast(reason ? reasonText(reason) : otherwise);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    toast(t("world-no-answer"), "warning");
  }
}
