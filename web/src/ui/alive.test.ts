import { afterEach, expect, test, vi } from "vitest";
import { keepAlive, pauseAlive } from "./alive.ts";

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

test("only a visible tab has ambient motion", () => {
  const marks = new Set<string>();
  const toggleAttribute = (name: string, on: boolean) => (on ? marks.add(name) : marks.delete(name));
  const page = Object.assign(new EventTarget(), { hidden: true, documentElement: { toggleAttribute } });
  vi.stubGlobal("document", page);
  const isMarked = (hidden: boolean): boolean => {
    page.hidden = hidden;
    page.dispatchEvent(new Event("visibilitychange"));
    return marks.has("data-alive");
  };
  keepAlive();
  expect(marks.size).toBe(0);
  expect([false, true, false].map(isMarked)).toEqual([true, false, true]);
});

test("an animation that a hidden tab has cancelled does not begin again", () => {
  const water = { id: "live", startTime: 0, playState: "idle", timeline: { currentTime: 3000 } };
  vi.stubGlobal("document", { getAnimations: () => [water] });
  pauseAlive();
  expect(water.startTime).toBe(0);
});
