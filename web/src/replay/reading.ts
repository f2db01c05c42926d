/** The parts of a review: its graph, the better moves, and the reasons. */
import type { BetterReason, Review, ReviewStep, View } from "../protocol.ts";
import { faceName, traitName } from "../i18n/things.ts";
import { number, serverText, t, type Values } from "../i18n/words.svelte.ts";
import type { Track } from "../playback/steps.ts";

/** The step of the decision or chance result at a position. */
export function stepOf(review: Review, at: number): ReviewStep | undefined {
  return review.steps[at - review.start];
}

/** The smallest visible difference of two chances: half a percent. */
const VISIBLE = 0.005;

/** Return a step without its better move if both have the same chance in whole percent. Then there is nothing to find. */
export function withVisibleGain(review: Review, step: ReviewStep): ReviewStep {
  if (!step.best || step.seat == null) return step;
  const { cost = 0, seat } = step;
  const played = chancesAt(review, step.at + 1)[seat] ?? 0;
  const better = step.after?.[seat] ?? played + cost;
  if (cost >= VISIBLE && Math.round(100 * better) !== Math.round(100 * played)) return step;
  const { best: _best, reason: _reason, ...rest } = step;
  return rest;
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

/** The number of key moments. */
const MOMENTS = 3;

function momentOf(review: Review, step: ReviewStep): KeyMoment {
  const seat = touched(review, step);
  // A move that could have been better shows its loss.
  return { step, seat, effect: step.cost ? -step.cost : effectOf(review, step, seat) };
}

/** Return the chance outcome that changed a win probability most; null if none counts as much as a mistake. */
function luckOf(review: Review): KeyMoment | null {
  let most: KeyMoment | null = null;
  for (const step of review.steps) {
    if (step.seat != null) continue;
    const moment = momentOf(review, step);
    if (Math.abs(moment.effect) >= Math.max(MISTAKE, Math.abs(most?.effect ?? 0))) most = moment;
  }
  return most;
}

/** Return the key moments of a game, in order: the most costly decisions, and luck if it counted more than the last. */
export function keyMomentsOf(review: Review): KeyMoment[] {
  const found = review.moments.flatMap((at) => stepOf(review, at) ?? []).map((step) => momentOf(review, step));
  const luck = luckOf(review);
  if (luck) found.push(luck);
  return found
    .sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect))
    .slice(0, MOMENTS)
    .sort((one, other) => one.step.at - other.step.at);
}

/** The number of steps in a column of the curve. */
const COLUMN = 4;

/** Return the steps at which a column of the curve begins: every few steps, and exactly at the key moments. */
export function columnsOf({ start, values }: Review, moments: readonly KeyMoment[], judged = start): number[] {
  const last = values.length - 1;
  const found = new Set<number>([judged, ...moments.flatMap(({ step: { at } }) => [at, at + 1])]);
  for (let at = start; at < last; at += COLUMN) found.add(at);
  return [...found].filter((at) => at >= judged && at < last).sort((one, other) => one - other);
}

/** Return the upper edge of the areas of some seats as an SVG path, in steps and percent from the top. */
export function edgeOf(review: Review, seats: number[], columns: number[]): string {
  const last = review.values.length - 1;
  const height = (at: number) =>
    round(100 - 100 * seats.reduce((sum, seat) => sum + (chancesAt(review, at)[seat] ?? 0), 0));
  const x = (at: number) => at - review.start;
  const edge = columns.map((at, index) => (index ? `H${x(at)}V` : `M${x(at)} `) + height(at)).join("");
  return `${edge}H${x(last)}V${height(last)}`;
}

/** Return the curve of a review that is being prepared, from its values so far; null if they make no curve. */
export function growingOf(
  values: readonly number[][],
  { first, last }: Pick<Track, "first" | "last">,
  { players }: Pick<View, "players">,
): { review: Review; judged: number } | null {
  if (values.length < 2) return null;
  const judged = Math.max(first, last - values.length + 1);
  const unknown = Array.from({ length: judged }, () => players.map(() => 0));
  const parts = { bot: "", simulations: 0, steps: [], moments: [], seats: [], finished: false };
  const colours = players.map(({ colour }) => colour);
  return { review: { ...parts, colours, start: first, values: [...unknown, ...values] }, judged };
}

