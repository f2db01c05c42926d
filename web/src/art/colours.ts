/** The colours that carry meaning; `colours.css` holds the same ones for style sheets. */

import colours from "../../../src/overworld/pictures/art/colours.json";

export const { players: PLAYERS, biomes: BIOMES } = colours;

export type PlayerColour = keyof typeof PLAYERS;

export const isPlayer = (colour: string): colour is PlayerColour => Object.hasOwn(PLAYERS, colour);

export type BiomeName = keyof typeof BIOMES;

/** The text colour on each colour above, with a contrast of 4.5:1 or better. */
export const INK = colours.ink;

/** The shades of a material: face, light edge, dark seam, outline. */
export interface Shades {
  readonly m: string;
  readonly l: string;
  readonly r: string;
  readonly k: string;
}

export const MATERIALS: Readonly<Record<string, Shades>> = colours.materials;

/** The letters of the drawings that mean the same colour everywhere. */
export const LETTERS: Readonly<Record<string, string>> = colours.letters;
