/**
 * The connection to a table: one wire that comes back by itself, and what waits to be answered.
 *
 * Whatever is waited for has an end. A wire that has not said hello in time is replaced, one that
 * falls silent is dropped (a heartbeat finds out), and between tries there is exponential back-off
 * with jitter. Every action has an id of its own (idempotency key): if its answer is lost, the same
 * frame goes out again on the next wire, and the server carries it out once.
 *
 * Answers come in the order of the frames; one without an id belongs to the oldest frame. Events come
 * without gaps; a gap means that something was lost, and the link asks again from what it has.
 */
import type { AnyAction, Done, Error as Refusal, Hello, ServerMessage, Update } from "../protocol.ts";
import { newId, Refused } from "./api.ts";
import type { Clock } from "./clock.ts";
import type { Wire, WireEvents } from "./wire.ts";

/**
 * How it stands: `late` means that an answer is awaited for longer than is usual, `busy` that the
 * server cannot answer now and says so; both end by themselves, as `offline` does.
 */
export type Connection = "connecting" | "online" | "late" | "offline" | "busy" | "refused" | "gone";

/** What the link hands on: everything but answers. */
export type Heard = Exclude<ServerMessage, { type: "done" | "error" | "pong" }>;

export interface LinkOptions {
  /** Opens a wire that goes on after an event; 0 asks for everything. */
  connect: (after: number, events: WireEvents) => Wire;
  clock: Clock;
  heard: (message: Heard) => void;
  /** Something about the connection or about what waits has changed. */
  changed: () => void;
  /** Whether somebody looks at the page; a hidden one asks less often whether the server is there. */
  watched?: () => boolean;
}

interface Waiting {
  id: string;
  frame: string;
  decision: boolean;
  tries: number;
  done: (answer: Done) => void;
  failed: (reason: Refused) => void;
}

/** A decision that is kept until it is answered: its id and its frame. */
export interface Kept {
  id: string;
  frame: string;
}

const BACK_OFF = 400;
const LONGEST_BACK_OFF = 8000;
const BUSY_BACK_OFF = 2000;
const HELLO_WITHIN = 5000;
const LONGEST_HELLO = 15_000;
const HELLO_LATE = 2000;
const BEAT = 2000;
const HIDDEN_BEAT = 20_000;
const LATE = 1000;
const SILENT = 5000;
const SUSPECT = 2000;
const MOST_TRIES = 5;
const IMMEDIATE_RESYNCS = 2;
const REFUSED_AT_THE_DOOR = 4400;
const BUSY_CODES: ReadonlySet<number> = new Set([1012, 1013, 4429]);
/** Codes of errors after which the same frame may do better in a moment. */
const TRANSIENT: ReadonlySet<string> = new Set(["too_many_actions", "unavailable"]);

export class Link {
  connection: Connection = "connecting";
  /** Why the server would not or could not, while that lasts. */
  refusal: Refused | null = null;
  /** The way to the server and back in milliseconds, smoothed; 0 before it was measured. */
  lag = 0;
  /** The server's clock less this device's, in milliseconds. */
  ahead = 0;
  /** The last event that was heard. */
  seq = 0;

