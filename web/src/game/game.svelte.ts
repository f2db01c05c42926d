/** Game: the data of a table as the page shows it: view, log, marks, seats and names. */
import { theBox } from "../box.svelte.ts";
import { logText } from "../i18n/log.ts";
import { facesInLog } from "../i18n/places.ts";
import { seatName } from "../i18n/seats.ts";
import type { TableModel } from "../net/model.svelte.ts";
import { begunIn } from "../playback/beat.ts";
import type { Box, LogEntry, TableInfo, View } from "../protocol.ts";
import type { Playback } from "./playback.svelte.ts";
import { changesOf, type Marks, marksOf } from "./recap.ts";

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
  answers: true,
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

export class Game {
  readonly store: TableModel;
  readonly #playback: Playback;

  constructor(store: TableModel, playback: Playback) {
    this.store = store;
    this.#playback = playback;
  }

  get box(): Box {
    return theBox();
  }

  get info(): TableInfo {
    const info = this.store.info;
    if (!info) throw new Error("there is no table yet");
    return info;
  }

  #view = $derived.by<View>(() => {
    const { presenter, replay } = this.#playback;
    const view = presenter.view ?? replay.view ?? this.store.view;
    if (!view) throw new Error("the game has not begun");
    return view;
  });
  /** The view to draw: that of the presenter, of the replay's step, or the newest one. */
  readonly shown: View = sliced(() => this.#view);

  /** The view that decisions are made on: the newest one, or the step of a trial. */
  get newest(): View {
    return (this.#playback.replay.trial ? null : this.store.view) ?? this.shown;
  }

  /** The log up to the view to draw. */
  log = $derived.by<LogEntry[]>(() => {
    const { log } = this.store;
    const { presenter, livePresenter, replay } = this.#playback;
    const { step } = replay;
    const { now, moment } = presenter;
    const [first] = now?.entries ?? [];
    const from = first ? log.indexOf(first) : -1;
    if (now && from >= 0) return log.slice(0, from + begunIn(now, moment).length);
    if (step !== null) return log.filter((entry) => entry.at < step);
    const { hidden } = livePresenter;
    return hidden ? log.slice(0, -hidden) : log;
  });

  /** The seat from whose side the table is shown: mine, or the deciding one if I have several. */
  me = $derived.by<number>(() => {
    const { trial } = this.#playback.replay;
    if (trial) return trial.seat;
    const { seats } = this.store.you;
    const view = this.store.view;
    for (const seat of [view?.decider, view?.turn]) {
      if (seat != null && seats.includes(seat)) return seat;
    }
    return seats[0] ?? view?.turn ?? 0;
  });

  /** Whether I have a seat, and do not only watch. */
  seated = $derived.by<boolean>(() => this.store.you.seats.length > 0);

  name(seat: number): string {
    const info = this.info.seats[seat];
    return info ? seatName(info, info.name, seat) : "";
  }

  /** A log entry as text, with the names of this table. It has chances only if the table shows them. */
  entryText(entry: LogEntry): string {
    const near = entry.code === "explored" ? this.#near.get(entry) : undefined;
    return logText(entry, (seat) => this.name(seat), this.info.options.odds ?? true, near);
  }

  #near = $derived.by(() => facesInLog(this.store.log));

  // ------------------------------------------------------------ marks

  #pointed = $state.raw<Marks>(new Map());
  /** The log entry at which the player points; a walk has an arrow. */
  pointed = $state.raw<LogEntry | null>(null);
  /** The places of the moment that the presenter shows. */
  #watched = $derived.by<Marks>(() => {
    const { now, moment } = this.#playback.presenter;
    return marksOf(now?.moments[moment]?.entries ?? [], now?.seat ?? null);
  });
  /** The places where opponents changed something since my last decision. */
  #recent = $derived.by<Marks>(() => (this.seated ? changesOf(this.log, this.me) : new Map()));
  /** Places to mark, with the seat that acted there: those under the pointer, else those in playback, else recent ones. */
  marked = $derived.by<Marks>(() => {
    if (this.#pointed.size) return this.#pointed;
    return this.#watched.size ? this.#watched : this.#recent;
  });

  /** Mark places while the player points at something, such as a log entry. Without places, the pointing ends. */
  pointAt(places: Marks = new Map(), entry: LogEntry | null = null): void {
    this.#pointed = places;
    this.pointed = entry;
  }
}
