/** Short summaries that a key puts into words: what happened, who leads, the cube, what is near. */
import { logText } from "../words/log.ts";
import { faceName } from "../words/things.ts";
import { list, t } from "../words/words.svelte.ts";
import type { TableContext } from "./context.svelte.ts";

export type Readout = "l" | "s" | "c" | "n";

/** What the last entry of the log says. */
function last(table: TableContext): string {
  const entry = table.log.at(-1);
  return entry ? t("read-last", { text: logText(entry, (seat) => table.name(seat)) }) : t("read-last-none");
}

function standings(table: TableContext): string {
  const ranked = table.shown.players
    .map((player, seat) => ({ seat, xp: player.xp ?? 0 }))
    .sort((one, other) => other.xp - one.xp);
  const told = ranked.map(({ seat, xp }) => t("read-standing", { who: table.name(seat), xp }));
  return t("read-standings", { list: list(told) });
}

function cube(table: TableContext): string {
  const blocks = Object.values(table.shown.cube).reduce((sum, column) => sum + column.length, 0);
  const layers = table.shown.layers
    .map(({ left }, at) => ({ left, layer: at + 1 }))
    .filter(({ left }) => left > 0)
    .map((facts) => t("read-layer", facts));
  const takeable = (table.shown.legal ?? []).filter(({ text }) => text.startsWith("mine ")).length;
  return t("read-cube", { blocks, layers: list(layers), takeable });
}

/** The cells around a crossing: `34` lies between columns c and d, rows 4 and 5. */
export function around(crossing: string): string[] {
  const column = crossing.charCodeAt(0) - 49;
  const row = Number(crossing[1]);
  return [
    [column, row],
    [column + 1, row],
    [column, row + 1],
    [column + 1, row + 1],
  ].map(([c = 0, r = 0]) => String.fromCharCode(97 + c) + r);
}

function near(table: TableContext): string {
  const player = table.shown.players[table.me];
  const faces = around(player?.crossing ?? "")
    .map((cell) => table.shown.world[cell]?.face)
    .filter((face) => face != null);
  return faces.length ? t("read-near", { list: list(faces.map(faceName)) }) : t("read-near-none");
}

const READ: Record<Readout, (table: TableContext) => string> = { l: last, s: standings, c: cube, n: near };

/** The summary that a key asks for. */
export function readout(key: Readout, table: TableContext): string {
  return READ[key](table);
}

export const isReadout = (key: string): key is Readout => key in READ;
