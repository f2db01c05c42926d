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
