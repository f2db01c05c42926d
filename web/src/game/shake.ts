/** Shake an element once by two pixels, after a press that is not legal. */
import { still } from "../playback/motion.ts";

const SHAKE: Keyframe[] = [0, -2, 2, -2, 0].map((x) => ({ translate: `${x}px 0` }));

export function shake(element: Element): void {
  if (!still()) element.animate(SHAKE, { duration: 180, composite: "add" });
}
