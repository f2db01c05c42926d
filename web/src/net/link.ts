/**
 * The connection to a table: a socket that reconnects, and the queue of unacknowledged requests.
 *
 * Every wait has a deadline. The link replaces a socket without a timely hello, and drops a silent one
 * (a heartbeat finds it). Between tries it backs off exponentially with jitter. The id of an action is
 * its idempotency key: if the answer is lost, the link sends the same frame on the next socket, and
 * the server executes it once.
 *
 * Answers come in the order of the frames; one without an id belongs to the oldest frame. Events have
 * consecutive numbers. After a gap the link reconnects and resumes after the last event.
 */
import type { AnyAction, Done, Error as Refusal, Hello, React, ServerMessage, ShowStep, Update } from "../protocol.ts";
import { newId, Refused } from "./api.ts";
import type { Clock } from "./clock.ts";
import type { Socket, SocketEvents } from "./socket.ts";

/**
 * The state of the connection. `late`: an answer takes longer than usual. `busy`: the server says that it
 * cannot answer now. The link recovers from these and from `offline` automatically.
 */
export type Connection = "connecting" | "online" | "late" | "offline" | "busy" | "refused" | "gone";

/** A message that the link delivers: all except answers. */
export type Incoming = Exclude<ServerMessage, { type: "done" | "error" | "pong" }>;

export interface LinkOptions {
  /** Open a socket that resumes after an event; 0 requests the whole state. */
  connect: (after: number, events: SocketEvents) => Socket;
  clock: Clock;
  onMessage: (message: Incoming) => void;
  /** Called when the connection or the queue has changed. */
  onChange: () => void;
  /** Return whether the page is visible. A hidden page sends few heartbeats. */
  isVisible?: () => boolean;
  /** Return whether the table waits for this player. While others decide, the pauses between heartbeats grow. */
  isAwaited?: () => boolean;
}

interface Waiting {
  id: string;
  frame: string;
  decision: boolean;
  tries: number;
  done: (answer: Done) => void;
  failed: (reason: Refused) => void;
}

/** A move that is stored until it is answered: its id and its frame. */
export interface StoredMove {
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
const SLOW_BEAT = 25_000;
const LATE = 1000;
const SILENT = 5000;
const SUSPECT = 2000;
const MOST_TRIES = 5;
const IMMEDIATE_RESYNCS = 2;
const REFUSED_AT_THE_DOOR = 4400;
const BUSY_CODES: ReadonlySet<number> = new Set([1012, 1013, 4429]);
/** Codes of temporary errors, after which the link sends the same frame again. */
const TRANSIENT: ReadonlySet<string> = new Set(["too_many_actions", "unavailable"]);

export class Link {
  connection: Connection = "connecting";
  /** The reason of the server, while it refuses or is busy. */
  refusal: Refused | null = null;
  /** The smoothed round-trip time in milliseconds; 0 before the first measurement. */
  lag = 0;
  /** The server's clock minus this device's, in milliseconds. */
  ahead = 0;
  /** The number of the last event. */
  seq = 0;

  readonly #options: LinkOptions;
  readonly #clock: Clock;
  #socket: Socket | null = null;
  /** The number of the socket, because messages of older sockets are ignored. */
  #age = 0;
  #greeted = false;
  /** The reason that the server sent in place of a hello, before it closes the socket. */
  #reason: Refused | null = null;
  #opened = false;
  #tries = 0;
  #gaps = 0;
  /** The number of heartbeats since the last event or answer. */
  #quiet = 0;
  #queue: Waiting[] = [];
  /** The unanswered frames of this socket in order: an id, or for a ping the time when it was sent. */
  #flight: (Waiting | number)[] = [];
  /** When the current silence began. */
  #since: number | null = null;
  #patience = SILENT;
  #stopWatch = () => {};
  #stopBeat = () => {};
  #stopTry = () => {};

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#clock = options.clock;
  }

  /** The number of unanswered actions. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** The unanswered moves. They have a separate lane, which other actions cannot fill. */
  get decisions(): StoredMove[] {
    return this.#queue.filter((one) => one.decision).map(({ id, frame }) => ({ id, frame }));
  }

  /** Connect, and stay connected until `close`. */
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

  /** Send an action; rejects with `Refused`. */
  ask(action: AnyAction, decision = false): Promise<Done> {
    const id = newId();
    return this.repeat({ id, frame: JSON.stringify({ type: "act", id, action }) }, decision);
  }

  /** Send a message that is not an action: the step of a replay to which this player leads the others, or a reaction. */
  tell(message: Omit<ShowStep, "id"> | Omit<React, "id">): Promise<Done> {
    const id = newId();
    return this.repeat({ id, frame: JSON.stringify({ ...message, id }) }, false);
  }

