/** Who is away, and what can be done about it. */
import type { SeatInfo } from "../protocol.ts";

export interface Away {
  seat: number;
  name: string;
  since: number;
  /** Milliseconds until the others may choose; 0: they may. */
  wait: number;
  /** How long a bot plays instead; empty if none does. */
  bot: string;
}

/** The people who are away at a time, except for those of this client. */
export function awayOf(seats: SeatInfo[], mine: number[], grace: number, now: number): Away[] {
  return seats.flatMap((who, seat) => {
    const since = who.away_since;
    if (since == null || who.kind === "bot" || who.resigned || mine.includes(seat)) return [];
    const wait = Math.max(0, since + grace - now);
    return [{ seat, name: who.name, since, wait, bot: who.stand_in ? (who.stand_until ?? "") : "" }];
  });
}

/** My seat whose bank is spent, while its last seconds run. */
export function overtimeOf(seats: SeatInfo[], mine: number[], running: number | null): number | null {
  return mine.find((seat) => seat === running && seats[seat]?.overtime && !seats[seat].stand_in) ?? null;
}

/** My seat that its clock has handed to a bot for the rest of the game. */
export function lostOf(seats: SeatInfo[], mine: number[]): number | null {
  return mine.find((seat) => seats[seat]?.timed_out && seats[seat].stand_until === "end") ?? null;
}

/** My seats that a bot plays and that can be had back. */
export function replacedOf(seats: SeatInfo[], mine: number[]): number[] {
  return mine.filter((seat) => seats[seat]?.stand_in && seats[seat]?.stand_until !== "end");
}
