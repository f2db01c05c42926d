/** What others have done since somebody's last decision, and where. */
import type { LogEntry } from "../protocol.ts";
import { placesOf, seatOf } from "../i18n/log.ts";
import { isDecision } from "../playback/beat.ts";

/** Places to mark, each with whose doing it is. */
export type Marks = ReadonlyMap<string, number | null>;

/** The steps of a fight, which its outcome sums up. */
const FIGHTING: ReadonlySet<LogEntry["code"]> = new Set(["fight", "turned", "drew", "declined", "detonated"]);

/** Whose doing each entry is: what chance says belongs to whoever asked it. */
export function ownersOf(log: LogEntry[]): (number | null)[] {
  let owner: number | null = null;
  return log.map((entry) => {
    owner = entry.code === "over" ? null : (seatOf(entry) ?? owner);
    return owner;
  });
}

/** Where the last decision of a seat is; -1 if there is none. */
function lastDecision(log: LogEntry[], seat: number): number {
  return log.findLastIndex((entry) => isDecision(entry) && seatOf(entry) === seat);
}

/** What is worth telling of some entries: no headings, and of a fight that is over its outcome. */
export function worthTelling(entries: LogEntry[], outcomes = true): LogEntry[] {
  const told = outcomes ? entries.findLastIndex((entry) => entry.code === "fought") : -1;
  return entries.filter((entry, at) => {
    if (entry.code === "began" || entry.code === "turn") return false;
    return !(FIGHTING.has(entry.code) && at < told);
  });
}

/** What the others have done since the last decision of a seat. */
export function recapOf(log: LogEntry[], seat: number): LogEntry[] {
  const mine = lastDecision(log, seat);
  const owners = ownersOf(log);
  const since = log.filter((_, at) => at > mine && owners[at] !== seat);
  return worthTelling(since).filter((entry) => entry.code !== "ended" || entry.due);
}

/** What a seat is doing in its turn, or has done in the last one in which it did something. */
export function lastTurn(log: LogEntry[], seat: number): LogEntry[] {
  const began = log.findLastIndex((entry) => entry.code === "turn" && entry.seat === seat);
  if (began < 0) return [];
  const turn = log.slice(began + 1);
  const next = turn.findIndex((entry) => entry.code === "turn");
  const entries = next < 0 ? turn : turn.slice(0, next);
  const told = worthTelling(entries).filter(({ code }) => code !== "ended" && code !== "layer" && code !== "over");
  return told.length || !began ? told : lastTurn(log.slice(0, began), seat);
}

/** All that has happened since the last decision of a seat, that decision included. */
export function sinceDecision(log: LogEntry[], seat: number): LogEntry[] {
  return worthTelling(log.slice(Math.max(0, lastDecision(log, seat))));
}

/** Where the others have changed something since the last decision of a seat. */
export function changesOf(log: LogEntry[], seat: number): Marks {
  const owners = ownersOf(log);
  return new Map(
    recapOf(log, seat).flatMap((entry) => {
      const owner = owners[log.indexOf(entry)] ?? null;
      return (entry.code === "explored" ? [entry.crossing] : placesOf(entry)).map((place) => [place, owner] as const);
    }),
  );
}

/** Where something happened that somebody did. */
export function marksOf(entries: LogEntry[], seat: number | null): Marks {
  return new Map(entries.flatMap(placesOf).map((place) => [place, seat]));
}
