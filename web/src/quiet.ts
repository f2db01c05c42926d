/** Waiting for a moment in which the page has nothing else to do. */

const LATEST = 3000;

/** Does something once the page has nothing else to do; returns what calls it off. */
export function whenQuiet(doing: () => void): () => void {
  // Safari knows no idle time.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(doing, LATEST);
    return () => clearTimeout(timer);
  }
  let asked = 0;
  const ask = () => (asked = requestIdleCallback(doing, { timeout: LATEST }));
  // What is about to be seen is painted first; where nobody looks, nothing is.
  let frame = 0;
  if (document.hidden) ask();
  else frame = requestAnimationFrame(ask);
  return () => {
    cancelAnimationFrame(frame);
    cancelIdleCallback(asked);
  };
}
