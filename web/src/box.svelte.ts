/** What is in the box: tiles, mobs, weapons, boards and cards, fetched once from the server. */
import type { Box } from "./protocol.ts";

let box = $state.raw<Box | null>(null);
let asked: Promise<void> | null = null;

/** Fetches the box, once. */
export function fetchBox(): Promise<void> {
  asked ??= fetch("/api/1/box")
    .then((answer) => answer.json() as Promise<Box>)
    .then((found) => {
      box = found;
    })
    .catch((error: unknown) => {
      asked = null;
      throw error;
    });
  return asked;
}

/** The box; whoever shows a table waits for `fetchBox` first. */
export function theBox(): Box {
  if (!box) throw new Error("the box has not been fetched");
  return box;
}
