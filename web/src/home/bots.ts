/** The bots of the home page. */
import { FIRST_BOT } from "../game/options.ts";

/** The bots and the material of their pictures, the weakest first. */
export const BOTS = [
  { id: "pebble", material: "sand" },
  { id: "flint", material: "stone" },
  { id: "obsidian", material: "obsidian" },
  { id: "diamond", material: "diamond" },
];

/** Return the bot that the player chose last, or the first one if it is unknown or this server does not offer it. */
export function offeredBot(last: string, offered: readonly string[] = BOTS.map(({ id }) => id)): string {
  return BOTS.some(({ id }) => id === last) && offered.includes(last) ? last : FIRST_BOT;
}
