import { describe, expect, it } from "vitest";
import type { LogEntry, View } from "../protocol.ts";
import { type Beat, momentsOf, viewIn } from "../playback/beat.ts";
import { gainIn, seenIn } from "./seen.ts";

const scored = (at: number, seat: number, xp: number): LogEntry => ({
  code: "scored",
  at,
  seat,
  card: "C",
  characteristic: "bridge",
  spaces: 2,
  points: 3,
  xp,
});
const bonus: LogEntry = {
  code: "bonus",
  at: 9,
  seat: 0,
  mob: "creeper-sand",
  characteristic: "sand",
  spaces: 1,
  points: 2,
  xp: 2,
};
const over: LogEntry = { code: "over", at: 9, scores: [8, 12], blocks: [0, 0], winners: [1] };
const players = [
  { colour: "red", xp: 6, board: [] },
  { colour: "blue", xp: 6, board: [] },
];
const before = { players } as unknown as View;

function beatOf(entries: LogEntry[]): Beat {
  const rest = { id: 1, seat: 1, own: false, turn: 9, after: before, scene: "over" as const };
  return { ...rest, before, entries, moments: momentsOf(entries) };
}

describe("the visible part of a scoring", () => {
  const log = [scored(7, 0, 3), scored(8, 1, 6), bonus, over];
  const beat = beatOf(log.slice(1));

  it("is the whole log without playback, else the entries up to the current phase", () => {
    expect(seenIn(log, null, 0)).toEqual(log);
    expect([0, 1, 2, 3, 4].map((moment) => seenIn(log, beat, moment).length)).toEqual([1, 2, 2, 3, 4]);
  });

  it("counts space by space, then shows the sum, and only then adds the XP", () => {
    expect(beat.moments.map(({ ahead, entries }) => (ahead ?? entries[0])?.code)).toEqual([
      "scored",
      "scored",
      "bonus",
      "bonus",
      "over",
    ]);
    const xp = [0, 1, 2, 3].map((moment) => viewIn(beat, moment).players.map((player) => player.xp));
    expect(xp).toEqual([
      [6, 6],
      [6, 12],
      [6, 12],
      [8, 12],
    ]);
    expect(viewIn(beat, 4)).toBe(beat.after);
  });

  it("has a gain in every phase except the last", () => {
    expect(beat.moments.map((moment) => gainIn(moment)?.xp ?? null)).toEqual([6, 6, 2, 2, null]);
  });
});
