/** The status of the player in a seat: bot, away, replaced by a bot. */
import type { SeatInfo } from "../protocol.ts";
import { botLabel } from "../i18n/seats.ts";
import { t } from "../i18n/words.svelte.ts";

/** Return short labels for a seat; empty for a person who is present. */
export function presence(seat: SeatInfo | undefined): string[] {
  if (!seat) return [];
  const words: string[] = [];
  if (seat.kind === "bot") words.push(botLabel(seat));
  if (seat.outside_bot) words.push(t("rival-own-bot"));
  if (seat.resigned) words.push(t("rival-resigned"));
  if (seat.away_since) words.push(t("rival-away"));
  if (seat.stand_in) words.push(t("rival-stand-in", { bot: t(`bot-${seat.stand_in}`) }));
  return words;
}
