/** Pictures of 8 by 8 pixels: 64 hexadecimal digits, each an index into the palette. */

export const WIDE = 8;
export const EMPTY = "0".repeat(WIDE * WIDE);

/** Return the colour of a pixel as an index into the palette. */
export function colourAt(picture: string, at: number): number {
  return parseInt(picture.charAt(at), 16);
}

/** Return the mirrored pixel. */
export function across(at: number): number {
  const row = Math.floor(at / WIDE);
  return row * WIDE + (WIDE - 1 - (at % WIDE));
}

/** Return the picture with a pixel in another colour. */
export function painted(picture: string, at: number, colour: number): string {
  return picture.slice(0, at) + colour.toString(16) + picture.slice(at + 1);
}

/** Return the picture with the connected area of a pixel in another colour. */
export function filled(picture: string, at: number, colour: number): string {
  const before = colourAt(picture, at);
  if (before === colour) return picture;
  let found = picture;
  const edge = [at];
  for (let next = edge.pop(); next !== undefined; next = edge.pop()) {
    if (colourAt(found, next) !== before) continue;
    found = painted(found, next, colour);
    if (next % WIDE > 0) edge.push(next - 1);
    if (next % WIDE < WIDE - 1) edge.push(next + 1);
    if (next >= WIDE) edge.push(next - WIDE);
    if (next < WIDE * (WIDE - 1)) edge.push(next + WIDE);
  }
  return found;
}

/** Return the pixel that a key leads to, or null. */
export function stepped(at: number, key: string): number | null {
  const row = Math.floor(at / WIDE);
  const column = at % WIDE;
  const last = WIDE - 1;
  const to = (down: number, right: number) =>
    Math.max(0, Math.min(last, row + down)) * WIDE + Math.max(0, Math.min(last, column + right));
  const moves: Record<string, number> = {
    ArrowUp: to(-1, 0),
    ArrowDown: to(1, 0),
    ArrowLeft: to(0, -1),
    ArrowRight: to(0, 1),
    Home: row * WIDE,
    End: row * WIDE + last,
    PageUp: column,
    PageDown: last * WIDE + column,
  };
  return moves[key] ?? null;
}
