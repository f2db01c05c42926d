/**
 * What every part of a table's page looks at: the table, what is shown of it, and what a person does.
 *
 * `shown` is the view to draw: the newest one, what the presenter has come to, or a step of the game
 * while somebody replays it.
 */
import { type Component, getContext, setContext } from "svelte";
import { still } from "../motion.ts";
import { browserClock } from "../net/clock.ts";
import type { TableModel } from "../net/model.svelte.ts";
import type { Box, BuildPreview, LogEntry, TableInfo, View } from "../protocol.ts";
import { theBox } from "../box.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { begunIn } from "../show/beat.ts";
import { Presenter } from "../show/presenter.svelte.ts";
import { logText } from "../words/log.ts";
import { seatName } from "../words/seats.ts";
import type { Choice } from "./choice.svelte.ts";
import type { TableCommands } from "./commands.ts";
import { type Marks, marksOf } from "./recap.ts";

/** Screens that a table can show beside itself. */
export interface Pages {
  rules: () => Promise<{ default: Component<{ inside?: string }> }>;
  settings: () => Promise<{ default: Component<{ inside?: boolean }> }>;
}
/** A decision, taken apart: what is done where, and on which space of a board. */
interface Aim {
  verb: string;
  at: string;
  space: number;
}
export type Stage = "world" | "cube" | "board" | "log";
export type Lens = "A" | "B" | "C" | null;

export class TableContext {
  readonly store: TableModel;
  readonly choice: Choice;
  /** What shows the table's events one after the other, and what plays a replay. */
  readonly liveShow: Presenter;
  readonly replayShow: Presenter;
  /** How fast a replay is played. */
  speed = $state(1);
  /** What can be done here; set by the page of the table. */
  commands!: TableCommands;
  /** The step that is shown instead of the present; null is live. */
  step = $state<number | null>(null);
  /** The view of that step. */
  stepView = $state.raw<View | null>(null);
  /** Phones: which of the four parts is on stage. */
  stage = $state<Stage>("world");
  /** The seat whose board is shown large. */
  looking = $state<number | null>(null);
  lens = $state<Lens>(null);
  /** What lies open over the rail, if anything. */
  drawer = $state<"log" | "chat" | "rules" | "settings" | null>(null);
  /** The rules and the settings, where they can be opened beside the table. */
  pages: Pages | null = null;
  /** The part of the rules that was asked for. */
  rule = $state("");
  /** Why what is pointed at cannot be done: it is read in the dock. */
  aside = $state("");
  /** The decision that the hint recommends, as the server writes it. */
  advice = $state<string | null>(null);
  /** Whether the review of the game lies open, and its key moments. */
  reviewing = $state(false);
  moments = $state.raw<number[]>([]);
  /** What was decided at the step that is shown, and what would have been better, as the server writes it. */
  compared = $state.raw<{ seat: number; played: string | null; better: string | null } | null>(null);
  /** Lessons: a column to be tried although it cannot be taken. */
  tried = $state<string | null>(null);
  /** What would come of what is aimed at, in words; empty if nothing is. */
  preview = $state("");
  /** The same as the server told it: what would be paid, and which groups would change. */
  foreseen = $state.raw<BuildPreview | null>(null);
  /** Places where opponents changed something since my last decision. */
  recent = $state.raw<Marks>(new Map());
  /** Where what is shown now happens. */
  #watched = $derived.by<Marks>(() => {
    const { now, moment } = this.show;
    return marksOf(now?.moments[moment]?.entries ?? [], now?.seat ?? null);
  });
  #pointed = $state.raw<Marks>(new Map());

  constructor(store: TableModel, choice: Choice) {
    this.store = store;
    this.choice = choice;
    const options = { clock: browserClock, watched: () => !document.hidden, still };
    this.liveShow = new Presenter({ ...options, pace: () => settings.pace, mine: () => store.you.seats });
    this.replayShow = new Presenter({ ...options, pace: () => "normal", mine: () => [], speed: () => this.speed });
  }

  /** The presenter of what is on the table: of the present, or of the replay. */
  get show(): Presenter {
    return this.live ? this.liveShow : this.replayShow;
  }

  get box(): Box {
    return theBox();
  }

  get info(): TableInfo {
    const info = this.store.info;
    if (!info) throw new Error("there is no table yet");
    return info;
  }

  /** The view to draw. */
  get shown(): View {
    const view = this.show.view ?? this.stepView ?? this.store.view;
    if (!view) throw new Error("the game has not begun");
    return view;
  }

  /** The view that decisions are made on: whatever is being shown, it is the newest. */
  get newest(): View {
    return this.store.view ?? this.shown;
  }

  /** What is advised now, taken apart; null if nothing is. */
  get advised(): Aim | null {
    return aimOf(this.live ? this.advice : (this.compared?.better ?? null));
  }

  /** What was decided at the step that is shown, taken apart; null if that is not looked at. */
  get played(): Aim | null {
    return aimOf(this.compared?.played ?? null);
  }

  /** Places to mark: cells, crossings, columns, spaces of boards. Those that are pointed at go before what is shown, and that before recent ones. */
  get marked(): Marks {
    if (this.#pointed.size) return this.#pointed;
    return this.#watched.size ? this.#watched : this.recent;
  }

  /** Points at places, e.g. of the log entry that has the focus; none at all is nothing. */
  set marked(places: Marks) {
    this.#pointed = places;
  }

  /** The colour of whoever did something at a place; empty if nothing is marked there, or nobody did it. */
  markAt(place: string): string {
    const seat = this.marked.get(place);
    return seat == null ? "" : (this.shown.players[seat]?.colour ?? "");
  }

  /** Opens the rules beside the table at an address such as `/rules#build`; false if they cannot. */
  openRules(address = ""): boolean {
    if (!this.pages) return false;
    this.rule = address.split("#")[1] ?? "";
    this.drawer = "rules";
    return true;
  }

  get live(): boolean {
    return this.step === null;
  }

  /** The log up to what is shown. */
  get log(): LogEntry[] {
    const step = this.step;
    const { log } = this.store;
    const { now, moment } = this.show;
    const [first] = now?.entries ?? [];
    const from = first ? log.indexOf(first) : -1;
    if (now && from >= 0) return log.slice(0, from + begunIn(now, moment).length);
    if (step !== null) return log.filter((entry) => entry.at < step);
    const { hidden } = this.liveShow;
    return hidden ? log.slice(0, -hidden) : log;
  }

  /** An entry of the log in words, with the names of this table and as much as it tells of chances. */
  told(entry: LogEntry): string {
    return logText(entry, (seat) => this.name(seat), this.info.options.odds ?? true);
  }

  /** The seat from whose side the table is shown: mine, of several the one that decides. */
  get me(): number {
    const { seats } = this.store.you;
    const view = this.store.view;
    for (const seat of [view?.decider, view?.turn]) {
      if (seat != null && seats.includes(seat)) return seat;
    }
    return seats[0] ?? view?.turn ?? 0;
  }

  /** Whether I am at the table and not only watching. */
  get seated(): boolean {
    return this.store.you.seats.length > 0;
  }

  name(seat: number): string {
    const info = this.info.seats[seat];
    return info ? seatName(info, info.name, seat) : "";
  }
}

function aimOf(move: string | null): Aim | null {
  const [verb = "", at = "", space = "0"] = move?.split(" ") ?? [];
  return verb ? { verb, at, space: Number(space) } : null;
}

const KEY = Symbol("table");

export function provideTable(context: TableContext): TableContext {
  return setContext(KEY, context);
}

export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}
