import { beforeAll, describe, expect, test } from "vitest";
import { fixture, show, useFixtures } from "../../fixtures/table.svelte.ts";
import type { ChatLine, ClockInfo, SeatInfo, TableInfo, View } from "../protocol.ts";
import Absence from "./Absence.svelte";
import { awayOf, overtimeOf, replacedOf } from "./absence.ts";
import { mustAct } from "./attention.svelte.ts";
import { claimLink, readClaim } from "./claim.ts";
import { nextHolder } from "./handover.ts";
import { type Notice, talkOf, unreadOf } from "./talk.svelte.ts";
import { clockText, leftOf, warningOf } from "../game/time.ts";

beforeAll(useFixtures);

const seat = (facts: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: "here",
  board: "red",
  name: "Ada",
  filled: true,
  ...facts,
});
const info = (...seats: SeatInfo[]) => ({ seats }) as TableInfo;
const deciding = (decider: number | null) => ({ decider }) as View;

describe("clocks", () => {
  const clocks: ClockInfo = { left: [60_000, 45_000], running: 1, since: 1000, paused: false };

  test("run for one seat only, and never below 0", () => {
    expect(leftOf(clocks, 0, 21_000)).toBe(60_000);
    expect(leftOf(clocks, 1, 21_000)).toBe(25_000);
    expect(leftOf(clocks, 1, 99_000)).toBe(0);
    expect(leftOf({ ...clocks, paused: true }, 1, 99_000)).toBe(45_000);
    // A device whose clock is slow gives no player more time.
    expect(leftOf(clocks, 1, 0)).toBe(45_000);
  });

  test("warn at thirty seconds and at ten", () => {
    expect([30_001, 30_000, 10_001, 10_000, 0].map(warningOf)).toEqual([0, 30, 30, 10, 10]);
  });

  test("show minutes, hours, days", () => {
    expect(clockText(125_000)).toBe("2:05");
    expect(clockText(400)).toBe("0:01");
    expect(clockText(3_725_000)).toBe("1:02:05");
    expect(clockText(27 * 3_600_000)).toBe("1d 3h");
  });
});

describe("absence", () => {
  const away = seat({ name: "Ben", away_since: 1000 });

  test("may be answered after the grace", () => {
    expect(awayOf([seat(), away], [0], 120_000, 61_000)).toMatchObject([{ seat: 1, wait: 60_000, bot: "" }]);
    expect(awayOf([seat(), away], [0], 120_000, 121_000)).toMatchObject([{ seat: 1, wait: 0 }]);
  });

  test("ignores bots, players who resigned, and my own seats", () => {
    expect(awayOf([seat({ kind: "bot", away_since: 1 }), { ...away, resigned: true }], [], 0, 9)).toEqual([]);
    expect(awayOf([away], [0], 0, 9)).toEqual([]);
  });

  test("ends when the player returns, unless the bot stays to the end", () => {
    const seats = [
      seat({ stand_in: "flint", stand_until: "return" }),
      seat({ stand_in: "flint", stand_until: "end" }),
      seat(),
    ];
    expect(replacedOf(seats, [0, 1, 2])).toEqual([{ seat: 0, why: "away" }]);
  });
});

test("a spectator reads who is away, and only players are asked what to do", () => {
  const told = (...mine: number[]) => {
    const { store, table } = fixture();
    const seats = [seat(), seat({ name: "Ben", away_since: -999_999 })];
    store.info = { ...store.info!, seats };
    store.you = { seats: mine, host: false };
    const { target, gone } = show(Absence, table, { store, name: (at: number) => seats[at]!.name });
    const found = [target.querySelector("p")?.textContent.trim(), target.querySelectorAll("button").length];
    gone();
    return found;
  };
  expect(told()).toEqual(["Ben is away.", 0]);
  expect(told(0)).toEqual(["Ben is still away. What do you want to do?", 3]);
});

test("the player to move is notified, unless a bot plays", () => {
  const you = { seats: [0], host: false };
  expect(mustAct(deciding(0), info(seat(), seat()), you)).toBe(true);
  expect(mustAct(deciding(1), info(seat(), seat()), you)).toBe(false);
  expect(mustAct(deciding(null), info(seat(), seat()), you)).toBe(false);
  expect(mustAct(deciding(0), info(seat({ stand_in: "flint" }), seat()), you)).toBe(false);
});

describe("one device", () => {
  const two = info(seat(), seat(), seat({ kind: "bot" }));

  test("changes hands between two players, also after a bot's turn", () => {
    const you = { seats: [0, 1], host: true };
    expect(nextHolder(0, deciding(1), two, you)).toBe(1);
    expect(nextHolder(0, deciding(2), two, you)).toBeNull();
    expect(nextHolder(1, deciding(1), two, you)).toBeNull();
    expect(nextHolder(null, deciding(1), two, you)).toBeNull();
  });

  test("stays with its only player", () => {
    expect(nextHolder(0, deciding(1), two, { seats: [1], host: true })).toBeNull();
  });
});

test("a link contains a seat", () => {
  const claim = { seat: 1, secret: "nq6mGZr4yXVb8SgJ_m1x-Q" };
  const link = claimLink("http://127.0.0.1:8765", "QK7MPX", claim);
  expect(link).toBe("http://127.0.0.1:8765/t/QK7MPX#claim=1.nq6mGZr4yXVb8SgJ_m1x-Q");
  expect(readClaim(new URL(link).hash)).toEqual(claim);
  expect(readClaim("#fight")).toBeNull();
  expect(readClaim("#claim=1.")).toBeNull();
});

test("messages and notices are in the order of their events, and those of others are counted", () => {
  const chat: ChatLine[] = [
    { seq: 3, at: 3, seat: 0, text: "Hello" },
    { seq: 7, at: 7, seat: null, text: "Hi" },
    { seq: 9, at: 9, seat: 1, text: "Hey" },
  ];
  const notice: Notice = { seq: 5, at: 5, kind: "away", seat: 1, text: "", name: "Ben" };
  expect(talkOf(chat, [notice]).map(({ seq }) => seq)).toEqual([3, 5, 7, 9]);
  expect(unreadOf(chat, 3, [1])).toBe(1);
  expect(unreadOf(chat, 0, [1])).toBe(2);
});

describe("time that is up", () => {
  test("is shown to its player during the last seconds", () => {
    const seats = [seat({ overtime: true }), seat({ overtime: true, stand_in: "flint" }), seat()];
    expect(overtimeOf(seats, [0], 0)).toBe(0);
    expect(overtimeOf(seats, [1], 1)).toBeNull();
    expect(overtimeOf(seats, [2], 2)).toBeNull();
    expect(overtimeOf(seats, [1], 0)).toBeNull();
    expect(overtimeOf(seats, [0], null)).toBeNull();
  });

  test("can be taken back after the time is up, but not after a resignation", () => {
    const timedOut = { timed_out: true, stand_in: "flint", stand_until: "end" };
    expect(replacedOf([seat(timedOut), seat()], [0])).toEqual([{ seat: 0, why: "time" }]);
    expect(replacedOf([seat(timedOut), seat()], [1])).toEqual([]);
    expect(replacedOf([seat({ ...timedOut, stand_until: "turn" })], [0])).toEqual([{ seat: 0, why: "turn" }]);
    expect(replacedOf([seat({ ...timedOut, resigned: true })], [0])).toEqual([]);
  });
});
