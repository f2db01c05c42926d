/** The options of a table while somebody chooses them. */
import type { ClockOption, Options, SeatInfo, SeatKind, SeatOption } from "../protocol.ts";

export const SEATS = 4;
export { LONGEST_NAME } from "../i18n/names.ts";
export const LONGEST_DEAL = 40;
/** The bot of a seat until somebody chooses another. */
export const FIRST_BOT = "pebble";
/** The deal that changes every day. */
export const DAILY = "daily";

/** A new table: one person here, one elsewhere, two seats closed. */
export function newTable(boards: string[], name: string): Options {
  const kinds: SeatKind[] = ["here", "online", "closed", "closed"];
  return {
    seats: boards.slice(0, SEATS).map((board, at) => ({
      kind: kinds[at] ?? "closed",
      board,
      ...(at === 0 ? { name } : {}),
    })),
  };
}

/** The options of a table with the names that its people have now. */
export function optionsNow(options: Options, seats: SeatInfo[]): Options {
  return {
    ...options,
    seats: options.seats.map((seat, at) => (seat.kind === "here" ? { ...seat, name: seats[at]?.name ?? "" } : seat)),
  };
}

/** The options with something else on a seat; who begins cannot be nobody. */
export function withSeat(options: Options, at: number, changes: Partial<SeatOption>): Options {
  const seats = options.seats.map((seat, number) => (number === at ? { ...seat, ...changes } : seat));
  const first = options.first != null && seats[options.first]?.kind === "closed" ? null : options.first;
  return { ...options, seats, first };
}

/** The options with somebody else on a seat. */
export function withKind(options: Options, at: number, kind: SeatKind, bot = FIRST_BOT): Options {
  const changes: Partial<SeatOption> = { kind, bot: kind === "bot" ? bot : "" };
  if (kind !== "here") changes.name = "";
  return withSeat(options, at, changes);
}

/** The options with another board on a seat; whoever had it gets the seat's. */
export function withBoard(options: Options, at: number, board: string): Options {
  const before = options.seats[at]?.board;
  const seats = options.seats.map((seat, number) => {
    if (number === at) return { ...seat, board };
    return seat.board === board ? { ...seat, board: before } : seat;
  });
  return { ...options, seats };
}

/** The options with one more seat, closed, on a board that is free. */
export function withMore(options: Options, boards: string[]): Options {
  const board = boards.find((one) => options.seats.every((seat) => seat.board !== one));
  if (!board || options.seats.length >= SEATS) return options;
  return { ...options, seats: [...options.seats, { kind: "closed", board }] };
}

/** How many seats are for people. */
export function people(options: Options): number {
  return options.seats.filter(({ kind }) => kind === "here" || kind === "online").length;
}

/** Whether hints are on: if nobody said so, they are where one person plays. */
export function hintsOn(options: Options): boolean {
  return options.hints ?? people(options) < 2;
}

/** A clock of a kind, with the times that most people like. */
export function clockOf(mode: NonNullable<ClockOption["mode"]>): ClockOption {
  if (mode === "bank") return { mode, bank: 600, increment: 20 };
  return mode === "days" ? { mode, days: 1 } : { mode };
}

/** What stands against the beginning of a game: seats that nobody took, or too few. */
export function missing(seats: SeatInfo[]): { open: number; few: boolean } {
  const open = seats.filter((seat) => seat.kind === "online" && !seat.filled).length;
  return { open, few: seats.filter((seat) => seat.kind !== "closed").length < 2 };
}
