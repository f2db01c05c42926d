/** Things that travel over the table: copies above everything, which take no presses and are gone at their goal. */

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Travel {
  /** How long it takes, and how long it waits before. */
  ms: number;
  delay?: number;
  /** How high it rises on its way, in pixels. */
  arc?: number;
  /** Whether it is seen where it begins while it waits. */
  waits?: boolean;
}

/** All that the presenter moves has this name, among the animations of the page. */
const SHOWN = "shown";

/** Animates a thing of the page itself: from where it was, which is where it is seen while it waits. */
export function move(
  element: Element,
  frames: Keyframe[],
  { ms, delay = 0, waits = true }: Travel,
  easing = "ease-out",
) {
  return element.animate(frames, { id: SHOWN, duration: ms, delay, easing, fill: waits ? "backwards" : "none" });
}

/** Whether something is on the page, and seen. */
export const isSeen = ({ width, height }: Spot): boolean => width > 0 && height > 0;

/** The layer that copies travel in. */
function layer(): HTMLElement {
  const found = document.querySelector<HTMLElement>(".flights");
  if (found) return found;
  const made = document.createElement("div");
  made.className = "flights";
  made.ariaHidden = "true";
  return (document.querySelector(".table") ?? document.body).appendChild(made);
}

/** Puts a copy of something above the page, as large as it was and where it was. */
export function lift(picture: Element, at: Spot): HTMLElement {
  const copy = document.createElement("div");
  copy.className = "flyer";
  copy.append(picture);
  // Tiles and tokens are measured in their own side.
  Object.assign(copy.style, {
    width: `${at.width}px`,
    height: `${at.height}px`,
    left: `${at.left}px`,
    top: `${at.top}px`,
    fontSize: `${at.width}px`,
  });
  return layer().appendChild(copy);
}

/** Lets a copy go through frames; then it is gone. */
export function pass(copy: HTMLElement, frames: Keyframe[], travel: Travel, easing = "linear"): void {
  const seen = frames.map((frame) => ({ opacity: 1, ...frame }));
  const motion = move(copy, seen, { waits: false, ...travel }, easing);
  const gone = () => copy.remove();
  motion.onfinish = gone;
  motion.oncancel = gone;
}

/** Flies a copy of something from one place to another, and shrinks or grows it to the size there. */
export function fly(picture: Element, from: Spot, to: Spot, travel: Travel): void {
  if (!isSeen(from) || !isSeen(to)) return;
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const at = (part: number, rise: number) =>
    `translate(${x * part}px, ${y * part - rise}px) scale(${1 + (scale - 1) * part})`;
  const arc = travel.arc ?? 0;
  const frames = [
    { transform: at(0, 0) },
    { transform: at(0, arc * 0.6), offset: 0.25 },
    { transform: at(0.5, arc), offset: 0.6 },
    { transform: at(1, 0) },
  ];
  pass(lift(picture, from), frames, travel, "ease-in-out");
}

/** A short word, such as "+1", rises from a place. */
export function rise(text: string, from: Spot, kind: string, travel: Travel): void {
  if (!isSeen(from)) return;
  const word = document.createElement("b");
  word.className = `chip ${kind}`;
  word.textContent = text;
  const copy = lift(word, { ...from, height: 0 });
  copy.style.fontSize = "";
  pass(
    copy,
    [
      { transform: "translateY(0)", opacity: 0 },
      { transform: "translateY(-0.4rem)", opacity: 1, offset: 0.2 },
      { transform: "translateY(-1rem)", opacity: 1, offset: 0.75 },
      { transform: "translateY(-1.4rem)", opacity: 0 },
    ],
    travel,
  );
}
