/** What has been seen of a scoring: all of it, or as much as was shown so far. */
import { type Beat, begunIn, type Moment } from "../show/beat.ts";
import type { BonusScored, Box, LogEntry, Scored, View } from "../protocol.ts";

/** The log up to a moment of a beat, whether that is new or shown once more. */
export function seenIn(log: LogEntry[], beat: Beat | null, moment: number): LogEntry[] {
  const first = beat?.entries[0];
  if (!beat || !first) return log;
  return [...log.filter(({ at }) => at < first.at), ...begunIn(beat, moment)];
}

/** What is scored in a moment, if anything is: it is being counted, or it was. */
export function gainIn({ entries, ahead }: Moment): Scored | BonusScored | null {
  return [...entries, ...(ahead ? [ahead] : [])].find(isGain) ?? null;
}

/** What a seat has gained from a card so far, and from mobs after the last: in the order in which it was seen. */
export function gainsIn(seen: LogEntry[], card: string, seat: number): (Scored | BonusScored)[] {
  return seen.filter(isGain).filter((one) => one.seat === seat && (one.code === "bonus" || one.card === card));
}

function isGain(entry: LogEntry): entry is Scored | BonusScored {
  return entry.code === "scored" || entry.code === "bonus";
}

/** All spaces of a board that show a characteristic, as bits; printed ground shows its biome. */
export function spacesWith(view: View, box: Box, seat: number, trait: string): number {
  const player = view.players[seat];
  const printed = box.boards.find(({ id }) => id === player?.colour)?.biomes ?? [];
  return (player?.board ?? []).reduce((mask, tile, at) => {
    const building = box.buildings.find(({ id }) => id === tile);
    const traits = tile ? [building?.biome, building?.material, building?.type] : [printed[at]];
    return traits.includes(trait) ? mask | (1 << at) : mask;
  }, 0);
}
