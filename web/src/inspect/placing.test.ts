import { describe, expect, it } from "vitest";
import { placeBeside, type Rect } from "./placing.ts";

const size = { width: 260, height: 200 };

function covers(target: Rect, left: number, top: number, height: number): boolean {
  return (
    left < target.left + target.width &&
    left + size.width > target.left &&
    top < target.top + target.height &&
    top + height > target.top
  );
}

describe("placeBeside", () => {
  const pages = [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
    { width: 320, height: 480 },
    { width: 844, height: 390 },
  ];
  it.each(pages)("never covers its target and stays on a page of $width × $height", (page) => {
    for (let x = 0; x + 60 <= page.width; x += 37) {
      for (let y = 0; y + 60 <= page.height; y += 29) {
        const target = { left: x, top: y, width: 60, height: 60 };
        const placed = placeBeside(target, size, page);
        const height = Math.min(size.height, placed.most);
        expect(covers(target, placed.left, placed.top, height)).toBe(false);
        expect(placed.left).toBeGreaterThanOrEqual(0);
        expect(placed.top).toBeGreaterThanOrEqual(0);
        expect(placed.left + size.width).toBeLessThanOrEqual(page.width);
        expect(placed.top + height).toBeLessThanOrEqual(page.height);
        expect(height).toBeGreaterThan(140);
      }
    }
  });
});
