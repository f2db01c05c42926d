/** Where something fits beside its target without covering it. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** The height that there is. */
  most: number;
}

const GAP = 8;
const EDGE = 4;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * The place of a box of a size: right of the target, left, below or above, the first where it fits;
 * if it fits nowhere, above or below, where there is more room, as high as that room.
 */
export function placeBeside(
  target: Rect,
  size: { width: number; height: number },
  page: { width: number; height: number },
): Placed {
  const right = target.left + target.width;
  const bottom = target.top + target.height;
  const room = {
    right: page.width - right - GAP - EDGE,
    left: target.left - GAP - EDGE,
    below: page.height - bottom - GAP - EDGE,
    above: target.top - GAP - EDGE,
  };
  const top = clamp(target.top, EDGE, Math.max(EDGE, page.height - size.height - EDGE));
  const left = clamp(
    target.left + target.width / 2 - size.width / 2,
    EDGE,
    Math.max(EDGE, page.width - size.width - EDGE),
  );
  const high = page.height - 2 * EDGE;
  if (room.right >= size.width && high >= size.height) return { left: right + GAP, top, most: high };
  if (room.left >= size.width && high >= size.height) return { left: target.left - GAP - size.width, top, most: high };
  if (room.below >= size.height || (room.below >= room.above && room.above < size.height)) {
    return { left, top: bottom + GAP, most: room.below };
  }
  const height = Math.min(size.height, room.above);
  return { left, top: target.top - GAP - height, most: room.above };
}
