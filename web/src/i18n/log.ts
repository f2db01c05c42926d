/** Log entries: their sentences, pictures and places. */
import { theBox } from "../box.svelte.ts";
import type { BonusScored, Built, Fought, LogEntry, GameOver, Scored } from "../protocol.ts";
import { costText, faceName, faceWhat, traitName, type InspectTarget } from "./things.ts";
import { list, number, percent, t, serverText } from "./words.svelte.ts";

export type Names = (seat: number) => string;

/** Return some blocks as one phrase. */
const amounts = (counts: Record<string, number>) => costText(counts) || t("log-nothing");

/** Join the sentences of several entries. An entry has no full stop, so that lists can show it. */
export function joined(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join("");
  return texts.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(" ");
}

/** Return what the sentences of a built tile name, without its player. */
const builtValues = (entry: Built) => ({
  space: t(`space-${entry.space}`),
  tile: faceName(entry.tile),
  covered: entry.covered ? faceName(entry.covered) : "",
  paid: amounts(entry.paid ?? {}),
  xp: entry.xp ?? 0,
});

/** Return what the sentences of a scored group name, without its player. */
const scoredValues = (entry: Scored) => ({
  card: entry.card,
  trait: traitName(entry.characteristic),
  spaces: entry.spaces,
  points: entry.points,
  xp: entry.xp ?? 0,
});

/** Return what the sentences of a mob's bonus name, without its player. */
const bonusValues = (entry: BonusScored) => ({
  mob: faceName(entry.mob),
  trait: traitName(entry.characteristic),
  spaces: entry.spaces,
  points: entry.points,
  xp: entry.xp ?? 0,
});

/**
 * Return a log entry as one or more sentences.
 *
 * `odds` is whether the table shows the odds of fights, and `near` has the faces around the crossing of the entry.
 * Crossings and columns have no name on the table, so no sentence has their code: the page marks them (`placesOf`).
 */
