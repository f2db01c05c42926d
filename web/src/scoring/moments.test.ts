import { beforeAll, describe, expect, it } from "vitest";
import { fixture, show, useFixtures } from "../../fixtures/table.svelte.ts";
import type { LogEntry } from "../protocol.ts";
import { largestGain, leadOf, scoringTurns, turningPoint } from "./moments.ts";
import Moments from "./Moments.svelte";
import { gainsOf } from "./sources.ts";

beforeAll(useFixtures);

const turn = (at: number, seat: number, number: number): LogEntry => ({ code: "turn", at, seat, turn: number });
const built = (at: number, seat: number, xp: number): LogEntry => ({
  code: "built",
  at,
  seat,
  cell: "c3",
  tile: "forest-wood-bridge",
  space: 1,
  xp,
});
const scored = (at: number, seat: number, xp: number): LogEntry => ({
  code: "scored",
  at,
  seat,
  card: "A",
  characteristic: "desert",
  spaces: 1,
  points: xp,
  xp,
});

const LOG: LogEntry[] = [
  turn(0, 0, 1),
  built(1, 0, 4),
  turn(2, 1, 2),
  built(3, 1, 6),
  turn(4, 0, 3),
  built(5, 0, 5),
  scored(6, 0, 8),
  scored(7, 1, 10),
  turn(8, 1, 4),
];

describe("what decided a game", () => {
  it("turns where the winner took the lead and kept it, not where they first had it", () => {
    expect(turningPoint(LOG, 0)).toMatchObject({ turn: 3, seat: 0, xp: 5 });
  });

  it("compares after a whole scoring round, not while its players are counted one after the other", () => {
    const early = [turn(0, 0, 1), built(1, 0, 4), turn(2, 1, 2), built(3, 1, 12)];
    expect(turningPoint([...early, scored(4, 0, 10), scored(5, 1, 8), turn(6, 0, 3)], 1)).toMatchObject({
      turn: 2,
      xp: 12,
    });
    const late = [...early, scored(4, 1, 2), scored(5, 0, 20), turn(6, 0, 3)];
    expect(turningPoint(late, 0)).toMatchObject({ turn: 2, seat: 0, xp: 20 });
  });

  it("says since when the winner leads, because a one-sided game has no turning point", () => {
    const { store, table } = fixture();
    const titles = (winner: number | null) => {
      const props = { winner, whose: 0, players: store.view?.players ?? [], log: LOG, name: String };
      const shown = show(Moments, table, props);
      const title = shown.target.querySelector("h3")?.textContent;
      shown.gone();
      return title;
    };
    expect([titles(0), titles(null)]).toEqual(["In the lead since turn 3", "The lead"]);
  });

  it("has no turning point if the winner is level or behind at the end", () => {
    expect(turningPoint([...LOG, built(9, 1, 1)], 0)).toBeNull();
    expect(turningPoint(LOG, 1)).toBeNull();
    expect(turningPoint([], 0)).toBeNull();
  });

  it("has a largest gain, and sources of the lead", () => {
    expect(largestGain(LOG)).toMatchObject({ turn: 3, seat: 1, xp: 10 });
    expect(leadOf(gainsOf(LOG), 0, 1)).toEqual([{ source: "buildings", xp: 3 }]);
    expect(leadOf(gainsOf(LOG), 1, 0)).toEqual([{ source: "A", xp: 2 }]);
  });

  it("lists the turns after which cards were scored", () => {
    expect(scoringTurns(LOG)).toEqual([{ card: "A", turn: 3 }]);
  });
});
