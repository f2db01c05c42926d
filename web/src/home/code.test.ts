import { expect, test } from "vitest";
import { readCode } from "./code.ts";

test.each([
  ["QK7MPX", "QK7MPX"],
  ["  qk7-mpx ", "QK7MPX"],
  ["q k 7 m p x", "QK7MPX"],
  ["http://127.0.0.1:8765/t/QK7MPX", "QK7MPX"],
  ["https://example.org/t/qk7mpx?step=3#a", "QK7MPX"],
  ["/t/QK7%2DMPX", "QK7MPX"],
])("%s is the code %s", (text, code) => {
  expect(readCode(text)).toBe(code);
});

test.each(["", "QK7MP", "QK7MPXX", "QK7MPO", "QK7MP1", "%", "https://example.org/rules"])("%s is no code", (text) => {
  expect(readCode(text)).toBeNull();
});
