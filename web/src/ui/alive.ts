/**
 * Ambient motion: water, smoke, blinking mobs, hopping figures. `style/alive.css` has the animations.
 *
 * A browser asks for frames while an animation runs, even if nothing changes. The animations are therefore short
 * and finite, with a pause before them that costs nothing. All begin again at the same time, so that the pauses
 * coincide. There is no timer: in a hidden tab no animation ends, and nothing begins again.
 */

/** The length of a cycle in milliseconds. */
const CYCLE = 5000;
/** The names of ambient animations begin with this. */
const LIVE = "live-";

export const isAmbient = (motion: Animation): boolean =>
  motion instanceof CSSAnimation && motion.animationName.startsWith(LIVE);

/** Begin an animation again with the next cycle. */
function again(this: Animation): void {
  const now = Number(this.timeline?.currentTime ?? 0);
  this.startTime = Math.floor(now / CYCLE + 1) * CYCLE;
}

/** Let ambient animations repeat. */
export function keepAlive(): void {
  document.addEventListener("animationstart", ({ target, animationName }) => {
    if (!animationName.startsWith(LIVE) || !(target instanceof Element)) return;
    for (const motion of target.getAnimations()) if (isAmbient(motion)) motion.onfinish = again;
  });
}
