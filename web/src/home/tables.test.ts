import { afterEach, expect, test, vi } from "vitest";
import { api, Refused } from "../net/api.ts";
import type { Hello, Listed } from "../protocol.ts";
import { isMyTurn, iWon, keepUpToDate, MyTables } from "./tables.svelte.ts";

afterEach(() => vi.restoreAllMocks());

const listed = (code: string, turn: number, mine?: number[]): Listed =>
  ({ code, status: "playing", created: 0, updated: 0, summary: { names: [], boards: [], turn }, mine }) as Listed;

test("it is my turn where one of my seats decides", () => {
  expect(isMyTurn(listed("A", 1, [1]))).toBe(true);
  expect(isMyTurn(listed("A", 1, [0]))).toBe(false);
  expect(isMyTurn(listed("A", 1))).toBe(false);
  expect(isMyTurn({ ...listed("A", 1, [1]), status: "over" })).toBe(false);
});

test("the list is loaded again when the player comes back, with one request for a table", async () => {
  const me = vi.spyOn(api, "me").mockResolvedValue([listed("A", 0, [1]), listed("B", 1, [1])]);
  const table = vi.spyOn(api, "table").mockResolvedValue({} as Hello);
  const tables = new MyTables();
  const stop = keepUpToDate(tables);
  await vi.waitFor(() => expect(table).toHaveBeenCalledTimes(1));
  expect(table).toHaveBeenCalledWith("B");
  expect(tables.waiting?.code).toBe("B");
  await vi.waitFor(() => {
    me.mockResolvedValue([listed("B", 0, [1])]);
    window.dispatchEvent(new Event("focus"));
    expect(tables.waiting).toBeUndefined();
  });
  stop();
  const calls = me.mock.calls.length;
  window.dispatchEvent(new Event("focus"));
  expect(me).toHaveBeenCalledTimes(calls);
});

test("a list that was shown stays while the server does not answer", async () => {
  vi.spyOn(api, "table").mockRejectedValue(new Refused("offline"));
  const me = vi.spyOn(api, "me").mockResolvedValue([listed("A", 0)]);
  const tables = new MyTables();
  await tables.load();
  me.mockRejectedValue(new Refused("offline"));
  await tables.load();
  expect(tables.all).toHaveLength(1);
  expect(tables.problem).not.toBe("");
  me.mockResolvedValue([]);
  await tables.load();
  expect([tables.all, tables.problem]).toEqual([[], ""]);
});

test("the list leaves out games that continue another one", async () => {
  vi.spyOn(api, "table").mockRejectedValue(new Refused("offline"));
  const tryOut = listed("B", 1, [1]);
  vi.spyOn(api, "me").mockResolvedValue([
    listed("A", 0),
    { ...tryOut, summary: { ...tryOut.summary, continued: true } },
  ]);
  const tables = new MyTables();
  await tables.load();
  expect(tables.all?.map(({ code }) => code)).toEqual(["A"]);
  expect(tables.waiting).toBeUndefined();
});

test("I won where my only seat is among the winners", () => {
  const over = (winners: number[], mine: number[]): Listed => {
    const table = listed("A", 0, mine);
    return { ...table, status: "over", summary: { ...table.summary, winners } };
  };
  expect(iWon(over([1], [1]))).toBe(true);
  expect(iWon(over([0], [1]))).toBe(false);
  expect(iWon(over([1], [0, 1]))).toBe(false);
});
