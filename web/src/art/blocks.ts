/** The faces of blocks: flat colours and a symbol for the cube, a textured face for icons. */

import { GLYPHS } from "./glyphs.ts";
import { Canvas, once, type Layer } from "./pixels.ts";

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
}

const COLOURS: Readonly<Record<string, readonly [fill: string, side: string, dark: string, ink: string]>> = {
  wood: ["#96602c", "#7b4d21", "#5f3a17", "#ffffff"],
  sand: ["#ecd591", "#ccb26b", "#ab9150", "#2b1f04"],
  stone: ["#7f8691", "#69707b", "#545a64", "#ffffff"],
  obsidian: ["#4a3772", "#372757", "#261a3e", "#ffffff"],
  emerald: ["#0f9257", "#0a7646", "#075a35", "#ffffff"],
  diamond: ["#0e7f93", "#0a6676", "#074d5a", "#ffffff"], // in no box: the strongest bot
};

/** What the cube needs to draw a block of a material. */
export const faceOf = once((material: string): Face => {
  const name = material in COLOURS ? material : "stone";
  const [fill, side, dark, ink] = COLOURS[name]!;
  // The symbol keeps a part of the face free around it.
  const shrink = (number: string): string => String(Math.round((Number(number) / 16) * 680) / 1000);
  const inner = GLYPHS[name]!.replace(/-?\d*\.?\d+/g, (number) => ` ${shrink(number)}`);
  return { fill, side, dark, ink, glyphPath: shift(inner) };
});

/** Moves the absolute coordinates of a path to the middle; relative ones stay. */
function shift(path: string): string {
  return path.replace(/([MLHVhvz])([^MLHVhvz]*)/g, (_, command: string, rest: string) => {
    if (command === command.toLowerCase()) return command + rest;
    return command + rest.replace(/\d*\.?\d+/g, (number) => String(Math.round((Number(number) + 0.16) * 1000) / 1000));
  });
}

/** The face of a block as an icon: light and dark edges around a flat field. */
export const blockLayers = once((material: string): Layer[] => {
  const { fill, side, dark } = faceOf(material);
  const canvas = new Canvas(16);
  canvas.pixels.fill(fill);
  for (let at = 0; at < 16; at++) {
    canvas.set(at, 14, side);
    canvas.set(14, at, side);
    canvas.set(at, 15, dark);
    canvas.set(15, at, dark);
  }
  return canvas.layers(fill);
});
