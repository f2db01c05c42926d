/** Days, as the language of the page writes them. */
import { language } from "../words/words.svelte.ts";

function written(date: Date, options: Intl.DateTimeFormatOptions): string {
  // English of Britain and of America differ here: the reader's own comes first.
  const wanted = [...navigator.languages.filter((one) => one.startsWith(language())), language(), "en"];
  const locale = Intl.DateTimeFormat.supportedLocalesOf(wanted)[0];
  return new Intl.DateTimeFormat(locale, options).format(date);
}

/** A day of the deal, which is a day of UTC: "15 November". */
export function dayOf(date: Date): string {
  return written(date, { day: "numeric", month: "long", timeZone: "UTC" });
}

/** A day of the week: "Monday". */
export function weekdayOf(date: Date): string {
  return written(date, { weekday: "long" });
}

/** A day with its year, in short: "15 Nov 2026". */
export function shortDayOf(date: Date): string {
  return written(date, { dateStyle: "medium" });
}
