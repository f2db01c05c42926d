/** The options of a table in a form. */
import type { ClockOption, Options, SeatInfo, SeatKind, SeatOption } from "../protocol.ts";
import { FIRST_BOT } from "./bots.ts";
import { hintsOn } from "./hints.ts";

export const SEATS = 4;
export { LONGEST_NAME } from "../i18n/names.ts";
export const LONGEST_DEAL = 40;

/** Return the options of a new table: one player here, one elsewhere, two closed seats. */
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

/** Return the options of a table with the current names of its players. */
export function optionsNow(options: Options, seats: SeatInfo[]): Options {
  return {
    ...options,
    seats: options.seats.map((seat, at) => (seat.kind === "here" ? { ...seat, name: seats[at]?.name ?? "" } : seat)),
  };
}

/** Return the options with a changed seat. A closed seat loses the first turn. */
export function withSeat(options: Options, at: number, changes: Partial<SeatOption>): Options {
  const seats = options.seats.map((seat, number) => (number === at ? { ...seat, ...changes } : seat));
  const first = options.first != null && seats[options.first]?.kind === "closed" ? null : options.first;
  return { ...options, seats, first };
}

/** Return the options with another kind of player on a seat. */
export function withKind(options: Options, at: number, kind: SeatKind, bot = FIRST_BOT): Options {
  const changes: Partial<SeatOption> = { kind, bot: kind === "bot" ? bot : "" };
  if (kind !== "here") changes.name = "";
  return withSeat(options, at, changes);
}

/** Return the options with another board on a seat. The seat that had it gets this seat's board. */
export function withBoard(options: Options, at: number, board: string): Options {
  const before = options.seats[at]?.board;
  const seats = options.seats.map((seat, number) => {
    if (number === at) return { ...seat, board };
    return seat.board === board ? { ...seat, board: before } : seat;
  });
  return { ...options, seats };
}

/** Return the options with one more closed seat on a free board. */
export function withMore(options: Options, boards: string[]): Options {
  const board = boards.find((one) => options.seats.every((seat) => seat.board !== one));
  if (!board || options.seats.length >= SEATS) return options;
  return { ...options, seats: [...options.seats, { kind: "closed", board }] };
}

/** Return whether the seats and the box of a table allow a rated game. */
export function canBeRated({ seats }: Options, box: string): boolean {
  const here = seats.filter(({ kind }) => kind === "here").length;
  const online = seats.filter(({ kind }) => kind === "online").length;
  return here + online > 1 && here < 2 && box.startsWith("base ");
}

/** Return the options of a rated game: the same for all players, and luck by the server. */
export function withRating(options: Options, rated: boolean): Options {
  if (!rated) return { ...options, rated };
  const seats = options.seats.map((seat) => ({ ...seat, beginner: false }));
  return { ...options, seats, rated, hints: false, deal: null };
}

/** Return the options without a rating that another change has made impossible. */
export function consistent(options: Options, box: string): Options {
  const fair = !hintsOn(options) && options.deal == null && !options.seats.some(({ beginner }) => beginner);
  return options.rated && !(fair && canBeRated(options, box)) ? { ...options, rated: false } : options;
}

/** Return a clock of a kind with its default times. */
export function clockOf(mode: NonNullable<ClockOption["mode"]>): ClockOption {
  if (mode === "bank") return { mode, bank: 600, increment: 20 };
  return mode === "days" ? { mode, days: 1 } : { mode };
}

/** Return the reason why a game cannot start: a free seat, or too few seats. */
export function missing(seats: SeatInfo[]): { open: number; few: boolean } {
  const open = seats.filter((seat) => seat.kind === "online" && !seat.filled).length;
  return { open, few: seats.filter((seat) => seat.kind !== "closed").length < 2 };
}
