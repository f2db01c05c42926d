/** Speaks what others do as it happens, on every screen: the log may be out of sight, or not there. */
import type { TableContext } from "../play/context.svelte.ts";
import { ownersOf, worthTelling } from "../play/recap.ts";
import type { LogEntry, Update } from "../protocol.ts";
import { speak } from "../status.svelte.ts";
import { logText } from "../words/log.ts";
import { t } from "../words/words.svelte.ts";

/** What of an update is to be heard: what others did, and what came of one's own decisions. */
export function heardOf(update: Update, log: LogEntry[], mine: number[]): LogEntry[] {
  const entries = update.log ?? [];
  const owners = ownersOf(log).slice(-entries.length);
  return worthTelling(entries, false).filter((entry) => {
    const owner = owners[entries.indexOf(entry)];
    // Whoever has just decided knows that; what chance said to it they do not.
    return (
      owner == null || !mine.includes(owner) || !("seat" in entry) || entry.code === "fought" || entry.code === "turned"
    );
  });
}

/** Speaks an update of the table. */
export function announce(update: Update, table: TableContext): void {
  if (update.kind === "undo" && update.seat != null && !table.store.you.seats.includes(update.seat)) {
    speak(t("notice-undo", { name: table.name(update.seat) }));
  }
  const heard = heardOf(update, table.store.log, table.store.you.seats);
  const odds = table.info.options.odds ?? true;
  if (heard.length) speak(heard.map((entry) => logText(entry, (seat) => table.name(seat), odds)).join(" "));
}
