/** Dates in the language of the page. */
import { language } from "./words.svelte.ts";

/** Format a date. British and American dates differ, so the browser's variant of the language comes first. */
export function written(date: Date | number, options: Intl.DateTimeFormatOptions): string {
  const wanted = [...navigator.languages.filter((one) => one.startsWith(language())), language(), "en"];
  const locale = Intl.DateTimeFormat.supportedLocalesOf(wanted)[0];
  return new Intl.DateTimeFormat(locale, options).format(date);
}
