/** The faces of blocks: colours, textures and a symbol. */

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
  /** What it is made of, in the same square: dark or coloured grain, and light. */
  readonly textures: readonly Texture[];
}

export interface Texture {
  readonly d: string;
  readonly fill: string;
  readonly opacity: number;
}

const TEXTURES: Readonly<Record<string, readonly Texture[]>> = {
  wood: [
    {
      d: "M0 .3h1v.04H0zM0 .64h1v.04H0zM.3 0h.04v.3h-.04zM.7 .34h.04v.3h-.04zM.2 .68h.04v.32h-.04z",
      fill: "#000",
      opacity: 0.22,
    },
  ],
  sand: [
    {
      d: "M.1 .15h.1v.1h-.1zM.7 .1h.1v.1h-.1zM.4 .85h.1v.1h-.1zM.85 .6h.1v.1h-.1zM.12 .7h.1v.1h-.1z",
      fill: "#000",
      opacity: 0.12,
    },
    { d: "M.3 .1h.1v.1h-.1zM.05 .45h.1v.1h-.1zM.75 .82h.1v.1h-.1z", fill: "#fff", opacity: 0.3 },
  ],
  stone: [
    {
      d: "M.08 .12h.2v.08h-.2zM.7 .78h.22v.08h-.22zM.1 .8h.12v.08h-.12zM.75 .15h.12v.08h-.12z",
      fill: "#000",
      opacity: 0.2,
    },
    { d: "M.5 .06h.16v.06h-.16zM.04 .5h.1v.06h-.1z", fill: "#fff", opacity: 0.2 },
  ],
  obsidian: [
    {
      d: "M.05 .1h.16v.06h-.16zM.8 .2h.1v.1h-.1zM.1 .8h.1v.1h-.1zM.7 .85h.2v.06h-.2z",
      fill: "#b48cff",
      opacity: 0.4,
    },
  ],
  emerald: [
    { d: "M.08 .08h.12v.12h-.12zM.8 .78h.12v.12h-.12z", fill: "#8dffcb", opacity: 0.55 },
    { d: "M.8 .1h.1v.1h-.1zM.1 .8h.1v.1h-.1z", fill: "#000", opacity: 0.2 },
  ],
};

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
  return { fill, side, dark, ink, glyphPath: shift(inner), textures: TEXTURES[name] ?? [] };
});

/** Moves the absolute coordinates of a path to the middle; relative ones stay. */
function shift(path: string): string {
  return path.replace(/([MLHVhvz])([^MLHVhvz]*)/g, (_, command: string, rest: string) => {
    if (command === command.toLowerCase()) return command + rest;
    return command + rest.replace(/\d*\.?\d+/g, (number) => String(Math.round((Number(number) + 0.16) * 1000) / 1000));
  });
}
