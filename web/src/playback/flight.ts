/** Flying copies above the page. They take no pointer events and disappear at their goal. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Travel {
  /** The duration and the delay in milliseconds. */
  ms: number;
  delay?: number;
  /** The height of the arc in pixels. */
  arc?: number;
  /** Whether it is visible at its start during the delay. */
  waits?: boolean;
}

/** The id of all animations of the presenter. */
const SHOWN = "shown";

/** Animate an element of the page itself. During the delay it is at its old place. */
export function move(
  element: Element,
  frames: Keyframe[],
  { ms, delay = 0, waits = true }: Travel,
  easing = "ease-out",
) {
  return element.animate(frames, { id: SHOWN, duration: ms, delay, easing, fill: waits ? "backwards" : "none" });
}

/** Return whether a place is visible. */
export const isSeen = ({ width, height }: Rect): boolean => width > 0 && height > 0;

/** Return the layer of the copies. */
function layer(): HTMLElement {
  const found = document.querySelector<HTMLElement>(".flights");
  if (found) return found;
  const made = document.createElement("div");
  made.className = "flights";
  made.ariaHidden = "true";
  return (document.querySelector(".table") ?? document.body).appendChild(made);
}

/** Add a copy of an element to the layer, with the same size and place. */
export function lift(picture: Element, at: Rect): HTMLElement {
  const copy = document.createElement("div");
  copy.className = "flyer";
  copy.append(picture);
  // Lengths in tiles and tokens are relative to their side.
  Object.assign(copy.style, {
    width: `${at.width}px`,
    height: `${at.height}px`,
    left: `${at.left}px`,
    top: `${at.top}px`,
    fontSize: `${at.width}px`,
  });
  return layer().appendChild(copy);
}

/** Animate a copy and remove it afterwards. */
export function pass(copy: HTMLElement, frames: Keyframe[], travel: Travel, easing = "linear"): void {
  const seen = frames.map((frame) => ({ opacity: 1, ...frame }));
  const motion = move(copy, seen, { waits: false, ...travel }, easing);
  const gone = () => copy.remove();
  motion.onfinish = gone;
  motion.oncancel = gone;
}

/** Fly a copy of an element from one place to another, scaled to the size there. */
export function fly(picture: Element, from: Rect, to: Rect, travel: Travel): void {
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

/** Light a place up for a moment. */
export function flash(at: Rect, travel: Travel): void {
  if (!isSeen(at)) return;
  const light = document.createElement("div");
  light.className = "flash";
  pass(lift(light, at), [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], travel, "steps(6)");
}

/** Throw sparks from the middle of a place in all directions. */
export function burst(from: Rect, sparks: number, travel: Travel): void {
  if (!isSeen(from)) return;
  const side = Math.max(4, from.width / 12);
  const [left, top] = [from.left + (from.width - side) / 2, from.top + (from.height - side) / 2];
  for (let at = 0; at < sparks; at++) {
    const spark = document.createElement("div");
    spark.className = "spark";
    const angle = (2 * Math.PI * (at + 0.5)) / sparks;
    const far = from.width * (at % 2 ? 0.75 : 1);
    const goal = `translate(${Math.cos(angle) * far}px, ${Math.sin(angle) * far}px)`;
    const frames = [
      { transform: "none" },
      { transform: goal, opacity: 1, offset: 0.7 },
      { transform: goal, opacity: 0 },
    ];
    pass(lift(spark, { left, top, width: side, height: side }), frames, travel, "steps(8)");
  }
}

/** Show a short text, such as "+1", that rises from a place. */
export function rise(text: string, from: Rect, kind: string, travel: Travel): void {
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
