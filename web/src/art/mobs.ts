/** The six mobs, our own way: a bush with a fuse, a long shadow with stars in it, and the others; + is a thin leg. */

import mobs from "../../../src/overworld/pictures/art/mobs.json";
import { LETTERS } from "./colours.ts";
import { Canvas, hash, once, rowsOf, withMotion, type Layer } from "./pixels.ts";

const INKS: Readonly<Record<string, string>> = { ...LETTERS, ...mobs.inks };

export const MOBS: Readonly<Record<string, string>> = mobs.drawings;

/** The eyes of each drawing: their rows, their letters, and the letter of the closed lids. */
const EYES: Readonly<Record<string, readonly [from: number, to: number, letters: string, lid: string]>> = {
  spider: [9, 10, "Rw", "H"],
  zombie: [4, 5, "Rk", "z"],
  skeleton: [3, 4, "k", "w"],
  creeper: [8, 9, "y", "g"],
  witch: [8, 8, "k", "z"],
  enderman: [2, 3, "wV", "x"],
};

/** The kind and the characteristic that an id such as `creeper-sand` spells; `action` is no characteristic. */
export function mobOf(id: string): { kind: string; trait: string } {
  const [kind = "", trait = ""] = id.split("-");
  return { kind, trait: trait === "action" ? "" : trait };
}

const drawn = once((key: string): Layer[] => {
  const [kind = "", variant] = key.split(" ");
  const kinds = Object.keys(MOBS);
  const like = kind in MOBS ? kind : kinds[hash(kind) % kinds.length]!;
  const drawing = MOBS[like]!;
  const [from, to, letters, closed] = EYES[like] ?? [0, -1, "", ""];
  const { base, dark, star } = mobs.nights[variant === "action" ? "action" : "scoring"];
  const night = new Canvas();
  night.pixels.fill(base);
  for (let y = 20; y < 24; y++) for (let x = 0; x < 24; x++) night.set(x, y, dark);
  for (const [x, y] of [
    [2, 3],
    [20, 2],
    [4, 11],
    [22, 9],
    [1, 17],
    [18, 6],
  ] as const)
    night.set(x, y, star);
  const mob = new Canvas();
  const legs = new Canvas();
  const lid = new Canvas();
  const top = 23 - rowsOf(drawing).length;
  mob.centre(drawing, 22, (letter, x, y) => {
    if (y - top >= from && y - top <= to && letters.includes(letter)) lid.set(x, y, INKS[closed]!);
    if (letter === "+") legs.set(x, y, LETTERS.k!);
    return INKS[letter] ?? "";
  });
  mob.outline(kind === "enderman" ? LETTERS.v! : LETTERS.k!);
  night.over(legs);
  night.over(mob);
  return withMotion(night.layers(base), { lid });
});

/** The picture of a mob: red dusk for one that gives an action, blue night for one that scores. */
export function mobLayers(kind: string, trait: string): Layer[] {
  return drawn(`${kind} ${trait ? "scoring" : "action"}`);
}
