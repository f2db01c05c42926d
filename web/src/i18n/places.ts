/** Places in words: the tiles and tokens that are face up around a crossing. */
import type { LogEntry, View } from "../protocol.ts";

const LETTERS = "abcdef";

/** Return the cells around a crossing, with those of the corners, which have nothing. */
function cellsAround(crossing: string): string[] {
  const [column = 1, row = 1] = [...crossing].map(Number);
  return [row, row + 1].flatMap((down) => [column, column + 1].map((right) => `${LETTERS[right - 1]}${down}`));
}

/** Return the faces around a crossing in a view. */
export function facesAround(crossing: string, world: View["world"]): string[] {
  return cellsAround(crossing).flatMap((cell) => world[cell]?.face ?? []);
}

/** Return the faces around each crossing of a log to which a player went, at that time. */
export function facesInLog(log: readonly LogEntry[]): Map<LogEntry, string[]> {
  const near = new Map<LogEntry, string[]>();
  const faces = new Map<string, string>();
  for (const entry of log) {
    if (entry.code === "revealed") faces.set(entry.cell, entry.face);
    else if (entry.code === "built" || entry.code === "took" || (entry.code === "fought" && entry.won))
      faces.delete(entry.cell);
    else if (entry.code === "explored")
      near.set(
        entry,
        cellsAround(entry.crossing).flatMap((cell) => faces.get(cell) ?? []),
      );
  }
  return near;
}
