/** Tables that start immediately. */
import { progress } from "../learn/progress.svelte.ts";
import { api } from "../net/api.ts";
import { go } from "../router.svelte.ts";
import { choose } from "../settings.svelte.ts";
import { myName } from "../i18n/names.ts";

/**
 * Create a table with this player and a bot, start it and open it.
 *
 * The player has the character of the lessons, but not in a given deal, which has the same boards for all players.
 */
export async function playBot(bot: string, deal: string | null = null): Promise<void> {
  const name = myName();
  choose({ name });
  const board = deal ? "" : progress.colour;
  const seats = [
    { kind: "here" as const, name, board },
    { kind: "bot" as const, bot },
  ];
  const { code } = await api.make({ seats, deal });
  await api.act(code, { do: "start" });
  go(`/t/${code}`);
}
