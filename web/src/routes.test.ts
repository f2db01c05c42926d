import { expect, test } from "vitest";
import { codeIn, practiceIn } from "./routes.ts";

test("codes may have blanks, hyphens and lower-case letters", () => {
  expect(codeIn("/t/qk7-mpx")).toBe("QK7MPX");
  expect(codeIn("/t/QK7%20MPX/")).toBe("QK7MPX");
});

test("a malformed address is not a table and raises no error", () => {
  expect(codeIn("/t/%zz")).toBeNull();
  expect(codeIn("/t/%")).toBeNull();
  expect(codeIn("/t/")).toBeNull();
  expect(practiceIn("/learn/x")).toBeNull();
});
