/** Roving tabindex: one Tab stop for many buttons, and arrow keys move to the nearest button in their direction. */
import type { Attachment } from "svelte/attachments";

type Point = { x: number; y: number };

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Return the index of the nearest point in a direction, preferring points straight ahead; -1 if there is none. */
export function nearest(from: Point, points: Point[], direction: Point): number {
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const ahead = (point.x - from.x) * direction.x + (point.y - from.y) * direction.y;
    const aside = Math.abs((point.x - from.x) * direction.y) + Math.abs((point.y - from.y) * direction.x);
    const distance = ahead + aside * 3;
    if (ahead > 1 && distance < least) [best, least] = [index, distance];
  });
  return best;
}

function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Make the buttons in an element one Tab stop: first `[data-start]`, else the first legal target, else the first button. */
export const rove: Attachment<HTMLElement> = (root) => {
  let current: HTMLElement | null = null;
  const buttons = () => [...root.querySelectorAll<HTMLElement>("button, summary")];

  function settle(): void {
    const all = buttons();
    if (!current || !all.includes(current)) {
      current = root.querySelector("[data-start]") ?? root.querySelector("[data-legal]") ?? all[0] ?? null;
    }
    for (const button of all) {
      const index = button === current ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  }
  function restart(): void {
    if (!root.contains(document.activeElement)) current = null;
    settle();
  }
  function onFocus(event: FocusEvent): void {
    const found = (event.target as Element).closest<HTMLElement>("button, summary");
    if (!found || found === current) return;
    current = found;
    settle();
  }
  function onKey(event: KeyboardEvent): void {
    const all = buttons();
    const from = current ? all.indexOf(current) : -1;
    if (from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    let to: number;
    const direction = DIRECTIONS[event.key];
    if (direction) {
      const points = all.map(centre);
      // A single column leaves the keys to the left and right to other commands.
      if (direction.x && !points.some(({ x }) => Math.abs(x - points[from]!.x) > 1)) return;
      to = nearest(points[from]!, points, direction);
    } else if (event.key === "Home") to = 0;
    else if (event.key === "End") to = all.length - 1;
    else return;
    // At an edge, arrow keys must not scroll the page either.
    event.preventDefault();
    event.stopPropagation();
    all[to]?.focus();
  }

  settle();
  const observer = new MutationObserver(restart);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-start", "data-legal"],
  });
  root.addEventListener("focusin", onFocus);
  root.addEventListener("keydown", onKey);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", onFocus);
    root.removeEventListener("keydown", onKey);
  };
};
