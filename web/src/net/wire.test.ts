/** Sockets batch the messages that have arrived. */
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

test("waiting messages are handled before the page renders", async () => {
  const heard = listened();
  for (const data of ["one", "two", "three"]) FakeSocket.last.onmessage({ data });
  expect(heard).toEqual([]);
  await vi.waitFor(() => expect(heard).toHaveLength(6), { timeout: 60_000 });
  expect(heard).toEqual(["one", "two", "three", "drawn", "drawn", "drawn"]);
});

test("messages before a close are handled before it", () => {
  const heard = listened();
  FakeSocket.last.onmessage({ data: "last words" });
  FakeSocket.last.onclose({ code: 1001 });
  expect(heard).toEqual(["last words", "closed 1001"]);
});
