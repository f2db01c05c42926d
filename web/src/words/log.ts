/** What has happened, in words: a sentence for every entry of the log, its picture and its places. */
import { theBox } from "../box.svelte.ts";
import type { Fought, LogEntry, Over } from "../protocol.ts";
import { costText, faceName, faceWhat, traitName, type What } from "./things.ts";
import { list, number, percent, t, told } from "./words.svelte.ts";

export type Names = (seat: number) => string;

/** Blocks as one phrase. */
const amounts = (counts: Record<string, number>) => costText(counts) || t("log-nothing");

/**
 * An entry of the log as one sentence, or a few.
 *
 * `odds` says whether the chance of a fight may be told.
 */
export function logText(entry: LogEntry, names: Names, odds = true): string {
  switch (entry.code) {
    case "began":
      return t("log-began", { name: names(entry.seat) });
    case "turn":
      return t("log-turn", { name: names(entry.seat), turn: entry.turn });
    case "mined": {
      const values = { name: names(entry.seat), block: t(`material-${entry.block}`), column: entry.column };
      return entry.pickaxe ? t("log-mined-pickaxe", values) : t("log-mined", values);
    }
    case "uncovered":
      return t("log-uncovered", {
        block: t(`material-${entry.block}`),
        column: entry.column,
        level: entry.level + 1,
      });
    case "layer":
      return entry.card
        ? t("log-layer-card", { layer: entry.layer, card: entry.card })
        : t("log-layer", { layer: entry.layer });
    case "explored":
      return t("log-explored", {
        name: names(entry.seat),
        steps: entry.steps,
        start: entry.start,
        crossing: entry.crossing,
      });
    case "revealed":
      return t("log-revealed", { face: faceName(entry.face), cell: entry.cell });
    case "built": {
      const values = {
        name: names(entry.seat),
        space: t(`space-${entry.space}`),
        tile: faceName(entry.tile),
        paid: amounts(entry.paid ?? {}),
        xp: entry.xp ?? 0,
      };
      if (entry.covered) {
        const over = { ...values, covered: faceName(entry.covered) };
        return entry.xp ? t("log-built-over-xp", over) : t("log-built-over", over);
      }
      return entry.xp ? t("log-built-xp", values) : t("log-built", values);
    }
    case "fight": {
      const values = {
        name: names(entry.seat),
        mob: faceName(entry.mob),
        cell: entry.cell,
        needed: entry.needed,
      };
      return odds ? t("log-fight-chance", { ...values, chance: percent(entry.chance) }) : t("log-fight", values);
    }
    case "turned": {
      const values = { name: names(entry.seat), weapon: faceName(entry.weapon), hearts: entry.hearts };
      return entry.xp ? t("log-turned-xp", { ...values, xp: entry.xp }) : t("log-turned", values);
    }
    case "drew":
      return t("log-drew", { name: names(entry.seat) });
    case "declined":
      return told(`log-declined-${entry.power}`, "log-unknown", { name: names(entry.seat) });
    case "detonated":
      return t("log-detonated", { name: names(entry.seat), hearts: entry.hearts });
    case "fought":
      return foughtText(entry, names);
    case "took":
      return t("log-took", { name: names(entry.seat), weapon: faceName(entry.weapon), cell: entry.cell });
    case "traded":
      return t("log-traded", { name: names(entry.seat), mob: faceName(entry.mob) });
    case "ended":
      return entry.due
        ? t("log-ended-due", { name: names(entry.seat), cards: list([...entry.due]) })
        : t("log-ended", { name: names(entry.seat) });
    case "scored":
      return t("log-scored", {
        name: names(entry.seat),
        card: entry.card,
        trait: traitName(entry.characteristic),
        spaces: entry.spaces,
        points: entry.points,
        xp: entry.xp ?? 0,
      });
    case "bonus":
      return t("log-bonus", {
        name: names(entry.seat),
        mob: faceName(entry.mob),
        trait: traitName(entry.characteristic),
        spaces: entry.spaces,
        points: entry.points,
        xp: entry.xp ?? 0,
      });
    case "over":
      return overText(entry, names);
    default:
      return unknownText(entry, names);
  }
}

/** What is being counted, before it has come to a sum. */
export function countingText(entry: LogEntry, names: Names): string {
  if (entry.code === "bonus") return t("log-counting-mob", { name: names(entry.seat), mob: faceName(entry.mob) });
  if (entry.code !== "scored") return "";
  return t("log-counting", { name: names(entry.seat), trait: traitName(entry.characteristic) });
}

