/**
 * Telling a press from a drag: more than six pixels turn the cube, up to six pick what was pressed.
 *
 * Of a double click only the first counts: the second would pick whatever has come there since.
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
  /** What a press is on. */
  find: (event: Event) => Element | null;
  drag: (right: number, down: number) => void;
  release: () => void;
  pick: (on: Element) => void;
  /** Whether a second press at once is meant, because the first asked for it. */
  again?: () => boolean;
}

export class Grip {
  dragging = $state(false);
  readonly #hands: Hands;
  #press: Press | null = null;
  #answered = -Infinity;
  #finger = NaN;
  /** The last press of a mouse that picked something. */
  #picked = { time: -Infinity, x: 0, y: 0 };

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  /** Whether a pointer is down. */
  get pressed(): boolean {
    return this.#press !== null;
  }

  down = (event: PointerEvent): void => {
    // A second finger is for the page's own zoom.
    if (!event.isPrimary || event.button !== 0) return;
    // From the first pixel on, whatever lies above the picture.
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

  /** A click that no pointer made: of a screen reader, or of a voice. */
  click = (event: MouseEvent): void => {
    // The click of a press that was answered already; it can come late, and older browsers do not say whose it is.
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
