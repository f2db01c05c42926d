/** Short summaries for keys: recent events, standings, the cube, and cells next to my character. */
import { costText, faceName, mob as mobOf, building as buildingOf, weapon as weaponOf } from "../i18n/things.ts";
import { list, percent, t } from "../i18n/words.svelte.ts";
import { around } from "./geometry.ts";
import type { Game } from "./game.svelte.ts";
import type { Selection } from "./selection.svelte.ts";
import { parseDecision, withVerb } from "./moves.ts";
import { sinceDecision } from "./recap.ts";

export type Readout = "l" | "s" | "c" | "n";

/** Return the events since my last decision; for spectators, of the last turn. */
function last(game: Game): string {
  const entries = game.seated ? sinceDecision(game.log, game.me) : lastTurn(game);
  const lines = entries.map((entry) => game.entryText(entry));
  return lines.length ? t("read-last", { text: lines.join(" ") }) : t("read-last-none");
}

function lastTurn(game: Game): Game["log"] {
  return game.log.slice(game.log.findLastIndex((entry) => entry.code === "turn") + 1);
}

function standings(game: Game): string {
  const ranked = game.shown.players
    .map((player, seat) => ({ seat, xp: player.xp ?? 0 }))
    .sort((one, other) => other.xp - one.xp);
  const lines = ranked.map(({ seat, xp }) => t("read-standing", { who: game.name(seat), xp }));
  return t("read-standings", { list: list(lines) });
}

/** Return the layers of the cube, and the blocks that can be taken by material, with their columns. */
function cube(game: Game): string {
  const { cube: columns, layers, legal } = game.shown;
  const blocks = Object.values(columns).reduce((sum, column) => sum + column.length, 0);
  const left = layers
    .map((layer, at) => ({ left: layer.left, layer: at + 1 }))
    .filter((layer) => layer.left > 0)
    .map((facts) => t("read-layer", facts));
  const takeable = withVerb((legal ?? []).map(parseDecision), "mine").map(({ at }) => at);
  const text = t("read-cube", { blocks, layers: list(left), takeable: takeable.length });
  if (!takeable.length) return text;
  const materials = game.box.blocks.flatMap(({ id, letter }) => {
    const places = takeable.filter((place) => columns[place]?.at(-1) === letter);
    return places.length ? [t("read-block", { material: t(`material-${id}`), places: list(places) })] : [];
  });
  return `${text} ${t("read-blocks", { list: list(materials) })}`;
}

/** Return the cells next to me: buildings with cost, mobs with hearts and odds, weapons with hearts. */
function near(game: Game, selection: Selection): string {
  const player = game.shown.players[game.me];
  const decisions = selection.deciding ? selection.decisions : [];
  const lines = around(player?.crossing ?? "").flatMap(({ cell }) => {
    const face = game.shown.world[cell]?.face;
    if (!face) return [];
    const name = faceName(face);
    const can = decisions.some(({ at, verb }) => at === cell && verb === "build");
    const building = buildingOf(face);
    if (building) {
      const values = { name, cost: costText(building.cost) || t("log-nothing"), xp: building.xp };
      return [can ? t("read-near-building-can", values) : t("read-near-building", values)];
    }
    const mob = mobOf(face);
    if (mob) {
      const chance = game.shown.odds?.[cell];
      const values = { name, needs: t("fight-needs", { hearts: mob.hearts }), xp: mob.xp };
      return [
        chance === undefined
          ? t("read-near-mob", values)
          : t("read-near-mob-chance", { ...values, chance: percent(chance) }),
      ];
    }
    const weapon = weaponOf(face);
    return [weapon ? t("read-near-weapon", { name, hearts: weapon.hearts }) : name];
  });
  return lines.length ? t("read-near", { list: lines.join(" ") }) : t("read-near-none");
}

const READ: Record<Readout, (game: Game, selection: Selection) => string> = { l: last, s: standings, c: cube, n: near };

/** Return the summary of a key. */
export function readout(key: Readout, game: Game, selection: Selection): string {
  return READ[key](game, selection);
}
