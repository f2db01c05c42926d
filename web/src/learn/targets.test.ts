import { describe, expect, it } from "vitest";
import type { Selection } from "../game/selection.svelte.ts";
import { targetsOf } from "./targets.ts";

const choice = (changes: Partial<Selection> = {}): Selection =>
  ({ action: null, cell: null, staged: null, question: false, ...changes }) as Selection;
const first = (move: string, changes: Partial<Selection> = {}) =>
  targetsOf({ say: "", moment: 0, expect: "move", move }, choice(changes))[0]?.selectors[0];

describe("the targets of a lesson", () => {
  it("are the components themselves, and a button only while another action is chosen", () => {
    expect(first("mine w1")).toBe('[data-cube] [data-place="w1"]');
    expect(first("explore 35")).toBe('[data-pane="world"] [data-place="35"]');
    expect(first("fight c4")).toBe('[data-pane="world"] [data-place="c4"]');
    expect(first("fight c4", { action: "fight" })).toBe('[data-fight="ready"] [data-place="c4"]');
    expect(first("mine w1", { action: "build" })).toBe('[data-action="collect"]');
  });

  it("lead to a build step by step", () => {
    expect(first("build c4 5")).toBe('[data-pane="world"] [data-place="c4"]');
    expect(first("build c4 5", { action: "build" })).toBe('[data-pane="world"] [data-place="c4"]');
    expect(first("build c4 5", { action: "build", cell: "c4" })).toBe('[data-pane="board"] [data-space="5"]');
  });

  it("include a second tap if the move needs one", () => {
    const staged = { id: 0, text: "explore 35", verb: "explore" as const, at: "35", space: 0 };
    expect(first("explore 35", { action: "explore", staged })).toBe('[data-action="confirm"]');
  });

  it("need no action for an answer", () => {
    expect(first("mine w1", { question: true })).toBe('[data-cube] [data-place="w1"]');
    expect(first("draw", { question: true })).toBe('[data-answer="draw"]');
    expect(first("score desert", { question: true })).toBe('.scoring [data-place="desert"]');
    expect(first("end")).toBe('[data-action="end"]');
  });

  it("find places on the page", () => {
    const stages = targetsOf({ say: "", moment: 0, point: ["w1", "c4", "33", "space 5", "layers"] }, choice()).map(
      ({ stage }) => stage,
    );
    expect(stages).toEqual(["cube", "world", "world", "board", undefined]);
  });
});
