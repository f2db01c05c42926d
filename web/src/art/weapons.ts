/** The nine weapons on their eight-sided tokens. */

import { LETTERS } from "./colours.ts";
import { Canvas, once, type Layer } from "./pixels.ts";

const SWORD =
  "............ll/...........lmm/..........lmm./.........lmm../........lmm.../.......lmm..../..q...lmm...../..qq.lmm....../...qqmm......./....qq......../...ooqq......./..oo..qq....../.oo.........../oo............";
export const WEAPONS: Readonly<Record<string, readonly [drawing: string, inks: Readonly<Record<string, string>>]>> = {
  poisonous_potato: [
    "....G.....G../...G..G..G.../....G..G...../......G....../....mmmmm..../..mmlmmmmmm../.mmllmmGmmmm./.mmlmmGGGmmmm/mmmmmmmGmmrmm/mmGmmmmmmmmmm/mGGGmmmrmGmm./.mGmmmmmGGG../..rmmrmmmGm../...rrrmmr....",
    { m: "#c99f4f", l: "#ecd08a", r: "#93702f" },
  ],
  wooden_sword: [
    "........llm/.......lmmm/......lmmmr/.....lmmmr./....lmmmr../...lmmmr.../..lmmmr..../.qqmmr...../..qqr....../..ooqq...../.oo..q...../oo.........",
    { m: "#a8733d", l: "#d7a566", r: "#7a4d24", q: "#5a3a1e" },
  ],
  stone_sword: [
    "...........llm/..........lmmm/.........lmmmr/........lmmmr./.......lmmr.../......lmmmr.../.q...lmmmr..../.qq.lmmr....../..qqmmmr....../...qqmr......./...ooqq......./..oo..qq....../.oo.........../oo............",
    { m: "#98a0aa", l: "#c6ccd3", r: "#6b727d", q: "#4a4f58" },
  ],
  iron_sword: [SWORD, { m: "#c3cad2", l: "#ffffff", q: "#7d4a20" }],
  diamond_sword: [
    ".............ll/............lmm/...........lmmm/..........lmmm./.........lmmm../........lmmm.../.qq....lmmm..../.qRq..lmmm...../..qqqlmmm....../...qqqmm......./....qqq......../...oo.qqqq...../..oo...qRq...../Roo.....qq...../RR.............",
    { m: "#37bdd6", l: "#c2f6fb", q: "#f2c230" },
  ],
  bow: [
    "......oo......../....oo.h......../...oo..h......../..oo...h......../..o....h......../.oo....h......../.o.....h......../HH.....h.....RR./HHnnnnnnnnnnRRRR/HH.....h.....RR./.o.....h......../.oo....h......../..o....h......../..oo...h......../...oo..h......../....oo.h......../......oo........",
    {},
  ],
  golden_hoe: [
    "...mmmmm....../..mllllmoo..../.mlm..mmoo..../.mm....oo...../.m....oo....../.....oo......./....oo......../...oo........./..oo........../.oo.........../oo............",
    { m: "#e0a818", l: "#fff0a0" },
  ],
  stone_pickaxe: [
    "...mmmmm....../..lllmmmmm..../.l...mmmmmm.../......oomrmm../.....oo..rmm../....oo....mm../...oo.....mm../..oo......mm../.oo.......m.../oo........m...",
    { m: "#8d95a0", l: "#d3d9df", r: "#5f6670" },
  ],
  tnt: [
    ".........y.y./..........Oy./.......HHHOyy/......H...y../...RR.RR.RR.../..RpRRpRRpRR../..RpRRpRRpRR../..RpRRpRRpRR../..wwwwwwwwww../..wkwkwkwkww../..wwwwwwwwww../..RpRRpRRpRR../..RpRRpRRpRR../..RpRRpRRpRR../...RR.RR.RR...",
    { R: "#cf3038", p: "#f08a84" },
  ],
};

/** Which weapon has a power, for boxes that call it something else. */
const BY_POWER: Readonly<Record<string, string>> = {
  reveal_extra: "bow",
  gain_xp: "golden_hoe",
  collect_block: "stone_pickaxe",
  detonate: "tnt",
};

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
  const [drawing, inks] = WEAPONS[name]!;
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

/** The back of a token that lies face down. */
export const tokenBack = once((): Layer[] => {
  const canvas = token("#8a6637", "#a9834f");
  const mark = ".wwww./ww..ww/....ww/...ww./..ww../..ww../....../..ww../..ww..";
  canvas.centre(mark, middle(mark), () => "#f6e8c8");
  return canvas.layers();
});
