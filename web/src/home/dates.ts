/** Dates of the home page, in the language of the page. */
import { written } from "../i18n/dates.ts";

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
