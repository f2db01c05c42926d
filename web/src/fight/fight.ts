/** The state of a fight, from the view and the log. */
import type { FightBegan, Fought, LogEntry, TokenRevealed, View } from "../protocol.ts";

export type Question = "bow" | "pickaxe" | "tnt";

/** The question in a fight. */
export function questionOf(view: View): Question | null {
  const { code } = view.prompt;
  return code === "bow" || code === "pickaxe" || code === "tnt" ? code : null;
}

/** Return the revealed tokens of the last fight in order. */
export function turnedIn(log: LogEntry[]): TokenRevealed[] {
  const began = log.findLastIndex((entry) => entry.code === "fight");
  return log.slice(began + 1).filter((entry) => entry.code === "turned");
}

/** Return the number of hearts in the last fight of a log. */
export function heartsIn(log: LogEntry[]): number {
  const began = log.findLastIndex((entry) => entry.code === "fight");
  const last = log.slice(began + 1).findLast((entry) => entry.code === "turned" || entry.code === "detonated");
  return last?.hearts ?? 0;
}

/** Return the chance to win after the last shown event of the last fight; undefined if there was no fight. */
export function chanceIn(log: LogEntry[]): number | undefined {
  const began = log.findLastIndex((entry) => entry.code === "fight");
  const known = log.slice(Math.max(0, began)).flatMap((entry) => ("chance" in entry ? entry.chance : []));
  return known.at(-1);
}

/** Return whether the last fight of a log has detonated a TNT. */
export function detonatedIn(log: LogEntry[]): boolean {
  const began = log.findLastIndex((entry) => entry.code === "fight");
  return log.slice(began + 1).some((entry) => entry.code === "detonated");
}

/** Return the index of the last fight's first entry; null if there was no fight. */
export function beginningOf(log: LogEntry[]): FightBegan | null {
  return log.findLast((entry) => entry.code === "fight") ?? null;
}

/** Return the fight that the last event ended. */
export function outcomeOf(log: LogEntry[]): Fought | null {
  const last = log.at(-1);
  return last?.code === "fought" ? last : null;
}
