/** How much time a seat has left, and how to say it. */
import type { ClockInfo } from "../protocol.ts";
import { number } from "../words/words.svelte.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds that a seat has left at a time of the server. */
export function leftOf(clocks: ClockInfo, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  const runs = clocks.running === seat && !clocks.paused;
  return Math.max(0, runs ? left - Math.max(0, now - clocks.since) : left);
}

/** The warning that is due: at 30 seconds, at 10, or none. */
export function warningOf(left: number): 0 | 10 | 30 {
  if (left <= 10 * SECOND) return 10;
  return left <= 30 * SECOND ? 30 : 0;
}

const two = (value: number) => number(value, { minimumIntegerDigits: 2, useGrouping: false });

/** A time as a clock shows it: 2:05, 1:02:05; days and hours where there are days. */
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

/** When a clock that shows whole seconds changes next, from now. */
export function nextTick(left: number): number {
  return left > DAY ? MINUTE : (left % SECOND || SECOND) + 5;
}
