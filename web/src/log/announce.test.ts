import { beforeAll, expect, test } from "vitest";
import { useFixtures } from "../../fixtures/table.svelte.ts";
import { logText } from "../i18n/log.ts";
import type { LogEntry } from "../protocol.ts";
import { entriesToAnnounce, spokenText } from "./announce.ts";

beforeAll(useFixtures);

const codes = (log: LogEntry[], mine: number[]) => entriesToAnnounce(log, 0, mine).map(({ code }) => code);

const EXPLORED: LogEntry[] = [
  { code: "explored", at: 53, seat: 0, start: "33", crossing: "34", steps: 1 },
  { code: "revealed", at: 54, cell: "c4", face: "skeleton-desert" },
];

const COUNTED = { at: 1, seat: 0, characteristic: "sand", spaces: 4, points: 4, xp: 16 };
const SCORED: LogEntry[] = [
  { code: "scored", card: "B", ...COUNTED },
  { code: "bonus", mob: "creeper-sand", mask: 0b1111, ...COUNTED },
];

test("other players get a player's actions and their results", () => {
  expect(codes(EXPLORED, [1])).toEqual(["explored", "revealed"]);
  expect(codes(EXPLORED, [])).toEqual(["explored", "revealed"]);
});

test("the player who decided gets the results, and what they have taken or built", () => {
  expect(codes(EXPLORED, [0])).toEqual(["revealed"]);
  expect(codes([{ code: "mined", at: 1, seat: 0, column: "w1", block: "wood" }], [0])).toEqual(["mined"]);
  expect(codes([{ code: "turned", at: 60, seat: 0, weapon: "bow", hearts: 2, chance: 0.5 }], [0])).toEqual(["turned"]);
  expect(codes(SCORED, [0])).toEqual(["scored", "bonus"]);
});

test("the start of a turn is a heading, and its end is announced", () => {
  const ended: LogEntry[] = [
    { code: "ended", at: 57, seat: 0 },
    { code: "turn", at: 57, seat: 1, turn: 2 },
  ];
  expect(codes(ended, [1])).toEqual(["ended"]);
});

test("no entries give no announcement", () => {
  expect(entriesToAnnounce([], 1, [1])).toEqual([]);
});

test("a player's own actions are spoken in the second person, unless players share the device", () => {
  const game = { entryText: (entry: LogEntry) => logText(entry, (seat) => ["Ada", "Ben"][seat] ?? "") };
  const mined: LogEntry = { code: "mined", at: 1, seat: 0, column: "w1", block: "wood" };
  expect(spokenText(mined, game, [0])).toBe("You take a block: wood (w1)");
  expect(spokenText(mined, game, [1])).toBe("Ada takes a block: wood (w1)");
  expect(spokenText(mined, game, [0, 1])).toBe("Ada takes a block: wood (w1)");
  const own: LogEntry[] = [
    { code: "built", at: 1, seat: 0, cell: "c3", space: 5, tile: "well", covered: "bridge", paid: {}, xp: 2 },
    { code: "took", at: 1, seat: 0, weapon: "bow", cell: "a2" },
    { code: "traded", at: 1, seat: 0, mob: "zombie-action" },
    { code: "turned", at: 1, seat: 0, weapon: "bow", hearts: 1, chance: 0.5 },
    {
      code: "fought",
      at: 1,
      seat: 0,
      cell: "c3",
      mob: "zombie-action",
      won: false,
      hearts: 1,
      needed: 3,
      turned: { bow: 3 },
    },
  ];
  for (const entry of own) expect(spokenText(entry, game, [0])).toMatch(/^You (build|take|trade|reveal|do not defeat)/);
  const [scored, bonus] = SCORED.map((entry) => spokenText(entry, game, [0]));
  expect(scored).toBe("You score card B: sand, 4 × 4 = 16 XP");
  expect(bonus).toMatch(/^You score a mob: .+, sand, 4 × 4 = 16 XP$/);
  const walked: LogEntry = { code: "explored", at: 1, seat: 0, start: "33", crossing: "34", steps: 1 };
  expect(spokenText(walked, game, [0])).toMatch(/^Ada moves 1 step/);
});
