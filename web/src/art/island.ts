/**
 * A small land of blocks for the first page: columns of a height, seen from above a corner.
 *
 * Only faces that can be seen are drawn, from the back to the front: the painter's algorithm.
 */

/** Top, left and right face. */
const SHADES: Readonly<Record<string, readonly [string, string, string]>> = {
  g: ["#4caf5a", "#2f7a3c", "#235c2d"],
  d: ["#8a5a33", "#6d4526", "#54341b"],
  s: ["#ecd591", "#ccb26b", "#ab9150"],
  t: ["#8d95a0", "#6c737e", "#545a64"],
  n: ["#ffffff", "#cfe0ec", "#a9c4d6"],
  w: ["#4fb3ea", "#2f8ac4", "#226a9a"],
  e: ["#2fd48a", "#12a866", "#0a7646"],
  l: ["#3c9a4c", "#2c7a3a", "#1f5d2b"],
  b: ["#a06a35", "#7b4d21", "#5f3a17"],
  o: ["#5f4a92", "#46356d", "#33264f"],
  r: ["#d2554d", "#a93c38", "#812b2a"],
};

/** The ground of each column, and how high it is. */
const GROUND = [
  ["nnttggggg", "543221111"],
  ["nttggbggg", "443222111"],
  ["ttggggggs", "332211111"],
  ["tggggggss", "322111111"],
  ["ggggwwgss", "221100111"],
  ["gggwwwwss", "211000011"],
  ["gggwwwsss", "111000111"],
  ["ogggggsss", "211111111"],
  ["oogggssss", "221111111"],
] as const;

/** Blocks on the ground, from below: trees, a house, an emerald. */
const ON_IT: Readonly<Record<string, string>> = {
  "4,1": "bbll",
  "6,1": "bl",
  "1,5": "bbl",
  "7,2": "bl",
  "7,4": "ll",
  "8,6": "l",
  "3,2": "bl",
  "0,8": "oo",
  "2,7": "ttr",
  "3,7": "tr",
  "2,8": "tr",
  "3,8": "tr",
  "5,8": "e",
};

/** Light on the water, and the smoke of the house. */
const WAVE = "#86d3ff";
/** Where the smoke of the house rises. */
export const CHIMNEY = { x: -110, y: 34 } as const;

const [ACROSS, DOWN, UP] = [22, 12.5, 22];
const SIDE = GROUND.length;
/** How deep the earth below the land goes. */
const DEEP = 2;

/** The blocks of a column, from below. */
function column(x: number, y: number): string {
  const [kinds, heights] = GROUND[y] ?? ["", ""];
  const kind = kinds[x];
  if (!kind) return "";
  const height = Number(heights[x]);
  const below = "ntw".includes(kind) ? (kind === "w" ? "w" : "t") : "d";
  const roots = (x + y) % 3 ? "td" : " d"; // the underside is ragged
  return roots + below.repeat(height) + kind + (ON_IT[`${x},${y}`] ?? "");
}

/** A path for each face that can be seen, with its colour and, for the surface of water, its motion. */
export function islandFaces(): [fill: string, d: string, motion?: "wave"][] {
  const faces: [string, string, "wave"?][] = [];
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const blocks = column(x, y);
      const [left, right] = [column(x, y + 1), column(x + 1, y)];
      for (const [at, kind] of [...blocks].entries()) {
        const shades = SHADES[kind];
        if (!shades) continue;
        const [px, py] = [(x - y) * ACROSS, (x + y) * DOWN - (at - DEEP) * UP];
        if (at === blocks.length - 1) {
          const top = `M${px} ${py}l22 12.5l-22 12.5l-22-12.5z`;
          faces.push([shades[0], top]);
          if (kind === "w") faces.push([WAVE, top, "wave"]);
        }
        if (at >= left.length || left[at] === " ")
          faces.push([shades[1], `M${px - ACROSS} ${py + DOWN}l22 12.5v22l-22-12.5z`]);
        if (at >= right.length || right[at] === " ")
          faces.push([shades[2], `M${px + ACROSS} ${py + DOWN}l-22 12.5v22l22-12.5z`]);
      }
    }
  return faces;
}
