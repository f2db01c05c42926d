/**
 * The coach: at most one hint per action, each hint once.
 *
 * It uses the view, the log and the server's previews, and contains no rules.
 */
import { HOPELESS, verbOf } from "../game/moves.ts";
import { parseMove } from "../net/moves.ts";
import type { LogEntry, View } from "../protocol.ts";

const FEW = 2;
const POOR = 0.3;
const LONG_AGO = 2;
/** The number of turns, of all players, in which the coach explains a turn. */
const FIRST_TURNS = 4;

/** The prompts at which the coach speaks. */
const PROMPTS: readonly string[] = ["act", "extra", "trade"];

export const HINTS = ["layer", "odds", "split", "trade", "build", "explore", "start", "second"] as const;
export type Hint = (typeof HINTS)[number];

export interface Situation {
  view: View;
  log: LogEntry[];
  seat: number;
  /** The cell of the chosen mob. */
  fight?: string | null;
  /** Whether the picked building would make a group smaller on one of the spaces. */
  splits?: boolean;
}

/** Return the event codes of each turn of a seat, the last turn first. */
function turnsOf(log: LogEntry[], seat: number): LogEntry["code"][][] {
  const turns: LogEntry["code"][][] = [];
  let mine = false;
  for (const entry of log) {
    if (entry.code === "turn") {
      mine = entry.seat === seat;
      if (mine) turns.unshift([]);
    } else if (mine) turns[0]?.push(entry.code);
  }
  return turns;
}

const holds: Record<Hint, (situation: Situation) => boolean> = {
  layer: ({ view }) => {
    const next = view.layers.find(({ left }) => left > 0);
    return next?.card != null && next.left <= FEW;
  },
  odds: ({ view, fight }) => fight != null && (view.odds?.[fight] ?? 1) < POOR,
  split: ({ splits = false }) => splits,
  trade: ({ view }) => view.legal?.some(({ text }) => text === "trade") ?? false,
  build: ({ view }) => view.legal?.some(({ text }) => text.startsWith("build ")) ?? false,
  explore: ({ log, seat }) => {
    const [, ...before] = turnsOf(log, seat);
    return before.length >= LONG_AGO && before.slice(0, LONG_AGO).every((codes) => !codes.includes("explored"));
  },
  start: ({ view }) => view.turns <= FIRST_TURNS && view.prompt.code === "act" && view.prompt.owed === 2,
  second: ({ view }) => view.turns <= FIRST_TURNS && view.prompt.code === "act" && view.prompt.owed === 1,
};

/** Return a new hint for a situation, if any. */
export function coachHint(situation: Situation, seen: readonly string[]): Hint | null {
  const { view, seat } = situation;
  if (view.over || view.decider !== seat || !PROMPTS.includes(view.prompt.code)) return null;
  return HINTS.find((hint) => !seen.includes(hint) && holds[hint](situation)) ?? null;
}

/** Whether a hint still matches the prompt. */
export function stillHolds(hint: Hint, situation: Situation): boolean {
  return situation.view.decider === situation.seat && holds[hint](situation);
}

/** Return the kinds of actions that the player can take now, without fights that they would almost certainly lose. */
function kindsOf({ legal = [], odds = {} }: View): Set<string> {
  const moves = legal.map(({ text }) => parseMove(text));
  return new Set(
    moves.filter(({ verb, at }) => verb !== "fight" || (odds[at] ?? 1) >= HOPELESS).map(({ verb }) => verb),
  );
}

/** Return the key of the text of a hint. Before the second action, it names the action if only one kind is left. */
export function textOf(hint: Hint, view: View): string {
  if (hint !== "second") return `coach-${hint}`;
  const kinds = kindsOf(view);
  const only = (["collect", "explore"] as const).find((action) => kinds.size === 1 && kinds.has(verbOf(action)));
  return only ? `coach-second-${only}` : "coach-second";
}
