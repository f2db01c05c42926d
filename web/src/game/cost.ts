/** The cost of a building as pips: one for each block, or one with a number for each kind. */

/** `joker`: a wildcard pays for it. `miss`: the player lacks it. */
export type PipState = "have" | "joker" | "miss";

export interface Pip {
  material: string;
  /** The number of blocks that it stands for. */
  count: number;
  state: PipState;
}

/** For at least this many blocks, a pip stands for all of its kind. */
const MANY = 5;

/**
 * Return the pips of a cost, in its order.
 *
 * Without a supply to compare with, all of them are solid.
 */
export function pipsOf(
  cost: Readonly<Record<string, number>>,
  supply?: Readonly<Record<string, number>>,
  wildcard = "",
): Pip[] {
  const kinds = Object.entries(cost).filter(([, count]) => count > 0);
  const many = kinds.reduce((sum, [, count]) => sum + count, 0) >= MANY;
  let jokers = supply?.[wildcard] ?? 0;
  return kinds.flatMap(([material, count]) => {
    const have = supply ? Math.min(count, supply[material] ?? 0) : count;
    const wild = material === wildcard ? 0 : Math.min(count - have, jokers);
    jokers -= material === wildcard ? have : wild;
    const missing = count - have - wild;
    if (many) return [{ material, count, state: missing ? "miss" : wild ? "joker" : "have" } as const];
    const states: PipState[] = [
      ...Array<PipState>(have).fill("have"),
      ...Array<PipState>(wild).fill("joker"),
      ...Array<PipState>(missing).fill("miss"),
    ];
    return states.map((state) => ({ material, count: 1, state }));
  });
}
