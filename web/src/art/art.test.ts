import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount, type Component } from "svelte";
import { describe, expect, it } from "vitest";
import {
  BIOMES,
  Biome,
  Block,
  Building,
  Character,
  Glyph,
  Icon,
  INK,
  Logo,
  Mob,
  PALETTE,
  PLAYERS,
  SKINS,
  TileBack,
  Weapon,
} from "./index.ts";
import { GLYPHS, faceOf, icons, isPaint } from "./index.ts";
import { buildingLayers } from "./building.ts";
import { MATERIALS } from "./colours.ts";
import { mobLayers, MOBS } from "./mobs.ts";
import { moving, rowsOf, type Layer } from "./pixels.ts";
import STRUCTURES from "../../../src/overworld/pictures/art/structures.json";
import { WEAPONS } from "./weapons.ts";

const read = (path: string): string => readFileSync(resolve(import.meta.dirname, path), "utf-8");
const box = read("../../../src/overworld/components/base.toml");
const names = read("../../../src/overworld/i18n/locale/en/names.ftl");
const css = read("colours.css");

/** The ids of one kind of entry in the box. */
function ids(entry: string): string[] {
  const parts = box.split(/^\[\[?/m).filter((part) => part.startsWith(`${entry}]]`));
  return parts.map((part) => /^id = "(.+)"$/m.exec(part)![1]!);
}

/** The four names of a characteristic. */
function characteristic(name: string): string[] {
  return [...new RegExp(`^${name} = \\[(.+)\\]$`, "m").exec(box)![1]!.matchAll(/"(\w+)"/g)].map((found) => found[1]!);
}

/** Return the HTML of a component. */
function html<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): string {
  const target = document.createElement("div");
  const shown = mount(component, { target, props });
  flushSync();
  const text = target.innerHTML;
  void unmount(shown);
  return text;
}

/** The contrast of two colours, as accessibility guidelines count it. */
function contrast(one: string, two: string): number {
  const light = (colour: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [low, high] = [light(one), light(two)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const BUILDINGS = ids("building");
const TRAITS = ["biome", "material", "type"].flatMap(characteristic);

describe("the box", () => {
  it("is read whole", () => {
    expect(BUILDINGS).toHaveLength(44);
    expect(ids("weapon")).toHaveLength(9);
    expect(ids("mob")).toHaveLength(16);
    expect(TRAITS).toHaveLength(12);
  });

  it("has a drawing for every building, and no drawing is left over", () => {
    expect(Object.keys(STRUCTURES).sort()).toEqual([...BUILDINGS].sort());
  });

  it("has a drawing for every kind of mob and every weapon", () => {
    expect(new Set(ids("mob").map((id) => id.split("-")[0]!))).toEqual(new Set(Object.keys(MOBS)));
    expect(new Set(ids("weapon"))).toEqual(new Set(Object.keys(WEAPONS)));
  });

  it("has a symbol for every characteristic, colour and sign", () => {
    for (const of of [...TRAITS, "emerald", ...Object.keys(PLAYERS), "heart", "xp", "extra_action"]) {
      expect(GLYPHS[of], of).toBeTruthy();
    }
  });
});

describe("drawings", () => {
  it.each([
    ...Object.entries(STRUCTURES),
    ...Object.entries(MOBS),
    ...Object.entries(WEAPONS).map(([id, { drawing }]) => [id, drawing] as const),
  ])("%s fits the square", (_, drawing) => {
    const rows = rowsOf(drawing);
    expect(rows.length).toBeLessThanOrEqual(22);
    expect(rows[0]!.length).toBeLessThanOrEqual(24);
  });

  it("no two buildings look the same", () => {
    expect(new Set(BUILDINGS.map((id) => JSON.stringify(buildingLayers(id)))).size).toBe(44);
    expect(new Set(Object.values(STRUCTURES)).size).toBe(44);
  });

  it("no two glyphs and no two icons look the same", () => {
    expect(new Set(Object.values(GLYPHS)).size).toBe(Object.keys(GLYPHS).length);
    expect(new Set(Object.values(icons)).size).toBe(Object.keys(icons).length);
  });

  it("every pixel has a colour", () => {
    const pictures = [
      ...BUILDINGS.map((tile) => html(Building, { tile })),
      ...ids("mob").map((mob) => html(Mob, { mob })),
      ...ids("weapon").map((weapon) => html(Weapon, { weapon })),
      ...Object.keys(BIOMES).map((biome) => html(Biome, { biome })),
      ...Object.keys(PLAYERS).map((colour) => html(Character, { colour })),
      ...Object.keys(GLYPHS).map((of) => html(Glyph, { of })),
      ...(Object.keys(icons) as (keyof typeof icons)[]).map((name) => html(Icon, { name })),
      ...Object.keys(MATERIALS).map((material) => html(Block, { material })),
      html(Logo, {}),
      html(TileBack, {}),
      html(Weapon, {}),
    ];
    for (const picture of pictures) {
      expect(picture).toMatch(/<path/);
      expect(picture).toMatch(/aria-hidden="true"/);
      expect(picture).not.toMatch(/undefined|NaN|style=/);
    }
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it("draws buildings, mobs and weapons of other boxes too", () => {
    const own = html(Building, { tile: "lighthouse", biome: "desert", material: "stone", type: "dwelling" });
    expect(own).toContain(BIOMES.desert);
    expect(own).not.toMatch(/undefined/);
    expect(html(Mob, { mob: "ghost", kind: "ghost", trait: "wood" })).toContain(GLYPHS.wood);
    expect(html(Weapon, { weapon: "sling", power: "reveal_extra" })).toBe(html(Weapon, { weapon: "bow" }));
    expect(html(Weapon, { weapon: "sling" })).toContain("<path");
  });
});

describe("characters", () => {
  it("come with a skin for every colour, in the colours of the paint box", () => {
    expect(PALETTE).toHaveLength(16);
    for (const skin of Object.values(SKINS)) expect(isPaint(skin)).toBe(true);
    expect(new Set(Object.values(SKINS)).size).toBe(4);
  });

  it("show painted pixels", () => {
    const paint = "c".repeat(64);
    expect(html(Character, { colour: "red", paint })).toContain(PALETTE[12]!.fill);
    expect(html(Character, { colour: "red", paint: "zz" })).toBe(html(Character, { colour: "red" }));
  });
});

describe("colours", () => {
  it("are the same in the style sheet", () => {
    const sheet = Object.fromEntries(
      [...css.matchAll(/--([\w-]+): (#\w+);/g)].reverse().map(([, name, value]) => [name, value]),
    );
    expect(sheet).toMatchObject(PLAYERS);
    for (const name of Object.keys(PLAYERS)) expect(sheet[`on-${name}`]).toBe(INK[name as keyof typeof INK]);
  });

  it("let symbols stand out", () => {
    for (const [name, ground] of Object.entries({ ...PLAYERS, ...BIOMES })) {
      expect(contrast(INK[name as keyof typeof INK], ground), name).toBeGreaterThanOrEqual(4.5);
    }
    for (const name of Object.keys(MATERIALS)) {
      const { fill, side, dark, ink } = faceOf(name);
      for (const shade of [fill, side, dark]) expect(contrast(ink, shade), name).toBeGreaterThanOrEqual(3);
    }
  });

  it("can be read as text on light and dark pages", () => {
    const pair = (sheet: string, name: string): string[] =>
      new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheet)!.slice(1);
    const tokens = read("../ui/style/tokens.css");
    const own = [...Object.keys(PLAYERS).map((colour) => `${colour}-text`), "xp", "xp-strong"].map((name) => [
      css,
      name,
    ]);
    const shared = ["text", "muted", "can-text", "hint", "warning", "link", "done"].map((name) => [tokens, name]);
    for (const ground of ["sky2", "panel", "panel2"]) {
      const pages = pair(tokens, ground);
      for (const [sheet, name] of [...own, ...shared]) {
        pair(sheet!, name!).forEach((text, at) =>
          expect(contrast(text, pages[at]!), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5),
        );
      }
    }
  });

  it("can be read on the grounds that they are made for", () => {
    const tokens = read("../ui/style/tokens.css");
    const pair = (name: string): string[] => {
      const [, value] = new RegExp(`--${name}: (.+?);`).exec(tokens)!;
      const both = value!.match(/#\w+/g)!;
      return [both[0]!, both.at(-1)!];
    };
    for (const [name, ground] of [
      ["can-ink", "can"],
      ["warning-ink", "warning-fill"],
      ["outline", "again-tag"],
      ["outline", "bonus-tag"],
      ["dock-ink", "dock"],
      ["dock-muted", "dock"],
      ["hint-on", "dock"],
      ["warning-on", "dock"],
      ["slot-off-ink", "slot-off"],
      ["xp-on", "night"],
      ["heart-on", "night"],
      ["less-on", "night"],
      ["same-on", "night"],
      ["rim-ink", "sky2"],
      ["sky-ink", "sky1"],
      ["text", "well"],
      ["panel2", "text"],
    ] as const) {
      pair(name).forEach((text, at) =>
        expect(contrast(text, pair(ground)[at]!), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5),
      );
    }
  });

  it("give the cube a symbol inside the unit square", () => {
    for (const name of Object.keys(MATERIALS)) {
      const numbers = faceOf(name)
        .glyphPath.match(/-?\d*\.?\d+/g)!
        .map(Number);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(1);
    }
  });
});

describe("names", () => {
  const known = Object.fromEntries([...names.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, key, value]) => [key!, value!]));

  it("are there for everything", () => {
    const keys = [
      ...BUILDINGS.map((id) => `tile-${id}`),
      ...Object.keys(MOBS).map((kind) => `mob-${kind}`),
      ...ids("weapon").map((id) => `weapon-${id}`),
      ...["bow", "golden_hoe", "stone_pickaxe", "tnt"].map((id) => `weapon-${id}-power`),
      ...["biome", "material", "type"].flatMap((group) => characteristic(group).map((id) => `${group}-${id}`)),
      ...TRAITS.map((id) => `trait-${id}`),
      ...Object.keys(PLAYERS).map((id) => `colour-${id}`),
      ...PALETTE.map(({ id }) => `paint-${id}`),
      "material-emerald",
    ];
    expect(Object.keys(known).sort()).toEqual(keys.sort());
  });

  it("of buildings are short and all different", () => {
    const given = BUILDINGS.map((id) => known[`tile-${id}`]!);
    expect(new Set(given).size).toBe(44);
    for (const name of given) expect(name.length, name).toBeLessThanOrEqual(18);
  });
});

describe("moving parts", () => {
  const motions = (layers: Layer[]) => new Set((moving.get(layers) ?? []).map(([motion]) => motion));

  it("every mob blinks: its lids cover both eyes and nothing outside its drawing", () => {
    for (const kind of Object.keys(MOBS)) {
      const [first] = moving.get(mobLayers(kind, "")) ?? [];
      expect(first?.[0], kind).toBe("lid");
      expect(first?.[2].split("M").length, kind).toBeGreaterThan(2);
    }
  });

  it("water flows under every bridge, and some dwellings smoke", () => {
    const bridges = BUILDINGS.filter((id) => id.endsWith("bridge"));
    for (const id of bridges) expect(motions(buildingLayers(id)), id).toContain("glint");
    const smoking = BUILDINGS.filter((id) => motions(buildingLayers(id)).has("smoke"));
    expect(smoking.length).toBeGreaterThan(3);
    expect(smoking.every((id) => id.endsWith("dwelling"))).toBe(true);
  });
});
