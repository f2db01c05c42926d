/** The faces of blocks: colours, textures and a symbol. */

import blocks from "../../../src/overworld/pictures/art/blocks.json";
import { GLYPHS } from "./glyphs.ts";
import { once } from "./pixels.ts";

/** Colours and symbol of a block in the cube. */
export interface Face {
  /** The top. */
  readonly fill: string;
  /** The side in the light. */
  readonly side: string;
  /** The side in the shade. */
  readonly dark: string;
  /** The symbol's colour, 3:1 or better on all three. */
  readonly ink: string;
  /** The symbol in a square from 0 to 1, to be filled by the even-odd rule. */
  readonly glyphPath: string;
  /** The texture in the same square: dark or coloured grain, and light. */
  readonly textures: readonly Texture[];
}

export interface Texture {
  readonly d: string;
  readonly fill: string;
  readonly opacity: number;
}

/** The materials of the base box, and diamond, which is in no box: the strongest bot. */
const BLOCKS: Readonly<Record<string, Omit<Face, "glyphPath">>> = blocks;

/** Return the colours and symbol of a material for the cube. */
export const faceOf = once((material: string): Face => {
  const name = material in BLOCKS ? material : "stone";
  // The symbol keeps a part of the face free around it.
  const shrink = (number: string): string => String(Math.round((Number(number) / 16) * 680) / 1000);
  const inner = GLYPHS[name]!.replace(/-?\d*\.?\d+/g, (number) => ` ${shrink(number)}`);
  return { ...BLOCKS[name]!, glyphPath: shift(inner) };
});

/** Move the absolute coordinates of a path to the middle; relative ones stay. */
function shift(path: string): string {
  return path.replace(/([MLHVhvz])([^MLHVhvz]*)/g, (_, command: string, rest: string) => {
    if (command === command.toLowerCase()) return command + rest;
    return command + rest.replace(/\d*\.?\d+/g, (number) => String(Math.round((Number(number) + 0.16) * 1000) / 1000));
  });
}
