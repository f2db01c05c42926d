/** The grounds of the four biomes, what grows there, and what flows under bridges. */

import lands from "../../../src/overworld/pictures/art/lands.json";
import { BIOMES, type BiomeName } from "./colours.ts";
import { Canvas, SIDE, hash, once, type Layer } from "./pixels.ts";

interface Land {
  /** Colours of the texture: dark, light, and the shadow of a building. */
  readonly inks: Readonly<Record<string, string>>;
  /** Small marks in the ground. */
  readonly marks: readonly string[];
  /** Bigger things, behind a building. */
  readonly things: readonly string[];
  /** The bank, the flow and the glitter of what a bridge crosses. */
  readonly river: { readonly bank: string; readonly flow: string; readonly glitter: string };
}

const LANDS: Readonly<Record<BiomeName, Land>> = lands;

/** Return the land of a biome; a biome without a drawing looks like mountains. */
function landOf(biome: string): { base: string; land: Land } {
  const name = (biome in LANDS ? biome : "mountains") as BiomeName;
  return { base: BIOMES[name], land: LANDS[name] };
}

/** The colour that a building's shadow has on the ground. */
export function shadowOf(biome: string): string {
  return landOf(biome).land.inks.a!;
}

/** The bare ground with its texture; the seed scatters the marks. */
function bare(biome: string, seed: number): Canvas {
  const { base, land } = landOf(biome);
  const canvas = new Canvas();
  canvas.pixels.fill(base);
  for (let spot = 0; spot < 16; spot++) {
    const luck = hash(`${biome}${seed}${spot}`);
    const mark = land.marks[luck % land.marks.length]!;
    const x = (spot % 4) * 6 + ((luck >>> 4) % 5) - 1;
    const y = Math.floor(spot / 4) * 6 + ((luck >>> 8) % 5) + 1;
    canvas.stamp(mark, x, y, (letter) => land.inks[letter]!);
  }
  return canvas;
}

/** Whether a pixel of the water glitters. */
const shines = (x: number, y: number, luck: number): boolean => (x * 3 + y * 5 + luck) % 17 < 2 && y % 2 === 0;

/** The second picture of the water in a finished drawing: the glitter has moved two pixels down. */
export function glintsOf(biome: string, id: string, drawing: Canvas): Canvas {
  const { flow, glitter } = landOf(biome).land.river;
  const luck = hash(id);
  const canvas = new Canvas();
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const now = drawing.get(x, y);
      const next = shines(x, y - 2, luck) ? glitter : flow;
      if ((now === flow || now === glitter) && now !== next) canvas.set(x, y, next);
    }
  return canvas;
}

/** Ground for a building: things grow in the upper corners, and a river runs under bridges. */
export function groundFor(biome: string, id: string, bridge: boolean): { canvas: Canvas; base: string } {
  const { base, land } = landOf(biome);
  const luck = hash(id);
  const canvas = bare(biome, luck % 97);
  const ink = (letter: string): string => land.inks[letter]!;
  if (bridge) {
    const { bank, flow, glitter } = land.river;
    for (let y = 0; y < SIDE; y++) {
      const bend = [0, 0, 1, 1, 1, 0, 0, -1][(y + luck) % 8]!;
      for (let x = 5 + bend; x <= 18 + bend; x++) {
        const edge = x === 5 + bend || x === 18 + bend;
        const shine = !edge && shines(x, y, luck);
        canvas.set(x, y, edge ? bank : shine ? glitter : flow);
      }
    }
  }
  const first = land.things[luck % land.things.length]!;
  const second = land.things[(luck >>> 3) % land.things.length]!;
  canvas.stamp(first, bridge ? -2 : -1 + ((luck >>> 5) % 2), 7 + ((luck >>> 6) % 4), ink);
  canvas.stamp(second, (bridge ? 19 : 17) + ((luck >>> 8) % 2), 8 + ((luck >>> 10) % 6), ink);
  return { canvas, base };
}

/** A printed space: the biome alone, filling the square. */
export const biomeLayers = once((biome: string): Layer[] => {
  const { base, land } = landOf(biome);
  const canvas = bare(biome, 5);
  const ink = (letter: string): string => land.inks[letter]!;
  const spots = [
    [2, 9],
    [14, 8],
    [8, 15],
    [15, 20],
    [1, 21],
  ] as const;
  spots.forEach(([x, y], at) => canvas.stamp(land.things[at % 2]!, x, y, ink));
  return canvas.layers(base);
});

/** The back of a tile: a compass rose of the four lands on dark blue. */
export const tileBack = once((): Layer[] => {
  const canvas = new Canvas();
  const lands = ["#2f8a50", "#c2984a", "#77818f", "#cfdde8"];
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const [far, high] = [Math.abs(x - 11.5), Math.abs(y - 11.5)];
      const edge = Math.max(far, high) > 10.5;
      const land = lands[(x > 11 ? 1 : 0) + (y > 11 ? 2 : 0)]!;
      const star = far + high < 10 && Math.min(far, high) > 1;
      canvas.set(x, y, edge ? "#1c2940" : star || (far === 8.5 && high === 8.5) ? land : "#30415e");
    }
  }
  return canvas.layers("#30415e");
});
