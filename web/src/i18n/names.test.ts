import { afterEach, expect, test, vi } from "vitest";
import { choose } from "../settings.svelte.ts";
import { myName } from "./names.ts";

afterEach(() => {
  localStorage.clear();
  choose({ name: "" });
});

test("a player without a name keeps the first random one", () => {
  vi.spyOn(Math, "random").mockReturnValueOnce(0).mockReturnValue(0.99);
  const first = myName();
  expect(first).not.toBe("");
  expect(myName()).toBe(first);
  choose({ name: "Cleo" });
  expect(myName()).toBe("Cleo");
});
