/** What is being shown, in words: a line for this moment, and what goes with it. */
import type { TableContext } from "../game/context.svelte.ts";
import { worthTelling } from "../game/recap.ts";
import type { LogEntry } from "../protocol.ts";
import { countingText, seatOf } from "../i18n/log.ts";

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
  const { ahead } = now.moments[moment] ?? {};
  const counting = ahead ? countingText(ahead, (seat) => table.name(seat)) : "";
  // A token that is being turned has no words yet: those before it stay.
  const at = ahead && !counting ? moment - 1 : moment;
  const worth = now.moments.slice(0, at + 1).map(({ entries }) => worthTelling(entries, false));
  // What turns up goes with how somebody came there.
  if (worth.at(-1)?.[0]?.code === "revealed") worth.push(worth.splice(-2).flat());
  const told = worth.map((entries) => entries.map((entry) => table.told(entry)));
  const [text = counting, ...rest] = told.at(-1) ?? [];
  const before = told.slice(0, -1).flatMap((lines) => lines.slice(0, 1));
  const more = (rest.length ? rest : before.slice(-2)).join(" ");
  return { id: `${now.id}.${at}`, seat: whoseIs(worth.at(-1)?.[0] ?? ahead) ?? now.seat, text, more };
}

/** Whose line an entry is: what scores at the end is not only that of whoever scored last. */
function whoseIs(entry?: LogEntry): number | null {
  if (!entry) return null;
  return entry.code === "over" ? (entry.winners[0] ?? null) : seatOf(entry);
}