  /** Send a stored move again. The server only answers if it has executed it already. */
  repeat({ id, frame }: StoredMove, decision = true): Promise<Done> {
    return new Promise((done, failed) => {
      const waiting: Waiting = { id, frame, decision, tries: 0, done, failed };
      this.#queue.push(waiting);
      this.#send(waiting);
      this.#options.onChange();
    });
  }

  /** Try again now, because the network may be back or the page is visible again. */
  retryNow(): void {
    if (this.#final || !this.#opened) return;
    this.#quiet = 0;
    if (this.#greeted) return this.suspect();
    this.#tries = 0;
    const trying = this.#socket && this.#since !== null && this.#clock.now() - this.#since < LATE;
    if (!trying) this.#connect();
  }

  /** Connect again after a refusal whose cause may be gone. */
  again(): void {
    if (this.connection !== "refused" || !this.#opened) return;
    this.#become("connecting");
    this.#connect();
  }

  /** Check the socket after a change of the network: without a quick answer it is dead. */
  suspect(): void {
    if (!this.#greeted) return;
    this.#patience = SUSPECT;
    this.#ping();
  }

  /** Handle the browser's report of a lost network. It does not close its sockets. */
  onOffline(): void {
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
    this.#options.onChange();
  }

  // ------------------------------------------------------------ the socket

  #connect(): void {
    this.#hangUp();
    this.#stopTry();
    const age = ++this.#age;
    const mine = (then: () => void) => {
      if (age === this.#age) then();
    };
    this.#await(Math.min(LONGEST_HELLO, HELLO_WITHIN * 1.5 ** this.#tries), HELLO_LATE);
    this.#socket = this.#options.connect(this.#gaps > 1 ? 0 : this.seq, {
      message: (text) => mine(() => this.#hear(text)),
      closed: (code) => mine(() => this.#closed(code)),
    });
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#age++;
    this.#socket = null;
    this.#greeted = false;
    this.#reason = null;
    this.#flight = [];
    this.#since = null;
    this.#stopWatch();
    this.#stopBeat();
    socket?.close();
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

  /** Wait for the next message: first the connection is late, then the socket is dropped. */
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

  #onAnyMessage(): void {
    this.#since = null;
    this.#patience = SILENT;
    this.#stopWatch();
    if (this.connection === "late" && this.#greeted) this.#become("online");
  }

  #beatLater(): void {
    this.#stopBeat();
    if (!this.#greeted) return;
    const { isVisible, isAwaited } = this.#options;
    const pause = (isAwaited?.() ?? true) ? BEAT : Math.min(SLOW_BEAT, BEAT * 2 ** this.#quiet);
    this.#stopBeat = this.#clock.after((isVisible?.() ?? true) ? pause : SLOW_BEAT, () => {
      this.#quiet++;
      this.#ping();
    });
  }

  #ping(): void {
    if (!this.#greeted) return;
    this.#flight.push(this.#clock.now());
    this.#socket?.send('{"type":"ping"}');
    this.#await(this.#patience);
  }

  // ------------------------------------------------------------ frames and answers

  #send(waiting: Waiting): void {
    if (!this.#greeted || this.#flight.includes(waiting)) return;
    this.#flight.push(waiting);
    this.#socket?.send(waiting.frame);
    this.#await(this.#patience);
  }

  /** Send a frame again after a pause if it is still unanswered, a few times. */
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
    this.#options.onChange();
  }

  #hear(text: string): void {
    const message = read(text);
    if (!message) return this.#resync();
    if (message.type === "hello") return this.#greet(message);
    this.#onAnyMessage();
    if (message.type !== "pong") this.#quiet = 0;
    this.#take(message);
    this.#beatLater(); // the message may have changed who decides
    // Restart the deadline of the frames that this message did not answer.
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
        this.#options.onMessage(message);
        return this.#become("gone");
      default:
        this.#options.onMessage(message);
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
    this.#onAnyMessage();
    this.#quiet = 0;
    this.#options.onMessage(hello);
    this.#beatLater();
    this.#become("online");
    for (const waiting of [...this.#queue]) this.#send(waiting);
    this.#ping();
  }

  #follow(update: Update): void {
    if (update.seq <= this.seq) return;
    if (update.seq > this.seq + 1) return this.#resync();
    this.#gaps = 0;
    this.seq = update.seq;
    this.#options.onMessage(update);
  }

  /**
   * Connect again after a lost event or an unreadable frame: first after the last event, then for everything.
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

  /** Remove the answered frame. Frames before it have lost their answers. */
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
    this.#options.onChange();
  }
}

/** Parse a message of the server; null for anything else, such as the page of a proxy. */
function read(text: string): ServerMessage | null {
  try {
    return JSON.parse(text) as ServerMessage;
  } catch {
    return null;
  }
}
