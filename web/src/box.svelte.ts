/** What is in the box: tiles, mobs, weapons, boards and cards, fetched once from the server. */
import { fetchGood, insist } from "./net/load.ts";
import type { Box } from "./protocol.ts";

let box = $state.raw<Box | null>(null);
let failures = $state(0);
let asked: Promise<void> | null = null;

/** Fetches the box, once, and for as long as it takes. */
export function fetchBox(): Promise<void> {
  asked ??= insist(async () => (await fetchGood("/api/1/box")).json() as Promise<Box>, {
    failed: (tries) => (failures = tries),
  }).then((found) => {
    box = found;
  });
  return asked;
}

/** How often the box did not come; 0 once it is there. */
export function boxFailures(): number {
  return box ? 0 : failures;
}

/** The box; whoever shows a table waits for `fetchBox` first. */
export function theBox(): Box {
  if (!box) throw new Error("the box has not been fetched");
  return box;
}
