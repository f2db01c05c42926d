/**
 * What every part of a table's page looks at: the table, what is shown of it, and what a person does.
 *
 * `shown` is the view to draw: the newest one, what the presenter has come to, or a step of the game
 * while somebody replays it.
 */
import { type Component, getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { still } from "../playback/motion.ts";
import { browserClock } from "../net/clock.ts";
import type { TableModel } from "../net/model.svelte.ts";
import { type Move, parseMove } from "../net/moves.ts";
import type { Box, BuildPreview, LogEntry, TableInfo, View } from "../protocol.ts";
import { theBox } from "../box.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { begunIn } from "../playback/beat.ts";
import { Presenter } from "../playback/presenter.svelte.ts";
import { logText } from "../i18n/log.ts";
import { seatName } from "../i18n/seats.ts";
import type { Choice } from "./choice.svelte.ts";
import type { TableCommands } from "./commands.ts";
import { Previews } from "./previews.svelte.ts";
import { changesOf, type Marks, marksOf } from "./recap.ts";

/** Screens that a table can show beside itself. */
export interface Pages {
  rules: () => Promise<{ default: Component<{ inside?: string }> }>;
  settings: () => Promise<{ default: Component<{ inside?: boolean }> }>;
}
export type Stage = "world" | "cube" | "board" | "log";
export type CardId = "A" | "B" | "C";

/** The fields of a view. */
const FIELDS = Object.keys({
  hash: true,
  phase: true,
  decider: true,
  turn: true,
  turns: true,
  prompt: true,
  undo: true,
  cube: true,
  world: true,
  players: true,
  layers: true,
  forecasts: true,
  unseen: true,
  actions: true,
  endings: true,
  legal: true,
  owed: true,
  used: true,
  scored: true,
  card: true,
  fight: true,
  odds: true,
  scores: true,
  winners: true,
  over: true,
} satisfies Record<keyof View, true>) as (keyof View)[];

/**
 * A view field by field. An effect that reads one field runs again only if this field differs, because
 * consecutive views share their equal parts (`net/share.ts`).
 */
function sliced(view: () => View): View {
  const fields = FIELDS.map((field) => {
    const slice = $derived(view()[field]);
    return [field, { get: () => slice, enumerable: true }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(fields)) as View;
}

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
  /** The seat whose board is shown large; null is mine. */
  viewedSeat = $state<number | null>(null);
  /** The card whose best groups the boards highlight. */
  highlightedCard = $state<CardId | null>(null);
  /** What lies open over the rail, if anything. */
  drawer = $state<"log" | "chat" | "rules" | "settings" | null>(null);
  /** The rules and the settings, where they can be opened beside the table. */
  pages: Pages | null = null;
  /** The part of the rules that was asked for. */
  rule = $state("");
  /** Why the element under the pointer or focus cannot be used. The prompt shows it. */
  hoverReason = $state("");
  /** What the coach advises now, as the end of its message key. */
  coaching = $state<string | null>(null);
  /** What is drawn in place of the scene or of the whole table: a scoring round, or the final screen. */
  cover = $state<"scene" | "table" | null>(null);
  /** Phones: whether a lesson points at something in the lower half, so that its text belongs above; null if it points at nothing. */
  pointsLow = $state<boolean | null>(null);
  /** The decision that the hint recommends, as the server writes it. */
  advice = $state<string | null>(null);
  /** Whether the review of the game lies open, and its key moments. */
  reviewing = $state(false);
  moments = $state.raw<number[]>([]);
  /** What was decided at the step that is shown, and what would have been better, as the server writes it. */
  compared = $state.raw<{ seat: number; played: string | null; better: string | null } | null>(null);
  /** Lessons: a column that the player should try although it cannot be taken. */
  lessonTarget = $state<string | null>(null);
  /** What the building that the player holds would change, space by space. */
  readonly previews = new Previews();
  /** The cell of the building that the player places. */
  placing = $derived.by<string | null>(() =>
    this.live && this.choice.mine && this.choice.action === "build" ? this.choice.cell : null,
  );
  /** What a build on the space under the pointer would change: blocks to pay, and groups. */
  buildPreview = $derived.by<BuildPreview | null>(
    () => (this.placing && this.previews.known.get(this.choice.aimed)) || null,
  );
  /** Places where opponents changed something since my last decision. */
  recent = $derived.by<Marks>(() => (this.seated ? changesOf(this.log, this.me) : new Map()));
  /** Where what is shown now happens. */
  #watched = $derived.by<Marks>(() => {
    const { now, moment } = this.show;
    return marksOf(now?.moments[moment]?.entries ?? [], now?.seat ?? null);
  });
  #pointed = $state.raw<Marks>(new Map());
  #marked = $derived.by<Marks>(() => {
    if (this.#pointed.size) return this.#pointed;
    return this.#watched.size ? this.#watched : this.recent;
  });

  constructor(store: TableModel, choice: Choice) {
    this.store = store;
    this.choice = choice;
    const options = { clock: browserClock, watched: () => !document.hidden, still };
    this.liveShow = new Presenter({ ...options, pace: () => settings.pace, mine: () => store.you.seats });
    this.replayShow = new Presenter({ ...options, pace: () => "normal", mine: () => [], speed: () => this.speed });
  }

  /** The presenter of what is on the table: of the present, or of the replay. */
  show = $derived.by<Presenter>(() => (this.live ? this.liveShow : this.replayShow));

  get box(): Box {
    return theBox();
  }

  get info(): TableInfo {
    const info = this.store.info;
    if (!info) throw new Error("there is no table yet");
    return info;
  }

  #view = $derived.by<View>(() => {
    const view = this.show.view ?? this.stepView ?? this.store.view;
    if (!view) throw new Error("the game has not begun");
    return view;
  });
  /** The view to draw. */
  readonly shown: View = sliced(() => this.#view);

  /** The view that decisions are made on: whatever is being shown, it is the newest. */
  get newest(): View {
    return this.store.view ?? this.shown;
  }

  /** What is advised now, taken apart; null if nothing is. */
  advised = $derived.by<Move | null>(() => parsed(this.live ? this.advice : this.compared?.better));

  /** What was decided at the step that is shown, taken apart; null if that is not looked at. */
  played = $derived.by<Move | null>(() => parsed(this.compared?.played));

  /** Places to mark: cells, crossings, columns, spaces of boards. Those that are pointed at go before what is shown, and that before recent ones. */
  get marked(): Marks {
    return this.#marked;
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

  /** Marks what an element covers while it is mounted. */
  covering(what: "scene" | "table"): Attachment {
    return () => {
      this.cover = what;
      return () => {
        if (this.cover === what) this.cover = null;
      };
    };
  }

  /** Whether the player picks a block from the cube in a fight. */
  get picksBlock(): boolean {
    return this.live && this.choice.mine && this.shown.prompt.code === "pickaxe" && this.stage === "cube";
  }

  /** Opens the rules beside the table at an address such as `/rules#build`; false if they cannot. */
  openRules(address = ""): boolean {
    if (!this.pages) return false;
    this.rule = address.split("#")[1] ?? "";
    this.drawer = "rules";
    return true;
  }

  live = $derived(this.step === null);

  /** The log up to what is shown. */
  log = $derived.by<LogEntry[]>(() => {
    const step = this.step;
    const { log } = this.store;
    const { now, moment } = this.show;
    const [first] = now?.entries ?? [];
    const from = first ? log.indexOf(first) : -1;
    if (now && from >= 0) return log.slice(0, from + begunIn(now, moment).length);
    if (step !== null) return log.filter((entry) => entry.at < step);
    const { hidden } = this.liveShow;
    return hidden ? log.slice(0, -hidden) : log;
  });

  /** An entry of the log in words, with the names of this table and as much as it tells of chances. */
  told(entry: LogEntry): string {
    return logText(entry, (seat) => this.name(seat), this.info.options.odds ?? true);
  }

  /** The seat from whose side the table is shown: mine, of several the one that decides. */
  me = $derived.by<number>(() => {
    const { seats } = this.store.you;
    const view = this.store.view;
    for (const seat of [view?.decider, view?.turn]) {
      if (seat != null && seats.includes(seat)) return seat;
    }
    return seats[0] ?? view?.turn ?? 0;
  });

  /** Whether I am at the table and not only watching. */
  seated = $derived.by<boolean>(() => this.store.you.seats.length > 0);

  name(seat: number): string {
    const info = this.info.seats[seat];
    return info ? seatName(info, info.name, seat) : "";
  }
}

const parsed = (move: string | null | undefined): Move | null => (move ? parseMove(move) : null);

const KEY = Symbol("table");

export function provideTable(context: TableContext): TableContext {
  return setContext(KEY, context);
}

export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}
