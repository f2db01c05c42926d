/** Legal moves, and the actions of a turn that they belong to. */
import { type Move, parseMove } from "../net/moves.ts";
import type { Legal } from "../protocol.ts";

const VERBS = [
  "mine",
  "explore",
  "build",
  "fight",
  "take",
  "draw",
  "pass",
  "detonate",
  "trade",
  "end",
  "score",
] as const;
export type Verb = (typeof VERBS)[number];

/** The verbs that this page supports; a newer server may have more. */
export const KNOWN_VERBS: ReadonlySet<string> = new Set(VERBS);

/** The actions of a turn, by the ids that the server has for them. */
export type ActionId = "collect" | "explore" | "build" | "fight" | "weapon";

export const ACTIONS: ActionId[] = ["collect", "explore", "build", "fight", "weapon"];

const VERB_OF: Record<ActionId, Verb> = {
  collect: "mine",
  explore: "explore",
  build: "build",
  fight: "fight",
  weapon: "take",
};

/** Fights with a lower chance to win do not shine, and need a second press. */
export const HOPELESS = 0.05;

/** A legal move without the server's number, which changes with every position. */
export interface Decision extends Move, Pick<Legal, "text" | "reveals"> {
  verb: Verb;
}

/** Parse a legal move. */
export function parseDecision({ text, reveals = false }: Legal): Decision {
  const { verb, at, space } = parseMove(text);
  return { text, reveals, verb: verb as Verb, at, space };
}

/** Return the verb of an action. */
export function verbOf(action: ActionId): Verb {
  return VERB_OF[action];
}

/** Return the legal moves with a verb. */
export function withVerb(decisions: Decision[], verb: Verb): Decision[] {
  return decisions.filter((decision) => decision.verb === verb);
}
