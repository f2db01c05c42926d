/** The nine weapons on their eight-sided tokens. */

import weapons from "../../../src/overworld/pictures/art/weapons.json";
import { LETTERS } from "./colours.ts";
import { Canvas, once, type Layer } from "./pixels.ts";

interface Drawn {
  readonly drawing: string;
  readonly inks: Readonly<Record<string, string>>;
}

export const WEAPONS: Readonly<Record<string, Drawn>> = weapons.drawings;

/** Which weapon has a power, for boxes that call it something else. */
const BY_POWER: Readonly<Record<string, string>> = weapons.powers;

/** Tokens are smaller than tiles. */
export const TOKEN = 20;

function token(field: string, light: string): Canvas {
  const canvas = new Canvas(TOKEN);
  for (let y = 0; y < TOKEN; y++) {
    const cut = Math.max(0, 5 - y, y - 14);
    for (let x = cut; x < TOKEN - cut; x++) {
      const rim = x === cut || x === TOKEN - 1 - cut || y === 0 || y === TOKEN - 1;
      canvas.set(x, y, rim ? "#3a2c1b" : y === 1 || (x === cut + 1 && y < 6) ? light : field);
    }
  }
  return canvas;
}

const drawn = once((name: string): Layer[] => {
  const { drawing, inks } = WEAPONS[name]!;
  const canvas = token("#f0e2c2", "#fff8e6");
  const weapon = new Canvas(TOKEN);
  weapon.centre(drawing, middle(drawing), (letter) => inks[letter] ?? LETTERS[letter]!);
  weapon.outline("#2b2018");
  canvas.over(weapon);
  return canvas.layers();
});

/** The lowest row of a drawing that is in the middle of a token. */
function middle(drawing: string): number {
  return Math.floor((TOKEN + drawing.split("/").length) / 2) - 1;
}

/** The picture of a weapon token. */
export function weaponLayers(weapon: string, power = ""): Layer[] {
  return drawn(weapon in WEAPONS ? weapon : (BY_POWER[power] ?? "iron_sword"));
}

/** The back of a token. */
export const tokenBack = once((): Layer[] => {
  const canvas = token("#8a6637", "#a9834f");
  const mark = ".wwww./ww..ww/....ww/...ww./..ww../..ww../....../..ww../..ww..";
  canvas.centre(mark, middle(mark), () => "#f6e8c8");
  return canvas.layers();
});
