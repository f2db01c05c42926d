/** Deferred work. */

const LATEST = 3000;

/** Call back once the page is idle, after 3 s at most; return a function that cancels it. */
export function onIdle(doing: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(doing, LATEST);
    return () => clearTimeout(timer);
  }
  let asked = 0;
  const ask = () => (asked = requestIdleCallback(doing, { timeout: LATEST }));
  // Let the browser paint first. A hidden page is never painted.
  let frame = 0;
  if (document.hidden) ask();
  else frame = requestAnimationFrame(ask);
  return () => {
    cancelAnimationFrame(frame);
    cancelIdleCallback(asked);
  };
}
