import { beforeEach, describe, expect, test, vi } from "vitest";
import { Refused } from "./api.ts";
import { FakeClock, FakeSocket } from "./fakes.ts";
import { type Incoming, Link } from "./link.ts";

let clock: FakeClock;
let sockets: FakeSocket[];
let messages: Incoming[];
let link: Link;
let changed: () => void;
let awaited: boolean;
const socket = (): FakeSocket => sockets.at(-1) as FakeSocket;
const update = (seq: number) => ({ type: "update", seq, game_seq: seq, at: 0, kind: "move" });
const pong = () => socket().receive({ type: "pong", now: 1_000_000 });
const CHAT = { do: "chat", text: "hi" } as const;
const MOVE = { do: "play", move: "end", expected: 1 } as const;

beforeEach(() => {
  clock = new FakeClock();
  sockets = [];
  messages = [];
  changed = vi.fn();
  awaited = true;
  link = new Link({
    clock,
    connect: (after, events) => {
      const made = new FakeSocket(after, events);
      sockets.push(made);
      return made;
    },
    onMessage: (message) => messages.push(message),
    onChange: changed,
    isAwaited: () => awaited,
  });
});

/** Connect, and answer the ping that measures the round trip. */
function online(seq = 1): void {
  link.open();
  socket().hello(seq);
  pong();
}

describe("a connection", () => {
  test("is late within three seconds, and is replaced without a hello", async () => {
    link.open();
    await clock.pass(2999);
    expect(link.connection).toBe("late");
    await clock.pass(2001);
    expect(link.connection).toBe("offline");
    expect(sockets[0]?.closed).toBe(true);
    await clock.pass(1000);
    expect(sockets).toHaveLength(2);
    socket().hello(4);
    expect(link.connection).toBe("online");
  });

  test("that hangs is replaced immediately when the network may be back", async () => {
    link.open();
    await clock.pass(1500);
    link.retryNow();
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
    link.retryNow(); // but not one that has only just been asked for
    expect(sockets).toHaveLength(2);
  });

  test("ignores messages of an older socket", async () => {
    link.open();
    const [first] = sockets;
    await clock.pass(6000);
    first?.hello(9);
    first?.events.closed(4400);
    expect(link.connection).toBe("offline");
    expect(link.seq).toBe(0);
  });

  test("has longer deadlines and longer pauses with each try", async () => {
    link.open();
    const begun: number[] = [];
    for (let tries = 0; tries < 8; tries++) {
      begun.push(clock.now());
      const before = sockets.length;
      for (let step = 0; step < 300 && sockets.length === before; step++) await clock.pass(100);
    }
    const lengths = begun.slice(1).map((at, index) => at - (begun[index] ?? 0));
    expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(15_000 + 8000 + 100);
  });

  test("resumes after the last event, and the hello says if the state is void", async () => {
    online(7);
    socket().receive(update(8));
    socket().events.closed(1006);
    expect(link.connection).toBe("offline");
    await clock.pass(1000);
    expect(socket().after).toBe(8);
    socket().hello(8, false);
    socket().receive(update(9));
    expect(link.seq).toBe(9);
    expect(messages.map(({ type }) => type)).toEqual(["hello", "update", "hello", "update"]);
  });

  test("that the server refused stays refused, with its reason", async () => {
    link.open();
    socket().receive({ type: "error", code: "no_table" });
    socket().events.closed(4400);
    expect([link.connection, link.refusal?.code]).toEqual(["refused", "no_table"]);
    link.retryNow();
    link.onOffline();
    await clock.pass(60_000);
    expect(sockets).toHaveLength(1);
    link.again(); // such as after a player has received the key
    socket().hello(3);
    expect([sockets.length, link.connection, link.refusal]).toEqual([2, "online", null]);
  });

  test("to a full server has the reason, and is retried automatically", async () => {
    link.open();
    socket().receive({ type: "error", code: "too_many_sockets" });
    socket().events.closed(4429);
    expect([link.connection, link.refusal?.code]).toEqual(["busy", "too_many_sockets"]);
    await clock.pass(2500);
    socket().hello();
    expect([link.connection, link.refusal]).toEqual(["online", null]);
  });

  test("to a busy server is retried after growing pauses until the hello comes", async () => {
    const jitter = [0, 1, 0.5, 1, 1, 1];
    vi.spyOn(clock, "random").mockImplementation(() => jitter.shift() ?? 1);
    link.open();
    const pauses: number[] = [];
    for (let tries = 0; tries < 6; tries++) {
      socket().receive({ type: "error", code: "busy" });
      socket().events.closed(4429);
      expect([link.connection, link.refusal?.code]).toEqual(["busy", "busy"]);
      const before = sockets.length;
      const start = clock.now();
      for (let step = 0; step < 100 && sockets.length === before; step++) await clock.pass(100);
      pauses.push(clock.now() - start);
    }
    expect(pauses).toEqual([1000, 4000, 6000, 8000, 8000, 8000]);
    socket().hello(7);
    expect([link.connection, link.refusal, link.seq]).toEqual(["online", null, 7]);
    socket().events.closed(4429); // a hello makes good: the next pause is short again
    expect(link.refusal?.code).toBe("unavailable");
    await clock.pass(2000);
    expect(sockets).toHaveLength(8);
  });

  test("has the new reason when the server's reason changes", async () => {
    const reasons: (string | undefined)[] = [];
    vi.mocked(changed).mockImplementation(() => reasons.push(link.refusal?.code));
    link.open();
    for (const code of ["too_many_sockets", "busy", "busy", "too_many_requests"]) {
      socket().receive({ type: "error", code });
      socket().events.closed(4429);
      await clock.pass(8000);
    }
    expect(reasons).toEqual(["too_many_sockets", "busy", "too_many_requests"]);
  });

  test("to a deleted table ends", () => {
    online();
    socket().receive({ type: "gone" });
    socket().events.closed(1000);
    expect(link.connection).toBe("gone");
    expect(messages.at(-1)?.type).toBe("gone");
  });

  test("that was closed stays closed", async () => {
    online();
    link.close();
    await clock.pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(socket().closed).toBe(true);
  });
});

