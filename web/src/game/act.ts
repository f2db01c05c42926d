/** What a press on a cell or crossing does, and the reason where it does nothing. */
import { Refused } from "../net/api.ts";
import { say } from "../ui/toasts.svelte.ts";
import { reasonText } from "../i18n/reasons.ts";
import { isStack, mob } from "../i18n/things.ts";
import { t } from "../i18n/words.svelte.ts";
import type { TableContext } from "./context.svelte.ts";
import { type ActionId, type Decision, verbOf } from "./moves.ts";
import type { Panels } from "./panels.svelte.ts";
import type { Selection } from "./selection.svelte.ts";

/** The actions that have a cell for a target. */
const AT_CELLS: ActionId[] = ["build", "fight", "weapon"];

/** What the player can press now. */
export interface WorldTargets {
  /** The action that each lit cell stands for. */
  cells: Readonly<Record<string, ActionId>>;
  /** The decision that each lit crossing stands for. */
  crossings: Readonly<Record<string, Decision>>;
  /** Whether the player can walk, and whether Explore is chosen for that. */
  walks: boolean;
  exploring: boolean;
  /** The cell of the building that the player holds. */
  held: string | null;
  /** The decision that waits for a second press. */
  staged: Decision | null;
}

/** The cells and crossings that are lit: for the chosen action, or for every action while none is chosen. */
export function worldTargets(selection: Selection): WorldTargets | null {
  if (!selection.deciding) return null;
  const { action, cell, decisions, lit, question, staged } = selection;
  const cells: Record<string, ActionId> = {};
  const crossings: Record<string, Decision> = {};
  if (!question) {
    for (const one of lit) if (one.verb === "explore") crossings[one.at] = one;
    // While a building is held, the others can be picked up instead.
    for (const { verb, at } of action === "build" ? decisions : lit) {
      const found = AT_CELLS.find((id) => verbOf(id) === verb && (!action || action === id));
      if (found) cells[at] ??= found;
    }
  }
  const exploring = action === "explore" && !question;
  return { cells, crossings, walks: !question, exploring, held: action === "build" ? cell : null, staged };
}

/** What would be done with a thing that is not lit, to ask why not. */
export function wanted(cell: string, face: string | null | undefined): ActionId | null {
  if (!isStack(cell)) return "weapon";
  if (!face) return null;
  return mob(face) ? "fight" : "build";
}

/** Handles a press on a lit cell: picks a building up, fights a mob or takes a weapon. */
export function pickCell(selection: Selection, panels: Panels, action: ActionId, cell: string): void {
  if (action === "build") {
    const held = selection.action === "build" && selection.cell === cell;
    selection.choose("build");
    selection.cell = held ? null : cell;
    if (!held) panels.stage = "board";
    return;
  }
  const decision = selection.decisions.find((one) => one.verb === verbOf(action) && one.at === cell);
  if (decision) selection.pick(decision);
}

/** The decision that a press on a cell would be, to ask about it. */
export function cellMove(action: ActionId, cell: string): string {
  return action === "build" ? `build ${cell} 1` : `${verbOf(action)} ${cell}`;
}

/** The parts of the table's state that an explanation needs. */
export type Explained = Pick<TableContext, "game" | "selection" | "playback">;

/** Shows why a move is not legal now, or `otherwise` if it is. */
export async function explain(
  { game, selection, playback }: Explained,
  move: string,
  otherwise: string,
): Promise<void> {
  if (!playback.live) return;
  const { decider } = game.shown;
  if (!selection.mine) {
    say(decider == null ? t("world-nobody") : t("world-not-yours", { who: game.name(decider) }));
    return;
  }
  try {
    const reason = await game.store.why(move);
    say(reason ? reasonText(reason) : otherwise);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    say(t("world-no-answer"), "warning");
  }
}
