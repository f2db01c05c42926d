/** The actions of other players since a player's last decision, and their places. */
import type { LogEntry } from "../protocol.ts";
import { placesOf, seatOf } from "../i18n/log.ts";
import { isDecision } from "../playback/beat.ts";

/** Places to mark, each with the seat that acted there. */
export type Marks = ReadonlyMap<string, number | null>;

/** The steps of a fight, which its outcome replaces. */
const FIGHTING: ReadonlySet<LogEntry["code"]> = new Set(["fight", "turned", "drew", "declined", "detonated"]);

/** Return the seat of each entry. A chance result belongs to the player who caused it. */
export function ownersOf(log: LogEntry[]): (number | null)[] {
  let owner: number | null = null;
  return log.map((entry) => {
    owner = entry.code === "over" ? null : (seatOf(entry) ?? owner);
    return owner;
  });
}

/** Return the index of the last decision of a seat; -1 if there is none. */
function lastDecision(log: LogEntry[], seat: number): number {
  return log.findLastIndex((entry) => isDecision(entry) && seatOf(entry) === seat);
}

/** Return the entries for a summary: without headings, and with only the outcome of a finished fight. */
export function worthTelling(entries: LogEntry[], outcomes = true): LogEntry[] {
  const outcome = outcomes ? entries.findLastIndex((entry) => entry.code === "fought") : -1;
  return entries.filter((entry, at) => {
    if (entry.code === "began" || entry.code === "turn") return false;
    return !(FIGHTING.has(entry.code) && at < outcome);
  });
}

/** Return the actions of the others since the last decision of a seat. */
export function recapOf(log: LogEntry[], seat: number): LogEntry[] {
  const mine = lastDecision(log, seat);
  const owners = ownersOf(log);
  const since = log.filter((_, at) => at > mine && owners[at] !== seat);
  return worthTelling(since).filter((entry) => entry.code !== "ended" || entry.due);
}

/** Return the entries of the current turn of a seat, or of its last turn with an action. */
export function lastTurn(log: LogEntry[], seat: number): LogEntry[] {
  const began = log.findLastIndex((entry) => entry.code === "turn" && entry.seat === seat);
  if (began < 0) return [];
  const turn = log.slice(began + 1);
  const next = turn.findIndex((entry) => entry.code === "turn");
  const entries = next < 0 ? turn : turn.slice(0, next);
  const shown = worthTelling(entries).filter(({ code }) => code !== "ended" && code !== "layer" && code !== "over");
  return shown.length || !began ? shown : lastTurn(log.slice(0, began), seat);
}

/** Return all entries since the last decision of a seat, including it. */
export function sinceDecision(log: LogEntry[], seat: number): LogEntry[] {
  return worthTelling(log.slice(Math.max(0, lastDecision(log, seat))));
}

/** Return the places that others changed since the last decision of a seat. */
export function changesOf(log: LogEntry[], seat: number): Marks {
  const owners = ownersOf(log);
  return new Map(
    recapOf(log, seat).flatMap((entry) => {
      const owner = owners[log.indexOf(entry)] ?? null;
      return (entry.code === "explored" ? [entry.crossing] : placesOf(entry)).map((place) => [place, owner] as const);
    }),
  );
}

/** Return the places of entries with their seats. */
export function marksOf(entries: LogEntry[], seat: number | null): Marks {
  return new Map(entries.flatMap(placesOf).map((place) => [place, seat]));
}
