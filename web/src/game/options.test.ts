import { expect, test } from "vitest";
import type { SeatInfo } from "../protocol.ts";
import { hintsOn } from "./hints.ts";
import {
  canBeRated,
  clockOf,
  consistent,
  missing,
  newTable,
  optionsNow,
  withBoard,
  withKind,
  withMore,
  withRating,
  withSeat,
} from "./options.ts";

const BOARDS = ["red", "blue", "yellow", "green"];
const start = newTable(BOARDS, "Ada");
const seat = (kind: SeatInfo["kind"], filled = true): SeatInfo => ({ kind, board: "red", name: "", filled });

test("a new table has a person here, one elsewhere and two closed seats", () => {
  expect(start.seats.map((one) => one.kind)).toEqual(["here", "online", "closed", "closed"]);
  expect(start.seats.map((one) => one.board)).toEqual(BOARDS);
  expect(start.seats[0]?.name).toBe("Ada");
});

test("only a bot has a level", () => {
  const bot = withKind(start, 1, "bot", "flint");
  expect(bot.seats[1]).toMatchObject({ kind: "bot", bot: "flint", name: "" });
  expect(withKind(bot, 1, "online").seats[1]).toMatchObject({ kind: "online", bot: "" });
  expect(start.seats[1]?.kind).toBe("online");
});

test("a closed seat cannot have the first turn", () => {
  const first = { ...start, first: 1 };
  expect(withKind(first, 1, "closed").first).toBeNull();
  expect(withKind(first, 0, "closed").first).toBe(1);
  expect(withSeat(first, 1, { beginner: true }).first).toBe(1);
});

test("boards change places, so that all stay different", () => {
  expect(withBoard(start, 0, "green").seats.map((one) => one.board)).toEqual(["green", "blue", "yellow", "red"]);
  expect(withBoard(start, 0, "red")).toEqual(start);
});

test("a table has at most four seats", () => {
  const two = { seats: start.seats.slice(0, 2) };
  expect(withMore(two, BOARDS).seats.map((one) => one.board)).toEqual(["red", "blue", "yellow"]);
  expect(withMore(start, BOARDS)).toBe(start);
});

test("hints are on for a single player, unless the options say otherwise", () => {
  expect(hintsOn(start)).toBe(false);
  expect(hintsOn(withKind(start, 1, "bot"))).toBe(true);
  expect(hintsOn({ ...start, hints: true })).toBe(true);
});

test("names that players gave themselves stay when options change", () => {
  const seats = [
    { ...seat("here"), name: "Grace" },
    { ...seat("online"), name: "Ben" },
  ];
  expect(optionsNow(start, seats).seats.map((one) => one.name)).toEqual(["Grace", undefined, undefined, undefined]);
});

test("reasons against the start of a game", () => {
  expect(missing([seat("here"), seat("online", false), seat("closed")])).toEqual({ open: 1, few: false });
  expect(missing([seat("here"), seat("closed")])).toEqual({ open: 0, few: true });
  expect(missing([seat("here"), seat("bot")])).toEqual({ open: 0, few: false });
});

test("clocks start with times that the server accepts", () => {
  expect(clockOf("off")).toEqual({ mode: "off" });
  expect(clockOf("bank")).toEqual({ mode: "bank", bank: 600, increment: 20 });
  expect(clockOf("days")).toEqual({ mode: "days", days: 1 });
});

test("a rated game is for two people on their own devices, with the base box", () => {
  expect(canBeRated(start, "base 1 abc")).toBe(true);
  expect(canBeRated(start, "mine 1 abc")).toBe(false);
  expect(canBeRated(withKind(start, 1, "here"), "base 1 abc")).toBe(false);
  expect(canBeRated(withKind(start, 1, "bot"), "base 1 abc")).toBe(false);
});

test("a rated game has no hints, no beginners and a random setup, else it is not rated", () => {
  const rated = withRating({ ...withSeat(start, 1, { beginner: true }), hints: true, deal: "mine" }, true);
  expect(rated).toMatchObject({ rated: true, hints: false, deal: null });
  expect(rated.seats.some(({ beginner }) => beginner)).toBe(false);
  expect(consistent(rated, "base 1 abc")).toBe(rated);
  const changes = [
    { ...rated, hints: true },
    { ...rated, deal: "mine" },
    withSeat(rated, 1, { beginner: true }),
    withKind(rated, 1, "closed"),
  ];
  for (const change of changes) expect(consistent(change, "base 1 abc").rated).toBe(false);
  expect(withRating(rated, false).rated).toBe(false);
});
