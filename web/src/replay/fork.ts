/** Trying something else: a new game that goes on from a step of another one. */
import { api } from "../net/api.ts";
import { go } from "../router.svelte.ts";
import { myName } from "../words/names.ts";

/** Begins a game from a step against bots, with a decision if one is to be tried, and goes there. */
export async function tryFrom(code: string, step: number, seat: number, bot: string, move = ""): Promise<void> {
  const made = await api.fork(code, step, seat, bot);
  // Nobody else has to sit down: the new game begins at once.
  await api.act(made.code, { do: "rename", seat, name: myName() });
  await api.act(made.code, { do: "start" });
  if (move) {
    const { game_seq } = await api.table(made.code);
    await api.act(made.code, { do: "play", move, expected: game_seq });
  }
  go(`/t/${made.code}`);
}

/** The bot that one tries against, if nothing else is said. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("flint") ? "flint" : (bots.at(-1) ?? "");
}
