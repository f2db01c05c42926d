/** New games from a step of another game. */
import { api } from "../net/api.ts";
import { go } from "../router.svelte.ts";
import { myName } from "../i18n/names.ts";
import { t } from "../i18n/words.svelte.ts";
import type { TableInfo } from "../protocol.ts";
import { toast } from "../ui/toasts.svelte.ts";

/** Create a game that continues from a step, against the same opponents or a bot, and open it. */
export async function playOn(code: string, step: number, seat: number, bot = ""): Promise<void> {
  const made = await api.fork(code, step, seat, bot);
  // There are no other players to wait for, so start the game.
  await api.act(made.code, { do: "rename", seat, name: myName() });
  await api.act(made.code, { do: "start" });
  go(`/t/${made.code}`);
  toast(t("try-out-begun"));
}

/** Return the address of the step of the first game from which a game continues; empty for other games. */
export function originOf({ origin, continued }: Pick<TableInfo, "origin" | "continued">): string {
  return origin && continued != null ? `/t/${origin}?step=${continued}` : "";
}

/** Return the seat with which a player plays on from a step: their own, or that of the step if they have several or none. */
export function seatToPlay(mine: readonly number[], decider: number): number {
  return mine.includes(decider) ? decider : (mine[0] ?? decider);
}

/** The default opponent. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("flint") ? "flint" : (bots.at(-1) ?? "");
}
