/** Absent players. */
import type { SeatInfo } from "../protocol.ts";

export interface Away {
  seat: number;
  name: string;
  since: number;
  /** Milliseconds until the others may choose; 0 if they may. */
  wait: number;
  /** How long a bot stands in; empty if no bot does. */
  bot: string;
}

/** Return the absent players at a time, without those of this client. */
export function awayOf(seats: SeatInfo[], mine: number[], grace: number, now: number): Away[] {
  return seats.flatMap((who, seat) => {
    const since = who.away_since;
    if (since == null || who.kind === "bot" || who.resigned || mine.includes(seat)) return [];
    const wait = Math.max(0, since + grace - now);
    return [{ seat, name: who.name, since, wait, bot: who.stand_in ? (who.stand_until ?? "") : "" }];
  });
}

/** Return my seat whose bank is empty, while its last seconds run. */
export function overtimeOf(seats: SeatInfo[], mine: number[], running: number | null): number | null {
  return mine.find((seat) => seat === running && seats[seat]?.overtime && !seats[seat].stand_in) ?? null;
}

export interface Replaced {
  seat: number;
  /** Why a bot plays: I was away, my time is up, or it finishes the turn after that. */
  why: "away" | "time" | "turn";
}

/** Return my seats that a bot plays and that I can take back. */
export function replacedOf(seats: SeatInfo[], mine: number[]): Replaced[] {
  return mine.flatMap((seat) => {
    const { stand_in, stand_until, timed_out, resigned } = seats[seat] ?? {};
    if (!stand_in || resigned || (stand_until === "end" && !timed_out)) return [];
    return [{ seat, why: !timed_out ? "away" : stand_until === "turn" ? "turn" : "time" }];
  });
}
