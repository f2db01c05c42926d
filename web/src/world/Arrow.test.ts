import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Arrow from "./Arrow.svelte";

test("an arrow of my own is white: its colour does not refer to itself", () => {
  const way = [
    { x: 0, y: 0 },
    { x: 0, y: 200 },
  ];
  const arrow = mount(Arrow, { target: document.body, props: { way, tone: "own" } });
  flushSync();
  const style = document.querySelector(".arrow")?.getAttribute("style") ?? "";
  expect(style).toContain("var(--own, white)");
  expect(style).not.toContain("--own:");
  void unmount(arrow);
});
