/** Announcements of other players' actions for screen readers, on every screen, because the log may be hidden. */
import type { Game } from "../game/game.svelte.ts";
import { worthTelling } from "../game/recap.ts";
import type { LogEntry } from "../protocol.ts";
import type { Beat } from "../playback/beat.ts";
import { announce } from "../ui/toasts.svelte.ts";
import { codesOf, joined, ownText, seatOf } from "../i18n/log.ts";

/** My own actions that change the table without a chance result. */
const OWN = new Set(["mined", "built", "took", "traded", "fought", "turned", "scored", "bonus"]);

/** Return the entries to announce: actions of others, and what my own actions have changed. */
export function entriesToAnnounce(entries: LogEntry[], seat: number | null, mine: readonly number[]): LogEntry[] {
  return worthTelling(entries, false).filter((entry) => {
    const owner = entry.code === "over" ? null : (seatOf(entry) ?? seat);
    return owner === null || !mine.includes(owner) || !("seat" in entry) || OWN.has(entry.code);
  });
}

/** Announce a moment of a beat; `mine` are the seats whose players know the actions already. */
export function announceMoment({ moments, seat }: Beat, moment: number, game: Game, mine: readonly number[]): void {
  const entries = entriesToAnnounce(moments[moment]?.entries ?? [], seat, mine);
  if (entries.length) announce(joined(entries.map((entry) => spokenText(entry, game, mine))));
}

/**
 * Return the sentence of an entry with the codes of its places, because a listener sees no mark at them. It speaks to
 * the player who acted, unless several players share this device.
 */
export function spokenText(entry: LogEntry, game: Pick<Game, "entryText">, mine: readonly number[]): string {
  const codes = codesOf(entry);
  const own = mine.length === 1 && seatOf(entry) === mine[0] ? ownText(entry) : "";
  return (own || game.entryText(entry)) + (codes && ` (${codes})`);
}
