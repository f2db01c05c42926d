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

/** Sections of the rules, or the ruling that a reason rests on. */
const ANCHORS: Partial<Record<ReasonCode, string>> = {
  outcome_pending: "fight",
  not_asked: "r13",
  action_used: "turn",
  no_action_left: "r17",
  actions_owed: "r18",
  column_empty: "r9",
  block_covered: "r8",
  too_far: "explore",
  nothing_there: "r7",
  face_down: "r5",
  not_a_building: "build",
  short_of_blocks: "r11",
  not_a_mob: "fight",
  not_a_weapon: "r4",
  no_action_mob: "extra",
  not_next_to_you: "r6",
  not_on_this_card: "r19",
};

/** The place in the rules that a reason comes from. */
export function ruleOf(code: ReasonCode): string {
  return `/rules#${ANCHORS[code] ?? "turn"}`;
}