describe("silence", () => {
  test("of a frozen server is reported within three seconds, and ended", async () => {
    online();
    await clock.pass(3000);
    expect(link.connection).toBe("late");
    await clock.pass(4100);
    expect(link.connection).toBe("offline");
    await clock.pass(60_000); // as long as it takes, again and again
    expect(sockets.length).toBeGreaterThan(3);
    for (let step = 0; step < 100 && socket().closed; step++) await clock.pass(100);
    socket().hello(1, false);
    expect(link.connection).toBe("online");
  });

  test("is never reported if each ping is answered immediately", async () => {
    online();
    const met = new Set<string>();
    for (let step = 0; step < 200; step++) {
      socket().answerAll((id) => ({ type: "done", id, seq: 1 }));
      await clock.pass(100);
      met.add(link.connection);
    }
    expect([...met]).toEqual(["online"]);
    expect(sockets).toHaveLength(1);
  });

  test("ends with any message, and leaves no timer", async () => {
    online();
    await clock.pass(3000);
    pong();
    expect(link.connection).toBe("online");
    for (let beat = 0; beat < 30; beat++) {
      await clock.pass(2000);
      pong();
    }
    expect(link.connection).toBe("online");
    expect(sockets).toHaveLength(1);
  });

  test("after a change of the network has a short deadline", async () => {
    online();
    link.suspect();
    await clock.pass(2000);
    expect(link.connection).toBe("offline");
  });

  test("is measured by pings, and so are the round trip and the server's clock", async () => {
    online();
    await clock.pass(2000);
    const before = clock.now();
    await clock.pass(300);
    socket().receive({ type: "pong", now: clock.time() - 150 + 5000 });
    expect(clock.now() - before).toBe(300);
    expect(link.lag).toBeGreaterThan(80);
    expect(link.ahead).toBe(5000);
  });
});

