import { describe, expect, it } from "vitest";
import drawn from "../../fixtures/pictures.json";
import { slab } from "../world/slab.ts";
import { faceOf } from "./blocks.ts";
import { buildingLayers } from "./building.ts";
import { skinLayers, skinOf } from "./character.ts";
import { biomeLayers, tileBack } from "./ground.ts";
import { mobLayers } from "./mobs.ts";
import { hash, type Layer } from "./pixels.ts";
import { tokenBack, weaponLayers } from "./weapons.ts";

const PAINTERS: Readonly<Record<string, (...what: string[]) => Layer[]>> = {
  building: (tile = "", biome = "", material = "", type = "") => buildingLayers(tile, { biome, material, type }),
  biome: (biome = "") => biomeLayers(biome),
  mob: (kind = "", variant = "") => mobLayers(kind, variant === "scoring" ? variant : ""),
  weapon: (weapon = "", power = "") => weaponLayers(weapon, power),
  character: (colour = "") => skinLayers(skinOf(colour, "")),
  symbol: (material = "") => [["", faceOf(material).glyphPath]],
  "tile-back": () => tileBack(""),
  token: () => tokenBack(""),
  // Sums of tenths are not exact here.
  land: () => slab().map(({ fill, d }) => [fill, d.replace(/\d+\.\d+/g, (sum) => String(Math.round(Number(sum))))]),
};

// tests/unit/test_shared_pictures.py writes the digests of the pictures that Python draws.
describe("the pictures of Python", () => {
  it.each(Object.entries(drawn))("%s is the page's own", (key, digest) => {
    const [kind = "", ...what] = key.split(" ");
    expect(hash(JSON.stringify(PAINTERS[kind]!(...what)))).toBe(digest);
  });
});
