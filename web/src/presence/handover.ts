/** Several players at one device. */
import type { TableInfo, View, You } from "../protocol.ts";

/** Return the seats at this device that no bot plays. */
export function localsOf(info: TableInfo, you: You): number[] {
  return you.seats.filter((seat) => info.seats[seat]?.kind !== "bot" && !info.seats[seat]?.stand_in);
}

/** Return the seat that must get the device now; null if it has it. */
export function nextHolder(holder: number | null, view: View | null, info: TableInfo, you: You): number | null {
  const locals = localsOf(info, you);
  const decider = view?.decider;
  if (decider == null || locals.length < 2 || !locals.includes(decider)) return null;
  return holder === null || holder === decider ? null : decider;
}
