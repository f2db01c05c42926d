/** Animations of the page. They repeat what the page already shows, so players can skip them. */
import { isCalm } from "../settings.svelte.ts";

/** Return whether animations are off. */
export function still(): boolean {
  return document.documentElement.dataset.pace === "off" || isCalm();
}

/** Finish running animations, except infinite and ambient ones (`ui/alive.ts`). */
export function skipMotion(): void {
  for (const motion of document.getAnimations()) {
    const endless = motion.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    if (!endless && motion.id !== "live") motion.finish();
  }
}
