/** The pictures of the game, all drawn here. */

export { default as Biome } from "./Biome.svelte";
export { default as Block } from "./Block.svelte";
export { default as Building } from "./Building.svelte";
export { default as Character } from "./Character.svelte";
export { default as Glyph } from "./Glyph.svelte";
export { default as Icon } from "./Icon.svelte";
export { default as Logo } from "./Logo.svelte";
export { default as Mob } from "./Mob.svelte";
export { default as Portrait } from "./Portrait.svelte";
export { default as TileBack } from "./TileBack.svelte";
export { default as Weapon } from "./Weapon.svelte";
export { faceOf } from "./blocks.ts";
export { PALETTE, SKINS, isPaint } from "./character.ts";
export { BIOMES, INK, PLAYERS } from "./colours.ts";
export { GLYPHS } from "./glyphs.ts";
export { ICONS as icons, type IconName } from "./icons.ts";
