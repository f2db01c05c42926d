/** What is being shown, in words: a line for this moment, and what goes with it. */
import type { TableContext } from "../play/context.svelte.ts";
import { worthTelling } from "../play/recap.ts";
import type { LogEntry } from "../protocol.ts";
import { countingText, seatOf } from "../words/log.ts";

export interface Caption {
  /** Unlike that of any other moment. */
  id: string;
  seat: number | null;
  text: string;
  /** What came of it, or what came before. */
  more: string;
}

/** The caption of what is shown now; null if nothing is. */
export function captionOf(table: TableContext): Caption | null {
  const { now, moment } = table.show;
  if (!now) return null;
  const { ahead, entries = [] } = now.moments[moment] ?? {};
  const [first = ahead] = worthTelling(entries, false);
  const told = now.moments
    .slice(0, moment + 1)
    .map(({ entries }) => worthTelling(entries, false).map((entry) => table.told(entry)));
  // What turns up goes with how somebody came there.
  if (entries[0]?.code === "revealed") told.push(told.splice(-2).flat());
  const [text = "", ...rest] = (ahead ? [countingText(ahead, (seat) => table.name(seat))] : told.at(-1)) ?? [];
  const before = told.slice(0, -1).flatMap((lines) => lines.slice(0, 1));
  const more = (rest.length ? rest : before.slice(-2)).join(" ");
  return { id: `${now.id}.${moment}`, seat: whoseIs(first) ?? now.seat, text, more };
}

/** Whose line an entry is: what scores at the end is not only that of whoever scored last. */
function whoseIs(entry?: LogEntry): number | null {
  if (!entry) return null;
  return entry.code === "over" ? (entry.winners[0] ?? null) : seatOf(entry);
}
