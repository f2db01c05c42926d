/** The log by turns, and its filters. */
import type { LogEntry, SeatInfo } from "../protocol.ts";
import { ownersOf } from "../game/recap.ts";

export interface Line {
  /** Unique until an earlier entry is undone. */
  key: string;
  entry: LogEntry;
  owner: number | null;
}

export interface Turn {
  key: string;
  /** The number of the turn; 0 before the first. */
  turn: number;
  seat: number | null;
  lines: Line[];
}

/** Return whether a bot played an entry for the player of its seat. */
export function isByBot(entry: LogEntry, owner: number | null, seats: readonly Pick<SeatInfo, "bot_steps">[]): boolean {
  const ranges = (owner === null ? null : seats[owner]?.bot_steps) ?? [];
  return ranges.some(({ first, end }) => entry.at >= first && (end == null || entry.at < end));
}

/** Group the log by turns. The entry that starts a turn is its heading and not one of its lines. */
export function turnsOf(log: LogEntry[], only: number | null = null): Turn[] {
  const owners = ownersOf(log);
  const turns: Turn[] = [];
  let current: Turn | null = null;
  let at = -1;
  let within = 0;
  log.forEach((entry, index) => {
    within = entry.at === at ? within + 1 : 0;
    at = entry.at;
    const starts = entry.code === "turn";
    if (starts || !current) {
      current = {
        key: starts ? `turn-${entry.turn}` : `from-${entry.at}`,
        turn: starts ? entry.turn : 0,
        seat: starts ? entry.seat : null,
        lines: [],
      };
      turns.push(current);
    }
    if (starts) return;
    const owner = owners[index] ?? null;
    if (only !== null && owner !== null && owner !== only) return;
    current.lines.push({ key: `${entry.at}.${within}`, entry, owner });
  });
  return only === null ? turns : turns.filter((turn) => turn.lines.length || turn.seat === only);
}
