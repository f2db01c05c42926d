/** What this browser keeps between visits. Anybody can write there: what does not fit is not read. */

/** Says whether a value is one that a field may have. */
export type Check = (value: unknown) => boolean;

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

/** Reads fields under a key; one that is missing or does not fit has its default. */
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

/** Keeps fields under a key. */
export function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing begins anew with the page.
  }
}
