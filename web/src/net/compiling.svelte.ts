/**
 * How much of the bots the server has compiled.
 *
 * A server that still compiles says so in a header of its answers. From then on the page asks again every second,
 * until the header is gone. Answers of other servers cost nothing.
 */
import { browserClock, type Clock } from "./clock.ts";

const HEADER = "overworld-compiling";
const AGAIN_MS = 1000;
const DEADLINE_MS = 8000;

/** The percentage while the server compiles, null afterwards; and whether the player closed the notice. */
export const compiling = $state<{ percent: number | null; closed: boolean }>({ percent: null, closed: false });

/** Read the header of an answer, and follow the progress if there is one. */
export function noteCompiling(answer: Response, clock: Clock = browserClock): void {
  const found = answer.headers.get(HEADER);
  if (found === null || compiling.percent !== null) return;
  compiling.percent = Number(found);
  clock.after(AGAIN_MS, () => void look(clock));
}

async function look(clock: Clock): Promise<void> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const found = (await fetch("/health", { cache: "no-store", signal })).headers.get(HEADER);
    compiling.percent = found === null ? null : Number(found);
  } catch {
    // The request failed; the next answer of the server has the header again.
  }
  if (compiling.percent !== null) clock.after(AGAIN_MS, () => void look(clock));
}
