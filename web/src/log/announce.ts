/** Announcements of other players' actions for screen readers, on every screen, because the log may be hidden. */
import type { Game } from "../game/game.svelte.ts";
import { worthTelling } from "../game/recap.ts";
import type { LogEntry } from "../protocol.ts";
import type { Beat } from "../playback/beat.ts";
import { announce } from "../ui/toasts.svelte.ts";
import { seatOf } from "../i18n/log.ts";

/** Return the entries to announce: actions of others, and chance results of my own actions. */
export function entriesToAnnounce(entries: LogEntry[], seat: number | null, mine: readonly number[]): LogEntry[] {
  return worthTelling(entries, false).filter((entry) => {
    const owner = entry.code === "over" ? null : (seatOf(entry) ?? seat);
    // A player knows their own action, but not its chance results.
    return (
      owner === null ||
      !mine.includes(owner) ||
      !("seat" in entry) ||
      entry.code === "fought" ||
      entry.code === "turned"
    );
  });
}

/** Announce a moment of a beat; `mine` are the seats whose players know the actions already. */
export function announceMoment({ moments, seat }: Beat, moment: number, game: Game, mine: readonly number[]): void {
  const entries = entriesToAnnounce(moments[moment]?.entries ?? [], seat, mine);
  if (entries.length) announce(entries.map((entry) => game.entryText(entry)).join(" "));
}
