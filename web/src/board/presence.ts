/** The status of the player in a seat: bot, away, replaced by a bot. */
import type { SeatInfo, TableInfo } from "../protocol.ts";
import { botLabel } from "../i18n/seats.ts";
import { t } from "../i18n/words.svelte.ts";

/** Return the seats of a table. After the game no player is missed, so no seat is away. */
export function seatsOf({ seats, status }: Pick<TableInfo, "seats" | "status">): SeatInfo[] {
  return status === "playing" ? seats : seats.map((seat) => ({ ...seat, away_since: null }));
}

/** Return short labels for a seat; empty for a person who is present. */
export function presence(seat: SeatInfo | undefined): string[] {
  if (!seat) return [];
  const words: string[] = [];
  if (seat.kind === "bot") words.push(botLabel(seat));
  if (seat.beginner) words.push(t("seat-beginner"));
  if (seat.outside_bot) words.push(t("rival-own-bot"));
  if (seat.resigned) words.push(t("rival-resigned"));
  if (seat.away_since) words.push(t("rival-away"));
  if (seat.stand_in) words.push(t("rival-stand-in", { bot: t(`bot-${seat.stand_in}`) }));
  return words;
}
