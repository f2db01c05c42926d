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

test("an arrow leaves out the figure at its start", () => {
  const way = [
    { x: 1, y: 3 },
    { x: 1, y: 1 },
    { x: 2, y: 1 },
  ];
  const arrow = mount(Arrow, { target: document.body, props: { way, gap: 36 } });
  flushSync();
  expect(document.querySelector(".line")?.getAttribute("d")).toMatch(/^M100 264L100 100L/);
  void unmount(arrow);
});
