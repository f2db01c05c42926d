/** What decided a game: where the winner got ahead for good, the largest gain, and what the lead was made of. */
import type { LogEntry } from "../protocol.ts";
import { type Gain, gainsOf, type Source, SOURCES, sumOf } from "./sources.ts";

/** A gain, and the turn in which it came. */
export interface Moment extends Gain {
  turn: number;
}

/** Every gain of a game with its turn, in order. */
function momentsOf(log: LogEntry[]): Moment[] {
  const turns = new Map<LogEntry, number>();
  let turn = 0;
  for (const entry of log) {
    if (entry.code === "turn") turn = entry.turn;
    turns.set(entry, turn);
  }
  return gainsOf(log).map((gain) => ({ ...gain, turn: turns.get(gain.entry) ?? 0 }));
}

/** The gain with which a seat got ahead of all others and stayed there; null if it never did. */
export function turningPoint(log: LogEntry[], winner: number): Moment | null {
  const xp = new Map<number, number>();
  let found: Moment | null = null;
  for (const moment of momentsOf(log)) {
    xp.set(moment.seat, (xp.get(moment.seat) ?? 0) + moment.xp);
    const others = [...xp].filter(([seat]) => seat !== winner).map(([, sum]) => sum);
    const ahead = (xp.get(winner) ?? 0) > Math.max(0, ...others);
    found = ahead ? (found ?? moment) : null;
  }
  return found;
}

/** The largest gain of a game, the first of several. */
export function largestGain(log: LogEntry[]): Moment | null {
  let found: Moment | null = null;
  for (const moment of momentsOf(log)) if (moment.xp > (found?.xp ?? 0)) found = moment;
  return found;
}

/** From which sources a seat has more than another, the most important first. */
export function leadOf(gains: Gain[], seat: number, other: number): { source: Source; xp: number }[] {
  return SOURCES.map((source) => ({ source, xp: sumOf(gains, seat, source) - sumOf(gains, other, source) }))
    .filter(({ xp }) => xp > 0)
    .sort((one, next) => next.xp - one.xp);
}

/** After which turn each card was scored. */
export function scoringTurns(log: LogEntry[]): { card: string; turn: number }[] {
  const found = new Map<string, number>();
  for (const { entry, turn } of momentsOf(log)) {
    if (entry.code === "scored" && !found.has(entry.card)) found.set(entry.card, turn);
  }
  return [...found].map(([card, turn]) => ({ card, turn }));
}
