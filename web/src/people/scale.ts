/** The scale of ratings, on which bots are fixed marks. */
import { t } from "../i18n/words.svelte.ts";
import type { BotMark, Ladder, LadderEntry, ShownRating } from "../protocol.ts";

/** The ends of the scale: below the weakest bot, and above the strongest. */
export const LOW = 900;
export const HIGH = 2100;

/** Return where a rating is on the scale, in percent. */
export function placeOf(rating: number): number {
  return Math.min(100, Math.max(0, ((rating - LOW) / (HIGH - LOW)) * 100));
}

/** Return where a rating is among the bots, as a sentence. */
export function amongBots({ below, above }: Pick<ShownRating, "below" | "above">): string {
  if (below && above) return t("rating-between", { below: t(`bot-${below}`), above: t(`bot-${above}`) });
  return above ? t("rating-below", { bot: t(`bot-${above}`) }) : t("rating-above", { bot: t(`bot-${below ?? ""}`) });
}

/** Return players and bots in one list, the best first; a bot is above players with its rating. */
export function rows({ entries, marks }: Ladder): (LadderEntry | BotMark)[] {
  return [...marks, ...entries].sort((one, other) => other.rating - one.rating);
}
