/** The blocks of the cube as plain data. Consecutive models share equal parts. */
import type { Box } from "../protocol.ts";
import { type Block, type Cube, scene } from "./projection.ts";
import { materialOf, type Takeable } from "./takeable.ts";

export interface CubeState {
  cube: Cube;
  box: Pick<Box, "blocks">;
  /** The blocks that can be taken now, in the order of the arrow keys. */
  takes: readonly Takeable[];
  /** The column whose block waits for a second press. */
  staged: string | null;
  /** Columns to mark, each with the colour of a player or without one. */
  marks: Readonly<Record<string, string>>;
  /** Columns that a hint or a review advises, and that were played. */
  advised: string | null;
  played: string | null;
  /** Whether a review compares decisions: then all tops have frames. */
  compared: boolean;
  /** A column that a lesson asks the player to try although it cannot be taken. */
  lessonTarget: string | null;
}

export interface BlockModel {
  /** Its place and sides, for the projection. */
  shape: Block;
  material: string;
  take: Takeable | null;
  staged: boolean;
  /** The colour of its mark, empty without a player; null if it is not marked. */
  mark: string | null;
  was: boolean;
  advised: boolean;
  framed: boolean;
  trial: boolean;
}

export interface ColumnModel {
  name: string;
  blocks: BlockModel[];
}

/** Return the columns from the back to the front, as seen from a yaw. */
export function columnsOf(state: CubeState, yaw: number): ColumnModel[] {
  const { cube, box, takes, staged, marks, advised, played, compared, lessonTarget } = state;
  return scene(cube, yaw).map(({ name, blocks }) => ({
    name,
    blocks: blocks.map((shape) => {
      const { top, letter } = shape;
      const take = (top && takes.find(({ place }) => place === name)) || null;
      return {
        shape,
        material: materialOf(box, letter),
        take,
        staged: take !== null && staged === name,
        mark: top ? (marks[name] ?? null) : null,
        was: top && played === name,
        advised: top && advised === name,
        framed: take !== null || (top && compared),
        trial: top && take === null && lessonTarget === name,
      };
    }),
  }));
}
