import { beforeEach, expect, test } from "vitest";
import { isCount, isFlag, isListOf, isOneOf, isText, keep, readKept } from "./storage.ts";

const DEFAULTS = { theme: "system", name: "", sound: false, done: [] as number[] };
const CHECKS = { theme: isOneOf("system", "dark"), name: isText(5), sound: isFlag, done: isListOf(isCount) };
const read = () => readKept("test", DEFAULTS, CHECKS);

beforeEach(() => localStorage.clear());

test("stored fields are read back", () => {
  const value = { theme: "dark", name: "Ada", sound: true, done: [1, 2] };
  keep("test", value);
  expect(read()).toEqual(value);
});

test.each(["", "null", "7", "[]", "{", '"text"'])("a value that is not an object counts as missing: %s", (text) => {
  localStorage.setItem("test", text);
  expect(read()).toEqual(DEFAULTS);
});

test("an invalid field gets its default, and the others stay", () => {
  keep("test", { theme: "pink", name: "longer than five", sound: 1, done: [1, -2], other: "x" });
  expect(read()).toEqual(DEFAULTS);
  keep("test", { theme: { language: 3 }, sound: true, done: "12" });
  expect(read()).toEqual({ ...DEFAULTS, sound: true });
});
