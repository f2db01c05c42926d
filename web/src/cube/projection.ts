/**
 * The projection of the cube: an orthographic picture of four by four columns. It needs no DOM.
 *
 * x goes east (columns w to z), y goes south (rows 1 to 4), levels go up. At yaw 0 the viewer is in the
 * south; pitch is the angle downwards. Lengths are in blocks, and the middle of the ground is the
 * origin. Screen coordinates grow to the right and downwards.
 */

export const SIZE = 4;
/** The height of the full cube. */
export const LEVELS = 4;
const LETTERS = "wxyz";
const QUARTER = Math.PI / 2;

export interface Camera {
  yaw: number;
  pitch: number;
}

export type Point = readonly [number, number];
export type Side = "top" | "north" | "east" | "south" | "west";
export type Cube = Readonly<Record<string, string>>;

/** A block with a visible face. */
export interface Block {
  column: string;
  x: number;
  y: number;
  level: number;
  letter: string;
  /** Whether it is the top of its column. */
  top: boolean;
  /** The exposed sides that face the viewer. */
  sides: Side[];
  /** Where light hardly comes: edges of the top at taller columns, and sides that stand on something. */
  dark: Side[];
}

/** A column with its visible blocks, from the bottom. */
export interface Column {
  name: string;
  x: number;
  y: number;
  height: number;
  blocks: Block[];
}

/** An SVG matrix that maps the unit square to a face. */
export type Matrix = readonly [number, number, number, number, number, number];

interface Shape {
  /** The corner of a block that is the origin of the square, and its two edges. */
  from: readonly [number, number, number];
  along: readonly [number, number, number];
  down: readonly [number, number, number];
}

// Seen from outside, the first edge goes to the right, the second one down.
const SHAPES: Record<Side, Shape> = {
  top: { from: [0, 0, 1], along: [1, 0, 0], down: [0, 1, 0] },
  south: { from: [0, 1, 1], along: [1, 0, 0], down: [0, 0, -1] },
  east: { from: [1, 1, 1], along: [0, -1, 0], down: [0, 0, -1] },
  north: { from: [1, 0, 1], along: [-1, 0, 0], down: [0, 0, -1] },
  west: { from: [0, 0, 1], along: [0, 1, 0], down: [0, 0, -1] },
};

/** The step from a column to its neighbour on each side. */
const OFFSETS: Record<Exclude<Side, "top">, Point> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};
const HORIZONTAL_SIDES = Object.keys(OFFSETS) as (keyof typeof OFFSETS)[];

/** Return the name of a column. */
export function columnName(x: number, y: number): string {
  return `${LETTERS[x] ?? ""}${y + 1}`;
}

/** Return the coordinates of a column. */
export function columnAt(name: string): Point {
  return [LETTERS.indexOf(name[0] ?? ""), Number(name[1]) - 1];
}

/** Return the height of a column; 0 outside the cube. */
export function heightAt(cube: Cube, x: number, y: number): number {
  return cube[columnName(x, y)]?.length ?? 0;
}

/** Return the height of the cube. */
export function tallest(cube: Cube): number {
  return Math.max(0, ...Object.values(cube).map((column) => column.length));
}

/** Return the sides that face the viewer, the top first. */
export function facing(yaw: number): Side[] {
  const towards: Point = [-Math.sin(yaw), Math.cos(yaw)];
  return ["top", towards[1] > 0 ? "south" : "north", towards[0] > 0 ? "east" : "west"];
}

/** Return which of the four pairs of sides faces the viewer. The drawing order depends only on this. */
export function quadrant(yaw: number): number {
  const turns = Math.floor(yaw / QUARTER);
  return ((turns % 4) + 4) % 4;
}

/** Return the columns from the farthest to the nearest, each with its visible blocks. */
export function scene(cube: Cube, yaw: number): Column[] {
  const sides = facing(yaw);
  const across = [0, 1, 2, 3];
  const xs = sides.includes("east") ? across : across.toReversed();
  const ys = sides.includes("south") ? across : across.toReversed();
  return ys.flatMap((y) => xs.map((x) => columnOf(cube, x, y, sides)));
}

