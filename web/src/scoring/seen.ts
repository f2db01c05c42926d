/** The visible part of a scoring: all of it, or as much as playback has shown. */
import { type Beat, begunIn, type Moment } from "../playback/beat.ts";
import type { BonusScored, LogEntry, Scored } from "../protocol.ts";

/** Return the log up to a phase of playback, both live and in a replay. */
export function seenIn(log: LogEntry[], beat: Beat | null, moment: number): LogEntry[] {
  const first = beat?.entries[0];
  if (!beat || !first) return log;
  return [...log.filter(({ at }) => at < first.at), ...begunIn(beat, moment)];
}

/** Return the gain of a phase, if any. */
export function gainIn({ entries, ahead }: Moment): Scored | BonusScored | null {
  return [...entries, ...(ahead ? [ahead] : [])].find(isGain) ?? null;
}

/** Return the visible gains of a seat: from a card, and after the last card from mobs. */
export function gainsIn(seen: LogEntry[], card: string, seat: number): (Scored | BonusScored)[] {
  return seen.filter(isGain).filter((one) => one.seat === seat && (one.code === "bonus" || one.card === card));
}

function isGain(entry: LogEntry): entry is Scored | BonusScored {
  return entry.code === "scored" || entry.code === "bonus";
}
