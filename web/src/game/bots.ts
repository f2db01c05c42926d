/** The bots that the page offers. */

/** The material of each bot's block, which stands for its strength. */
export const BOT_BLOCKS: Readonly<Record<string, string>> = {
  pebble: "sand",
  flint: "stone",
  obsidian: "obsidian",
  diamond: "diamond",
};

/** The default bot of a seat. */
export const FIRST_BOT = "pebble";

/** The bots and the material of their pictures, the weakest first. */
export const BOTS = Object.entries(BOT_BLOCKS).map(([id, material]) => ({ id, material }));

/** Return the bot that the player chose last, or the first one if it is unknown or this server does not offer it. */
export function offeredBot(last: string, offered: readonly string[] = BOTS.map(({ id }) => id)): string {
  return BOTS.some(({ id }) => id === last) && offered.includes(last) ? last : FIRST_BOT;
}
