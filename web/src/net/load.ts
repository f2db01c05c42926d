/** Gets what the page cannot do without, and does not give up: the box, the words, its own parts. */
import { builds, isOutdated, noteBuild, thisBuild } from "./build.svelte.ts";
import { browserClock, type Clock } from "./clock.ts";
import { noteCompiling } from "./compiling.svelte.ts";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const ANSWER_WITHIN = 10_000;

export interface Insisting {
  /** Told after each try that failed, with their number. */
  failed?: (tries: number) => void;
  /** Whether it is of no use to try again; the reason is thrown then. */
  hopeless?: (reason: unknown) => boolean;
  clock?: Clock;
}

/** Tries until it succeeds, with exponential back-off and jitter; each try has its time. */
export async function insist<T>(get: () => Promise<T>, options: Insisting = {}): Promise<T> {
  const { clock = browserClock, failed, hopeless } = options;
  for (let tries = 1; ; tries++) {
    try {
      return await within(get(), clock);
    } catch (reason) {
      if (hopeless?.(reason)) throw reason;
      failed?.(tries);
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1));
      await new Promise<void>((then) => clock.after(wait * (0.5 + clock.random() / 2), then));
    }
  }
}

/** What comes in time; what does not has failed, whatever becomes of it later. */
function within<T>(promise: Promise<T>, clock: Clock): Promise<T> {
  return new Promise((done, failed) => {
    const stop = clock.after(ANSWER_WITHIN, () => failed(new Error("there was no answer in time")));
    promise.then(done, failed).finally(stop);
  });
}

/** Fetches a file or a resource; whatever is not a good answer is thrown. */
export async function fetchGood(url: string): Promise<Response> {
  const answer = await fetch(url);
  noteCompiling(answer);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/**
 * Fetches a part of the page. After a deploy the server may not have it any more: then the page is
 * outdated, which is thrown, and there is no use in asking again.
 */
export function insistOnPart<T>(load: () => Promise<T>, failed?: (tries: number) => void): Promise<T> {
  return insist(
    async () => {
      try {
        return await load();
      } catch (reason) {
        await askBuild();
        if (builds.server !== thisBuild) builds.missing = true;
        throw reason;
      }
    },
    { hopeless: isOutdated, ...(failed ? { failed } : {}) },
  );
}

/** Asks the server which build it has; no answer says nothing. */
async function askBuild(): Promise<void> {
  try {
    noteBuild((await (await fetch("/build.json", { cache: "no-store" })).json()).build);
  } catch {
    // No network: the part will come when there is one.
  }
}
