/** The colours that carry meaning; `colours.css` holds the same ones for style sheets. */

export const PLAYERS = {
  red: "#c1272d",
  blue: "#1f6fd6",
  yellow: "#ffd23f",
  green: "#12b886",
} as const;

export const BIOMES = {
  forest: "#1f7a3a",
  desert: "#d9a441",
  mountains: "#5b6472",
  snowy_tundra: "#eaf4fb",
} as const;

export type PlayerColour = keyof typeof PLAYERS;
export type BiomeName = keyof typeof BIOMES;

/** What is written on each of the grounds above, at 4.5:1 or better. */
export const INK = {
  red: "#ffffff",
  blue: "#ffffff",
  yellow: "#1b1b22",
  green: "#0b1f18",
  forest: "#ffffff",
  desert: "#1b1b22",
  mountains: "#ffffff",
  snowy_tundra: "#1b1b22",
} as const;

/** The shades of a material: face, light edge, dark seam, outline. */
export interface Shades {
  readonly m: string;
  readonly l: string;
  readonly r: string;
  readonly k: string;
}

export const MATERIALS: Readonly<Record<string, Shades>> = {
  wood: { m: "#9c6a38", l: "#c79457", r: "#6f4722", k: "#331e0c" },
  sand: { m: "#e9d190", l: "#fbeec0", r: "#c19d55", k: "#56411a" },
  stone: { m: "#a9b0b9", l: "#d3d9df", r: "#767e8a", k: "#2a2f37" },
  obsidian: { m: "#40305f", l: "#7a60b4", r: "#291d42", k: "#0f091b" },
  emerald: { m: "#12a866", l: "#57dc9c", r: "#0a7a48", k: "#053a22" },
};

/** The letters of the drawings that mean the same colour everywhere. */
export const LETTERS: Readonly<Record<string, string>> = {
  g: "#57b548",
  G: "#2b7a37",
  t: "#5a3a1e",
  o: "#7d4a20",
  n: "#c79457",
  y: "#ffd95a",
  O: "#f0882a",
  R: "#c8323a",
  B: "#2f74d0",
  b: "#4aa3e8",
  c: "#5fe6f2",
  w: "#f8fcff",
  h: "#b9c2cb",
  H: "#6b7480",
  p: "#f4a3b8",
  v: "#8447cf",
  V: "#c9a0ff",
  u: "#c9a0ff",
  s: "#e3b184",
  k: "#17121f",
};
