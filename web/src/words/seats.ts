/** What seats and bots are called before anything else is known of them. */
import type { SeatOption } from "../protocol.ts";
import { hasWords, t } from "./words.svelte.ts";

/** The name of a seat: its person's, its bot's, or its number. */
export function seatName(seat: SeatOption, name: string | undefined, at: number): string {
  if (seat.kind === "bot" && !(name || seat.name))
    return hasWords(`bot-${seat.bot}`) ? t(`bot-${seat.bot}`) : (seat.bot ?? "");
  return name || seat.name || t("seat-number", { number: at + 1 });
}

/** What a bot is like; of one that was trained on another box, that is the first to know. */
export function botAbout(bot: string, strangers: readonly string[]): string {
  return strangers.includes(bot) ? t("stranger-about") : t(`bot-${bot}-about`);
}
