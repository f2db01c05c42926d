import { expect, test } from "vitest";
import { isPaint } from "../art/index.ts";
import { type Bubble, placeOf, withBubble } from "./bubbles.ts";
import { REACTIONS } from "./reactions.ts";

test("a seat has one bubble: its newest", () => {
  const said = (id: number, seat: number): Bubble => ({ id, seat, said: { text: "hi" } });
  let bubbles = withBubble([], said(1, 0));
  bubbles = withBubble(bubbles, said(2, 1));
  bubbles = withBubble(bubbles, said(3, 0));
  expect(bubbles.map(({ id }) => id)).toEqual([2, 3]);
});

test("a bubble is below the head of a card, above my own, and always inside the window", () => {
  const window = { width: 360, height: 640 };
  const size = { width: 100, height: 40 };
  const card = { left: 20, top: 50, width: 80, height: 30 };
  expect(placeOf(card, false, size, window)).toEqual({ left: 20, top: 86 });
  expect(placeOf({ ...card, top: 300 }, true, size, window)).toEqual({ left: 20, top: 254 });
  expect(placeOf({ ...card, left: 340 }, false, size, window)).toEqual({ left: 254, top: 86 });
  expect(placeOf({ ...card, top: 630 }, false, size, window)).toEqual({ left: 20, top: 594 });
  expect(placeOf(card, true, size, window)).toEqual({ left: 20, top: 6 });
});

test("each reaction has another drawing", () => {
  const drawings = Object.values(REACTIONS);
  expect(new Set(drawings).size).toBe(4);
  expect(drawings.filter((drawing) => !isPaint(drawing))).toEqual([]);
});
