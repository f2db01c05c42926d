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

/** Return the gains of each part of a game: all of a scoring round, all bonuses, or the others of a turn. */
function partsOf(moments: Highlight[]): Highlight[][] {
  const parts: Highlight[][] = [];
  let last = "";
  for (const moment of moments) {
    const { entry, turn } = moment;
    const key = entry.code === "scored" ? entry.card : entry.code === "bonus" ? entry.code : `turn ${turn}`;
    if (key === last) parts.at(-1)?.push(moment);
    else parts.push([moment]);
    last = key;
  }
  return parts;
}

/**
 * Return the gain with which a seat took the lead and kept it; null if there is none. A scoring round counts as a
 * whole, because its players gain one after the other.
 */
export function turningPoint(log: LogEntry[], winner: number): Highlight | null {
  const xp = new Map<number, number>();
  let found: Highlight | null = null;
  for (const part of partsOf(highlightsOf(log))) {
    const before = xp.get(winner) ?? 0;
    for (const { seat, xp: gain } of part) xp.set(seat, (xp.get(seat) ?? 0) + gain);
    const others = [...xp].filter(([seat]) => seat !== winner).map(([, sum]) => sum);
    const most = Math.max(0, ...others);
    if ((xp.get(winner) ?? 0) <= most) found = null;
    else if (!found) {
      let sum = before;
      found = part.find((moment) => moment.seat === winner && (sum += moment.xp) > most) ?? null;
    }
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
