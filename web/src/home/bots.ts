/** The bots of the home page. */
import { BOT_BLOCKS, FIRST_BOT } from "../game/options.ts";

/** The bots and the material of their pictures, the weakest first. */
export const BOTS = Object.entries(BOT_BLOCKS).map(([id, material]) => ({ id, material }));

/** Return the bot that the player chose last, or the first one if it is unknown or this server does not offer it. */
export function offeredBot(last: string, offered: readonly string[] = BOTS.map(({ id }) => id)): string {
  return BOTS.some(({ id }) => id === last) && offered.includes(last) ? last : FIRST_BOT;
}
