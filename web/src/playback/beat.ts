/** Beats: what happens at a table, as things to watch one after the other. */
import type { LogEntry, Update, View } from "../protocol.ts";
import { seatOf } from "../i18n/log.ts";

/** What takes the place of the land or of the whole table while it is shown. */
export type Scene = "fight" | "scoring" | "over";

/** A part of a beat: what is told when it begins, and how long it takes at the normal pace. */
export interface Moment {
  ms: number;
  entries: LogEntry[];
  /** What is seen to come of it while nothing is told yet: it is told with the next moment. */
  ahead?: LogEntry;
}

/** One decision with all that chance said to it: an event of the queue. */
export interface Beat {
  /** Unlike any other beat's. */
  id: number;
  /** Whose doing it is; null is the table's. */
  seat: number | null;
  /** Whether that is a seat of this client. */
  own: boolean;
  /** The number of the turn that it belongs to. */
  turn: number;
  before: View;
  after: View;
  entries: LogEntry[];
  moments: Moment[];
  scene: Scene | null;
}

/** How long things take at the normal pace, in milliseconds. */
export const STEP_MS = 180;
export const SPACE_MS = 180;
export const TURN_MS = 220;
export const APART_MS = 90;
export const BLOCK_MS = 440;
export const TILE_MS = 540;
export const TOKEN_MS = 300;
export const ROLL_MS = 400;
const FLIP_MS = 250;
/** What it takes to read a caption when the motion is over. */
const READ_MS = 350;
const PASS_MS = 150;
/** What has been counted is read; when everybody has scored, all sums are seen for a while. */
const SUM_MS = 600;
const SUMS_MS = 1500;

/** Log entries of a decision. The other entries are chance results or consequences. */
const DECISIONS: ReadonlySet<LogEntry["code"]> = new Set([
  "mined",
  "explored",
  "built",
  "fight",
  "drew",
  "declined",
  "detonated",
  "took",
  "traded",
  "ended",
  "scored",
]);

/** Whether a log entry is a decision of a player. */
export function isDecision({ code }: LogEntry): boolean {
  return DECISIONS.has(code);
}

const SCENES: readonly (readonly [Scene, ReadonlySet<LogEntry["code"]>])[] = [
  ["over", new Set(["over", "bonus"])],
  ["scoring", new Set(["scored"])],
  ["fight", new Set(["fight", "turned", "drew", "declined", "detonated", "fought"])],
];

/** The scene that entries are part of, if they are. */
export function sceneOf(entries: LogEntry[]): Scene | null {
  return SCENES.find(([, codes]) => entries.some(({ code }) => codes.has(code)))?.[0] ?? null;
}

/** How long one thing takes when it is seen by itself, its caption read. */
function lengthOf(entry: LogEntry): number {
  switch (entry.code) {
    case "explored":
      return STEP_MS * entry.steps + READ_MS;
    case "mined":
      return BLOCK_MS + READ_MS;
    case "built":
      return TILE_MS + READ_MS;
    case "took":
    case "traded":
      return TOKEN_MS + READ_MS;
    case "revealed":
      return APART_MS;
    case "uncovered":
      return 0;
    case "layer":
      return 500;
    case "fight":
      return 400;
    case "turned":
      return 250;
    case "drew":
    case "detonated":
    case "declined":
      return 500;
    case "fought":
      return 1100;
    case "scored":
    case "bonus":
      return SUM_MS;
    case "over":
      return 1200;
    default:
      return PASS_MS;
  }
}

/** How long something is seen to happen before it is told: spaces light up, and a token turns after what was said. */
function aheadOf(entry: LogEntry, last?: Moment): number {
  if (entry.code === "turned") return last ? FLIP_MS : 0;
  return entry.code === "scored" || entry.code === "bonus" ? SPACE_MS * entry.spaces : 0;
}

/** What is seen by itself within a scene; everything else is seen together. */
const ALONE: ReadonlySet<LogEntry["code"]> = new Set([
  "fight",
  "turned",
  "drew",
  "declined",
  "detonated",
  "fought",
  "scored",
  "bonus",
  "over",
]);

/** The moments of a beat: its entries one after the other where that is a scene, else all at once. */
export function momentsOf(entries: LogEntry[]): Moment[] {
  const moments: Moment[] = [];
  for (const entry of entries) {
    const ms = lengthOf(entry);
    const last = moments.at(-1);
    if (!last || ALONE.has(entry.code)) {
      const before = aheadOf(entry, last);
      if (before) moments.push({ ms: before, entries: [], ahead: entry });
      moments.push({ ms, entries: [entry] });
    } else if (entry.code === "revealed" && last.entries[0]?.code === "explored") {
      // What turns up is not told before somebody has come there.
      last.ms -= READ_MS - PASS_MS;
      moments.push({ ms: TURN_MS + READ_MS, entries: [entry] });
    } else {
      if (entry.code === "turn" && last.entries.some(({ code }) => code === "scored")) last.ms += SUMS_MS;
      else last.ms += entry.code === "ended" || entry.code === "turn" ? 0 : ms;
      last.entries.push(entry);
    }
  }
  return moments;
}

/** What of a beat has been told when a moment of it is on. */
export function begunIn({ moments }: Beat, moment: number): LogEntry[] {
  return moments.slice(0, moment + 1).flatMap(({ entries }) => entries);
}

/** What is drawn in a moment of a beat. A scene keeps its secret to its last moment, but for XP that were told. */
export function viewIn(beat: Beat, moment: number): View {
  const { before, after, moments, scene } = beat;
  if (!scene || moment === moments.length - 1) return after;
  const gains = begunIn(beat, moment).flatMap((entry) => ("xp" in entry && entry.xp ? [entry] : []));
  if (!gains.length) return before;
  const players = before.players.map((player, seat) => {
    const gained = gains.filter((one) => one.seat === seat).reduce((sum, { xp = 0 }) => sum + xp, 0);
    return { ...player, xp: (player.xp ?? 0) + gained };
  });
  return { ...before, players };
}

let next = 0;

/** What leads from one view to another, as a beat. */
export function beatBetween(before: View, after: View, entries: LogEntry[], seat = seatIn(entries)): Beat {
  const [moments, scene] = [momentsOf(entries), sceneOf(entries)];
  return { id: next++, seat, own: false, turn: before.turns, before, after, entries, moments, scene };
}

function seatIn(entries: LogEntry[]): number | null {
  return entries.map(seatOf).find((one) => one !== null) ?? null;
}

/** The beat of an update; null if there is nothing to watch in it. */
export function beatOf(update: Update, before: View | null, mine: readonly number[]): Beat | null {
  const entries = update.log ?? [];
  if (!before || !update.view || update.kind === "undo" || !entries.length) return null;
  const beat = beatBetween(before, update.view, entries, update.seat ?? undefined);
  return { ...beat, own: beat.seat !== null && mine.includes(beat.seat) };
}
