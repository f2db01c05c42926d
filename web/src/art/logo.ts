/** The sign of the game as paths on a square of 24, for pages and for the icon of the browser's tab. */

import type { Layer } from "./pixels.ts";

const SHADES: readonly (readonly [top: string, left: string, right: string])[] = [
  ["#35a457", "#1f7a3a", "#155a2a"],
  ["#f0c469", "#d9a441", "#ad7c26"],
  ["#ffffff", "#d3e4f0", "#a9c4d6"],
  ["#8a94a3", "#5b6472", "#434a56"],
  ["#a06a35", "#7b4d21", "#5f3a17"],
];

/** A block of the cube: two wide, one deep, its top corner at x, y. */
function block(x: number, y: number, [top, left, right]: (typeof SHADES)[number]): Layer[] {
  return [
    [top, `M${x} ${y}l5 2.75-5 2.75-5-2.75z`],
    [left, `M${x - 5} ${y + 2.75}l5 2.75v5.5l-5-2.75z`],
    [right, `M${x + 5} ${y + 2.75}l-5 2.75v5.5l5-2.75z`],
  ];
}

/** Blocks from back to front, bottom to top; the one in front on top is mined. */
export const LOGO: readonly Layer[] = [
  ...block(12, 6.5, SHADES[4]!),
  ...block(7, 9.25, SHADES[3]!),
  ...block(17, 9.25, SHADES[1]!),
  ...block(12, 12, SHADES[4]!),
  ...block(12, 1, SHADES[0]!),
  ...block(7, 3.75, SHADES[2]!),
  ...block(17, 3.75, SHADES[0]!),
  ["#0a7646", "M12 8.6l2.6 2.9-2.6 4.3-2.6-4.3z"],
  ["#2fd48a", "M12 8.6l2.6 2.9H9.4z"],
  ["#12a866", "M9.4 11.5H12v4.3z"],
];
