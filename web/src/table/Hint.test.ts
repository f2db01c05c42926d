import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fixture, reactive, show, useFixtures } from "../../fixtures/table.svelte.ts";
import { api, Refused } from "../net/api.ts";
import type { Analysed } from "../protocol.ts";
import Hint from "./Hint.svelte";

beforeAll(useFixtures);
afterEach(() => vi.restoreAllMocks());

const ANSWER: Analysed = {
  seat: 0,
  simulations: 9,
  moves: [
    { move: "mine w1", visits: 5, share: [0.6, 0.4], xp: [60, 50] },
    { move: "end", visits: 4, share: [0.5, 0.5], xp: [58, 52] },
  ],
  line: [],
  reason: { code: "wild", facts: { block: "emerald" } },
};

test("one press sends one request: neither the next best move nor the next position sends another", async () => {
  const request = vi.spyOn(api, "analysis").mockResolvedValue(ANSWER);
  const { store, table } = fixture();
  const props = reactive({ times: 1 });
  const { target, gone } = show(Hint, table, props);
  await vi.waitFor(() => expect(target.textContent).toContain("60%"));
  expect(target.textContent).toContain("It replaces any other block: emerald");
  props.times = 2;
  flushSync();
  expect(target.textContent).toContain("50%");
  expect(target.textContent).not.toContain("It replaces");
  store.with({ hash: "another" });
  flushSync();
  expect(request).toHaveBeenCalledTimes(1);
  gone();
});

test("a chance does not explain itself", async () => {
  const reason: Analysed["reason"] = { code: "share", facts: { share: 60, less: 50 } };
  vi.spyOn(api, "analysis").mockResolvedValue({ ...ANSWER, reason });
  const { table } = fixture();
  const { target, gone } = show(Hint, table, { times: 1 });
  await vi.waitFor(() => expect(target.textContent).toContain("chance to win 60%, about 60 XP"));
  expect(target.textContent).not.toContain("instead of");
  gone();
});

test("a press after a failure sends another request", async () => {
  const request = vi.spyOn(api, "analysis").mockRejectedValueOnce(new Refused("offline"));
  const { table } = fixture();
  const props = reactive({ times: 1 });
  const { target, gone } = show(Hint, table, props);
  await vi.waitFor(() => expect(target.textContent).toContain("cannot be reached"));
  request.mockResolvedValue(ANSWER);
  props.times = 2;
  flushSync();
  await vi.waitFor(() => expect(target.textContent).toContain("%"));
  expect(request).toHaveBeenCalledTimes(2);
  gone();
});

test("decisions with the same sentence count as one, and builds name their space", async () => {
  const moves = ["mine w1", "mine x1", "build c4 1", "build c4 5", "end"];
  const judged = moves.map((move, at) => ({ move, visits: 9 - at, share: [0.9 - at / 10, 0], xp: [9, 9] }));
  vi.spyOn(api, "analysis").mockResolvedValue({ ...ANSWER, moves: judged });
  const { store, table } = fixture();
  store.with({ cube: { ...table.game.shown.cube, w1: "s", x1: "s" } });
  flushSync();
  const props = reactive({ times: 1 });
  const { target, gone } = show(Hint, table, props);
  await vi.waitFor(() => expect(target.textContent).toContain("90%"));
  const shown = [1, 2, 3, 4].map((times) => {
    props.times = times;
    flushSync();
    return target.querySelector("b")?.textContent;
  });
  expect(shown[0]).toBe("take sand");
  expect(shown[1]).toContain("(top left)");
  expect(shown[2]).toContain("(centre)");
  expect(shown[3]).toBe(shown[0]);
  gone();
});
