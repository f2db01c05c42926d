/** What a fight has shown so far, taken from the view and the log. */
import type { FightBegan, Fought, LogEntry, Turned, View } from "../protocol.ts";

export type Question = "bow" | "pickaxe" | "tnt";

/** What is asked in a fight, if anything is. */
export function questionOf(view: View): Question | null {
  const { code } = view.prompt;
  return code === "bow" || code === "pickaxe" || code === "tnt" ? code : null;
}

/** The tokens of the last fight in the order in which they were turned. */
export function turnedIn(log: LogEntry[]): Turned[] {
  const began = log.findLastIndex((entry) => entry.code === "fight");
  return log.slice(began + 1).filter((entry) => entry.code === "turned");
}

/** How many hearts the last fight has as far as a log tells it. */
export function heartsIn(log: LogEntry[]): number {
  const began = log.findLastIndex((entry) => entry.code === "fight");
  const told = log.slice(began + 1).findLast((entry) => entry.code === "turned" || entry.code === "detonated");
  return told?.hearts ?? 0;
}

/** The beginning of the last fight; null if there was none. */
export function beginningOf(log: LogEntry[]): FightBegan | null {
  return log.findLast((entry) => entry.code === "fight") ?? null;
}

/** The fight that is over with the last thing that happened. */
export function outcomeOf(log: LogEntry[]): Fought | null {
  const last = log.at(-1);
  return last?.code === "fought" ? last : null;
}

/** Whether the TNT that is asked about decides nothing: the fight is won without, or lost with all of them. */
export function pointless(view: View): boolean {
  const { code, hearts = 0, needed = 0, detonated = 0 } = view.prompt;
  if (code !== "tnt") return false;
  const all = hearts + (detonated - hearts) * (view.fight?.tnt ?? 1);
  return hearts >= needed || all < needed;
}
