/** A thing that cannot be done says no: it shakes by two pixels, once. */
import { still } from "../playback/motion.ts";

const SHAKE: Keyframe[] = [0, -2, 2, -2, 0].map((x) => ({ translate: `${x}px 0` }));

export function shake(element: Element): void {
  if (!still()) element.animate(SHAKE, { duration: 180, composite: "add" });
}
