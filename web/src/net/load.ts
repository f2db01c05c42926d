/** Load resources that the page needs, with endless retries: the box, translations, chunks. */
import { builds, isOutdated, noteBuild, thisBuild } from "./build.svelte.ts";
import { browserClock, type Clock } from "./clock.ts";
import { noteCompiling } from "./compiling.svelte.ts";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const DEADLINE_MS = 10_000;

export interface RetryOptions {
  /** Called after each failed attempt with the number of attempts. */
  failed?: (tries: number) => void;
  /** Whether retrying cannot help; `retry` then rejects with the reason. */
  isFatal?: (reason: unknown) => boolean;
  clock?: Clock;
}

/** Retry until it succeeds, with exponential back-off, jitter and a deadline for each attempt. */
export async function retry<T>(get: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { clock = browserClock, failed, isFatal } = options;
  for (let tries = 1; ; tries++) {
    try {
      return await within(get(), clock);
    } catch (reason) {
      if (isFatal?.(reason)) throw reason;
      failed?.(tries);
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1));
      await new Promise<void>((then) => clock.after(wait * (0.5 + clock.random() / 2), then));
    }
  }
}

/** Reject if the promise has not settled before the deadline. */
function within<T>(promise: Promise<T>, clock: Clock): Promise<T> {
  return new Promise((done, failed) => {
    const stop = clock.after(DEADLINE_MS, () => failed(new Error("there was no answer in time")));
    promise.then(done, failed).finally(stop);
  });
}

/** Fetch a resource before the deadline; reject unless the status is 2xx. */
export async function fetchOk(url: string): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) });
  noteCompiling(answer);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/**
 * Load a chunk of the page. After a deployment the server may have deleted it. The page is then outdated and
 * retrying cannot help, so the promise rejects.
 */
export function loadChunk<T>(load: () => Promise<T>, failed?: (tries: number) => void): Promise<T> {
  return retry(
    async () => {
      try {
        return await load();
      } catch (reason) {
        await fetchBuild();
        if (builds.server !== thisBuild) builds.missing = true;
        throw reason;
      }
    },
    { isFatal: isOutdated, ...(failed ? { failed } : {}) },
  );
}

/** Read the build id of the server; ignore failures. */
async function fetchBuild(): Promise<void> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    noteBuild((await (await fetch("/build.json", { cache: "no-store", signal })).json()).build);
  } catch {
    // Offline: the next attempt to load the chunk reads it again.
  }
}
