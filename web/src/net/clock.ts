/** Time as a parameter, so that tests can use a fake clock. */

export interface Clock {
  /** Monotonic milliseconds, for durations. */
  now(): number;
  /** Milliseconds since 1970 by the clock of this device. */
  time(): number;
  /** A random number from 0 to 1, for jitter. */
  random(): number;
  /** Call back later; return a function that cancels it. */
  after(wait: number, then: () => void): () => void;
}

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => performance.now(),
  time: () => Date.now(),
  random: () => Math.random(),
  after: (wait, then) => {
    const timer = setTimeout(then, wait);
    return () => clearTimeout(timer);
  },
};
