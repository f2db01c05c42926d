/**
 * The coach: at most one hint in a turn, from situations that somebody has not been told about yet.
 *
 * Everything here is read off the view, the log and the server's previews; no rule is known.
 */
import type { BuildPreview, LogEntry, View } from "../protocol.ts";
import { settings } from "../settings.svelte.ts";
import { progress, remember, withOne } from "./progress.svelte.ts";

/** How many games the coach stays for by itself. */
const GAMES = 3;
const FEW = 2;
const POOR = 0.3;
const LONG_AGO = 2;

export const HINTS = ["layer", "odds", "split", "build", "explore"] as const;
export type Hint = (typeof HINTS)[number];

export interface Situation {
  view: View;
  log: LogEntry[];
  seat: number;
  /** The cell of the mob that is about to be fought. */
  fight?: string | null;
  /** What the build that is aimed at would change. */
  preview?: BuildPreview | null;
}

/** Whether hints are given. */
export function coachIsOn(): boolean {
  return settings.coach === "on" || (settings.coach === "first" && progress.games.length < GAMES);
}

/** A game is over. */
export function gameOver(code: string): void {
  if (progress.games.length < GAMES && !progress.games.includes(code))
    remember({ games: withOne(progress.games, code) });
}

/** A seat's own turns, the last one first: the codes of what was done in each. */
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
  split: ({ preview }) => preview?.changes.some(({ before, after }) => after.spaces < before.spaces) ?? false,
  build: ({ view }) => view.legal?.some(({ text }) => text.startsWith("build ")) ?? false,
  explore: ({ log, seat }) => {
    const [, ...before] = turnsOf(log, seat);
    return before.length >= LONG_AGO && before.slice(0, LONG_AGO).every((codes) => !codes.includes("explored"));
  },
};

/** The hint for a situation, if there is one that was not given yet. */
export function coachHint(situation: Situation, seen: readonly string[]): Hint | null {
  const { view, seat } = situation;
  if (view.over || view.decider !== seat || !["act", "extra"].includes(view.prompt.code)) return null;
  return HINTS.find((hint) => !seen.includes(hint) && holds[hint](situation)) ?? null;
}

/** Whether a hint still has to do with what is asked. */
export function stillHolds(hint: Hint, situation: Situation): boolean {
  return situation.view.decider === situation.seat && holds[hint](situation);
}
