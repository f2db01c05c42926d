import { beforeEach, expect, test, vi } from "vitest";
import type { Hello } from "../protocol.ts";

/** The caches of a browser in memory, with a limit on their entries. */
class FakeCaches {
  readonly stored = new Map<string, Map<string, Response>>();
  /** The number of entries for which the disk has room. */
  room = Infinity;

  has = (name: string) => Promise.resolve(this.stored.has(name));
  delete = (name: string) => Promise.resolve(this.stored.delete(name));
  open = (name: string) => {
    const entries = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, entries);
    const key = (wanted: string | { url: string }) =>
      new URL(typeof wanted === "string" ? wanted : wanted.url, "http://here").href;
    return Promise.resolve({
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
      match: (wanted: string | { url: string }) => Promise.resolve(entries.get(key(wanted))?.clone()),
      delete: (wanted: string | { url: string }) => Promise.resolve(entries.delete(key(wanted))),
      put: (wanted: string | { url: string }, answer: Response) => {
        if (!entries.has(key(wanted)) && entries.size >= this.room)
          return Promise.reject(new DOMException("full", "QuotaExceededError"));
        entries.set(key(wanted), answer);
        return Promise.resolve();
      },
    });
  };
}

let disk: FakeCaches;
let kept: typeof import("./kept.ts");

beforeEach(async () => {
  disk = new FakeCaches();
  vi.stubGlobal("caches", disk);
  vi.stubGlobal("navigator", { serviceWorker: {} });
  vi.resetModules();
  kept = await import("./kept.ts");
});

const state = (code: string, filling = "") =>
  ({
    type: "hello",
    info: { code, seats: [{ name: filling }] },
    view: { players: [] },
    you: { seats: [0], host: false },
    now: 5,
  }) as unknown as Hello;
const codes = async () => (await kept.lastStates()).map(({ code }) => code);
/** Put a text into the storage of last states. */
const put = async (key: string, text: string) =>
  (await disk.open("last")).put(`/api/1/tables/${key}`, new Response(text));

test("each table has one last state, with its time, and the newest comes first", async () => {
  await kept.keepLast("AAAAAA", state("AAAAAA"), 1000);
  await kept.keepLast("BBBBBB", state("BBBBBB"), 2000);
  await kept.keepLast("AAAAAA", state("AAAAAA", "new"), 3000);
  expect(await codes()).toEqual(["AAAAAA", "BBBBBB"]);
  const [last] = await kept.lastStates("AAAAAA");
  expect(last?.at).toBe(3000);
  expect(last?.hello.info?.seats[0]?.name).toBe("new");
  expect(disk.stored.get("last")?.size).toBe(2);
});

test("the oldest states are dropped, by their number and by their size", async () => {
  const code = (at: number) => `T${at}`;
  for (let at = 0; at < 62; at++) await kept.keepLast(code(at), state(code(at)), 1000 + at);
  expect(await codes()).toHaveLength(60);
  expect((await codes()).at(-1)).toBe("T2");
  await kept.keepLast("LARGE", state("LARGE", "x".repeat(2_999_000)), 5000);
  const left = await codes();
  expect(left[0]).toBe("LARGE");
  expect(left.length).toBeLessThan(10);
  expect(left).toContain("T61");
});

test("a full storage drops older tables; if that does not help, the earlier state of the table stays", async () => {
  for (const [at, code] of ["A", "B", "C"].entries()) await kept.keepLast(code, state(code), at + 1);
  disk.room = 3;
  await kept.keepLast("D", state("D"), 10);
  expect(await codes()).toEqual(["D", "C", "B"]);
  for (const code of ["B", "C"]) await kept.forgetLast(code);
  disk.room = 0;
  await expect(kept.keepLast("D", state("D", "newer"), 20)).rejects.toThrow("full");
  expect((await kept.lastStates("D"))[0]?.at).toBe(10);
});

test("an unreadable state is deleted, and the others stay", async () => {
  await kept.keepLast("GOOD", state("GOOD"), 1000);
  await put("HTML?at=2000&bytes=9", "<html>");
  await put("NULL?at=2000&bytes=4", "null");
  await put("EMPTY?at=2000&bytes=2", "{}");
  await put("OTHER?at=what&bytes=-", JSON.stringify(state("GOOD")));
  expect(await codes()).toEqual(["GOOD"]);
  expect(disk.stored.get("last")?.size).toBe(1);
});

test("a state of an older version of the page, without time and size, is shown and replaced", async () => {
  await put("AAAAAA", JSON.stringify(state("AAAAAA")));
  expect((await kept.lastStates())[0]?.at).toBe(5);
  await kept.keepLast("AAAAAA", state("AAAAAA"), 1000);
  expect(disk.stored.get("last")?.size).toBe(1);
});

test("the state of one table or of all can be forgotten", async () => {
  for (const code of ["A", "B", "C"]) await kept.keepLast(code, state(code), 1);
  await kept.forgetLast("B");
  expect((await codes()).sort()).toEqual(["A", "C"]);
  await kept.forgetLast();
  expect(await codes()).toEqual([]);
});
