/** Clock times. */
import type { ClockInfo } from "../protocol.ts";
import { number } from "../i18n/words.svelte.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Return the milliseconds that a seat has left at a server time. */
export function leftOf(clocks: ClockInfo, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  const runs = clocks.running === seat && !clocks.paused;
  return Math.max(0, runs ? left - Math.max(0, now - clocks.since) : left);
}

/** Return the current warning: at 30 seconds, at 10, or none. */
export function warningOf(left: number): 0 | 10 | 30 {
  if (left <= 10 * SECOND) return 10;
  return left <= 30 * SECOND ? 30 : 0;
}

const two = (value: number) => number(value, { minimumIntegerDigits: 2, useGrouping: false });

/** Format a time as 2:05 or 1:02:05, or as days and hours. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  if (left >= DAY) {
    const days = number(Math.floor(left / DAY), { style: "unit", unit: "day", unitDisplay: "narrow" });
    const hours = number(Math.floor((left % DAY) / HOUR), { style: "unit", unit: "hour", unitDisplay: "narrow" });
    return `${days} ${hours}`;
  }
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60
    ? `${number(minutes)}:${rest}`
    : `${number(Math.floor(minutes / 60))}:${two(minutes % 60)}:${rest}`;
}

/** Return the milliseconds until a clock with whole seconds changes. */
export function nextTick(left: number): number {
  return left > DAY ? MINUTE : (left % SECOND || SECOND) + 5;
}
