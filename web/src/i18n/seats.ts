/** Names and descriptions of seats and bots. */
import type { SeatInfo, SeatOption } from "../protocol.ts";
import { hasWords, t } from "./words.svelte.ts";

/** Return the name of a seat: that of its player or bot, or its number. */
export function seatName(seat: SeatOption, name: string | undefined, at: number): string {
  if (seat.kind === "bot" && !(name || seat.name))
    return hasWords(`bot-${seat.bot}`) ? t(`bot-${seat.bot}`) : (seat.bot ?? "");
  return name || seat.name || t("seat-number", { number: at + 1 });
}

/** Return the description of a bot. It begins with a note if the bot was trained on another box. */
export function botAbout(bot: string, strangers: readonly string[]): string {
  return strangers.includes(bot) ? t("stranger-about") : t(`bot-${bot}-about`);
}

/** Return the name of a bot under another name, otherwise its strength. */
export function botLabel({ bot = "", name }: SeatInfo): string {
  if (!hasWords(`bot-${bot}`)) return t("rival-bot");
  return name && name !== t(`bot-${bot}`) ? t(`bot-${bot}`) : t(`bot-${bot}-about`);
}
