/** What a press on a cell or crossing does, and the reason where it does nothing. */
import { Refused } from "../net/api.ts";
import { say } from "../status.svelte.ts";
import { reasonText } from "../words/reasons.ts";
import { t } from "../words/words.svelte.ts";
import type { TableContext } from "./context.svelte.ts";
import { type ActionId, verbOf } from "./moves.ts";

/** The actions that have a cell for a target. */
const AT_CELLS: ActionId[] = ["build", "fight", "weapon"];

/** Whether this client decides, and on what is shown. */
export function deciding(table: TableContext): boolean {
  return table.live && table.choice.mine;
}

/** The chosen action, if its targets are cells. */
export function cellAction(table: TableContext): ActionId | null {
  const { action } = table.choice;
  return deciding(table) && action && AT_CELLS.includes(action) ? action : null;
}

/** The cells that can be picked for an action. */
export function targets(table: TableContext, action: ActionId): Set<string> {
  if (!deciding(table)) return new Set();
  const verb = verbOf(action);
  return new Set(table.choice.decisions.filter((one) => one.verb === verb).map((one) => one.at));
}

/** The action that a cell can be picked for now, chosen or not. */
export function actionAt(table: TableContext, cell: string): ActionId | null {
  const chosen = table.choice.action;
  const found = AT_CELLS.filter((action) => targets(table, action).has(cell));
  return found.find((action) => action === chosen) ?? found[0] ?? null;
}

/** Picks a cell for an action: a building to place, a mob to fight, a weapon to take. */
export function pickCell(table: TableContext, action: ActionId, cell: string): void {
  const { choice } = table;
  if (choice.action !== action) choice.choose(action);
  if (action === "weapon") {
    const decision = choice.at(cell);
    if (decision) choice.pick(decision);
    return;
  }
  choice.cell = cell;
  if (action === "build") table.stage = "board";
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
