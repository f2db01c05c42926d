import { beforeEach, expect, test, vi } from "vitest";
import { fixture, useFixtures } from "../../fixtures/table.svelte.ts";
import { Nodes } from "../game/nodes.ts";
import { celebrate, entryOf, goalOf } from "./celebrate.ts";

beforeEach(useFixtures);

test("an excellent decision becomes an entry that the table can animate", () => {
  const { shown } = fixture().table.game;
  const view = { ...shown, cube: { ...shown.cube, w1: "ws" } };
  expect(entryOf("mine w1", 0, view)).toMatchObject({ code: "mined", column: "w1", block: "sand" });
  const players = shown.players.map((player) => ({ ...player, crossing: "33" }));
  const walk = entryOf("explore 15", 0, { ...shown, players });
  expect(walk).toMatchObject({ code: "explored", start: "33", crossing: "15", steps: 4 });
  expect(entryOf("build c4 5", 0, view)).toMatchObject({ code: "built", cell: "c4", space: 5 });
  expect(entryOf("end", 0, view)).toBeNull();
  const goals = ["build c4 5", "fight b2", "end"].map((move) => goalOf(move, 1));
  expect(goals).toEqual(["ground 1 5", "cell b2", "seat 1 xp"]);
});

test.each([
  [1, 1],
  [0, 0],
])("with the pace %s, %s animations start", (factor, times) => {
  const { shown } = fixture().table.game;
  const animate = vi.fn();
  const sink = { announce: vi.fn(), animate, animateUndo: vi.fn() };
  celebrate(new Nodes(), { factor, sink }, "mine w1", 0, [shown, shown]);
  expect(animate).toHaveBeenCalledTimes(times);
});
