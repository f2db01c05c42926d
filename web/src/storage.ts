/** Local storage. Its content may be changed by other code, so invalid values are ignored. */

/** Return whether a value is valid for a field. */
export type Check = (value: unknown) => boolean;

/** Check for a whole number from 0 to 100. */
export const isPercent: Check = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100;

export const isFlag: Check = (value) => typeof value === "boolean";
export const isOneOf =
  (...values: string[]): Check =>
  (value) =>
    typeof value === "string" && values.includes(value);
export const isText =
  (longest: number): Check =>
  (value) =>
    typeof value === "string" && value.length <= longest;
export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
export const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** Read the fields of a key; missing and invalid ones get their defaults. */
export function readKept<T extends object>(key: string, defaults: T, checks: { [Field in keyof T]: Check }): T {
  const found = parsed(key);
  const fields = Object.keys(defaults) as (keyof T & string)[];
  const good = fields.filter((field) => field in found && checks[field](found[field]));
  return { ...defaults, ...Object.fromEntries(good.map((field) => [field, found[field]])) };
}

function parsed(key: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return found !== null && typeof found === "object" ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Read a string that the tab keeps until it is closed; empty if there is none. */
export function readSession(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Keep a string until the tab is closed; an empty one is removed. */
export function keepSession(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // A browser with blocked storage forgets it with the page.
  }
}

/** Keep fields under a key. */
export function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, the values last until the page closes.
  }
}
