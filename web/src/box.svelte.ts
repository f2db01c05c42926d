/** What is in the box: tiles, mobs, weapons, boards and cards, fetched once from the server. */
import { fetchGood, insist } from "./net/load.ts";
import type { Box } from "./protocol.ts";

let box = $state.raw<Box | null>(null);
let failures = $state(0);
/** A table may be played with another box than the server's first, which has no name here. */
let wanted = "";
const asked = new Map<string, Promise<Box>>();

/** Fetches a box, once, and for as long as it takes; it is the box then, unless another was asked for. */
export async function fetchBox(name = ""): Promise<void> {
  wanted = name;
  let found = asked.get(name);
  if (!found) {
    const path = `/api/1/box${name && `?name=${encodeURIComponent(name)}`}`;
    found = insist(async () => (await fetchGood(path)).json() as Promise<Box>, {
      failed: (tries) => (failures = tries),
    });
    asked.set(name, found);
  }
  const came = await found;
  if (wanted === name || !box) box = came;
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
