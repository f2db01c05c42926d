/** What there is to say about whoever sits on a seat, in words: bots, absence, stand-ins. */
import type { SeatInfo } from "../protocol.ts";
import { t } from "../i18n/words.svelte.ts";

/** Short words about a seat; empty for a person who is there. */
export function presence(seat: SeatInfo | undefined): string[] {
  if (!seat) return [];
  const words: string[] = [];
  if (seat.kind === "bot") words.push(t("rival-bot"));
  if (seat.outside_bot) words.push(t("rival-own-bot"));
  if (seat.resigned) words.push(t("rival-resigned"));
  if (seat.away_since) words.push(t("rival-away"));
  if (seat.stand_in) words.push(t("rival-stand-in", { bot: t(`bot-${seat.stand_in}`) }));
  return words;
}
