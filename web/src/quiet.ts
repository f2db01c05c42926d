/** Waiting for a moment in which the page has nothing else to do. */

const LATEST = 3000;

/** Does something once the page has nothing else to do; returns what calls it off. */
export function whenQuiet(doing: () => void): () => void {
  // Safari knows no idle time.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(doing, LATEST);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(doing, { timeout: LATEST });
  return () => cancelIdleCallback(asked);
}
