/** One device, several people: who has it, and whose it is next. */
import type { TableInfo, View, You } from "../protocol.ts";

/** The people at this device who play for themselves. */
export function localsOf(info: TableInfo, you: You): number[] {
  return you.seats.filter((seat) => info.seats[seat]?.kind !== "bot" && !info.seats[seat]?.stand_in);
}

/** Who has to be given the device now: null if nobody, or if it is in the right hands. */
export function nextHolder(holder: number | null, view: View | null, info: TableInfo, you: You): number | null {
  const locals = localsOf(info, you);
  const decider = view?.decider;
  if (decider == null || locals.length < 2 || !locals.includes(decider)) return null;
  return holder === null || holder === decider ? null : decider;
}
