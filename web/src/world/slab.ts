/** The picture of the land as a few SVG paths: turf with soil below, lanes and plates. */
import { CROSSINGS, crossingSpot, PATH, SIDE, TOKEN } from "../game/geometry.ts";

const U = 100;
/** The height of the soil below the edge. */
export const DEPTH = 20;
export const WIDTH = Math.round(SIDE * U);
/** The side of the empty corners. */
export const CUT = Math.round(TOKEN * U * 0.86);
export const PIXEL = 6;

export interface LandPart {
  /** The name of its colour. */
  fill: string;
  d: string;
}

/** Return pseudo-random numbers from 0 to 1 with a fixed seed, so that all players see the same land. */
export function same(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

/** Draw the soil of the three lower edges, from `from` to `to` below the turf. */
function soil(from: number, to: number): string {
  const edge = (x: number, y: number, width: number) => `M${x} ${y + from}h${width}v${to - from}h${-width}z`;
  return edge(CUT, WIDTH, WIDTH - 2 * CUT) + edge(0, WIDTH - CUT, CUT) + edge(WIDTH - CUT, WIDTH - CUT, CUT);
}

export function inCorner(x: number, y: number): boolean {
  const out = (at: number) => at < CUT || at > WIDTH - CUT - PIXEL;
  return out(x) && out(y);
}

function speckles(next: () => number): [string, string] {
  const found: [string, string] = ["", ""];
  for (let at = 0; at < 260; at++) {
    const x = Math.floor((next() * WIDTH) / PIXEL) * PIXEL;
    const y = Math.floor((next() * WIDTH) / PIXEL) * PIXEL;
    if (!inCorner(x, y)) found[next() > 0.5 ? 0 : 1] += `M${x} ${y}h${next() > 0.5 ? 12 : 6}v6h-6z`;
  }
  return found;
}

/** Turf that hangs over the soil. */
function drips(next: () => number): string {
  const along = (from: number, to: number, y: number): string => {
    let d = "";
    for (let x = from; x < to; x += 12) {
      const width = Math.min(12, to - x);
      d += `M${x} ${y}h${width}v${6 + Math.floor(next() * 3) * 3}h${-width}z`;
    }
    return d;
  };
  return along(CUT, WIDTH - CUT, WIDTH) + along(0, CUT, WIDTH - CUT) + along(WIDTH - CUT, WIDTH, WIDTH - CUT);
}

function pebbles(next: () => number, from: number, span: number): string {
  let d = "";
  for (let at = 0; at < 90; at++) {
    const lane = from + Math.floor(next() * 5) * (1 + PATH) * U + Math.floor(next() * 2) * 8 + 2;
    const along = from + Math.floor((next() * span) / 8) * 8;
    d += next() > 0.5 ? `M${lane} ${along}h6v6h-6z` : `M${along} ${lane}h6v6h-6z`;
  }
  return d;
}

/** The turf: a square without its empty corners. */
export const TURF = `M${CUT} 0H${WIDTH - CUT}V${CUT}H${WIDTH}V${WIDTH - CUT}H${WIDTH - CUT}V${WIDTH}H${CUT}V${WIDTH - CUT}H0V${CUT}H${CUT}z`;

/** The parts of the land in drawing order, the lowest first. */
export function slab(): LandPart[] {
  const next = same(7);
  const [dark, light] = speckles(next);
  const from = TOKEN * U;
  const lane = PATH * U;
  const span = WIDTH - 2 * from;
  const lanes = [0, 1, 2, 3, 4]
    .map((at) => from + at * (1 + PATH) * U)
    .map((at) => `M${at} ${from}h${lane}v${span}h${-lane}zM${from} ${at}h${span}v${lane}h${-span}z`);
  const plates = CROSSINGS.flat().map((crossing) => {
    const { x, y } = crossingSpot(crossing);
    return `M${x * U - 9} ${y * U - 6}h3v-3h12v3h3v12h-3v3h-12v-3h-3z`;
  });
  return [
    { fill: "soil", d: soil(0, DEPTH) },
    { fill: "soil2", d: soil(DEPTH - PIXEL, DEPTH) },
    { fill: "turf", d: TURF + drips(next) },
    { fill: "turf2", d: dark },
    { fill: "turf3", d: light },
    { fill: "bed", d: `M${from - 6} ${from - 6}h${span + 12}v${span + 12}h${-span - 12}z` },
    { fill: "path", d: lanes.join("") },
    { fill: "path2", d: pebbles(next, from, span) },
    { fill: "plate", d: plates.join("") },
  ];
}
