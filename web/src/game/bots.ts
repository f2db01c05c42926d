/** The blocks that stand for the strength of bots. */

/** The material of each bot's block. */
export const BOT_BLOCKS: Readonly<Record<string, string>> = {
  pebble: "sand",
  flint: "stone",
  obsidian: "obsidian",
  diamond: "diamond",
};
