/** Beats: the events of a table as units of playback. */
import type { LogEntry, Update, View } from "../protocol.ts";
import { seatOf } from "../i18n/log.ts";

/** A scene that covers the land or the whole table during its playback. */
export type Scene = "fight" | "scoring" | "over";

/** A phase of a beat: the log entries that it announces at its start, and its duration at the normal pace. */
export interface Moment {
  ms: number;
  entries: LogEntry[];
  /** The entry whose result becomes visible in this moment and which the next moment announces. */
  ahead?: LogEntry;
}

/** One decision with its chance results: an item of the presenter's queue. */
export interface Beat {
  /** Unique for each beat. */
  id: number;
  /** The seat that acts; null for the table. */
  seat: number | null;
  /** Whether it is a seat of this client. */
  own: boolean;
  /** The number of its turn. */
  turn: number;
  before: View;
  after: View;
  entries: LogEntry[];
  moments: Moment[];
  scene: Scene | null;
}

/** Durations at the normal pace in milliseconds. */
export const STEP_MS = 180;
export const SPACE_MS = 180;
export const TURN_MS = 220;
export const APART_MS = 90;
export const BLOCK_MS = 440;
export const TILE_MS = 540;
export const TOKEN_MS = 300;
export const ROLL_MS = 400;
const FLIP_MS = 250;
/** The time to read a caption after an animation. */
const READ_MS = 350;
const PASS_MS = 150;
/** The time to read a sum, and to read all sums at the end of a scoring round. */
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

/** Return the scene of entries; null without one. */
export function sceneOf(entries: LogEntry[]): Scene | null {
  return SCENES.find(([, codes]) => entries.some(({ code }) => codes.has(code)))?.[0] ?? null;
}

/** Return the duration of one entry, with the time to read its caption. */
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

/** Return the duration of an animation before its announcement: spaces light up, or a token turns. */
function aheadOf(entry: LogEntry, last?: Moment): number {
  if (entry.code === "turned") return last ? FLIP_MS : 0;
  return entry.code === "scored" || entry.code === "bonus" ? SPACE_MS * entry.spaces : 0;
}

/** Entries of a scene with their own moment; the others share one. */
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

/** Return the moments of a beat: in a scene one for each entry, otherwise one for each decision. */
export function momentsOf(entries: LogEntry[]): Moment[] {
  const moments: Moment[] = [];
  for (const entry of entries) {
    const ms = lengthOf(entry);
    const last = moments.at(-1);
    // A beat of a lesson is a whole turn of the bot, with several decisions.
    const decides = isDecision(entry) && entry.code !== "ended";
    if (!last || decides || ALONE.has(entry.code)) {
      const before = aheadOf(entry, last);
      if (before) moments.push({ ms: before, entries: [], ahead: entry });
      moments.push({ ms, entries: [entry] });
    } else if (entry.code === "revealed" && last.entries[0]?.code === "explored") {
      // Announce revealed cells only after the character has arrived.
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

/** Return the entries of a beat that have been announced up to a moment. */
export function begunIn({ moments }: Beat, moment: number): LogEntry[] {
  return moments.slice(0, moment + 1).flatMap(({ entries }) => entries);
}

/** Return the view of a moment. A scene hides its result until its last moment, except announced XP. */
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

/** Return the beat from one view to another. */
export function beatBetween(before: View, after: View, entries: LogEntry[], seat = seatIn(entries)): Beat {
  const [moments, scene] = [momentsOf(entries), sceneOf(entries)];
  return { id: next++, seat, own: false, turn: before.turns, before, after, entries, moments, scene };
}

function seatIn(entries: LogEntry[]): number | null {
  return entries.map(seatOf).find((one) => one !== null) ?? null;
}

/** Return the beat of an update; null if it has nothing to play. */
export function beatOf(update: Update, before: View | null, mine: readonly number[]): Beat | null {
  const entries = update.log ?? [];
  if (!before || !update.view || update.kind === "undo" || !entries.length) return null;
  const beat = beatBetween(before, update.view, entries, update.seat ?? undefined);
  return { ...beat, own: beat.seat !== null && mine.includes(beat.seat) };
}