describe("while others decide", () => {
  /** Let time pass and answer each ping; return the number of pings. */
  async function pings(length: number): Promise<number> {
    let count = 0;
    socket().sent.length = 0;
    for (let left = length; left > 0; left -= 100) {
      await clock.pass(100);
      count += socket().sent.length;
      socket().answerAll((id) => ({ type: "done", id, seq: 1 }));
    }
    return count;
  }
  const minute = 60_000;

  test("pings become rare, and events make them frequent again", async () => {
    online();
    expect(await pings(minute)).toBe(30);
    awaited = false;
    expect(await pings(minute)).toBeLessThanOrEqual(5);
    expect(await pings(minute)).toBeLessThanOrEqual(3);
    socket().receive(update(2));
    expect(await pings(2000)).toBe(1);
    expect(await pings(minute)).toBeLessThanOrEqual(5);
    awaited = true;
    socket().receive(update(3)); // now it is my turn
    expect(await pings(10_000)).toBeGreaterThanOrEqual(4);
    expect(sockets).toHaveLength(1);
  });

  test("a dead socket is found soon when it is my turn, and in the end without a turn", async () => {
    online();
    awaited = false;
    await pings(5 * minute);
    awaited = true;
    socket().receive(update(2));
    await clock.pass(2000 + 1000);
    expect(link.connection).toBe("late");
    await clock.pass(4000);
    expect(link.connection).toBe("offline");
    await clock.pass(1000);
    socket().hello(2, false);
    pong();
    awaited = false;
    await pings(5 * minute);
    await clock.pass(25_000 + 5000);
    expect(link.connection).toBe("offline");
  });

  test("a dead socket is found within two seconds when the page becomes visible", async () => {
    online();
    awaited = false;
    await pings(5 * minute);
    link.retryNow();
    await clock.pass(2000);
    expect(link.connection).toBe("offline");
  });

  test("an action finds a dead socket as soon as in my turn", async () => {
    online();
    awaited = false;
    await pings(5 * minute);
    link.ask(CHAT).catch(() => undefined);
    await clock.pass(5000);
    expect(link.connection).toBe("offline");
  });
});

describe("an action", () => {
  test("is sent after the hello, and answered once", async () => {
    const done = link.ask(MOVE, true);
    link.open();
    expect(socket().acts).toEqual([]);
    socket().hello(1);
    const [id] = socket().acts;
    expect(link.decisions).toHaveLength(1);
    socket().receive({ type: "done", id, seq: 2 });
    expect(await done).toMatchObject({ seq: 2 });
    expect(link.decisions).toEqual([]);
  });

  test("whose answer was lost is sent again unchanged", async () => {
    online();
    const done = link.ask(MOVE, true);
    const [id] = socket().acts;
    socket().events.closed(1006);
    await clock.pass(1000);
    socket().hello(1, false);
    expect(socket().acts).toEqual([id]);
    socket().receive({ type: "done", id, seq: 2 });
    expect(await done).toMatchObject({ id });
  });

  test("that was refused without an id is the oldest one", async () => {
    online();
    const first = link.ask(CHAT);
    const second = link.ask(MOVE, true);
    socket().receive({ type: "error", code: "malformed", facts: { reason: "no" } });
    await expect(first).rejects.toMatchObject({ code: "malformed" });
    socket().receive({ type: "done", id: socket().acts[1], seq: 2 });
    await second;
    expect(link.waiting).toBe(0);
  });

  test("that came too fast waits, and is sent again automatically", async () => {
    online();
    const done = link.ask(MOVE, true);
    socket().receive({ type: "error", code: "too_many_actions" });
    expect([link.connection, link.refusal?.code]).toEqual(["busy", "too_many_actions"]);
    await clock.pass(1000);
    const [id, again] = socket().acts;
    expect(again).toBe(id);
    socket().receive({ type: "done", id, seq: 2 });
    await done;
    expect([link.connection, link.refusal]).toEqual(["online", null]);
  });

  test("that is not a move is rejected after a few tries", async () => {
    online();
    const done = link.ask(CHAT);
    const refused = expect(done).rejects.toMatchObject({ code: "too_many_actions" });
    socket().sent.shift(); // the ping that is answered already
    for (let step = 0; step < 100; step++) {
      socket().answerAll(() => ({ type: "error", code: "too_many_actions" }));
      await clock.pass(200);
    }
    await refused;
    expect(link.waiting).toBe(0);
  });

  test("whose answer is overtaken by others is sent again", async () => {
    online();
    const first = link.ask(MOVE, true);
    const second = link.ask(CHAT);
    const [move, chat] = socket().acts;
    socket().receive({ type: "done", id: chat, seq: 3 });
    await second;
    await clock.pass(1000);
    expect(socket().acts).toEqual([move, chat, move]);
    socket().receive({ type: "done", id: move, seq: 2 });
    await first;
  });

  test("that is a move has a separate lane", () => {
    online();
    link.ask(CHAT).catch(() => undefined);
    expect([link.waiting, link.decisions.length]).toEqual([1, 0]);
    link.ask(MOVE, true).catch(() => undefined);
    expect([link.waiting, link.decisions.length]).toEqual([2, 1]);
  });

  test("that was stored before a reload is sent again with its id", async () => {
    const kept = { id: "kept1", frame: JSON.stringify({ type: "act", id: "kept1", action: MOVE }) };
    const done = link.repeat(kept);
    link.open();
    socket().hello(5);
    expect(socket().acts).toEqual(["kept1"]);
    socket().receive({ type: "error", id: "kept1", code: "stale", facts: { seq: 5 } });
    await expect(done).rejects.toBeInstanceOf(Refused);
  });
});

