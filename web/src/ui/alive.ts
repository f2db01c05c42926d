/**
 * Ambient motion: water, smoke, blinking mobs, hopping figures. `style/alive.css` has the animations.
 *
 * A browser asks for frames while an animation runs, even if nothing changes. The animations are therefore short
 * and finite, with a pause before them that costs nothing. All begin again at the same time, so that the pauses
 * coincide. There is no timer, and a hidden tab has no animations.
 */

/** The length of a cycle in milliseconds. */
const CYCLE = 5000;
/** About the duration of a shown move, in milliseconds. */
const MOVE = 1500;
/** The names of ambient animations begin with this. */
const LIVE = "live-";
/** The id that ambient animations get here. */
const ID = "live";

/** Begin an animation again with the next cycle after a pause in milliseconds. */
function again(motion: Animation, pause = 0): void {
  // A hidden tab has cancelled it, and its event came late.
  if (motion.playState === "idle") return;
  const now = Number(motion.timeline?.currentTime ?? 0);
  motion.startTime = Math.ceil((now + pause) / CYCLE) * CYCLE;
}

/** Begin ambient motion, and let it repeat. */
export function keepAlive(): void {
  document.addEventListener("animationstart", ({ target, animationName }) => {
    if (!animationName.startsWith(LIVE) || !(target instanceof Element)) return;
    for (const motion of target.getAnimations()) {
      if (!(motion instanceof CSSAnimation) || motion.animationName !== animationName) continue;
      motion.id = ID;
      motion.onfinish = () => again(motion);
    }
  });
  const animate = () => document.documentElement.toggleAttribute("data-alive", !document.hidden);
  document.addEventListener("visibilitychange", animate);
  animate();
}

/** Stop ambient motion while the page shows a move: only the move should attract the eye and cost time. */
export function pauseAlive(): void {
  for (const motion of document.getAnimations()) if (motion.id === ID) again(motion, MOVE);
}
