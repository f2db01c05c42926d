/** Sockets of tables: what has come already is taken in together. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { socketOf } from "./wire.ts";

class FakeSocket {
  static last: FakeSocket;
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly url: string) {
    FakeSocket.last = this;
  }
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", { location: { protocol: "https:", host: "example.org" } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function listened() {
  const heard: string[] = [];
  socketOf("ABCDEF", 7, {
    message: (text) => {
      heard.push(text);
      queueMicrotask(() => heard.push("drawn"));
    },
    closed: (code) => heard.push(`closed ${code}`),
  });
  return heard;
}

test("messages that wait are taken in before anything is drawn", async () => {
  const heard = listened();
  for (const data of ["one", "two", "three"]) FakeSocket.last.onmessage({ data });
  expect(heard).toEqual([]);
  await vi.waitFor(() => expect(heard).toHaveLength(6), { timeout: 60_000 });
  expect(heard).toEqual(["one", "two", "three", "drawn", "drawn", "drawn"]);
});

test("what was said before a goodbye is heard before it", () => {
  const heard = listened();
  FakeSocket.last.onmessage({ data: "last words" });
  FakeSocket.last.onclose({ code: 1001 });
  expect(heard).toEqual(["last words", "closed 1001"]);
});
