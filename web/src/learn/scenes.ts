/** Pictures in the lists of lessons and puzzles. */

export interface VignetteScene {
  kind: "building" | "mob" | "weapon" | "blocks" | "character" | "back";
  /** The component; several blocks are separated by spaces. */
  id: string;
  /** The biome below it. */
  ground?: string;
  /** A token in the corner. */
  with?: string;
}

/** Lessons by their numbers, the first game last. */
export const LESSON_SCENES: readonly VignetteScene[] = [
  { kind: "character", id: "red", ground: "forest" },
  { kind: "blocks", id: "wood sand stone emerald", ground: "mountains" },
  { kind: "back", id: "" },
  { kind: "building", id: "desert-stone-dwelling" },
  { kind: "mob", id: "zombie-action", with: "stone_sword" },
  { kind: "weapon", id: "tnt", ground: "desert" },
  { kind: "building", id: "snowy_tundra-sand-bridge" },
  { kind: "mob", id: "creeper-action" },
  { kind: "character", id: "blue", ground: "snowy_tundra" },
];

/** Puzzles by their names. */
export const PUZZLE_SCENES: Readonly<Record<string, VignetteScene>> = {
  desert: { kind: "building", id: "desert-sand-dwelling" },
  materials: { kind: "building", id: "forest-stone-dwelling" },
  safe: { kind: "blocks", id: "emerald wood stone emerald", ground: "mountains" },
  layer: { kind: "blocks", id: "sand stone", ground: "desert" },
  mob: { kind: "mob", id: "skeleton-forest", with: "bow" },
  walk: { kind: "mob", id: "zombie-action", with: "iron_sword" },
  weapon: { kind: "weapon", id: "diamond_sword", ground: "forest" },
  cover: { kind: "building", id: "forest-sand-decoration" },
  two: { kind: "back", id: "", with: "wooden_sword" },
  emerald: { kind: "blocks", id: "emerald", ground: "snowy_tundra" },
  cash: { kind: "blocks", id: "wood", ground: "mountains" },
  timing: { kind: "blocks", id: "sand", ground: "mountains" },
  line: { kind: "blocks", id: "sand emerald", ground: "snowy_tundra" },
  spider: { kind: "mob", id: "spider-action", with: "wooden_sword" },
  blade: { kind: "weapon", id: "diamond_sword", ground: "mountains" },
  chance: { kind: "mob", id: "creeper-dwelling", with: "iron_sword" },
  bridge: { kind: "building", id: "snowy_tundra-sand-bridge" },
  witch: { kind: "mob", id: "witch-mountains", with: "stone_sword" },
  prepared: { kind: "mob", id: "skeleton-action", with: "diamond_sword" },
  march: { kind: "weapon", id: "iron_sword", ground: "desert" },
};
