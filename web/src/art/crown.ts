/** The crown of a winner: ten by seven pixels with a dark line around them. */
import type { Layer } from "./pixels.ts";

const SHAPE = "M0 1h1v1h1v1h1v-1h1v-2h2v2h1v1h1v-1h1v-1h1v6h-10z";

export const CROWN: readonly Layer[] = [
  ["#17121f", "M-1 0h2v1h1v1h1v-1h0v-2h4v2h0v1h1v-1h1v-1h2v8h-12z"],
  ["#ffd23f", SHAPE],
  ["#b88a00", "M0 6h10v1h-10z"],
  ["#c1272d", "M2 4h1v1h-1zM7 4h1v1h-1z"],
  ["#2fe0ff", "M4.5 4h1v1h-1z"],
];
