/** Why something is not possible, in words, and where the rules say so. */
import type { Choice, Reason, ReasonCode } from "../protocol.ts";
import { amount } from "./things.ts";
import { list, t, told } from "./words.svelte.ts";

/** `2 wood 1 stone` in the words of the page. */
function amounts(text: string): string {
  const parts = text.split(" ");
  const found: string[] = [];
  for (let i = 0; i + 1 < parts.length; i += 2) {
    found.push(amount(Number(parts[i]), parts[i + 1] ?? ""));
  }
  return list(found);
}

/** A reason as a sentence. */
export function reasonText(reason: Reason): string {
  const facts = reason.facts ?? {};
  if (reason.code === "short_of_blocks") {
    const missing = amounts(String(facts.missing ?? ""));
    return t(facts.wildcards ? "why-short_of_blocks-wild" : "why-short_of_blocks", { missing });
  }
  return told(`why-${reason.code}`, "why-unknown", facts);
}

const NOTHING: ReasonCode[] = [
  "nothing_there",
  "face_down",
  "not_a_building",
  "not_a_mob",
  "not_a_weapon",
  "column_empty",
];

/** Why an action is greyed: where there is no target at all, that is said plainly. */
export function choiceText(choice: Choice): string {
  if (!choice.reason) return "";
  if (NOTHING.includes(choice.reason.code) && choice.id !== "explore")
    return told(`why-none-${choice.id}`, "why-unknown");
  return reasonText(choice.reason);
}

const ANCHORS: Partial<Record<ReasonCode, string>> = {
  action_used: "turn",
  no_action_left: "extra",
  actions_owed: "turn",
  column_empty: "collect",
  block_covered: "collect",
  too_far: "explore",
  face_down: "explore",
  not_a_building: "build",
  short_of_blocks: "build",
  not_a_mob: "fight",
  not_a_weapon: "weapon",
  no_action_mob: "extra",
  not_next_to_you: "explore",
  not_on_this_card: "scoring",
};

/** The place in the rules that a reason comes from. */
export function ruleOf(code: ReasonCode): string {
  return `/rules#${ANCHORS[code] ?? "turn"}`;
}
