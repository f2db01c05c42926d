import { expect, test } from "vitest";
import type { Listed, Summary } from "../protocol.ts";
import { onlyPerson, weekOf } from "./week.ts";

const DAY = 86_400_000;
const NOW = new Date(2026, 10, 16, 15).getTime();

function over(daysAgo: number, scores: number[], more: Partial<Summary> = {}): Listed {
  const names = scores.map((_, seat) => `p${seat}`);
  const summary = { names, boards: names, scores, bots: [1], winners: [0], ...more };
  return { code: "ABC234", status: "over", created: 0, updated: NOW - daysAgo * DAY, summary };
}

test("a week has the best game of each day, today last", () => {
  const week = weekOf(
    [over(0, [40, 60], { winners: [1] }), over(0, [55, 20]), over(6, [81, 3]), over(7, [99, 3])],
    NOW,
  );
  expect(week.days.map(({ best }) => best)).toEqual([81, 0, 0, 0, 0, 0, 55]);
  expect([week.games, week.wins]).toEqual([3, 2]);
});

test("games of several players and unfinished games do not count", () => {
  const going = { ...over(0, [50, 10]), status: "playing" };
  const shared = over(0, [70, 80, 10], { bots: [2] });
  expect(onlyPerson(shared)).toBeUndefined();
  expect(weekOf([going, shared], NOW).games).toBe(0);
});
