/** Tables that start immediately. */
import { progress } from "../learn/progress.svelte.ts";
import { api } from "../net/api.ts";
import { go } from "../router.svelte.ts";
import { choose } from "../settings.svelte.ts";
import { myName } from "../i18n/names.ts";

/** Create a table with this player, who has the character of the lessons, and a bot; start it and open it. */
export async function playBot(bot: string): Promise<void> {
  const name = myName();
  choose({ name });
  const seats = [
    { kind: "here" as const, name, board: progress.colour },
    { kind: "bot" as const, bot },
  ];
  const { code } = await api.make({ seats });
  await api.act(code, { do: "start" });
  go(`/t/${code}`);
}
