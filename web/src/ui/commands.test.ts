import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte.ts";
import { type Command, onCommandKey } from "./commands.ts";
import { focusIsLost, requestFocus } from "./focus.ts";
import { pushModal } from "./layers.ts";

const end = vi.fn();
const walk = vi.fn();
let possible = true;
const COMMANDS: Command[] = [
  { id: "end", key: "x", when: () => possible, run: end },
  { id: "walk", key: "ArrowLeft", repeats: true, run: walk },
];

/** Press a key at an element; return whether a command ran. */
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

test("a key runs its command, in lower and upper case", () => {
  expect(press("x")).toBe(true);
  expect(press("X", document.body, { shiftKey: true })).toBe(true);
  expect(end).toHaveBeenCalledTimes(2);
  expect(press("y")).toBe(false);
});

test("a held key runs its command once, unless the command repeats", () => {
  press("x", document.body, { repeat: true });
  press("ArrowLeft", document.body, { repeat: true });
  expect([end.mock.calls.length, walk.mock.calls.length]).toEqual([0, 1]);
});

test("a key does nothing in a field, with Ctrl, Alt or Meta, or while its command is unavailable", () => {
  expect(press("x", add("input"))).toBe(false);
  expect(press("x", add("select"))).toBe(false);
  expect(press("x", document.body, { ctrlKey: true })).toBe(false);
  expect(press("x", document.body, { metaKey: true })).toBe(false);
  expect(press("ArrowLeft", document.body, { altKey: true })).toBe(false);
  possible = false;
  expect(press("x")).toBe(false);
  expect(end).not.toHaveBeenCalled();
});

test("a key does nothing while a modal is open", () => {
  const gone = pushModal();
  expect(press("x")).toBe(false);
  gone();
  expect(press("x")).toBe(true);
});

test("letters work only if shortcuts are on, other keys always", () => {
  settings.shortcuts = false;
  expect(press("x")).toBe(false);
  expect(press("ArrowLeft")).toBe(true);
});

test("code does not take the focus from a field or a dialog", () => {
  const field = add("input");
  field.focus();
  expect(requestFocus(add("h2"), "guide", 10_000)).toBe(false);
  expect(document.activeElement).toBe(field);
  field.remove();
  const gone = pushModal();
  expect(requestFocus(add("h2"), "guide", 10_000)).toBe(false);
  gone();
  expect(requestFocus(add("h2"), "guide", 10_000)).toBe(true);
});

test("of several calls within a second, the highest rank gets the focus", () => {
  const [prompt, panel, guide] = [add("p"), add("h2"), add("h3")];
  expect(requestFocus(guide, "guide", 20_000)).toBe(true);
  expect(requestFocus(panel, "panel", 20_100)).toBe(false);
  expect(document.activeElement).toBe(guide);
  expect(requestFocus(panel, "panel", 21_500)).toBe(true);
  guide.remove();
  panel.remove();
  expect(focusIsLost()).toBe(true);
  expect(requestFocus(prompt, "prompt", 21_600)).toBe(true); // the focus must not be lost
});
