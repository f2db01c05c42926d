import { expect, test } from "vitest";
import { codeIn, practiceIn } from "./routes.ts";

test("codes are read as people write them", () => {
  expect(codeIn("/t/qk7-mpx")).toBe("QK7MPX");
  expect(codeIn("/t/QK7%20MPX/")).toBe("QK7MPX");
});

test("an address that cannot be read is no table, and not the end of the page", () => {
  expect(codeIn("/t/%zz")).toBeNull();
  expect(codeIn("/t/%")).toBeNull();
  expect(codeIn("/t/")).toBeNull();
  expect(practiceIn("/learn/x")).toBeNull();
});
