/** The examples of the rules page: boards with the spaces that count. */
import type { Box } from "../protocol.ts";

export interface Example {
  id: "a" | "b" | "c" | "mobs";
  /** The scoring card; undefined for the scoring of mobs. */
  card?: string;
  mobs?: readonly string[];
  colour: string;
  /** The building on each of the nine spaces, or null for the printed biome. */
  board: readonly (string | null)[];
}

export const EXAMPLES: readonly Example[] = [
  {
    id: "a",
    card: "A",
    colour: "red",
    board: [
      ...[null, "forest-wood-decoration", "desert-wood-bridge"],
      ...["desert-sand-decoration", "desert-stone-decoration", "mountains-stone-bridge"],
      ...["desert-obsidian-decoration", null, null],
    ],
  },
  {
    id: "b",
    card: "B",
    colour: "blue",
    board: [
      ...["forest-wood-bridge", "desert-wood-dwelling", "snowy_tundra-wood-dwelling"],
      ...[null, null, "mountains-wood-animal_house"],
      ...["forest-wood-decoration", "forest-stone-bridge", "mountains-wood-decoration"],
    ],
  },
  {
    id: "c",
    card: "C",
    colour: "yellow",
    board: [
      ...["forest-sand-dwelling", "desert-stone-dwelling", null],
      ...["desert-obsidian-bridge", "forest-wood-animal_house", null],
      ...["snowy_tundra-wood-decoration", "snowy_tundra-stone-animal_house", "mountains-wood-decoration"],
    ],
  },
  {
    id: "mobs",
    mobs: ["skeleton-forest", "enderman-obsidian", "witch-animal_house", "creeper-sand"],
    colour: "red",
    board: [
      ...["mountains-wood-animal_house", null, null],
      ...[null, "desert-obsidian-decoration", null],
      ...[null, "desert-wood-animal_house", null],
    ],
  },
];

export interface Count {
  trait: string;
  /** The spaces that count, as bits: 1 is space 1. */
  mask: number;
  spaces: number;
  points: number;
  xp: number;
}

/** Return the score of each option of an example. */
export function countsOf({ card, mobs = [], colour, board }: Example, box: Box): Map<string, Count> {
  const printed = box.boards.find(({ id }) => id === colour)?.biomes ?? [];
  const has = (trait: string): boolean[] =>
    board.map((id, at) => {
      const tile = box.buildings.find((one) => one.id === id);
      return tile ? [tile.biome, tile.material, tile.type].includes(trait) : printed[at] === trait;
    });
  const found = new Map<string, Count>();
  const add = (name: string, trait: string, points: number, spaces: number[]): void => {
    const mask = spaces.reduce((bits, space) => bits | (1 << space), 0);
    found.set(name, { trait, mask, spaces: spaces.length, points, xp: spaces.length * points });
  };
  for (const { id, points } of box.cards.find((one) => one.id === card)?.characteristics ?? [])
    add(id, id, points, largestGroup(has(id)));
  for (const name of mobs) {
    const { characteristic, points } = box.mobs.find(({ id }) => id === name) ?? { characteristic: "", points: 0 };
    add(
      name,
      characteristic ?? "",
      points,
      has(characteristic ?? "").flatMap((yes, at) => (yes ? [at] : [])),
    );
  }
  return found;
}

const COLUMNS = 3;

/** Return the spaces of the largest group that is connected by sides. */
export function largestGroup(has: readonly boolean[]): number[] {
  const left = new Set(has.flatMap((yes, at) => (yes ? [at] : [])));
  let best: number[] = [];
  for (const start of left) {
    const group: number[] = [];
    const next = [start];
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      if (!left.delete(at)) continue;
      group.push(at);
      if (at % COLUMNS) next.push(at - 1);
      if (at % COLUMNS < COLUMNS - 1) next.push(at + 1);
      next.push(at - COLUMNS, at + COLUMNS);
    }
    if (group.length > best.length) best = group;
  }
  return best;
}
