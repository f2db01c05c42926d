/** Sources of XP, from the log. */
import type { LogEntry } from "../protocol.ts";

export const SOURCES = ["buildings", "mobs", "hoes", "A", "B", "C", "bonuses"] as const;
export type Source = (typeof SOURCES)[number];

/** A gain of XP: its log entry and its source. */
export interface Gain {
  entry: LogEntry;
  seat: number;
  source: Source;
  xp: number;
}

function sourceOf(entry: LogEntry): Source | null {
  switch (entry.code) {
    case "built":
      return "buildings";
    case "fought":
      return "mobs";
    case "turned":
      return "hoes";
    case "scored":
      return entry.card as Source;
    case "bonus":
      return "bonuses";
    default:
      return null;
  }
}

/** Return the gains of a game in order. */
export function gainsOf(log: LogEntry[]): Gain[] {
  const gains: Gain[] = [];
  for (const entry of log) {
    const source = sourceOf(entry);
    if (source && "seat" in entry && "xp" in entry && entry.xp)
      gains.push({ entry, seat: entry.seat, source, xp: entry.xp });
  }
  return gains;
}

/** Return the XP of a seat from a source. */
export function sumOf(gains: Gain[], seat: number, source?: Source): number {
  return gains
    .filter((gain) => gain.seat === seat && (!source || gain.source === source))
    .reduce((sum, gain) => sum + gain.xp, 0);
}

/** Return the XP of each seat after each turn, from the start to the end of the game. */
export function xpByTurn(log: LogEntry[], seats: number): number[][] {
  const now = new Array<number>(seats).fill(0);
  const turns: number[][] = [[...now]];
  for (const entry of log) {
    if (entry.code === "turn" && entry.turn > 1) turns.push([...now]);
    const source = sourceOf(entry);
    if (source && "seat" in entry && "xp" in entry) now[entry.seat] = (now[entry.seat] ?? 0) + (entry.xp ?? 0);
  }
  turns.push([...now]);
  return turns;
}

export interface Luck {
  fights: number;
  won: number;
  /** The expected number of wins. */
  expected: number;
}

/** Return the number of fights of a seat, its wins and its expected wins. */
export function luckOf(log: LogEntry[], seat: number): Luck {
  const luck = { fights: 0, won: 0, expected: 0 };
  for (const entry of log) {
    if (entry.code === "fight" && entry.seat === seat) {
      luck.fights += 1;
      luck.expected += entry.chance;
    } else if (entry.code === "fought" && entry.seat === seat && entry.won) {
      luck.won += 1;
    }
  }
  return luck;
}

/** Return the blocks that a seat has taken, by material. */
export function blocksOf(log: LogEntry[], seat: number): Record<string, number> {
  const taken: Record<string, number> = {};
  for (const entry of log) {
    if (entry.code === "mined" && entry.seat === seat) taken[entry.block] = (taken[entry.block] ?? 0) + 1;
  }
  return taken;
}