/** An entry of a newer server: its code, and whose doing it was. */
function unknownText(entry: { code: string; seat?: number }, names: Names): string {
  return t("log-unknown", { code: entry.code, name: entry.seat == null ? "" : names(entry.seat) });
}

/** How a fight has ended: hearts, XP, and whatever else came of it. */
function foughtText(entry: Fought, names: Names): string {
  const values = {
    name: names(entry.seat),
    mob: faceName(entry.mob),
    hearts: entry.hearts,
    needed: entry.needed,
    xp: entry.xp ?? 0,
  };
  const sentences = [entry.won ? t("log-fought-won", values) : t("log-fought-lost", values)];
  if (entry.hoes) sentences.push(t("log-fought-hoes", { xp: entry.hoes }));
  if (Object.keys(entry.blocks ?? {}).length) {
    sentences.push(t("log-fought-blocks", { blocks: amounts(entry.blocks ?? {}) }));
  }
  const turned = Object.values(entry.turned ?? {}).reduce((sum, count) => sum + count, 0);
  const tokens = turned - (entry.detonated ?? 0);
  if (tokens) sentences.push(t("log-fought-back", { tokens }));
  if (entry.detonated) sentences.push(t("log-fought-tnt", { count: entry.detonated }));
  return sentences.join(" ");
}

function overText(entry: Over, names: Names): string {
  const each = (numbers: number[]) =>
    list(numbers.map((value, seat) => t("log-over-each", { name: names(seat), number: number(value) })));
  const values = {
    count: entry.winners.length,
    winners: list(entry.winners.map(names)),
    scores: each(entry.scores),
  };
  const most = Math.max(...entry.scores);
  // Blocks are told only where they have decided: several have the most XP.
  const tied = entry.scores.filter((xp) => xp === most).length > 1;
  return tied ? t("log-over-blocks", { ...values, blocks: each(entry.blocks) }) : t("log-over", values);
}

/** The picture beside an entry: something from the box, or a sign. */
export interface LogPicture {
  art: What["kind"] | "glyph" | "icon";
  of: string;
}

/** What stands beside an entry. */
export function logGlyph(entry: LogEntry): LogPicture {
  switch (entry.code) {
    case "mined":
    case "uncovered":
      return { art: "block", of: entry.block };
    case "revealed":
      return { art: faceWhat(entry.face).kind, of: entry.face };
    case "built":
      return { art: "building", of: entry.tile };
    case "fight":
    case "fought":
    case "traded":
    case "bonus":
      return { art: "mob", of: entry.mob };
    case "turned":
    case "took":
      return { art: "weapon", of: entry.weapon };
    case "drew":
      return { art: "weapon", of: powerWeapon("bow") };
    case "declined":
      return { art: "weapon", of: powerWeapon(entry.power) };
    case "detonated":
      return { art: "weapon", of: powerWeapon("tnt") };
    case "scored":
      return { art: "glyph", of: entry.characteristic };
    case "began":
    case "turn":
      return { art: "icon", of: "flag" };
    case "explored":
      return { art: "glyph", of: "explore" };
    case "layer":
      return { art: "glyph", of: "collect" };
    case "ended":
      return { art: "icon", of: "check" };
    case "over":
      return { art: "icon", of: "crown" };
    default:
      return { art: "icon", of: "flag" };
  }
}

const POWERS = { bow: "reveal_extra", pickaxe: "collect_block", tnt: "detonate" };

/** The weapon that has a power. */
function powerWeapon(power: keyof typeof POWERS): string {
  return theBox().weapons.find((one) => one.power === POWERS[power])?.id ?? power;
}

/** The places that an entry is about: cells, crossings, columns. */
export function placesOf(entry: LogEntry): string[] {
  switch (entry.code) {
    case "mined":
    case "uncovered":
      return [entry.column];
    case "explored":
      return [...new Set([entry.start, entry.crossing])];
    case "built":
      return [entry.cell, spaceOf(entry.seat, entry.space)];
    case "revealed":
    case "fight":
    case "fought":
    case "took":
      return [entry.cell];
    default:
      return [];
  }
}

/** What a space of a board is called among places. */
export const spaceOf = (seat: number, space: number): string => `${seat}.space.${space}`;

/** The seat that an entry is about; what chance or the table does is nobody's. */
export function seatOf(entry: LogEntry): number | null {
  return "seat" in entry ? entry.seat : null;
}
