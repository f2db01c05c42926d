/**
 * The inspected item: by hover, focus, long press, the key "i", or a press on an item without another action.
 * The page has one, and `Inspect.svelte` shows it.
 */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { settings } from "../settings.svelte.ts";
import { announce } from "../ui/toasts.svelte.ts";
import { describe, detailsOf, type InspectTarget } from "../i18n/things.ts";

/** Until the details replace the prompt; from one item to the next it takes only `NEXT_MS`. */
const HOVER_MS = 350;
const NEXT_MS = 100;
const LEAVE_MS = 150;
const LONG_PRESS_MS = 450;
const STILL_PX = 8;

export interface Inspected {
  target: Element;
  what: InspectTarget;
}

class Inspection {
  now = $state.raw<Inspected | null>(null);
  #timer = 0;

  /** Show an item, after a delay in milliseconds. */
  show(found: Inspected, after = 0): void {
    window.clearTimeout(this.#timer);
    const wait = this.now ? Math.min(after, NEXT_MS) : after;
    if (wait) this.#timer = window.setTimeout(() => (this.now = found), wait);
    else this.now = found;
  }

  /** Hide the item of an element, after a delay in milliseconds. */
  hide(target?: Element, after = 0): void {
    window.clearTimeout(this.#timer);
    if (target && this.now && this.now.target !== target) return;
    if (after) this.#timer = window.setTimeout(() => (this.now = null), after);
    else this.now = null;
  }

  /** Cancel a delayed change, because the pointer has reached the details. */
  keep(): void {
    window.clearTimeout(this.#timer);
  }
}

export const inspection = new Inspection();

/** Show and announce an item, after a press that has no other effect. */
export function lookAt(target: Element, what: InspectTarget): void {
  inspection.show({ target, what });
  announce(describe(what));
}

/**
 * Make an element inspectable. Its `aria-description` has the same text for screen readers.
 *
 * The function is called whenever the item is needed, so its result may change: `{@attach inspect(() => what)}`.
 */
export function inspect(what: () => InspectTarget | null): Attachment<Element> {
  return (node) => {
    let press = 0;
    let held = false;
    let from = { x: 0, y: 0 };

    // Players reach few elements, so each gets its description when a pointer or the focus enters it.
    const describeNode = () => {
      const found = what();
      if (found) node.setAttribute("aria-description", detailsOf(found));
      else node.removeAttribute("aria-description");
    };
    const show = (after: number) => {
      const found = what();
      if (found) inspection.show({ target: node, what: found }, after);
    };
    const endPress = () => window.clearTimeout(press);
    const listeners: [string, (event: Event) => void][] = [
      [
        "pointerenter",
        (event) => {
          describeNode();
          if ((event as PointerEvent).pointerType !== "touch") show(HOVER_MS);
        },
      ],
      [
        "pointerleave",
        (event) => {
          endPress();
          if ((event as PointerEvent).pointerType !== "touch") inspection.hide(node, LEAVE_MS);
        },
      ],
      [
        "focus",
        () => {
          describeNode();
          if (node.matches(":focus-visible")) show(NEXT_MS);
        },
      ],
      ["blur", () => inspection.hide(node)],
      [
        "pointerdown",
        (event) => {
          const pointer = event as PointerEvent;
          held = false;
          if (pointer.pointerType === "mouse") return;
          from = { x: pointer.clientX, y: pointer.clientY };
          endPress();
          press = window.setTimeout(() => {
            held = true;
            const found = what();
            if (found) lookAt(node, found);
          }, LONG_PRESS_MS);
        },
      ],
      [
        "pointermove",
        (event) => {
          const { clientX, clientY } = event as PointerEvent;
          if (Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) endPress();
        },
      ],
      ["pointerup", endPress],
      ["pointercancel", endPress],
      [
        "contextmenu",
        (event) => {
          if (held) event.preventDefault();
        },
      ],
      [
        "keydown",
        (event) => {
          const key = event as KeyboardEvent;
          if (!settings.shortcuts || key.key !== "i" || key.ctrlKey || key.metaKey || key.altKey) return;
          const found = what();
          if (found) lookAt(node, found);
        },
      ],
    ];
    // Suppress the click at the end of a long press.
    const swallow = (event: Event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    // A browser blurs a focused element while Svelte removes it. `on` lets the listener write state even then.
    const removers = listeners.map(([name, listener]) => on(node, name, listener));
    removers.push(on(node, "click", swallow, { capture: true }));
    return () => {
      endPress();
      for (const remove of removers) remove();
      inspection.hide(node);
    };
  };
}
