/** The cost of a building as pips: one for each block, or one with a number for each kind. */

/** `joker`: a wildcard pays for the block; `miss`: the player lacks it. */
export type PipState = "have" | "joker" | "miss";

export interface Pip {
  material: string;
  /** The number of blocks that it stands for. */
  count: number;
  state: PipState;
}

/** For at least this many blocks, a pip stands for all of its kind. */
const MANY = 5;

const STATES: Readonly<Record<string, PipState>> = { b: "have", w: "joker", "-": "miss" };

/**
 * Return the pips of a cost, in its order.
 *
 * `payment` has a letter for each block, as the server says in `payments`. Without it, all pips are solid.
 */
export function pipsOf(cost: Readonly<Record<string, number>>, payment = ""): Pip[] {
  const blocks = Object.entries(cost).flatMap(([material, count]) => Array<string>(count).fill(material));
  const pips = blocks.map((material, at): Pip => ({ material, count: 1, state: STATES[payment[at] ?? "b"] ?? "have" }));
  if (blocks.length < MANY) return pips;
  return [...new Set(blocks)].map((material) => {
    const same = pips.filter((pip) => pip.material === material);
    const state = (["miss", "joker"] as const).find((one) => same.some((pip) => pip.state === one)) ?? "have";
    return { material, count: same.length, state };
  });
}
