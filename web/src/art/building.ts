/** Pictures of buildings: biome ground, and on it a structure in the texture of its material. */

import STRUCTURES from "../../../src/overworld/pictures/art/structures.json";
import { LETTERS, MATERIALS } from "./colours.ts";
import { glintsOf, groundFor, shadowOf } from "./ground.ts";
import { Canvas, SIDE, hash, once, withMotion, type Layer } from "./pixels.ts";

/** The characteristics of a building whose id does not contain them. */
export interface Traits {
  readonly biome: string;
  readonly material: string;
  readonly type: string;
}

/** The characteristics that an id such as `forest-stone-bridge` spells. */
export function traitsOf(tile: string): Traits {
  const [biome = "", material = "", type = ""] = tile.split("-");
  return { biome, material, type };
}

/**
 * The drawings of the buildings. Letters: m material with its texture, M without, l its light and r its
 * dark shade, k its outline; n and u are ropes, without an outline; the others are in `colours.ts`. A drawing that starts with "=" is the left half.
 */
const DRAWINGS: Readonly<Record<string, string>> = STRUCTURES;

/** A structure of the same type for a building that is not in the base box. */
function structureFor(tile: string, type: string): string {
  const own = DRAWINGS[tile];
  if (own) return own;
  const known = Object.keys(DRAWINGS);
  const alike = known.filter((id) => traitsOf(id).type === type);
  const choice = alike.length ? alike : known;
  return DRAWINGS[choice[hash(tile) % choice.length]!]!;
}

/** Which shade a pixel of a material has: seams, grains, facets. */
function texture(material: string, x: number, y: number): "m" | "l" | "r" {
  const row = Math.floor(y / 3);
  switch (material) {
    case "wood":
      return y % 3 === 2 || (x + row * 5) % 9 === 0 ? "r" : "m";
    case "stone":
      return y % 3 === 2 || (x + (row % 2) * 3) % 6 === 0 ? "r" : "m";
    case "obsidian":
      return (x + y * 2) % 7 === 0 ? "l" : (x * 2 + y) % 5 === 0 ? "r" : "m";
    default:
      return (x * 7 + y * 11 + ((x * y) % 5)) % 13 === 0 ? "r" : (x * 5 + y * 3) % 11 === 0 ? "l" : "m";
  }
}

/** The letters at the top of a dwelling that has a chimney; others end in a spire, a flame or battlements. */
const CHIMNEYS = "gmhw";
const GLOW = "#fff6c8";
const SMOKE = "#e4e8ee";
/** The pixels of a puff of smoke, right of the top of the roof and above it. */
const PUFFS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 3],
] as const;

/** Draw a building once; the key is its id and characteristics. */
const drawn = once((key: string): Layer[] => {
  const [tile = "", biome = "", material = "", type = ""] = key.split(" ");
  const shades = MATERIALS[material] ?? MATERIALS.stone!;
  const bridge = type === "bridge";
  const { canvas, base } = groundFor(biome, tile, bridge);
  const structure = new Canvas();
  const walls = new Canvas();
  const ropes = new Canvas();
  const glow = new Canvas();
  const smoke = new Canvas();
  let roof: readonly [letter: string, x: number, y: number] | undefined;
  structure.centre(structureFor(tile, type), bridge ? 19 : 21, (letter, x, y) => {
    if (letter === "y") glow.set(x, y, GLOW);
    roof ??= [letter, x, y];
    if (letter === "m") {
      walls.set(x, y, "m");
      return shades[texture(material, x, y)];
    }
    if (letter === "n" || letter === "u") {
      ropes.set(x, y, LETTERS[letter]!);
      return "";
    }
    return letter === "l" || letter === "r" || letter === "k" ? shades[letter] : (LETTERS[letter] ?? shades.m);
  });
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      if (!walls.get(x, y)) continue;
      // Light falls from the top left: upper edges shine, right edges are dark.
      if (!structure.get(x, y - 1)) structure.set(x, y, shades.l);
      else if (!structure.get(x + 1, y)) structure.set(x, y, shades.r);
    }
  }
  if (!bridge) {
    const shadow = new Canvas();
    for (let x = 0; x < SIDE; x++) {
      if (structure.get(x, 21)) for (const right of [0, 1, 2]) shadow.set(x + right, 22, shadowOf(biome));
    }
    canvas.over(shadow);
  }
  structure.outline(shades.k);
  canvas.over(structure);
  canvas.over(ropes);
  const [letter, left, high] = roof ?? ["", 0, 0];
  if (type === "dwelling" && CHIMNEYS.includes(letter))
    for (const [right, up] of PUFFS) smoke.set(left + right, high - up, SMOKE);
  const glint = bridge ? glintsOf(biome, tile, canvas) : new Canvas();
  return withMotion(canvas.layers(base), { glint, glow, smoke });
});

/** The picture of a building. */
export function buildingLayers(tile: string, traits: Traits = traitsOf(tile)): Layer[] {
  return drawn([tile, traits.biome, traits.material, traits.type].join(" "));
}
