/** The parts of a review: its graph, the better moves, and the reasons. */
import type { BetterReason, Review, ReviewStep, View } from "../protocol.ts";
import { moveText } from "../i18n/moves.ts";
import { faceName, traitName } from "../i18n/things.ts";
import { number, serverText, t, type Values } from "../i18n/words.svelte.ts";
import type { Track } from "../playback/steps.ts";

/** The step of the decision or chance result at a position. */
export function stepOf(review: Review, at: number): ReviewStep | undefined {
  return review.steps[at - review.start];
}

/** The win probabilities at a position. */
export function chancesAt(review: Review, at: number): number[] {
  const { values } = review;
  return values[Math.max(0, Math.min(values.length - 1, at))] ?? [];
}

/** Return the change of a seat's win probability by a step. */
export function effectOf(review: Review, { at }: ReviewStep, seat: number): number {
  return (chancesAt(review, at + 1)[seat] ?? 0) - (chancesAt(review, at)[seat] ?? 0);
}

/** Return the seat of a step: the player who decided or, for chance, the player whom it affected most. */
export function touched(review: Review, step: ReviewStep): number {
  if (step.seat != null) return step.seat;
  const effects = review.colours.map((_, seat) => Math.abs(effectOf(review, step, seat)));
  return effects.indexOf(Math.max(...effects));
}

export interface KeyMoment {
  step: ReviewStep;
  /** The seat, and the change of its win probability. */
  seat: number;
  effect: number;
}

/** Return the key moments of a game, in order. */
export function keyMomentsOf(review: Review): KeyMoment[] {
  return review.moments.flatMap((at) => {
    const step = stepOf(review, at);
    if (!step) return [];
    const seat = touched(review, step);
    // A move that could have been better shows its loss.
    return [{ step, seat, effect: step.cost ? -step.cost : effectOf(review, step, seat) }];
  });
}

/** Return the line of a seat as SVG points: one for each change, from the first decision to the end. */
export function lineOf(review: Review, seat: number, width: number, height: number): string {
  const last = review.values.length - 1;
  const points: string[] = [];
  let before = -1;
  for (let at = review.start; at <= last; at++) {
    const chance = review.values[at]?.[seat] ?? 0;
    if (chance === before && at < last) continue;
    points.push(`${round(across(review, at) * width)},${round((1 - chance) * height)}`);
    before = chance;
  }
  return points.join(" ");
}

/** Return where a position is between the first decision and the end, from 0 to 1. */
export function across({ start, values }: Review, at: number): number {
  return Math.max(0, at - start) / Math.max(1, values.length - 1 - start);
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Return the rest of the turn after a better move as text. */
export function followUpTexts({ follow_ups = [] }: ReviewStep, view: View): string[] {
  return follow_ups.map(({ move, name }) => moveText(move, view, name));
}

/** The names of the facts of a reason. */
const NAMED: Record<string, (id: string) => string> = {
  tile: faceName,
  mob: faceName,
  weapon: faceName,
  block: (id) => t(`material-${id}`),
  characteristic: traitName,
};

/** Return why a move would have been better, as a sentence. */
export function reasonText({ code, facts = {} }: BetterReason, names: (colour: string) => string): string {
  const values: Values = {};
  for (const [fact, value] of Object.entries(facts)) {
    if (fact === "seat") values[fact] = names(String(value));
    else values[fact] = typeof value === "string" ? (NAMED[fact]?.(value) ?? value) : value;
  }
  return serverText(`review-reason-${code}`, "study-reason-unknown", values);
}

/** Return the step of a replay as text. */
export function whereText(
  { at, track }: { at: number; track: Pick<Track, "last"> },
  turn: Track["turns"][number] | undefined,
  names: (seat: number) => string,
  hidden: boolean,
): string {
  const values = {
    step: number(at),
    steps: number(track.last),
    turn: turn?.turn ?? 0,
    name: turn ? names(turn.seat) : "",
  };
  if (!turn) return t("replay-at-start", values);
  return hidden ? t("replay-at-hidden", values) : t("replay-at", values);
}
