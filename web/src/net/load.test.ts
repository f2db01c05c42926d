import { expect, test } from "vitest";
import { FakeClock } from "./fakes.ts";
import { retry } from "./load.ts";

/** Answer like a server that fails a few times. */
function failing(times: number): () => Promise<string> {
  return () => (times-- > 0 ? Promise.reject(new Error("503")) : Promise.resolve("there"));
}

test("retries with growing pauses until it succeeds", async () => {
  const clock = new FakeClock();
  const failures: number[] = [];
  const at: number[] = [];
  const found = retry(failing(6), { clock, failed: (tries) => (failures.push(tries), at.push(clock.now())) });
  for (let step = 0; step < 400; step++) await clock.pass(100);
  expect(await found).toBe("there");
  expect(failures).toEqual([1, 2, 3, 4, 5, 6]);
  const waits = at.slice(1).map((moment, index) => moment - (at[index] ?? 0));
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(Math.max(...waits)).toBeLessThanOrEqual(8100);
});

test("retries an attempt that hangs", async () => {
  const clock = new FakeClock();
  let asked = 0;
  const found = retry(() => (asked++ ? Promise.resolve("there") : new Promise<string>(() => undefined)), { clock });
  for (let step = 0; step < 120; step++) await clock.pass(100);
  expect(await found).toBe("there");
});

test("rejects without a retry if the reason is fatal", async () => {
  const clock = new FakeClock();
  await expect(retry(failing(9), { clock, isFatal: () => true })).rejects.toThrow("503");
  expect(clock.now()).toBe(0);
});
