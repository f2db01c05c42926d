/** The targets of a lesson: their place on the page, and on phones their pane. */
import { parseMove } from "../net/moves.ts";
import type { LessonStep } from "../protocol.ts";
import type { Selection } from "../game/selection.svelte.ts";
import type { Stage } from "../game/panels.svelte.ts";
import { ACTIONS, verbOf } from "../game/moves.ts";

export interface Target {
  /** Selectors; the first visible element counts. */
  selectors: string[];
  stage?: Stage;
}

const PARTS: Record<string, Target> = {
  actions: { selectors: ["#actions"] },
  layers: { selectors: ['[data-part="layers"]'] },
  supply: { selectors: ['[data-part="supply"]'], stage: "board" },
  mobs: { selectors: ['[data-part="mobs"]'], stage: "board" },
  xp: { selectors: ['[data-part="xp"]'], stage: "board" },
  pile: { selectors: ['[data-part="pile"] button'], stage: "board" },
  "lens A": { selectors: ['[data-lens="A"]'] },
  "turn-right": { selectors: ['[data-part="rotate-right"]'], stage: "cube" },
  fight: { selectors: ["[data-fight]"] },
  rivals: { selectors: ['.strip [data-seat="1"]', ".opponents"] },
  final: { selectors: ["#final-title"] },
};

/** The button that closes the result of a fight, which covers the land. */
const CONTINUE = '[data-fight="result"] .primary';

const on = (stage: Stage, name: string): Target => ({
  selectors: [...(stage === "world" ? [CONTINUE] : []), `[data-pane="${stage}"] [data-place="${name}"]`],
  stage,
});

/** Return the target with a name: a part of the page, a cell, a crossing, a column or a space. */
function named(name: string): Target {
  const found = PARTS[name];
  if (found) return found;
  const [, space] = /^space (\d)$/.exec(name) ?? [];
  if (space) return { selectors: [`[data-pane="board"] [data-space="${space}"]`], stage: "board" };
  return on(/^[w-z]\d$/.test(name) ? "cube" : "world", name);
}

/** Return the next target to press for a move. */
function onTheWay(move: string, selection: Selection): Target {
  const { verb, at, space } = parseMove(move);
  if (selection.staged?.text === move) return { selectors: ['[data-action="confirm"]'] };
  if (verb === "score") return { selectors: [`.scoring [data-place="${at}"]`] };
  if (["draw", "detonate", "pass"].includes(verb)) return { selectors: [`[data-answer="${verb}"]`] };
  const action = ACTIONS.find((one) => verbOf(one) === verb);
  if (!action) return { selectors: [`[data-action="${verb}"]`] };
  // The player presses the component itself, unless another action is chosen.
  if (!selection.question && selection.action && selection.action !== action)
    return { selectors: [`[data-action="${action}"]`] };
  if (verb === "mine")
    return {
      selectors: [`[data-cube] [data-place="${at}"]`, `[data-pane="cube"] [data-place="${at}"]`],
      stage: "cube",
    };
  if (verb === "fight" && selection.action) return { selectors: [`[data-fight="ready"] [data-place="${at}"]`] };
  if (verb === "build" && selection.cell === at) return named(`space ${space}`);
  return on("world", at);
}

/** Return the targets of a step. */
export function targetsOf(step: LessonStep | undefined, selection: Selection): Target[] {
  if (!step) return [];
  if (step.expect === "move") return [onTheWay(step.move ?? "", selection)];
  if (step.expect === "refuse") return [named(parseMove(step.move ?? "").at)];
  if (step.expect === "open") return [named(step.open ?? "")];
  return (step.point ?? []).map(named);
}

/**
 * Return whether a target is where a phone usually shows the text: over the board, or on a phone on its side over the
 * right column. A fight and the land are elsewhere; in a scoring round the half of the screen counts.
 */
export function isUnderGuide(element: Element): boolean {
  const scene = element.closest(".scene")?.getBoundingClientRect();
  if (!scene) return false;
  const upright = scene.height > scene.width;
  const pane = element.closest(".fighting") ? "world" : element.closest<HTMLElement>("[data-pane]")?.dataset.pane;
  if (pane) return upright ? pane === "board" : pane !== "world";
  const { x, y, width, height } = element.getBoundingClientRect();
  return upright ? y + height / 2 > scene.y + scene.height / 2 : x + width / 2 > scene.x + scene.width / 2;
}

/** Return the visible element of a target. */
export function elementOf({ selectors }: Target): HTMLElement | SVGElement | null {
  for (const selector of selectors) {
    for (const found of document.querySelectorAll<HTMLElement | SVGElement>(selector)) {
      if (found.getClientRects().length) return found;
    }
  }
  return null;
}
