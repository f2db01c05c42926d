/** Drag and drop: up to six pixels are a press, more are a drag. */
import type { Attachment } from "svelte/attachments";

const STILL = 6;

export interface Drag {
  /** Whether the element can be dragged now. */
  able: () => boolean;
  /** Return the element whose copy follows the pointer. */
  picture: (node: HTMLElement) => Element | null;
  /** The drag has begun. */
  begin: () => void;
  /** The pointer is over another element. */
  over?: (under: Element | null) => void;
  /** The drag has ended over an element. */
  drop: (under: Element | null) => void;
}

/** Make an element draggable; swallow the click at the end of a drag. */
export function drag({ able, picture, begin, over, drop }: Drag): Attachment<HTMLElement> {
  return (node) => {
    let pointer = NaN;
    let from = { x: 0, y: 0 };
    let ghost: HTMLElement | null = null;
    let dragged = false;

    function lift({ clientX: x, clientY: y }: PointerEvent): HTMLElement {
      const original = picture(node) ?? node;
      const { left, top, width } = original.getBoundingClientRect();
      const copy = document.createElement("div");
      copy.append(original.cloneNode(true));
      Object.assign(copy.style, {
        position: "fixed",
        left: `${left - x}px`,
        top: `${top - y}px`,
        width: `${width}px`,
        font: getComputedStyle(original).font,
        pointerEvents: "none",
        opacity: "0.9",
        zIndex: "1000",
      });
      copy.setAttribute("aria-hidden", "true");
      document.body.append(copy);
      return copy;
    }
    const under = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY);
    const down = (event: PointerEvent) => {
      dragged = false;
      if (!event.isPrimary || event.button !== 0 || !able()) return;
      pointer = event.pointerId;
      from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= STILL) return;
        node.setPointerCapture(pointer);
        dragged = true;
        ghost = lift(event);
        begin();
      }
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      over?.(under(event));
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      pointer = NaN;
      const carried = ghost;
      ghost?.remove();
      ghost = null;
      if (!carried) return;
      over?.(null);
      if (event.type === "pointerup") drop(under(event));
    };
    const click = (event: MouseEvent) => {
      if (!dragged || event.detail === 0) return;
      dragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", end);
    node.addEventListener("click", click, { capture: true });
    return () => {
      ghost?.remove();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", end);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