/** The smallest loss of a mistake, and of each grade; the worst first. */
export const MISTAKE = 0.07;
const GRADES = [
  ["blunder", 0.2],
  ["mistake", MISTAKE],
  ["inaccuracy", 0.02],
] as const;

/** Return the grade of a decision by its loss; null for a fine one. */
export function gradeOf(cost = 0): "blunder" | "mistake" | "inaccuracy" | null {
  return GRADES.find(([, least]) => cost >= least)?.[0] ?? null;
}

/** Return a seat's start, luck, decisions and end in whole percent; the first three add up to the last. */
export function sumOf(review: Review, seat: number): { start: number; luck: number; decisions: number; end: number } {
  const share = (at: number) => Math.round(100 * (chancesAt(review, at)[seat] ?? 0));
  const [start, end] = [share(review.start), share(review.values.length - 1)];
  const luck = Math.round(100 * (review.seats[seat]?.luck ?? 0));
  return { start, luck, decisions: end - start - luck, end };
}

/** Return the average loss of a seat over decisions with more than one legal move; null without any. */
export function lossPerDecision(review: Review, seat: number): number | null {
  const found = review.seats[seat];
  const count = (found?.kinds ?? []).reduce((sum, { decisions }) => sum + decisions, 0);
  return found && count ? found.cost / count : null;
}

/** Return the seat's decisions that lost much and had a better alternative, in order. */
export function mistakesOf(review: Review, seats: readonly number[]): ReviewStep[] {
  return review.steps.filter(
    ({ seat, best, cost = 0 }) => best && seat != null && seats.includes(seat) && cost >= MISTAKE,
  );
}

/** Return the chance to win before and after a step: against the best decision, or by the change. */
export function changeAt(review: Review, step: ReviewStep, seat: number): { from: number; to: number } {
  const to = chancesAt(review, step.at + 1)[seat] ?? 0;
  if (step.best) return { from: step.after?.[seat] ?? to, to };
  return { from: step.seat == null ? (chancesAt(review, step.at)[seat] ?? 0) : to, to };
}

/** Return where a position is between the first decision and the end, from 0 to 1. */
export function across({ start, values }: Review, at: number): number {
  return Math.max(0, at - start) / Math.max(1, values.length - 1 - start);
}

/** The least distance of two marks on the curve, as a part of its width. */
export const APART = 0.085;

/** Return the places of marks on the curve from 0 to 1, in order and far enough apart. */
export function keptApart(places: readonly number[]): number[] {
  const found = [...places];
  // Each pass moves two close marks by half of the missing distance; the ends hold.
  for (let pass = 0; pass < 40; pass++) {
    for (let index = 1; index < found.length; index++) {
      const [left = 0, right = 0] = [found[index - 1], found[index]];
      const missing = APART - (right - left);
      if (missing <= 0) continue;
      found[index - 1] = Math.max(0, left - missing / 2);
      found[index] = Math.min(1, right + missing / 2);
    }
  }
  return found;
}

/** The part of the curve's height that a name and a mark take, and the parts of its width of a mark and a letter. */
const NAME = { high: 0.3, mark: 0.06, letter: 0.022 };

/**
 * Return the end of the curve at which a name covers no mark, or the middle of the widest gap if it does at both.
 * Places are 0 to 1.
 */
export function nameAt(
  top: number,
  name: string,
  marks: readonly { x: number; top: number }[],
): "start" | "end" | number {
  const places = marks.filter((mark) => Math.abs(mark.top - top) < NAME.high).map(({ x }) => x);
  const wide = NAME.mark + NAME.letter * (name.length + 2);
  if (places.every((x) => x > wide)) return "start";
  if (places.every((x) => 1 - x > wide)) return "end";
  const gaps = places
    .sort((one, other) => one - other)
    .slice(1)
    .map((x, index) => [places[index] ?? 0, x] as const);
  const [from, to] = gaps.sort((one, other) => other[1] - other[0] - (one[1] - one[0]))[0] ?? [0, 0];
  return to - from > wide + NAME.mark ? (from + to) / 2 : "start";
}

const round = (value: number) => Math.round(value * 10) / 10;

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
  { at, track }: { at: number; track: Pick<Track, "first" | "last"> },
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
  // The set-up counts as steps, so a replay does not begin with step 0.
  if (at === track.first && at > 0 && !hidden) return t("replay-at-first", values);
  if (!turn) return t("replay-at-start", values);
  return hidden ? t("replay-at-hidden", values) : t("replay-at", values);
}