export function logText(entry: LogEntry, names: Names, odds = true, near: readonly string[] = []): string {
  switch (entry.code) {
    case "began":
      return t("log-began", { name: names(entry.seat) });
    case "turn":
      return t("log-turn", { name: names(entry.seat), turn: entry.turn });
    case "mined": {
      const values = { name: names(entry.seat), block: t(`material-${entry.block}`) };
      return entry.pickaxe ? t("log-block-pickaxe", values) : t("log-block", values);
    }
    case "uncovered":
      return t("log-block-new", { block: t(`material-${entry.block}`) });
    case "layer":
      return entry.card
        ? t("log-layer-card", { layer: entry.layer, card: entry.card })
        : t("log-layer", { layer: entry.layer });
    case "explored": {
      const went = t("log-went", { name: names(entry.seat), steps: entry.steps });
      return near.length ? t("log-went-near", { went, near: list(near.map(faceName)) }) : went;
    }
    case "revealed":
      return t("log-revealed", { face: faceName(entry.face), cell: entry.cell });
    case "built": {
      const values = { name: names(entry.seat), ...builtValues(entry) };
      if (entry.covered) return entry.xp ? t("log-built-over-xp", values) : t("log-built-over", values);
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
      return serverText(`log-declined-${entry.power}`, "log-unknown", { name: names(entry.seat) });
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
      return t("log-scored", { name: names(entry.seat), ...scoredValues(entry) });
    case "bonus":
      return t("log-bonus", { name: names(entry.seat), ...bonusValues(entry) });
    case "over":
      return overText(entry, names);
    default:
      return unknownText(entry, names);
  }
}

/** Return an entry of the player who reads it in the second person; empty if it has no such sentence. */
export function ownText(entry: LogEntry): string {
  switch (entry.code) {
    case "mined": {
      const values = { block: t(`material-${entry.block}`) };
      return entry.pickaxe ? t("own-block-pickaxe", values) : t("own-block", values);
    }
    case "built": {
      const values = builtValues(entry);
      if (entry.covered) return entry.xp ? t("own-built-over-xp", values) : t("own-built-over", values);
      return entry.xp ? t("own-built-xp", values) : t("own-built", values);
    }
    case "turned": {
      const values = { weapon: faceName(entry.weapon), hearts: entry.hearts };
      return entry.xp ? t("own-turned-xp", { ...values, xp: entry.xp }) : t("own-turned", values);
    }
    case "fought": {
      const values = { mob: faceName(entry.mob), hearts: entry.hearts, needed: entry.needed, xp: entry.xp ?? 0 };
      return [entry.won ? t("own-fought-won", values) : t("own-fought-lost", values), ...effectsOf(entry)].join(" ");
    }
    case "took":
      return t("own-took", { weapon: faceName(entry.weapon), cell: entry.cell });
    case "traded":
      return t("own-traded", { mob: faceName(entry.mob) });
    case "scored":
      return t("own-scored", scoredValues(entry));
    case "bonus":
      return t("own-bonus", bonusValues(entry));
    default:
      return "";
  }
}

/** Return the sentence of a scoring that is still being counted. */
export function countingText(entry: LogEntry, names: Names): string {
  if (entry.code === "bonus") return t("log-counting-mob", { name: names(entry.seat), mob: faceName(entry.mob) });
  if (entry.code !== "scored") return "";
  return t("log-counting", { name: names(entry.seat), trait: traitName(entry.characteristic) });
}

/** Return an entry of a newer server, which this page has no text for: its code and its player. */
function unknownText(entry: { code: string; seat?: number }, names: Names): string {
  return t("log-unknown", { code: entry.code, name: entry.seat == null ? "" : names(entry.seat) });
}

/** Return the end of a fight: hearts and XP, then its effects. */
function foughtText(entry: Fought, names: Names): string {
  const values = {
    name: names(entry.seat),
    mob: faceName(entry.mob),
    hearts: entry.hearts,
    needed: entry.needed,
    xp: entry.xp ?? 0,
  };
  return [entry.won ? t("log-fought-won", values) : t("log-fought-lost", values), ...effectsOf(entry)].join(" ");
}

/** Return the effects of a fight: golden hoes, blocks and tokens. */
function effectsOf(entry: Fought): string[] {
  const sentences: string[] = [];
  if (entry.hoes) sentences.push(t("log-fought-hoes", { xp: entry.hoes }));
  if (Object.keys(entry.blocks ?? {}).length) {
    sentences.push(t("log-fought-blocks", { blocks: amounts(entry.blocks ?? {}) }));
  }
  const turned = Object.values(entry.turned ?? {}).reduce((sum, count) => sum + count, 0);
  const tokens = turned - (entry.detonated ?? 0);
  if (tokens) sentences.push(t("log-fought-back", { tokens }));
  if (entry.detonated) sentences.push(t("log-fought-tnt", { count: entry.detonated }));
  return sentences;
}

function overText(entry: GameOver, names: Names): string {
  const each = (numbers: number[]) =>
    list(numbers.map((value, seat) => t("log-over-each", { name: names(seat), number: number(value) })));
  const values = {
    count: entry.winners.length,
    winners: list(entry.winners.map(names)),
    scores: each(entry.scores),
  };
  const most = Math.max(...entry.scores);
  // Mention blocks only if they broke a tie.
  const tied = entry.scores.filter((xp) => xp === most).length > 1;
  return tied ? t("log-over-blocks", { ...values, blocks: each(entry.blocks) }) : t("log-over", values);
}

/** The picture of an entry: a component of the box, or an icon. */
export interface LogPicture {
  art: InspectTarget["kind"] | "glyph" | "icon";
  of: string;
}

/** Return the picture of an entry. */
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

/** Return the weapon with a power. */
function powerWeapon(power: keyof typeof POWERS): string {
  return theBox().weapons.find((one) => one.power === POWERS[power])?.id ?? power;
}

/** Return the places of an entry: cells, crossings, columns. */
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

/** Return the codes of places that the sentence of an entry leaves out, for players who use keys or a screen reader. */
export function codesOf(entry: LogEntry): string {
  const silent = entry.code === "mined" || entry.code === "uncovered" || entry.code === "explored";
  return silent ? placesOf(entry).join(" → ") : "";
}

/** Return the name of a space of a board as a place. */
export const spaceOf = (seat: number, space: number): string => `${seat}.space.${space}`;

/** Return the seat of an entry; null for chance and for the table. */
export function seatOf(entry: LogEntry): number | null {
  return "seat" in entry ? entry.seat : null;
}
