/** Calls somebody who has to act: the title, the icon, a sound, a buzz, a note outside the page. */
import type { TableModel } from "../net/model.svelte.ts";
import type { TableInfo, View, You } from "../protocol.ts";
import { settings } from "../settings.svelte.ts";
import { buzz } from "../sound/buzz.ts";
import { play } from "../sound/sounds.ts";
import type { TableContext } from "../play/context.svelte.ts";
import { t } from "../words/words.svelte.ts";

const QUIET = "/favicon.svg";
const CALLING = "/favicon-turn.svg";
/** Whether somebody was called at a table already, so that nothing sounds twice. */
const called = new WeakMap<TableModel, boolean>();
/** Whether somebody waits for their turn at a table, to hear when it has come. */
const waiting = new WeakMap<TableModel, boolean>();

/** Whether this client has to decide something: in its turn, or what to score in another's. */
export function mustAct(view: View | null, info: TableInfo | null, you: You): boolean {
  const seat = view?.decider;
  return seat != null && you.seats.includes(seat) && !info?.seats[seat]?.stand_in;
}

function iconTo(href: string): void {
  document.querySelector('link[rel~="icon"]')?.setAttribute("href", href);
}

/** For an effect: calls while something is to be decided, and stops with it. */
export function attend(table: TableContext): (() => void) | undefined {
  const { store } = table;
  const call = mustAct(store.view, store.info, store.you);
  const before = called.get(store);
  called.set(store, call);
  if (!call) return undefined;
  const title = document.title;
  document.title = t("attention-title", { title });
  iconTo(CALLING);
  // Whoever has just opened the page need not be called to it.
  if (before === false) void notify(store);
  return () => {
    document.title = title;
    iconTo(QUIET);
  };
}

/** For an effect: sounds and buzzes when somebody's turn has come and they have seen what was before it. */
export function ring({ store, show }: TableContext): void {
  const call = mustAct(store.view, store.info, store.you);
  if (!call) waiting.set(store, true);
  else if (waiting.get(store) && !show.busy) {
    waiting.set(store, false);
    if (settings.sound) play("yourTurn");
    buzz("yourTurn", settings.vibrate);
  }
}

async function notify(store: TableModel): Promise<void> {
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const title = t("attention-table", { code: store.code });
  const body = store.view?.prompt.code === "score" ? t("attention-score") : t("attention-turn");
  const options = { body, tag: store.code };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones let only the worker do it, which also knows what a press on the note means.
  if (worker?.active) return worker.showNotification(title, { ...options, data: `/t/${store.code}` });
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Without a worker, as over plain HTTP, some browsers have none at all.
  }
}