function columnOf(cube: Cube, x: number, y: number, sides: Side[]): Column {
  const name = columnName(x, y);
  const letters = [...(cube[name] ?? "")];
  const blocks = letters.map((letter, level): Block => {
    const top = level === letters.length - 1;
    const seen = sides.filter((side) => (side === "top" ? top : exposed(cube, x, y, level, side)));
    const dark = HORIZONTAL_SIDES.filter((side) => {
      const [dx, dy] = OFFSETS[side];
      const height = heightAt(cube, x + dx, y + dy);
      return (top && height > level + 1) || (seen.includes(side) && height === level);
    });
    return { column: name, x, y, level, letter, top, sides: seen, dark };
  });
  // An undecided block has no material yet, so there is nothing to draw.
  const drawn = blocks.filter((block) => block.letter !== "?" && block.sides.length);
  return { name, x, y, height: letters.length, blocks: drawn };
}

/** Return whether a side of a block has no neighbour. */
export function exposed(cube: Cube, x: number, y: number, level: number, side: Exclude<Side, "top">): boolean {
  const [dx, dy] = OFFSETS[side];
  return heightAt(cube, x + dx, y + dy) <= level;
}

/** Project a point to the screen. */
export function project(view: Camera, x: number, y: number, z: number): Point {
  const east = x - SIZE / 2;
  const south = y - SIZE / 2;
  return direct(view, east, south, z);
}

function direct({ yaw, pitch }: Camera, x: number, y: number, z: number): Point {
  const depth = y * Math.cos(yaw) - x * Math.sin(yaw);
  return [x * Math.cos(yaw) + y * Math.sin(yaw), depth * Math.sin(pitch) - z * Math.cos(pitch)];
}

/** Return the matrix that maps the unit square to a side of a block. */
export function matrixOf(view: Camera, block: Pick<Block, "x" | "y" | "level">, side: Side): Matrix {
  const { from, along, down } = SHAPES[side];
  const start = project(view, block.x + from[0], block.y + from[1], block.level + from[2]);
  return [...direct(view, ...along), ...direct(view, ...down), ...start];
}

/** Return the visible sides of a block as one path. */
export function outlineOf(view: Camera, block: Block, unit: number): string {
  return block.sides
    .map((side) => {
      const numbers = matrixOf(view, block, side).map((value) => (value * unit).toFixed(2));
      const [a, b, c, d, e, f] = numbers;
      return `M${e} ${f}l${a} ${b}l${c} ${d}l${-Number(a)} ${-Number(b)}z`;
    })
    .join("");
}

function on([a, b, c, d, e, f]: Matrix, u: number, v: number): Point {
  return [a * u + c * v + e, b * u + d * v + f];
}

/** Return the front block at a point of the screen. */
export function hit(columns: Column[], view: Camera, [x, y]: Point): { block: Block; side: Side } | null {
  for (const column of columns.toReversed()) {
    for (const block of column.blocks.toReversed()) {
      for (const side of block.sides) {
        const [a, b, c, d, e, f] = matrixOf(view, block, side);
        const area = a * d - b * c;
        const u = (d * (x - e) - c * (y - f)) / area;
        const v = (a * (y - f) - b * (x - e)) / area;
        if (u >= 0 && u <= 1 && v >= 0 && v <= 1) return { block, side };
      }
    }
  }
  return null;
}

const SAMPLES: Point[] = [0.2, 0.5, 0.8].flatMap((u) => [0.2, 0.5, 0.8].map((v): Point => [u, v]));

/** Return the visible part of the top of a column, from 0 to 1. */
export function seen(columns: Column[], view: Camera, name: string): number {
  const index = columns.findIndex((column) => column.name === name);
  const block = columns[index]?.blocks.find((one) => one.top);
  if (!block) return 0;
  const matrix = matrixOf(view, block, "top");
  // Only a nearer and higher column can be in front of it.
  const nearer = columns.slice(index + 1).filter(({ height }) => height > block.level + 1);
  return SAMPLES.filter(([u, v]) => !hit(nearer, view, on(matrix, u, v))).length / SAMPLES.length;
}

/** The plinth: its overhang around the cube, and its thickness. */
export const PLINTH = { margin: 0.34, depth: 0.42 };
/** The width of a flag to the left of the cube. */
const FLAG = 1.22;

/**
 * Return the bounds of a cube of that height with its plinth and flags, for all angles: x, y, width, height.
 */
export function frame(pitch: number, height: number): [number, number, number, number] {
  const corner = (SIZE / 2) * Math.SQRT2;
  const rim = (SIZE / 2 + PLINTH.margin) * Math.SQRT2;
  const far = Math.max(rim * Math.sin(pitch), corner * Math.sin(pitch) + height * Math.cos(pitch));
  const near = rim * Math.sin(pitch) + PLINTH.depth * Math.cos(pitch);
  const left = Math.max(rim, corner + FLAG);
  return [-left, -far, left + rim, far + near];
}
