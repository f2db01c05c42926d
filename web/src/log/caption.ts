/** The caption of the current playback step: one line, and a second one with its context. */
import type { Game } from "../game/game.svelte.ts";
import { worthTelling } from "../game/recap.ts";
import type { Fought, LogEntry } from "../protocol.ts";
import { countingText, joined, seatOf } from "../i18n/log.ts";
import { faceName } from "../i18n/things.ts";
import { t } from "../i18n/words.svelte.ts";
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
  const last = worth.at(-1)?.[0] ?? ahead;
  const id = `${now.id}.${at}`;
  const seat = whoseIs(last) ?? now.seat;
  if (last?.code === "fought") return { id, seat, ...outcomeOf(last, game) };
  const lines = worth.map((entries) => entries.map((entry) => game.entryText(entry)));
  const [text = counting, ...rest] = lines.at(-1) ?? [];
  // The arena shows the tokens and hearts of a fight, so its caption needs no lines before.
  if (now.scene === "fight") return { id, seat, text, more: "" };
  const before = lines.slice(0, -1).flatMap((some) => some.slice(0, 1));
  const more = joined(rest.length ? rest : before.slice(-2));
  return { id, seat, text, more };
}

/** Return the end of a fight in few words, because the arena and the log have the details. */
function outcomeOf({ seat, mob, won, xp = 0, hoes = 0 }: Fought, game: Game): Pick<Caption, "text" | "more"> {
  const sentence = t(won ? "fight-won" : "fight-lost", { mob: faceName(mob) });
  const text = t("ask-named", { who: game.name(seat), sentence });
  return { text, more: xp + hoes ? t("fight-gain", { xp: xp + hoes }) : "" };
}

/** Return the seat of an entry. Final scoring has entries of several seats, and the end has the winner's. */
function whoseIs(entry?: LogEntry): number | null {
  if (!entry) return null;
  return entry.code === "over" ? (entry.winners[0] ?? null) : seatOf(entry);
}
