/** Notify the player to move: title, icon, sound, vibration and a system notification. */
import { untrack } from "svelte";
import type { TableModel } from "../net/model.svelte.ts";
import type { TableInfo, View, You } from "../protocol.ts";
import { settings } from "../settings.svelte.ts";
import { buzz } from "../playback/buzz.ts";
import { play } from "../playback/sounds.ts";
import { registration } from "../pwa/registration.ts";
import type { Presenter } from "../playback/presenter.svelte.ts";
import { t } from "../i18n/words.svelte.ts";
import { calling } from "../ui/title.svelte.ts";

const QUIET = "/favicon.svg";
const CALLING = "/favicon-turn.svg";
/** Whether the player had to decide after the last update, so that one turn notifies once. */
const called = new WeakMap<TableModel, boolean>();
/** Whether the player waits for their turn at a table. */
const waiting = new WeakMap<TableModel, boolean>();

/** Whether this client must decide: in its turn, or what to score in another player's turn. */
export function mustAct(view: View | null, info: TableInfo | null, you: You): boolean {
  const seat = view?.decider;
  return seat != null && you.seats.includes(seat) && !info?.seats[seat]?.stand_in;
}

/** For an effect: marks the tab while the player has to decide, and notifies when that begins. */
export function attend(store: TableModel, call: boolean): void {
  const before = called.get(store);
  called.set(store, call);
  mark(call);
  // A player who has just opened the page needs no notification.
  if (call && before === false) untrack(() => void notify(store));
}

/** Remove the mark when the player leaves the table. */
export function stopAttending(): void {
  mark(false);
}

function mark(call: boolean): void {
  if (untrack(() => calling.on) === call) return;
  calling.on = call;
  document.querySelector('link[rel~="icon"]')?.setAttribute("href", call ? CALLING : QUIET);
}

/** An effect that plays sound and vibration when my turn begins and playback has ended. */
export function ring(store: TableModel, presenter: Presenter, call: boolean): void {
  if (!call) waiting.set(store, true);
  else if (waiting.get(store) && !presenter.busy) {
    waiting.set(store, false);
    play("yourTurn");
    buzz("yourTurn", settings.vibrate);
  }
}

async function notify(store: TableModel): Promise<void> {
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const title = t("attention-table", { code: store.code });
  const body = store.view?.prompt.code === "score" ? t("attention-score") : t("attention-turn");
  const options = { body, tag: store.code };
  const worker = await registration();
  // On phones only the worker can notify. It also handles a press on the notification.
  if (worker?.active) return worker.showNotification(title, { ...options, data: `/t/${store.code}` });
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Without a worker, for example over plain HTTP, some browsers cannot notify.
  }
}
