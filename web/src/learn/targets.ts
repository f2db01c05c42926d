/** What a lesson points at: where it is on the page, and on phones in which part. */
import type { LessonStep } from "../protocol.ts";
import type { Choice } from "../play/choice.svelte.ts";
import type { Stage } from "../play/context.svelte.ts";
import { ACTIONS, verbOf } from "../play/moves.ts";

export interface Target {
  /** Of several, the first that is seen counts. */
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

const on = (stage: Stage, name: string): Target => ({
  selectors: [`[data-pane="${stage}"] [data-place="${name}"]`],
  stage,
});

/** A part of the page, a cell, a crossing, a column or a space by its name. */
function named(name: string): Target {
  const found = PARTS[name];
  if (found) return found;
  const [, space] = /^space (\d)$/.exec(name) ?? [];
  if (space) return { selectors: [`[data-pane="board"] [data-space="${space}"]`], stage: "board" };
  return on(/^[w-z]\d$/.test(name) ? "cube" : "world", name);
}

/** The next thing to press on the way to a decision. */
function onTheWay(move: string, choice: Choice): Target {
  const [verb = "", at = "", space = ""] = move.split(" ");
  if (choice.staged?.text === move) return { selectors: ['[data-action="confirm"]'] };
  if (verb === "score") return { selectors: [`.scoring [data-place="${at}"]`] };
  if (["draw", "detonate", "pass"].includes(verb)) return { selectors: [`[data-answer="${verb}"]`] };
  const action = ACTIONS.find((one) => verbOf(one) === verb);
  if (!action) return { selectors: [`[data-action="${verb}"]`] };
  // The thing itself is pressed; only while something else is chosen it is not lit.
  if (!choice.question && choice.action && choice.action !== action)
    return { selectors: [`[data-action="${action}"]`] };
  if (verb === "mine")
    return {
      selectors: [`[data-cube] [data-place="${at}"]`, `[data-pane="cube"] [data-place="${at}"]`],
      stage: "cube",
    };
  if (verb === "fight" && choice.action) return { selectors: [`[data-fight="ready"] [data-place="${at}"]`] };
  if (verb === "build" && choice.cell === at) return named(`space ${space}`);
  return on("world", at);
}

/** Where somebody is to look or to press now. */
export function targetsOf(step: LessonStep | undefined, choice: Choice): Target[] {
  if (!step) return [];
  if (step.expect === "move") return [onTheWay(step.move ?? "", choice)];
  if (step.expect === "refuse") return [named(step.move?.split(" ")[1] ?? "")];
  if (step.expect === "open") return [named(step.open ?? "")];
  return (step.point ?? []).map(named);
}

/** The element of a target, if it is seen. */
export function elementOf({ selectors }: Target): HTMLElement | SVGElement | null {
  for (const selector of selectors) {
    for (const found of document.querySelectorAll<HTMLElement | SVGElement>(selector)) {
      if (found.getClientRects().length) return found;
    }
  }
  return null;
}
