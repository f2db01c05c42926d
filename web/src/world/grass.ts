/** The grass of the land, which the wind moves. */
import { PATH, TOKEN } from "../game/geometry.ts";
import { inCorner, PIXEL, same, WIDTH } from "./slab.ts";

const U = 100;

/** Tufts of grass at the four sides of the land, between the tokens: a path for each side. */
export function grass(): string[] {
  const next = same(11);
  const from = TOKEN * U;
  const sides = ["", "", "", ""];
  for (let gap = 0; gap < 5; gap++) {
    for (let tuft = 0; tuft < 3; tuft++) {
      const along = Math.round(from + gap * (1 + PATH) * U - 6 + next() * 30);
      const near = 12 + Math.floor(next() * 8) * PIXEL;
      const far = WIDTH - near - 18;
      for (const [side, [x, y]] of [
        [along, near],
        [far, along],
        [along, far],
        [near, along],
      ].entries()) {
        if (!inCorner(x!, y!)) sides[side] += `M${x} ${y}h6v6h-6zM${x! + 6} ${y! + 6}h6v12h-6z`;
      }
    }
  }
  return sides;
}
