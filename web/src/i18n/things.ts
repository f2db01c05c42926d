/** Components of the box as text: names and descriptions. */
import { theBox } from "../box.svelte.ts";
import type { BoxBuilding, BoxMob, BoxWeapon, Cell } from "../protocol.ts";
import { list, t } from "./words.svelte.ts";

/** A component with a description; the id of a stack or token is the number that is left. */
export interface InspectTarget {
  kind: "building" | "mob" | "weapon" | "block" | "card" | "trait" | "stack" | "token";
  id: string;
}

export function building(id: string): BoxBuilding | undefined {
  return theBox().buildings.find((one) => one.id === id);
}

export function mob(id: string): BoxMob | undefined {
  return theBox().mobs.find((one) => one.id === id);
}

export function weapon(id: string): BoxWeapon | undefined {
  return theBox().weapons.find((one) => one.id === id);
}

/** Return the component of a face. */
export function faceWhat(id: string): InspectTarget {
  if (mob(id)) return { kind: "mob", id };
  return { kind: weapon(id) ? "weapon" : "building", id };
}

/** Return the name of a building tile. */
export function tileName(id: string): string {
  return t(`tile-${id}`);
}

/** Return the name of a face: a building, a mob or a weapon. */
export function faceName(id: string): string {
  const boxMob = mob(id);
  if (boxMob) return t(`mob-${boxMob.kind}`);
  return weapon(id) ? t(`weapon-${id}`) : tileName(id);
}

/** Return the name of a biome, a material or a type. */
export function traitName(id: string): string {
  return t(`trait-${id}`);
}

/** Return blocks of one material, such as "2 wood". */
export function amount(count: number, block: string): string {
  return t("amount", { count, block, name: t(`material-${block}`) });
}

/** Return blocks as one phrase, such as "2 wood and 1 stone". */
export function costText(cost: Record<string, number>): string {
  return list(
    theBox()
      .blocks.filter((block) => cost[block.id])
      .map((block) => amount(cost[block.id] ?? 0, block.id)),
  );
}

/** Whether a cell has a stack of tiles. Cells at the edge have a token instead. */
export function isStack(cell: string): boolean {
  return /^[b-e][2-5]$/.test(cell);
}

/** Return a short description of a cell. */
export function cellText(place: string, cell: Cell): string {
  if (cell.face) {
    const boxMob = mob(cell.face);
    const name = faceName(cell.face);
    return boxMob ? t("cell-hearts", { name, hearts: boxMob.hearts }) : name;
  }
  if (isStack(place)) return cell.left ? t("cell-down", { left: cell.left }) : t("cell-empty");
  return cell.left ? t("cell-token-down") : t("cell-token-gone");
}

/** Return the component in a cell. */
export function cellWhat(place: string, cell: Cell): InspectTarget {
  if (cell.face) return faceWhat(cell.face);
  return { kind: isStack(place) ? "stack" : "token", id: String(cell.left ?? 0) };
}

/** Return the name of a component. */
export function nameOf(what: InspectTarget): string {
  switch (what.kind) {
    case "block":
      return t(`material-${what.id}`);
    case "card":
      return t("inspect-card", { card: what.id });
    case "trait":
      return traitName(what.id);
    case "stack":
      return t("inspect-stack");
    case "token":
      return t("inspect-token");
    default:
      return faceName(what.id);
  }
}

/** Return the three characteristics of a building, each with its group. */
export function traitsOf(tile: BoxBuilding): { id: string; text: string }[] {
  return [
    { id: tile.biome, text: t("inspect-biome", { name: traitName(tile.biome) }) },
    { id: tile.material, text: t("inspect-material", { name: traitName(tile.material) }) },
    { id: tile.type, text: t("inspect-type", { name: traitName(tile.type) }) },
  ];
}

function ofBuilding(tile: BoxBuilding): string[] {
  return [
    Object.keys(tile.cost).length ? t("inspect-costs", { cost: costText(tile.cost) }) : t("inspect-costs-nothing"),
    t("inspect-gains", { xp: tile.xp }),
    t("inspect-copies", { count: tile.count }),
  ];
}

function ofMob(boxMob: BoxMob): string[] {
  return [
    t("inspect-mob", { hearts: boxMob.hearts }),
    t("inspect-mob-xp", { xp: boxMob.xp }),
    boxMob.action
      ? t("inspect-mob-action")
      : t("inspect-mob-bonus", { points: boxMob.points, trait: traitName(boxMob.characteristic ?? "") }),
  ];
}

function ofWeapon(token: BoxWeapon): string[] {
  if (token.power === "detonate") {
    return [t("inspect-weapon-detonate", { hearts: token.hearts }), t(`weapon-${token.id}-power`)];
  }
  const hearts = t("inspect-weapon", { hearts: token.hearts });
  return token.power === "none" ? [hearts] : [hearts, t(`weapon-${token.id}-power`)];
}

function ofCard(id: string): string[] {
  const card = theBox().cards.find((one) => one.id === id);
  if (!card) return [];
  return [
    t("inspect-card-rule"),
    t("me-beginner"),
    ...(card.printed ? [t("inspect-card-printed")] : []),
    ...card.characteristics.map((one) => t("inspect-card-points", { trait: traitName(one.id), points: one.points })),
  ];
}

function ofTrait(id: string): string[] {
  for (const card of theBox().cards) {
    const found = card.characteristics.find((one) => one.id === id);
    if (found) return [t("inspect-trait-card", { card: card.id, points: found.points })];
  }
  return [];
}

function ofBlock(id: string): string[] {
  const block = theBox().blocks.find((one) => one.id === id);
  if (!block) return [];
  const count = t("inspect-block", { count: block.count });
  return block.wildcard ? [t("inspect-block-wildcard"), count] : [count];
}

/** Return the sentences about a component, without name and characteristics. */
export function sentencesOf(what: InspectTarget): string[] {
  switch (what.kind) {
    case "building": {
      const tile = building(what.id);
      return tile ? ofBuilding(tile) : [];
    }
    case "mob": {
      const boxMob = mob(what.id);
      return boxMob ? ofMob(boxMob) : [];
    }
    case "weapon": {
      const token = weapon(what.id);
      return token ? ofWeapon(token) : [];
    }
    case "block":
      return ofBlock(what.id);
    case "card":
      return ofCard(what.id);
    case "trait":
      return ofTrait(what.id);
    case "stack":
      return [t("inspect-stack-down", { left: Number(what.id) })];
    case "token":
      return [t("inspect-token-down", { left: Number(what.id) })];
  }
}

/** Return the description of a component without its name. */
export function detailsOf(what: InspectTarget): string {
  const tile = what.kind === "building" ? building(what.id) : undefined;
  const traits = tile
    ? t("inspect-traits", {
        biome: traitName(tile.biome),
        material: traitName(tile.material),
        type: traitName(tile.type),
      })
    : "";
  return [traits, ...sentencesOf(what)].filter(Boolean).join(" ");
}

/** Return the whole description of a component: name, characteristics, cost and effect. */
export function describe(what: InspectTarget): string {
  return `${nameOf(what)}. ${detailsOf(what)}`;
}
