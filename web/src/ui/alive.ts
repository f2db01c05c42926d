/**
 * Ambient motion: water, smoke, blinking mobs, hopping figures. `style/alive.css` has the animations.
 *
 * A browser asks for frames while an animation runs, even if nothing changes. A pose therefore runs for a moment and
 * is held after that, which costs nothing, and so does the pause before it. All begin again at the same time, so that
 * they change in the same frames. There is no timer, and a hidden tab has no animations.
 */

/** The length of a cycle in milliseconds. */
const CYCLE = 5000;
/** About the duration of a shown move, in milliseconds. */
const MOVE = 1500;
/** The names of ambient animations begin with this. */
const LIVE = "live-";
/** The id that ambient animations get here. */
const ID = "live";

/** The easing of a pose. */
const POSE = "steps(1)";

/** Let a pose run for a moment, and hold it for the rest of its duration. */
function hold({ effect }: Animation): void {
  if (!(effect instanceof KeyframeEffect) || effect.getKeyframes()[0]?.easing !== POSE) return;
  const length = Number(effect.getTiming().duration);
  effect.updateTiming({ duration: 1, endDelay: length - 1, fill: "forwards" });
}

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
      if (motion.id !== ID) hold(motion);
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
