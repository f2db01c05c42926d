/** Motion: none of it says anything that is not said at once, so it may be cut short. */

/** Whether nothing should move. */
export function still(): boolean {
  return (
    document.documentElement.dataset.pace === "off" || window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/** Ends what is under way; what goes on for ever is no motion of the game. */
export function skipMotion(): void {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
  }
}
