/** New games from a step of another game. */
import { api } from "../net/api.ts";
import { go } from "../router.svelte.ts";
import { myName } from "../i18n/names.ts";

/** Create a game against bots from a step, play a first move if given, and open it. */
export async function tryFrom(code: string, step: number, seat: number, bot: string, move = ""): Promise<void> {
  const made = await api.fork(code, step, seat, bot);
  // There are no other players to wait for, so start the game.
  await api.act(made.code, { do: "rename", seat, name: myName() });
  await api.act(made.code, { do: "start" });
  if (move) {
    const { game_seq } = await api.table(made.code);
    await api.act(made.code, { do: "play", move, expected: game_seq });
  }
  go(`/t/${made.code}`);
}

/** The default opponent. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("flint") ? "flint" : (bots.at(-1) ?? "");
}
