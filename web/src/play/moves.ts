/** The texts of decisions, taken apart: `build c4 5` is a verb with the places that it names. */
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

/** The verbs that this page has a place for; a newer server may have more. */
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

export interface Decision extends Legal {
  verb: Verb;
  /** The column, crossing, cell or characteristic that it names; empty if it names none. */
  at: string;
  /** The space of a build, 1 to 9; 0 otherwise. */
  space: number;
}

/** A legal decision, taken apart. */
export function read(legal: Legal): Decision {
  const [verb, at = "", space = "0"] = legal.text.split(" ");
  return { ...legal, verb: verb as Verb, at, space: Number(space) };
}

/** The verb that an action is played with. */
export function verbOf(action: ActionId): Verb {
  return VERB_OF[action];
}

/** What can be done with a verb. */
export function withVerb(decisions: Decision[], verb: Verb): Decision[] {
  return decisions.filter((decision) => decision.verb === verb);
}
