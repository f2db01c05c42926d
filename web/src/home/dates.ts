/** Dates in the language of the page. */
import { language } from "../i18n/words.svelte.ts";

function written(date: Date, options: Intl.DateTimeFormatOptions): string {
  // British and American dates differ, so the browser's variant comes first.
  const wanted = [...navigator.languages.filter((one) => one.startsWith(language())), language(), "en"];
  const locale = Intl.DateTimeFormat.supportedLocalesOf(wanted)[0];
  return new Intl.DateTimeFormat(locale, options).format(date);
}

/** Format the day of a deal, in UTC: "15 November". */
export function dayOf(date: Date): string {
  return written(date, { day: "numeric", month: "long", timeZone: "UTC" });
}

/** Format a day of the week: "Monday". */
export function weekdayOf(date: Date): string {
  return written(date, { weekday: "long" });
}

/** Format a short date: "15 Nov 2026". */
export function shortDayOf(date: Date): string {
  return written(date, { dateStyle: "medium" });
}
