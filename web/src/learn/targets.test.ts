import { describe, expect, it } from "vitest";
import type { Selection } from "../game/selection.svelte.ts";
import { elementOf, isUnderGuide, targetsOf } from "./targets.ts";

const choice = (changes: Partial<Selection> = {}): Selection =>
  ({ action: null, cell: null, staged: null, question: false, ...changes }) as Selection;
const first = (move: string, changes: Partial<Selection> = {}) =>
  targetsOf({ say: "", moment: 0, expect: "move", move }, choice(changes))[0]?.selectors.find(
    (one) => !one.includes("result"),
  );

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

  it("on the land are behind the result of a fight until the player closes it", () => {
    document.body.innerHTML =
      '<div data-pane="world"><i data-place="c4"></i></div><div data-fight="result"><button class="primary"></button></div>';
    for (const one of document.querySelectorAll("i, button"))
      one.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    const [target] = targetsOf({ say: "", moment: 0, expect: "move", move: "take c4" }, choice());
    expect(elementOf(target!)?.tagName).toBe("BUTTON");
    document.querySelector("[data-fight]")?.remove();
    expect(elementOf(target!)?.tagName).toBe("I");
  });

  it("find places on the page", () => {
    const stages = targetsOf({ say: "", moment: 0, point: ["w1", "c4", "33", "space 5", "layers"] }, choice()).map(
      ({ stage }) => stage,
    );
    expect(stages).toEqual(["cube", "world", "world", "board", undefined]);
  });
});

describe("isUnderGuide", () => {
  /** Put an element into a pane of a scene with a size, and return it. */
  function placed(width: number, height: number, html: string, x: number, y: number): Element {
    document.body.innerHTML = `<div class="scene">${html}</div>`;
    const scene = document.querySelector(".scene")!;
    scene.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
    const element = document.querySelector("b")!;
    element.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
    return element;
  }

  it("an upright phone shows the text over the board", () => {
    expect(isUnderGuide(placed(390, 650, '<div data-pane="board"><b></b></div>', 0, 0))).toBe(true);
    expect(isUnderGuide(placed(390, 650, '<div data-pane="cube"><b></b></div>', 0, 380))).toBe(false);
    expect(isUnderGuide(placed(390, 650, '<div class="fighting"><b></b></div>', 0, 380))).toBe(false);
  });

  it("a phone on its side shows the text over the right column", () => {
    expect(isUnderGuide(placed(700, 390, '<div data-pane="world"><b></b></div>', 0, 0))).toBe(false);
    expect(isUnderGuide(placed(700, 390, '<div data-pane="cube"><b></b></div>', 500, 0))).toBe(true);
  });

  it("without a pane the half of the scene counts", () => {
    expect(isUnderGuide(placed(390, 650, '<div class="scoring"><b></b></div>', 0, 600))).toBe(true);
    expect(isUnderGuide(placed(390, 650, '<div class="scoring"><b></b></div>', 0, 10))).toBe(false);
    document.body.innerHTML = "<b></b>";
    expect(isUnderGuide(document.querySelector("b")!)).toBe(false);
  });
});
