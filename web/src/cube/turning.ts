/** Angles of the cube: resting positions, names of views, and views that show a block. */
import { columnAt, type Cube, scene, seen, SIZE, type Camera } from "./projection.ts";

const QUARTER = Math.PI / 2;
// Less than 45 degrees, so that the two sides look different and no block is exactly behind another.
const REST = -0.62;
export const LOWEST = 0.3;
export const HIGHEST = 1.1;
export const HOME: Camera = { yaw: REST, pitch: 0.6 };
export const ABOVE = 1;
// A block counts as visible if two thirds of its top are visible.
const ENOUGH = 0.6;

/** Return the nearest resting yaw. */
export function snap(yaw: number): number {
  return Math.round((yaw - REST) / QUARTER) * QUARTER + REST;
}

export function clampPitch(pitch: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, pitch));
}

const NAMES = ["south", "south-west", "west", "north-west", "north", "north-east", "east", "south-east"] as const;
export type Compass = (typeof NAMES)[number];

/** Return the name of the side of the viewer. */
export function compass(yaw: number): Compass {
  const eighths = Math.round(yaw / (QUARTER / 2));
  return NAMES[((eighths % 8) + 8) % 8] ?? "south";
}

/** Return the closest view that shows the top of a column well. */
export function viewOf(cube: Cube, from: Camera, name: string): Camera {
  if (seen(scene(cube, from.yaw), from, name) >= ENOUGH) return from;
  const rest = snap(from.yaw);
  const yaws = [0, 1, -1, 2].map((turns) => rest + turns * QUARTER);
  let best = from;
  let most = -1;
  for (const pitch of new Set([from.pitch, Math.max(from.pitch, HOME.pitch), ABOVE])) {
    for (const yaw of yaws) {
      const share = seen(scene(cube, yaw), { yaw, pitch }, name);
      if (share >= ENOUGH) return { yaw, pitch };
      if (share > most) [most, best] = [share, { yaw, pitch }];
    }
  }
  return best;
}

/**
 * Return columns in the order of a walk around the cube, to the right at the front.
 *
 * The order does not depend on the angle, so that arrow keys reach all columns while the cube turns.
 */
export function around(names: string[]): string[] {
  const place = (name: string): [number, number] => {
    const [x, y] = columnAt(name);
    const [east, south] = [x - (SIZE - 1) / 2, y - (SIZE - 1) / 2];
    // From the south-west corner over the south-east one, so that the front goes from left to right.
    const angle = (Math.atan2(-south, east) + 2 * Math.PI + (3 * Math.PI) / 4) % (2 * Math.PI);
    return [angle, Math.hypot(east, south)];
  };
  return names.toSorted((one, other) => {
    const [angle, far] = place(one);
    const [otherAngle, otherFar] = place(other);
    return Math.abs(angle - otherAngle) > 1e-9 ? angle - otherAngle : otherFar - far;
  });
}
