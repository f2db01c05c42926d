/** The previews of the picked building on each space, as the server computes them. */
import { Refused } from "../net/api.ts";
import type { TableModel } from "../net/model.svelte.ts";
import type { BuildPreview, Group } from "../protocol.ts";
import { costText, tileName, traitName } from "../i18n/things.ts";
import { list, t } from "../i18n/words.svelte.ts";
import type { Game } from "./game.svelte.ts";
import type { Selection } from "./selection.svelte.ts";

/** The previews of the picked building. No other part of the page keeps previews. */
export class Previews {
  /** By space. */
  known = $state.raw<ReadonlyMap<number, BuildPreview>>(new Map());
  /** The blocks that the building costs: the same on every space. */
  paid = $derived.by<Record<string, number>>(() => [...this.known.values()][0]?.paid ?? {});
  /** Whether a group would become smaller on one of the spaces. */
  splits = $derived.by(() =>
    [...this.known.values()].some(({ changes }) => changes.some(({ before, after }) => after.spaces < before.spaces)),
  );
  #asked = "";

  /** Request the previews of the building in a cell, once per position; forget those of another building. */
  async ask(store: TableModel, hash: string, cell: string): Promise<void> {
    const asked = `${hash} ${cell}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.known = new Map();
    try {
      const found = await store.previews(cell);
      if (this.#asked === asked) this.known = new Map(found.map((preview) => [preview.space, preview]));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // The game continues without previews; the next pick requests them again.
      if (this.#asked === asked) this.#asked = "";
    }
  }
}

/** Return the changes of the build under the pointer as one line; empty without a picked building. */
export function previewLine({ shown, box, me }: Game, { placing, aimed, buildPreview }: Selection): string {
  const tile = placing && shown.world[placing]?.face;
  if (!tile) return "";
  if (!buildPreview) return t("board-choose", { tile: tileName(tile) });
  const player = shown.players[me];
  const biome = box.boards.find(({ id }) => id === player?.colour)?.biomes[aimed - 1] ?? "";
  const what = groundText(player?.board[aimed - 1], biome);
  return t("board-build-line", { space: t(`space-${aimed}`), what, result: previewText(buildPreview) });
}

/** Return the building on a space of a board, or its printed biome. */
export function groundText(tile: string | null | undefined, biome: string): string {
  return tile ? tileName(tile) : t("board-ground", { biome: traitName(biome) });
}

function groupText(group: Group): string {
  if (!group.spaces) return t("board-group-none");
  return t("board-group", { trait: traitName(group.characteristic), spaces: group.spaces, points: group.points });
}

/** Return the cards whose largest group grows, and its growth. */
export function growth(preview: BuildPreview): { card: string; xp: number }[] {
  return preview.changes
    .map(({ card, before, after }) => ({ card, xp: after.points - before.points }))
    .filter(({ xp }) => xp !== 0);
}

/** Return a preview as sentences: cost, XP, covered building and changes of groups. */
export function previewText(preview: BuildPreview): string {
  const changes = preview.changes
    .filter(({ before, after }) => groupText(before) !== groupText(after))
    .map(({ card, before, after }) => t("board-change", { card, before: groupText(before), after: groupText(after) }));
  const paid = costText(preview.paid ?? {});
  const sentences = [paid ? t("board-pays", { cost: paid }) : t("board-pays-nothing")];
  if (preview.xp) sentences.push(t("board-gains", { xp: preview.xp }));
  if (preview.covered) sentences.push(t("board-covers", { tile: tileName(preview.covered) }));
  sentences.push(changes.length ? t("board-groups", { changes: list(changes) }) : t("board-no-change"));
  return sentences.join(" ");
}
