import { expect, test } from "vitest";
import { share } from "./share.ts";

test("equal parts stay the same objects", () => {
  const before = { world: { a1: { left: 1 }, b2: { left: 2 } }, legal: [{ text: "end" }], turn: 0 };
  const next = share(before, { world: { a1: { left: 1 }, b2: { left: 1 } }, legal: [{ text: "end" }], turn: 0 });
  expect(next).toEqual({ ...before, world: { a1: { left: 1 }, b2: { left: 1 } } });
  expect(next.world.a1).toBe(before.world.a1);
  expect(next.world.b2).not.toBe(before.world.b2);
  expect(next.legal).toBe(before.legal);
});

test("an equal value is the value before", () => {
  const before = { players: [{ xp: 3 }], card: null };
  expect(share(before, { players: [{ xp: 3 }], card: null })).toBe(before);
});

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [[], {}],
  [null, { a: 1 }],
  [new Map([[1, 2]]), new Map([[1, 3]])],
  [{ a: 1 }, null],
])("values that differ stay as they are: %o %o", (before, next) => {
  const kept = structuredClone(next);
  expect(share(before, next)).toStrictEqual(kept);
  expect(share(before, next)).toBe(next);
});
