/** Chat messages and notices about players. */
import type { TableModel } from "../net/model.svelte.ts";
import type { ChatLine, EventKind, Update } from "../protocol.ts";

/** A notice about a player, which is not part of the game. */
export interface Notice {
  seq: number;
  at: number;
  kind: EventKind;
  seat: number | null;
  text: string;
  /** The name at that time, because a player who leaves loses it. */
  name: string;
}

export type TalkLine = { seq: number; at: number } & ({ said: ChatLine } | { notice: Notice });

export const NOTICES: ReadonlySet<EventKind> = new Set([
  "join",
  "leave",
  "kick",
  "rename",
  "start",
  "undo",
  "resign",
  "bot",
  "overtime",
  "flag",
  "back",
  "here",
  "away",
  "mute",
  "pause",
  "extend",
  "give",
  "claim",
  "rematch",
]);
const KEPT = 100;

/** Return messages and notices in the order of their events. */
export function talkOf(chat: ChatLine[], notices: Notice[]): TalkLine[] {
  const lines: TalkLine[] = [
    ...chat.map((said) => ({ seq: said.seq, at: said.at, said })),
    ...notices.map((notice) => ({ seq: notice.seq, at: notice.at, notice })),
  ];
  return lines.sort((one, other) => one.seq - other.seq);
}

/** Return the number of messages from others after an event. */
export function unreadOf(chat: ChatLine[], after: number, mine: number[]): number {
  return chat.filter(({ seq, seat }) => seq > after && (seat === null || !mine.includes(seat))).length;
}

/** The chat of a table. */
export class Talk {
  readonly #store: TableModel;
  notices = $state.raw<Notice[]>([]);
  #read = $state(-1);
  constructor(store: TableModel) {
    this.#store = store;
    let names = store.info?.seats.map((seat) => seat.name) ?? [];
    if (store.info) this.#read = store.seq;
    store.listen({
      update: (update) => {
        if (this.#read < 0) this.#read = update.seq - 1;
        const before = names;
        names = store.info?.seats.map((seat) => seat.name) ?? [];
        this.#note(update, before, names);
      },
      // The server does not send notices again, and old ones may describe undone events.
      reset: () => {
        names = store.info?.seats.map((seat) => seat.name) ?? [];
        this.notices = [];
        if (this.#read < 0) this.#read = store.seq;
      },
    });
  }

  // The chat outlives its components, and a derived value would end with the component that made it.
  get lines(): TalkLine[] {
    return talkOf(this.#store.chat, this.notices);
  }

  /** The number of unread messages from others. Those from before this page opened are read. */
  get unread(): number {
    return this.#read < 0 ? 0 : unreadOf(this.#store.chat, this.#read, this.#store.you.seats);
  }

  #note({ seq, at, kind, seat, text }: Update, before: string[], names: string[]): void {
    if (kind === "erase") this.notices = []; // they may have the name of the erased player
    if (!NOTICES.has(kind)) return;
    const gone = kind === "leave" || kind === "kick" || kind === "rename";
    const name = seat == null ? "" : ((gone ? before[seat] : names[seat]) ?? "");
    const notice = { seq, at, kind, seat: seat ?? null, text: text ?? "", name };
    this.notices = [...this.notices, notice].slice(-KEPT);
  }

  /** Mark all messages as read. */
  read(): void {
    this.#read = this.#store.seq;
  }
}

const talks = new WeakMap<TableModel, Talk>();

/** Return the chat of a table, and create it on first use. */
export function theTalk(store: TableModel): Talk {
  let talk = talks.get(store);
  if (!talk) talks.set(store, (talk = new Talk(store)));
  return talk;
}
