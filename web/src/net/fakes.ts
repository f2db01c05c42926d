/** A fake clock, and the server's end of a fake socket. */
import type { Clock } from "./clock.ts";
import type { Socket, SocketEvents } from "./socket.ts";

export class FakeClock implements Clock {
  #now = 0;
  #timers: { at: number; then: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  time(): number {
    return 1_000_000 + this.#now;
  }

  random(): number {
    return 1;
  }

  after(wait: number, then: () => void): () => void {
    const timer = { at: this.#now + wait, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** Advance the time and run due timers in order. */
  async pass(length: number): Promise<void> {
    const end = this.#now + length;
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!due) break;
      this.#timers = this.#timers.filter((one) => one !== due);
      this.#now = Math.max(this.#now, due.at);
      due.then();
      await Promise.resolve();
    }
    this.#now = end;
  }
}

export class FakeSocket implements Socket {
  readonly sent: { type: string; id?: string; action?: { do: string } }[] = [];
  closed = false;

  constructor(
    readonly after: number,
    readonly events: SocketEvents,
  ) {}

  send(frame: string): void {
    this.sent.push(JSON.parse(frame));
  }

  close(): void {
    this.closed = true;
  }

  /** Send a message from the server. */
  receive(message: object): void {
    this.events.message(JSON.stringify(message));
  }

  /** Answer all new frames in order: pings with pongs. */
  answerAll(answer: (id: string) => object): void {
    for (const { id } of this.sent.splice(0)) this.receive(id ? answer(id) : { type: "pong", now: 1_000_000 });
  }

  hello(seq = this.after, whole = true): void {
    const info = whole ? { info: { code: "ABCDEF" } } : {};
    this.receive({ type: "hello", seq, game_seq: seq, now: 1_000_000, you: { seats: [0], host: true }, ...info });
  }

  get acts(): string[] {
    return this.sent.flatMap(({ id }) => id ?? []);
  }
}
