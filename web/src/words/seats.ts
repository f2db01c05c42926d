/** What a seat is called before anything else is known of it. */
import type { SeatOption } from "../protocol.ts";
import { hasWords, t } from "./words.svelte.ts";

/** The name of a seat: its person's, its bot's, or its number. */
export function seatName(seat: SeatOption, name: string | undefined, at: number): string {
  if (seat.kind === "bot") return hasWords(`bot-${seat.bot}`) ? t(`bot-${seat.bot}`) : (seat.bot ?? "");
  return name || seat.name || t("seat-number", { number: at + 1 });
}