  readonly #options: LinkOptions;
  readonly #clock: Clock;
  #wire: Wire | null = null;
  /** Which wire it is: what an older one still says does not count. */
  #age = 0;
  #greeted = false;
  /** Why the server is about to close this wire, if it has said so in place of a hello. */
  #reason: Refused | null = null;
  #opened = false;
  #tries = 0;
  #gaps = 0;
  #queue: Waiting[] = [];
  /** What was sent on this wire and not answered, in order; a number is a ping and when it was sent. */
  #flight: (Waiting | number)[] = [];
  /** Since when something has been awaited in silence. */
  #since: number | null = null;
  #patience = SILENT;
  #stopWatch = () => {};
  #stopBeat = () => {};
  #stopTry = () => {};

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#clock = options.clock;
  }

  /** Actions that are not answered yet. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Decisions that are not answered yet: they have a lane of their own, which nothing else fills. */
  get decisions(): Kept[] {
    return this.#queue.filter((one) => one.decision).map(({ id, frame }) => ({ id, frame }));
  }

  /** Connects, and stays connected until `close`. */
  open(): void {
    if (this.#opened) return;
    this.#opened = true;
    this.#connect();
  }

  close(): void {
    this.#opened = false;
    this.#hangUp();
    this.#stopTry();
  }

  /** Asks for an action; the promise is broken by a `Refused`. */
  ask(action: AnyAction, decision = false): Promise<Done> {
    const id = newId();
    return this.repeat({ id, frame: JSON.stringify({ type: "act", id, action }) }, decision);
  }

  /** Tells where one leads others in a replay. */
  lead(step: number | null): Promise<Done> {
    const id = newId();
    return this.repeat({ id, frame: JSON.stringify({ type: "lead", id, step }) }, false);
  }

  /** Asks again for what was kept; an action that was carried out already is only answered. */
  repeat({ id, frame }: Kept, decision = true): Promise<Done> {
    return new Promise((done, failed) => {
      const waiting: Waiting = { id, frame, decision, tries: 0, done, failed };
      this.#queue.push(waiting);
      this.#send(waiting);
      this.#options.changed();
    });
  }

  /** There may be a network again, or somebody looks again: nothing is waited for any longer. */
  hurry(): void {
    if (this.#final || !this.#opened) return;
    if (this.#greeted) return this.suspect();
    this.#tries = 0;
    const trying = this.#wire && this.#since !== null && this.#clock.now() - this.#since < LATE;
    if (!trying) this.#connect();
  }

  /** Connects again where the server refused before, because something has changed since. */
  again(): void {
    if (this.connection !== "refused" || !this.#opened) return;
    this.#become("connecting");
    this.#connect();
  }

  /** The network may be another one: a wire that does not answer soon is dead. */
  suspect(): void {
    if (!this.#greeted) return;
    this.#patience = SUSPECT;
    this.#ping();
  }

  /** The browser says that there is no network. It does not close its sockets then. */
  lost(): void {
    if (this.#final || !this.#opened) return;
    this.#retry("offline");
  }

  get #final(): boolean {
    return this.connection === "refused" || this.connection === "gone";
  }

  #become(connection: Connection, refusal: Refused | null = null): void {
    if (this.connection === connection && this.refusal?.code === refusal?.code) return;
    this.connection = connection;
    this.refusal = refusal;
    this.#options.changed();
  }

  // ------------------------------------------------------------ the wire

  #connect(): void {
    this.#hangUp();
    this.#stopTry();
    const age = ++this.#age;
    const mine = (then: () => void) => {
      if (age === this.#age) then();
    };
    this.#await(Math.min(LONGEST_HELLO, HELLO_WITHIN * 1.5 ** this.#tries), HELLO_LATE);
    this.#wire = this.#options.connect(this.#gaps > 1 ? 0 : this.seq, {
      message: (text) => mine(() => this.#hear(text)),
      closed: (code) => mine(() => this.#closed(code)),
    });
  }

  #hangUp(): void {
    const wire = this.#wire;
    this.#age++;
    this.#wire = null;
    this.#greeted = false;
    this.#reason = null;
    this.#flight = [];
    this.#since = null;
    this.#stopWatch();
    this.#stopBeat();
    wire?.close();
  }

  #closed(code: number): void {
    if (this.#final) return this.#hangUp();
    if (code === REFUSED_AT_THE_DOOR) {
      const reason = this.#reason;
      this.#hangUp();
      return this.#become("refused", reason ?? this.refusal);
    }
    this.#retry(BUSY_CODES.has(code) ? "busy" : "offline");
  }

  #retry(how: "offline" | "busy"): void {
    const reason = this.#reason ?? this.refusal ?? new Refused("unavailable");
    this.#hangUp();
    this.#stopTry();
    this.#become(how, how === "busy" ? reason : null);
    const least = how === "busy" ? BUSY_BACK_OFF : BACK_OFF;
    const wait = Math.min(LONGEST_BACK_OFF, least * 2 ** this.#tries++);
    this.#stopTry = this.#clock.after(wait * (0.5 + this.#clock.random() / 2), () => this.#connect());
  }

  // ------------------------------------------------------------ deadlines

  /** Waits for the next word: after a while it is late, and in the end it will not come. */
  #await(patience: number, late = LATE): void {
    this.#stopWatch();
    this.#since ??= this.#clock.now();
    const gone = this.#clock.now() - this.#since;
    const stops = [
      this.#clock.after(Math.max(0, late - gone), () => this.#late()),
      this.#clock.after(Math.max(0, patience - gone), () => this.#retry("offline")),
    ];
    this.#stopWatch = () => {
      for (const stop of stops) stop();
    };
  }

  #late(): void {
    if (this.connection === "online" || this.connection === "connecting") this.#become("late");
  }

  #heardSomething(): void {
    this.#since = null;
    this.#patience = SILENT;
    this.#stopWatch();
    if (this.connection === "late" && this.#greeted) this.#become("online");
    this.#beatLater();
  }

  #beatLater(): void {
    this.#stopBeat();
    if (!this.#greeted) return;
    const wait = (this.#options.watched?.() ?? true) ? BEAT : HIDDEN_BEAT;
    this.#stopBeat = this.#clock.after(wait, () => this.#ping());
  }

  #ping(): void {
    if (!this.#greeted) return;
    this.#flight.push(this.#clock.now());
    this.#wire?.send('{"type":"ping"}');
    this.#await(this.#patience);
  }

  // ------------------------------------------------------------ frames and answers

  #send(waiting: Waiting): void {
    if (!this.#greeted || this.#flight.includes(waiting)) return;
    this.#flight.push(waiting);
    this.#wire?.send(waiting.frame);
    this.#await(this.#patience);
  }

  /** Sends a frame again in a moment, if it still waits then; a few times. */
  #again(waiting: Waiting, reason: Refused): void {
    if (++waiting.tries > MOST_TRIES && !waiting.decision) return this.#settle(waiting, reason);
    const wait = Math.min(LONGEST_BACK_OFF / 2, BACK_OFF * 2 ** waiting.tries);
    this.#clock.after(wait, () => {
      if (this.#queue.includes(waiting)) this.#send(waiting);
    });
  }

  #settle(waiting: Waiting, answer: Done | Refused): void {
    this.#queue = this.#queue.filter((one) => one !== waiting);
    if (answer instanceof Refused) waiting.failed(answer);
    else waiting.done(answer);
    if (this.connection === "busy" && this.#greeted) this.#become("online");
    this.#options.changed();
  }

  #hear(text: string): void {
    const message = read(text);
    if (!message) return this.#resync();
    if (message.type === "hello") return this.#greet(message);
    this.#heardSomething();
    this.#take(message);
    // Whatever this did not answer is waited for anew, as the server is there.
    if (this.#greeted && this.#flight.length) this.#await(SILENT);
  }

  #take(message: Exclude<ServerMessage, Hello>): void {
    switch (message.type) {
      case "update":
        return this.#follow(message);
      case "done": {
        const waiting = this.#answered((one) => typeof one !== "number" && one.id === message.id);
        if (typeof waiting === "object") this.#settle(waiting, message);
        return;
      }
      case "error":
        return this.#refused(message);
      case "pong": {
        const sent = this.#answered((one) => typeof one === "number");
        if (typeof sent === "number") this.#measure(this.#clock.now() - sent, message.now);
        return;
      }
      case "gone":
        this.#options.heard(message);
        return this.#become("gone");
      default:
        this.#options.heard(message);
    }
  }

  #greet(hello: Hello): void {
    const resumed = !hello.info;
    if (resumed && hello.seq !== this.seq) return this.#resync();
    this.#greeted = true;
    this.#tries = 0;
    this.#gaps = resumed ? this.#gaps : 0;
    this.seq = hello.seq;
    this.ahead = hello.now - this.#clock.time();
    this.#heardSomething();
    this.#options.heard(hello);
    this.#become("online");
    for (const waiting of [...this.#queue]) this.#send(waiting);
    this.#ping();
  }

  #follow(update: Update): void {
    if (update.seq <= this.seq) return;
    if (update.seq > this.seq + 1) return this.#resync();
    this.#gaps = 0;
    this.seq = update.seq;
    this.#options.heard(update);
  }

  /**
   * Connects again after a lost event or an unreadable frame: first after the last event, then for everything.
   * Later attempts back off, because a proxy or a captive portal may answer every socket with garbage.
   */
  #resync(): void {
    if (++this.#gaps <= IMMEDIATE_RESYNCS) this.#connect();
    else this.#retry("offline");
  }

  #refused({ code, facts, id }: Refusal): void {
    const reason = new Refused(code, facts ?? {});
    if (!this.#greeted) {
      this.#reason = reason;
      return;
    }
    const waiting = id ? this.#answered((one) => typeof one !== "number" && one.id === id) : this.#flight.shift();
    if (typeof waiting !== "object") return;
    if (!TRANSIENT.has(code) || (code === "unavailable" && !waiting.decision)) return this.#settle(waiting, reason);
    this.#become("busy", reason);
    this.#again(waiting, reason);
  }

  /** Takes what was answered out of the flight; whatever was sent before it has lost its answer. */
  #answered(is: (one: Waiting | number) => boolean): Waiting | number | undefined {
    const at = this.#flight.findIndex(is);
    if (at < 0) return undefined;
    const taken = this.#flight.splice(0, at + 1);
    const found = taken.pop();
    for (const one of taken) if (typeof one === "object") this.#again(one, new Refused("unavailable"));
    return found;
  }

  #measure(length: number, now: number): void {
    this.lag = this.lag ? this.lag * 0.7 + length * 0.3 : length;
    this.ahead = now + length / 2 - this.#clock.time();
    this.#options.changed();
  }
}

/** A message of the server; null if it is none, but perhaps the words of something on the way. */
function read(text: string): ServerMessage | null {
  try {
    return JSON.parse(text) as ServerMessage;
  } catch {
    return null;
  }
}