describe("events", () => {
  test("are delivered once and in order", () => {
    online(1);
    for (const seq of [2, 2, 3, 1, 4]) socket().receive(update(seq));
    expect(messages.flatMap((one) => (one.type === "update" ? one.seq : []))).toEqual([2, 3, 4]);
  });

  test("with a gap are requested again, and the second time the whole state is", () => {
    online(1);
    socket().receive(update(3));
    expect(sockets).toHaveLength(2);
    expect(socket().after).toBe(1);
    socket().hello(1, false);
    socket().receive(update(3));
    expect(socket().after).toBe(0);
    socket().hello(3);
    expect([link.seq, link.connection]).toEqual([3, "online"]);
    socket().receive(update(5)); // a whole hello makes good: a new gap is a first one
    expect(socket().after).toBe(3);
  });

  test("of an unknown kind are delivered and do no harm", () => {
    online();
    socket().receive({ type: "something-new" });
    expect(messages.at(-1)?.type).toBe("something-new");
    expect(link.connection).toBe("online");
  });

  test("that are garbage on every socket are requested with back-off until the game continues", async () => {
    online();
    const begun: number[] = [];
    for (let tries = 0; tries < 8; tries++) {
      begun.push(clock.now());
      socket().events.message("<html>Log in to this Wi-Fi</html>");
      const before = sockets.length;
      for (let step = 0; step < 100 && socket().closed && sockets.length === before; step++) await clock.pass(100);
    }
    const waits = begun.slice(1).map((at, index) => at - (begun[index] ?? 0));
    expect(waits.slice(0, 2)).toEqual([0, 0]); // after a lost event: immediately, first from the last event, then the whole state
    expect(waits.slice(2).every((wait) => wait > 0)).toBe(true);
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(sockets.length).toBeLessThan(12);
    expect(link.connection).toBe("offline");
    for (let step = 0; step < 100 && socket().closed; step++) await clock.pass(100);
    socket().hello(4);
    expect([link.connection, link.seq]).toEqual(["online", 4]);
  });

  test("that are not messages open another socket", () => {
    online();
    socket().events.message("<html>502");
    expect(sockets).toHaveLength(2);
    expect(socket().after).toBe(1);
  });
});
