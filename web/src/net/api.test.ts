import { afterEach, expect, test, vi } from "vitest";
import { api, Refused } from "./api.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A network that never answers, until the request is aborted; returns the deadlines that were set. */
function blackHole(): number[] {
  const deadlines: number[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    deadlines.push(ms);
    return AbortSignal.abort();
  });
  const hang = (_url: string, { signal }: RequestInit) =>
    new Promise((_, failed) => {
      if (signal?.aborted) failed(signal.reason);
    });
  vi.stubGlobal("fetch", hang);
  return deadlines;
}

test("every request has a deadline, a longer one where the server computes", async () => {
  const deadlines = blackHole();
  const requests = [
    () => api.me(),
    () => api.make({ seats: [] }),
    () => api.why("ABCDEF", "end"),
    () => api.recordText("ABCDEF"),
    () => api.analysis("ABCDEF", 3),
    () => api.steps("ABCDEF", 0),
  ];
  for (const request of requests) await expect(request()).rejects.toEqual(new Refused("offline"));
  expect(deadlines).toEqual([8000, 8000, 8000, 8000, 20_000, 20_000]);
});

test("an answer that breaks off is offline too, and one that is not ours is unavailable", async () => {
  const text = () => Promise.reject(new TypeError("network error"));
  vi.stubGlobal("fetch", async () => ({ ok: true, headers: new Headers(), text }));
  await expect(api.me()).rejects.toMatchObject({ code: "offline" });
  vi.stubGlobal("fetch", async () => new Response("<html>Bad gateway</html>", { status: 502 }));
  await expect(api.me()).rejects.toMatchObject({ code: "unavailable" });
});
