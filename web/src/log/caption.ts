/** The caption of the current playback step: one line, and a second one with its context. */
import type { Game } from "../game/game.svelte.ts";
import { worthTelling } from "../game/recap.ts";
import type { LogEntry } from "../protocol.ts";
import { countingText, seatOf } from "../i18n/log.ts";
import type { Presenter } from "../playback/presenter.svelte.ts";

export interface Caption {
  /** Unique for each moment. */
  id: string;
  seat: number | null;
  text: string;
  /** The results, or the lines before. */
  more: string;
}

/** Return the caption of the current step; null without playback. */
export function captionOf(game: Game, { now, moment }: Presenter): Caption | null {
  if (!now) return null;
  const { ahead } = now.moments[moment] ?? {};
  const counting = ahead ? countingText(ahead, (seat) => game.name(seat)) : "";
  // A token that is being turned has no text yet, so the text before it stays.
  const at = ahead && !counting ? moment - 1 : moment;
  const worth = now.moments.slice(0, at + 1).map(({ entries }) => worthTelling(entries, false));
  // Show revealed cells together with the move that revealed them.
  if (worth.at(-1)?.[0]?.code === "revealed") worth.push(worth.splice(-2).flat());
  const lines = worth.map((entries) => entries.map((entry) => game.entryText(entry)));
  const [text = counting, ...rest] = lines.at(-1) ?? [];
  const before = lines.slice(0, -1).flatMap((some) => some.slice(0, 1));
  const more = (rest.length ? rest : before.slice(-2)).join(" ");
  return { id: `${now.id}.${at}`, seat: whoseIs(worth.at(-1)?.[0] ?? ahead) ?? now.seat, text, more };
}

/** Return the seat of an entry. Final scoring has entries of several seats, and the end has the winner's. */
function whoseIs(entry?: LogEntry): number | null {
  if (!entry) return null;
  return entry.code === "over" ? (entry.winners[0] ?? null) : seatOf(entry);
}
