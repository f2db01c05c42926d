import { expect, test } from "vitest";
import { profilePath } from "./names.ts";

test("the address of a profile is not that of a file", () => {
  expect(profilePath("J. R. Hill")).toBe("/p/J%20%20R%20%20Hill");
});
