/** Highlights of a game: the turning point, the largest gain, and the sources of the lead. */
import type { LogEntry } from "../protocol.ts";
import { type Gain, gainsOf, type Source, SOURCES, sumOf } from "./sources.ts";

/** A gain and its turn. */
export interface Highlight extends Gain {
  turn: number;
}

/** Return the gains of a game with their turns, in order. */
function highlightsOf(log: LogEntry[]): Highlight[] {
  const turns = new Map<LogEntry, number>();
  let turn = 0;
  for (const entry of log) {
    if (entry.code === "turn") turn = entry.turn;
    turns.set(entry, turn);
  }
  return gainsOf(log).map((gain) => ({ ...gain, turn: turns.get(gain.entry) ?? 0 }));
}

/** Return the gain with which a seat took the lead and kept it; null if there is none. */
export function turningPoint(log: LogEntry[], winner: number): Highlight | null {
  const xp = new Map<number, number>();
  let found: Highlight | null = null;
  for (const moment of highlightsOf(log)) {
    xp.set(moment.seat, (xp.get(moment.seat) ?? 0) + moment.xp);
    const others = [...xp].filter(([seat]) => seat !== winner).map(([, sum]) => sum);
    const ahead = (xp.get(winner) ?? 0) > Math.max(0, ...others);
    found = ahead ? (found ?? moment) : null;
  }
  return found;
}

/** Return the largest gain of a game, the first of several. */
export function largestGain(log: LogEntry[]): Highlight | null {
  let found: Highlight | null = null;
  for (const moment of highlightsOf(log)) if (moment.xp > (found?.xp ?? 0)) found = moment;
  return found;
}

/** Return the sources from which a seat has more XP than another, the largest first. */
export function leadOf(gains: Gain[], seat: number, other: number): { source: Source; xp: number }[] {
  return SOURCES.map((source) => ({ source, xp: sumOf(gains, seat, source) - sumOf(gains, other, source) }))
    .filter(({ xp }) => xp > 0)
    .sort((one, next) => next.xp - one.xp);
}

/** Return the turn after which each card was scored. */
export function scoringTurns(log: LogEntry[]): { card: string; turn: number }[] {
  const found = new Map<string, number>();
  for (const { entry, turn } of highlightsOf(log)) {
    if (entry.code === "scored" && !found.has(entry.card)) found.set(entry.card, turn);
  }
  return [...found].map(([card, turn]) => ({ card, turn }));
}
