/** Structural sharing: equal parts of consecutive values stay the same objects. */

const isPlain = (value: object): boolean => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** Return `next`, with every part that equals the same part of `before` replaced by that part. Changes `next`. */
export function share<T>(before: unknown, next: T): T {
  if (before === next || !before || !next || typeof before !== "object" || typeof next !== "object") return next;
  if (!isPlain(before) || !isPlain(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  const [old, now] = [before as Record<string, unknown>, next as Record<string, unknown>];
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    now[key] = share(old[key], now[key]);
    same &&= now[key] === old[key] && key in old;
  }
  return same ? (before as T) : next;
}

/** Return a function that shares each value with the one before; for deriveds that make lists. */
export function sharing<T>(): (next: T) => T {
  let last: T | undefined;
  return (next) => (last = share(last, next));
}
