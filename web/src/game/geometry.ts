/** The coordinates of cells, crossings and characters, in sides of a tile. */
export const PATH = 0.18;
export const TOKEN = 0.6;
const PITCH = 1 + PATH;
const LETTERS = "abcdef";

/** The width and height of the land. */
export const SIDE = 4 + 5 * PATH + 2 * TOKEN;

export type Direction = "nw" | "ne" | "sw" | "se";

export const DIRECTIONS: Direction[] = ["nw", "ne", "sw", "se"];

export interface Spot {
  x: number;
  y: number;
}

/** The 32 cells in reading order: six by six without the corners. */
export const CELLS: string[] = [];
/** The 25 crossings in rows. */
export const CROSSINGS: string[][] = [];

for (let row = 1; row <= 6; row++) {
  for (let column = 1; column <= 6; column++) {
    const corner = (row === 1 || row === 6) && (column === 1 || column === 6);
    if (!corner) CELLS.push(`${LETTERS[column - 1]}${row}`);
  }
}
for (let row = 1; row <= 5; row++) CROSSINGS.push([1, 2, 3, 4, 5].map((column) => `${column}${row}`));

const edge = (index: number) => index === 1 || index === 6;

/** Return the start of a cell along one axis; tokens are narrower and centred. */
function start(index: number, token: boolean): number {
  if (index === 1) return 0;
  const at = TOKEN + PATH + (index - 2) * PITCH;
  return index < 6 && token ? at + (1 - TOKEN) / 2 : at;
}

/** Return the north-west corner of a cell, and its size. */
export function cellSpot(cell: string): Spot & { size: number } {
  const column = LETTERS.indexOf(cell.charAt(0)) + 1;
  const row = Number(cell.charAt(1));
  const token = edge(column) || edge(row);
  return { x: start(column, token), y: start(row, token), size: token ? TOKEN : 1 };
}

/** Return the middle of a crossing. */
export function crossingSpot(crossing: string): Spot {
  const middle = (index: number) => TOKEN + PATH / 2 + (index - 1) * PITCH;
  return { x: middle(Number(crossing.charAt(0))), y: middle(Number(crossing.charAt(1))) };
}

/** Return the cells around a crossing; a corner has three. */
export function around(crossing: string): { direction: Direction; cell: string }[] {
  const column = Number(crossing.charAt(0));
  const row = Number(crossing.charAt(1));
  return DIRECTIONS.map((direction) => ({
    direction,
    cell: `${LETTERS[column - 1 + (direction.endsWith("e") ? 1 : 0)]}${row + (direction.startsWith("s") ? 1 : 0)}`,
  })).filter(({ cell }) => CELLS.includes(cell));
}

/** Return the number of steps between two crossings. */
export function steps(from: string, to: string): number {
  return (
    Math.abs(Number(from.charAt(0)) - Number(to.charAt(0))) + Math.abs(Number(from.charAt(1)) - Number(to.charAt(1)))
  );
}

/** North and south, then behind those. In the arms to the west and east, characters would cover costs. */
const ARMS: Spot[] = [
  { x: 0, y: -0.2 },
  { x: 0, y: 0.3 },
  { x: 0, y: -0.43 },
  { x: 0, y: 0.53 },
];

/** Return the offset of a character from the middle: none if it is alone, otherwise in an arm of the crossing. */
export function arm(index: number, count: number): Spot {
  return (count > 1 && ARMS[index]) || { x: 0, y: 0 };
}

/** Return the path along the lanes from one crossing to another, first across, then up or down. */
export function wayTo(from: string, to: string): Spot[] {
  const a = crossingSpot(from);
  const b = crossingSpot(to);
  return [a, { x: b.x, y: a.y }, b].filter(
    (spot, at, all) => at === 0 || spot.x !== all[at - 1]?.x || spot.y !== all[at - 1]?.y,
  );
}
