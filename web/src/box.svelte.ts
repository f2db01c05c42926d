/** The components of the box, fetched once from the server: tiles, mobs, weapons, boards and cards. */
import { fetchOk, retry } from "./net/load.ts";
import type { Box } from "./protocol.ts";

let box = $state.raw<Box | null>(null);
let failures = $state(0);
/** The name of the box; empty for the server's first box. */
let wanted = "";
const asked = new Map<string, Promise<Box>>();

/** Fetch a box once and retry until it succeeds. It becomes the current box, unless another was requested since. */
export async function fetchBox(name = ""): Promise<void> {
  wanted = name;
  let found = asked.get(name);
  if (!found) {
    const path = `/api/1/box${name && `?name=${encodeURIComponent(name)}`}`;
    found = retry(async () => (await fetchOk(path)).json() as Promise<Box>, {
      failed: (tries) => (failures = tries),
    });
    asked.set(name, found);
  }
  const came = await found;
  if (wanted === name || !box) box = came;
}

/** The number of failed requests for the box; 0 after a success. */
export function boxFailures(): number {
  return box ? 0 : failures;
}

/** Return the box. Callers wait for `fetchBox` first. */
export function theBox(): Box {
  if (!box) throw new Error("the box has not been fetched");
  return box;
}
