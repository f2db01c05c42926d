/**
 * The state of a table's page, in four parts:
 *
 * - `Playback`: which moment of the game is on screen;
 * - `Game`: the data of that moment, and of the table;
 * - `Selection`: what the player is about to do;
 * - `Panels`: which parts of the page are open.
 *
 * A panel of the page reads the parts that it needs, for example with `useGame()`. Everything below a panel takes props.
 */
import { getContext, setContext } from "svelte";
import type { TableModel } from "../net/model.svelte.ts";
import type { TableCommands } from "./commands.ts";
import { Game } from "./game.svelte.ts";
import { Nodes } from "./nodes.ts";
import { type Pages, Panels } from "./panels.svelte.ts";
import { Playback } from "./playback.svelte.ts";
import { Selection, type SelectionOptions } from "./selection.svelte.ts";

export class TableContext {
  readonly playback: Playback;
  readonly game: Game;
  readonly selection: Selection;
  readonly panels: Panels;
  /** The elements that animations and arrows need. */
  readonly nodes = new Nodes();
  /** The commands of the page, which sets them. */
  commands!: TableCommands;

  constructor(store: TableModel, options: SelectionOptions, pages: Pages | null = null) {
    this.playback = new Playback(store);
    this.game = new Game(store, this.playback);
    this.selection = new Selection(store, this.playback, options);
    this.panels = new Panels(this.playback, this.nodes, pages);
  }
}

const KEY = Symbol("table");

export function provideTable(context: TableContext): TableContext {
  return setContext(KEY, context);
}

const use = (): TableContext => getContext<TableContext>(KEY);

export const useGame = (): Game => use().game;
export const useSelection = (): Selection => use().selection;
export const usePlayback = (): Playback => use().playback;
export const usePanels = (): Panels => use().panels;
export const useNodes = (): Nodes => use().nodes;
export const useCommands = (): TableCommands => use().commands;
