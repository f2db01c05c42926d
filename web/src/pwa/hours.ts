/** Minutes of a day as the text of a field for times, such as `22:00`. */

const HOUR = 60;

/** Return the text of a minute of the day. */
export function timeOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;
}

/** Return the minute of the day of a text; null if it is not a time. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : HOUR * Number(hours) + Number(minutes);
}
