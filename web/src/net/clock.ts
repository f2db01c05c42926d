/** Time as an argument: what waits for something is given a clock, so that tests need not wait. */

export interface Clock {
  /** Milliseconds that only ever grow, for lengths of time. */
  now(): number;
  /** Milliseconds since 1970, as this device has them. */
  time(): number;
  /** A number from 0 up to 1, for jitter. */
  random(): number;
  /** Does something later; returns what calls it off. */
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
