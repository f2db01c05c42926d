import { afterEach, expect, test, vi } from "vitest";
import { eraseMyData, myData } from "./mine.ts";

afterEach(() => vi.unstubAllGlobals());

/** Answer requests one after the other; return the requests. */
function answer(...bodies: object[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string, { method }: { method: string }) => {
    asked.push(`${method} ${url}`);
    return Promise.resolve(new Response(JSON.stringify(bodies.shift())));
  });
  return asked;
}

test("all pages of an export become one", async () => {
  const asked = answer({ id: "me", tables: [{ code: "A" }], next: "A" }, { id: "me", tables: [{ code: "B" }] });
  expect(await myData()).toEqual({ id: "me", tables: [{ code: "A" }, { code: "B" }] });
  expect(asked).toEqual(["GET /api/1/me/data", "GET /api/1/me/data?after=A"]);
});

test("an export counts the tables that could not be read", async () => {
  answer({ id: "me", tables: [], failed: 1, next: "A" }, { id: "me", tables: [], failed: 2 });
  expect(await myData()).toEqual({ id: "me", tables: [], failed: 3 });
});

test("an erasure continues to the last page and counts unreadable tables", async () => {
  const asked = answer({ erased: 1, failed: 1, next: "A" }, { deleted: 1, next: "B" }, { failed: 1 });
  expect(await eraseMyData()).toBe(2);
  expect(asked).toEqual(["", "?after=A", "?after=B"].map((query) => `DELETE /api/1/me/data${query}`));
});
