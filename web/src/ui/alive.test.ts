import { afterEach, expect, test, vi } from "vitest";
import { pauseAlive } from "./alive.ts";

afterEach(() => vi.unstubAllGlobals());

test("a shown move puts off ambient motion by a whole number of cycles, and no other animation", () => {
  const motion = (id: string) => ({ id, startTime: 0, timeline: { currentTime: 0 } });
  const [water, flight] = [motion("live"), motion("shown")];
  vi.stubGlobal("document", { getAnimations: () => [water, flight] });
  const begins = (now: number): number => {
    water.timeline.currentTime = now;
    pauseAlive();
    return water.startTime;
  };
  expect([200, 3400, 3600, 8000].map(begins)).toEqual([5000, 5000, 10000, 10000]);
  expect(flight.startTime).toBe(0);
});

test("ambient motion begins again only when the tab is visible", () => {
  const water = { id: "live", startTime: 0, timeline: { currentTime: 3000 } };
  const page = Object.assign(new EventTarget(), { hidden: true, getAnimations: () => [water] });
  vi.stubGlobal("document", page);
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frame());
  pauseAlive();
  expect(water.startTime).toBe(0);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(water.startTime).toBe(5000);
});
