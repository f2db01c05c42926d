/** Reasons why a move is illegal, as text and as links to the rules. */
import type { Choice, Refusal, ReasonCode } from "../protocol.ts";
import { amount } from "./things.ts";
import { list, t, serverText } from "./words.svelte.ts";

/** Return blocks such as `2 wood 1 stone` in the language of the page. */
function amounts(text: string): string {
  const parts = text.split(" ");
  const found: string[] = [];
  for (let i = 0; i + 1 < parts.length; i += 2) {
    found.push(amount(Number(parts[i]), parts[i + 1] ?? ""));
  }
  return list(found);
}

/** Return a reason as a sentence. */
export function reasonText(reason: Refusal): string {
  const facts = reason.facts ?? {};
  if (reason.code === "short_of_blocks") {
    const missing = amounts(String(facts.missing ?? ""));
    return t(facts.wildcards ? "why-short_of_blocks-wild" : "why-short_of_blocks", { missing });
  }
  return serverText(`why-${reason.code}`, "why-unknown", facts);
}

const NOTHING: ReasonCode[] = [
  "nothing_there",
  "face_down",
  "not_a_building",
  "not_a_mob",
  "not_a_weapon",
  "column_empty",
];

/** Return the reason why an action is disabled, with a special sentence if it has no target at all. */
export function choiceText(choice: Choice): string {
  if (!choice.reason) return "";
  if (NOTHING.includes(choice.reason.code) && choice.id !== "explore")
    return serverText(`why-none-${choice.id}`, "why-unknown");
  return reasonText(choice.reason);
}

/** The section of the rules, or the ruling, behind each reason. */
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

/** Return the section of the rules for a reason. */
export function ruleOf(code: ReasonCode): string {
  return `/rules#${ANCHORS[code] ?? "turn"}`;
}
