/** What a press on a cell or crossing does, and the reason where it does nothing. */
import { Refused } from "../net/api.ts";
import { say } from "../status.svelte.ts";
import { reasonText } from "../words/reasons.ts";
import { isStack, mob } from "../words/things.ts";
import { t } from "../words/words.svelte.ts";
import type { TableContext } from "./context.svelte.ts";
import { type ActionId, verbOf } from "./moves.ts";

/** The actions that have a cell for a target. */
const AT_CELLS: ActionId[] = ["build", "fight", "weapon"];

/** Whether this client decides, and on what is shown. */
export function deciding(table: TableContext): boolean {
  return table.live && table.choice.mine;
}

/** The action that a cell is lit for: the chosen one, or whichever can be done there while none is. */
export function actionAt(table: TableContext, cell: string): ActionId | null {
  if (!deciding(table) || table.choice.question) return null;
  // While a building is held, the others can be picked up instead.
  const { action, decisions, lit } = table.choice;
  const open = action === "build" ? decisions : lit;
  const found = open.find((one) => one.at === cell && (!action || one.verb === verbOf(action)));
  return AT_CELLS.find((one) => found?.verb === verbOf(one)) ?? null;
}

/** What would be done with a thing that is not lit, to ask why not. */
export function wanted(cell: string, face: string | null | undefined): ActionId | null {
  if (!isStack(cell)) return "weapon";
  if (!face) return null;
  return mob(face) ? "fight" : "build";
}

/** Presses a cell that is lit: a building is picked up, a mob fought, a weapon taken. */
export function pickCell(table: TableContext, action: ActionId, cell: string): void {
  const { choice } = table;
  if (action === "build") {
    const held = choice.action === "build" && choice.cell === cell;
    choice.choose("build");
    choice.cell = held ? null : cell;
    if (!held) table.stage = "board";
    return;
  }
  const decision = choice.decisions.find((one) => one.verb === verbOf(action) && one.at === cell);
  if (decision) choice.pick(decision);
}

/** The decision that a press on a cell would be, to ask about it. */
export function cellMove(action: ActionId, cell: string): string {
  return action === "build" ? `build ${cell} 1` : `${verbOf(action)} ${cell}`;
}

/** Says why a decision is not possible now; `otherwise` is said if it would be. */
export async function tellWhy(table: TableContext, move: string, otherwise: string): Promise<void> {
  if (!table.live) return;
  const { decider } = table.shown;
  if (!table.choice.mine) {
    say(decider == null ? t("world-nobody") : t("world-not-yours", { who: table.name(decider) }));
    return;
  }
  try {
    const reason = await table.store.why(move);
    say(reason ? reasonText(reason) : otherwise);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    say(t("world-no-answer"), "warning");
  }
}
