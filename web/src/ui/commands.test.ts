import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte.ts";
import { type Command, onCommandKey } from "./commands.ts";
import { focusIsLost, lead } from "./focus.ts";
import { inFront } from "./layers.ts";

const end = vi.fn();
const walk = vi.fn();
let possible = true;
const COMMANDS: Command[] = [
  { id: "end", key: "x", when: () => possible, run: end },
  { id: "walk", key: "ArrowLeft", repeats: true, run: walk },
];

/** Presses a key at an element; true if a command had it. */
function press(key: string, target: Element = document.body, more: KeyboardEventInit = {}): boolean {
  let found = false;
  target.addEventListener("keydown", (event) => (found = onCommandKey(event as KeyboardEvent, COMMANDS)), {
    once: true,
  });
  target.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, ...more }));
  return found;
}

function add<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (!("disabled" in element)) element.tabIndex = -1;
  document.body.append(element);
  return element;
}

beforeEach(() => {
  vi.clearAllMocks();
  possible = true;
});
afterEach(() => {
  document.body.replaceChildren();
  settings.shortcuts = true;
});

test("a key does what its command does, in either case", () => {
  expect(press("x")).toBe(true);
  expect(press("X", document.body, { shiftKey: true })).toBe(true);
  expect(end).toHaveBeenCalledTimes(2);
  expect(press("y")).toBe(false);
});

test("a key that is held down does it once, unless it walks", () => {
  press("x", document.body, { repeat: true });
  press("ArrowLeft", document.body, { repeat: true });
  expect([end.mock.calls.length, walk.mock.calls.length]).toEqual([0, 1]);
});

test("no key acts in a field, with the browser's keys, or where it cannot be done", () => {
  expect(press("x", add("input"))).toBe(false);
  expect(press("x", add("select"))).toBe(false);
  expect(press("x", document.body, { ctrlKey: true })).toBe(false);
  expect(press("x", document.body, { metaKey: true })).toBe(false);
  expect(press("ArrowLeft", document.body, { altKey: true })).toBe(false);
  possible = false;
  expect(press("x")).toBe(false);
  expect(end).not.toHaveBeenCalled();
});

test("no key acts behind a dialog or a menu", () => {
  const gone = inFront();
  expect(press("x")).toBe(false);
  gone();
  expect(press("x")).toBe(true);
});

test("letters are for those who want shortcuts, other keys for everybody", () => {
  settings.shortcuts = false;
  expect(press("x")).toBe(false);
  expect(press("ArrowLeft")).toBe(true);
});

test("nobody is torn from what they write, or from a dialog", () => {
  const field = add("input");
  field.focus();
  expect(lead(add("h2"), "guide", 10_000)).toBe(false);
  expect(document.activeElement).toBe(field);
  field.remove();
  const gone = inFront();
  expect(lead(add("h2"), "guide", 10_000)).toBe(false);
  gone();
  expect(lead(add("h2"), "guide", 10_000)).toBe(true);
});

test("of several that want the focus at once the most important has it, whoever comes last", () => {
  const [prompt, panel, guide] = [add("p"), add("h2"), add("h3")];
  expect(lead(guide, "guide", 20_000)).toBe(true);
  expect(lead(panel, "panel", 20_100)).toBe(false);
  expect(document.activeElement).toBe(guide);
  expect(lead(panel, "panel", 21_500)).toBe(true);
  guide.remove();
  panel.remove();
  expect(focusIsLost()).toBe(true);
  expect(lead(prompt, "prompt", 21_600)).toBe(true); // somebody must have it
});
