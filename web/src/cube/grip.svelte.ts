/**
 * Tell a press from a drag: more than six pixels turn the cube, up to six pick the pressed block.
 *
 * Only the first click of a double click counts, because the second would pick the block below.
 */

const STILL = 6;
const DOUBLE_MS = 400;

interface Press {
  id: number;
  on: Element | null;
  from: [number, number];
  at: [number, number];
}

interface Hands {
  /** Return the block at a point. */
  find: (event: Event) => Element | null;
  drag: (right: number, down: number) => void;
  release: () => void;
  pick: (on: Element) => void;
  /** Whether an immediate second press counts, because the first one asked for it. */
  again?: () => boolean;
}

export class Grip {
  dragging = $state(false);
  readonly #hands: Hands;
  #press: Press | null = null;
  #answered = -Infinity;
  #finger = NaN;
  /** The last mouse press that picked a block. */
  #picked = { time: -Infinity, x: 0, y: 0 };

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  /** Whether a pointer is down. */
  get pressed(): boolean {
    return this.#press !== null;
  }

  down = (event: PointerEvent): void => {
    // Leave a second finger to the browser's pinch zoom.
    if (!event.isPrimary || event.button !== 0) return;
    // Capture from the first pixel, even over elements above the picture.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const here: [number, number] = [event.clientX, event.clientY];
    this.#press = { id: event.pointerId, on: this.#hands.find(event), from: here, at: here };
  };

  move = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    const { clientX: x, clientY: y } = event;
    if (!this.dragging) {
      if (Math.hypot(x - press.from[0], y - press.from[1]) <= STILL) return;
      this.dragging = true;
    }
    this.#hands.drag(x - press.at[0], y - press.at[1]);
    press.at = [x, y];
  };

  up = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    const dragged = this.#end();
    this.#answered = event.timeStamp;
    this.#finger = press.id;
    if (dragged) this.#hands.release();
    else if (press.on && !this.#doubled(event)) this.#hands.pick(press.on);
  };

  #doubled(event: PointerEvent): boolean {
    if (event.pointerType !== "mouse") return false;
    const { time, x, y } = this.#picked;
    const near = Math.hypot(event.clientX - x, event.clientY - y) <= STILL;
    if (near && event.timeStamp - time < DOUBLE_MS && !this.#hands.again?.()) return true;
    this.#picked = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    return false;
  }

  cancel = (): void => {
    if (this.#end()) this.#hands.release();
  };

  /** Handle a click without a pointer, from a screen reader or voice control. */
  click = (event: MouseEvent): void => {
    // Ignore the click of a press that was handled already. It can come late, and older browsers do not give its pointer.
    if ((event as PointerEvent).pointerId === this.#finger) return;
    const on = this.#hands.find(event);
    if (on && event.timeStamp - this.#answered > 500) this.#hands.pick(on);
  };

  #end(): boolean {
    const dragged = this.dragging;
    this.#press = null;
    this.dragging = false;
    return dragged;
  }
}
