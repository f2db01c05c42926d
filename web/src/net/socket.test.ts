/** Sockets batch the messages that have arrived. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { socketOf } from "./socket.ts";

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
  const messages: string[] = [];
  socketOf("ABCDEF", 7, {
    message: (text) => {
      messages.push(text);
      queueMicrotask(() => messages.push("drawn"));
    },
    closed: (code) => messages.push(`closed ${code}`),
  });
  return messages;
}

test("waiting messages are handled before the page renders", async () => {
  const messages = listened();
  for (const data of ["one", "two", "three"]) FakeSocket.last.onmessage({ data });
  expect(messages).toEqual([]);
  await vi.waitFor(() => expect(messages).toHaveLength(6), { timeout: 60_000 });
  expect(messages).toEqual(["one", "two", "three", "drawn", "drawn", "drawn"]);
});

test("messages before a close are handled before it", () => {
  const messages = listened();
  FakeSocket.last.onmessage({ data: "last words" });
  FakeSocket.last.onclose({ code: 1001 });
  expect(messages).toEqual(["last words", "closed 1001"]);
});
