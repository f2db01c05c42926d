/** The six mobs, our own way: a bush with a fuse, a long shadow with stars in it, and the others; + is a thin leg. */

import { LETTERS } from "./colours.ts";
import { Canvas, hash, once, type Layer } from "./pixels.ts";

const INKS: Readonly<Record<string, string>> = {
  ...LETTERS,
  z: "#9dbb73",
  Z: "#64834a",
  x: "#241a38",
  X: "#8f7ad0",
};

export const MOBS: Readonly<Record<string, string>> = {
  spider:
    "=...++......./..+..+....../.+....+.HHHH/.+.++.+HHhHH/+.+..+HHHHRR/+.+...HHHRRR/+..+++HHHHRR/+.+...HHHHHR/..+..HHHHHHH/..+.+HRRHHRR/.+.+.HRwHHRw/.+.+.HHHHHHH/.+.+..HRHRHH/...+..HHHHHH/..+...HwHH../..+....w....",
  zombie:
    "=...ttttt/..tttttt/..tzzzzz/..zzzzzz/..zRkzzz/..zkkzzZ/..zzzzzz/...zkkkw/....zzzZ/.ooooooo/oooonooo/oo.ooooo/zz.ooono/zz.ooooo/zZ.oo.oo/zz.HHHHH/Z..HHHHH/...HHH../...HHH../..ZZZZ..",
  skeleton:
    "=..wwwww/.wwwwww/.wwwwww/.wkkkww/.wkkkww/.wwwwwk/..hwwww/..wkwkw/...hhhh/....hhw/.wwwwww/w..kkkw/w.wwwww/w..kkkw/w.hwwww/w...kkw/ww...ww/...wwww/...w..h/...w.../..ww...",
  creeper:
    "=........O/.......Oy/........O/........t/.gg....gg/..gGgggggg/.gggggGggg/gGggggggGg/ggyyggggg/gGgyyggGgg/ggggggggGg/gGgkkkkkkk/.ggkwkwkwk/.gGgkkkkkk/..gggGgggg/.gG.ggggGg/gG.ggGgg/g.gg.gg.gg",
  witch:
    "=.....vvv/....vvvv/....vvvv/...vvvvv/...yyyyy/..vvvvvv/vvvvvvvvv/..HHzzzzz/..Hzzkkzz/..Hzzzzzz/..H.zzzzZ/.HH.zkkkZ/.....zzz/..vvvvvvv/c.vvvvvVV/cczvvvvVv/cc.vvvvVv/..vvvvvvv/..vvvvvVv/.vvvvvvvv",
  enderman:
    "=...xxxxx/..xxxxxx/..VVVVxx/..xwwVxx/..xxxxxx/...xxxxx/.....xxx/..xxxxxx/.xxxxxxx/.xx.xxXx/.xx.xxxx/.xx.xxxx/.xx.xXxx/.xx.xxxx/.xx.xxxX/.xx.xxxx/.xX.xxx./.xx.xxx./....xxx./....xXx./...xxxx.",
};

const NIGHTS = { action: ["#8e3146", "#7a273b", "#b25467"], scoring: ["#3b4486", "#303872", "#6a74bd"] } as const;

/** The kind and the characteristic that an id such as `creeper-sand` spells; `action` is no characteristic. */
export function mobOf(id: string): { kind: string; trait: string } {
  const [kind = "", trait = ""] = id.split("-");
  return { kind, trait: trait === "action" ? "" : trait };
}

const drawn = once((key: string): Layer[] => {
  const [kind = "", variant] = key.split(" ");
  const kinds = Object.keys(MOBS);
  const drawing = MOBS[kind] ?? MOBS[kinds[hash(kind) % kinds.length]!]!;
  const [base, dark, star] = NIGHTS[variant === "action" ? "action" : "scoring"];
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
  mob.centre(drawing, 22, (letter, x, y) => {
    if (letter === "+") legs.set(x, y, LETTERS.k!);
    return INKS[letter] ?? "";
  });
  mob.outline(kind === "enderman" ? LETTERS.v! : LETTERS.k!);
  night.over(legs);
  night.over(mob);
  return night.layers(base);
});

/** The picture of a mob: red dusk for one that gives an action, blue night for one that scores. */
export function mobLayers(kind: string, trait: string): Layer[] {
  return drawn(`${kind} ${trait ? "scoring" : "action"}`);
}
