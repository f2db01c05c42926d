/** Speaks what others do when it is shown, on every screen: the log may be out of sight, or not there. */
import type { TableContext } from "../game/context.svelte.ts";
import { worthTelling } from "../game/recap.ts";
import type { LogEntry } from "../protocol.ts";
import type { Beat } from "../playback/beat.ts";
import { speak } from "../ui/toasts.svelte.ts";
import { seatOf } from "../i18n/log.ts";

/** What is to be heard of what a seat did: what others did, and what came of one's own decisions. */
export function heardOf(entries: LogEntry[], seat: number | null, mine: readonly number[]): LogEntry[] {
  return worthTelling(entries, false).filter((entry) => {
    const owner = entry.code === "over" ? null : (seatOf(entry) ?? seat);
    // Whoever has just decided knows that; what chance said to it they do not.
    return (
      owner === null ||
      !mine.includes(owner) ||
      !("seat" in entry) ||
      entry.code === "fought" ||
      entry.code === "turned"
    );
  });
}

/** Speaks a moment of a beat; `mine` are the seats whose decisions are known here already. */
export function announce({ moments, seat }: Beat, moment: number, table: TableContext, mine: readonly number[]): void {
  const heard = heardOf(moments[moment]?.entries ?? [], seat, mine);
  if (heard.length) speak(heard.map((entry) => table.told(entry)).join(" "));
}
