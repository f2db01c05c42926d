/** The contents of each space of a board as plain data. Consecutive models share equal parts. */
import { spaceOf } from "../i18n/log.ts";
import type { InspectTarget } from "../i18n/things.ts";
import type { Marks } from "../game/recap.ts";
import type { Move } from "../net/moves.ts";
import type { BuildPreview, Player } from "../protocol.ts";

const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export interface BoardState {
  seat: number;
  player: Pick<Player, "board" | "colour"> | undefined;
  /** The printed biomes, space by space. */
  printed: readonly string[];
  /** The spaces that count for the highlighted card, as bits; null without one. */
  mask: number | null;
  marks: Marks;
  /** The building that the player places: where it comes from, and what it is. */
  placing?: { cell: string; tile: string | null; spaces: readonly number[] } | null;
  /** The space under the pointer or the focus; 0 for none. */
  aimed?: number;
  previews?: ReadonlyMap<number, BuildPreview>;
  advised?: Move | null;
  played?: Move | null;
  /** In a review: the building that each of the compared moves puts on a space. */
  compared?: ((move: Move) => string | null) | null;
}

export interface SpaceModel {
  space: number;
  tile: string | null;
  biome: string;
  mask: number | null;
  /** The tile that would be placed here. */
  ghost: string | null;
  placing: boolean;
  legal: boolean;
  marked: boolean;
  was: boolean;
  advised: boolean;
  preview: BuildPreview | null;
}

function ghostOn(space: number, { advised, played, compared }: BoardState): string | null {
  const move = [advised, played].find((one) => one?.verb === "build" && one.space === space);
  return (move && compared?.(move)) || null;
}

/** Return the nine spaces of a board. */
export function spacesOf(state: BoardState): SpaceModel[] {
  const { seat, player, printed, mask, marks, placing = null, aimed = 0, previews, advised, played, compared } = state;
  return SPACES.map((space) => {
    const legal = placing?.spaces.includes(space) ?? false;
    return {
      space,
      tile: player?.board[space - 1] ?? null,
      biome: printed[space - 1] ?? "",
      mask: placing ? null : mask,
      ghost: legal && aimed === space ? (placing?.tile ?? null) : ghostOn(space, state),
      placing: placing !== null,
      legal,
      marked: marks.has(spaceOf(seat, space)),
      was: Boolean(compared) && played?.space === space,
      advised: (legal ? advised?.at === placing?.cell : Boolean(compared)) && advised?.space === space,
      preview: (placing && previews?.get(space)) || null,
    };
  });
}

/** Return the building on a space, or its printed biome. */
export function whatOn({ tile, biome }: Pick<SpaceModel, "tile" | "biome">): InspectTarget {
  return tile ? { kind: "building", id: tile } : { kind: "trait", id: biome };
}
