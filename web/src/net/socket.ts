/** The socket of a link. */
export interface Socket {
  send(frame: string): void;
  close(): void;
}

export interface SocketEvents {
  message(text: string): void;
  closed(code: number): void;
}

/** Open a socket to a table. */
export function socketOf(code: string, after: number, events: SocketEvents): Socket {
  const scheme = window.location.protocol === "https:" ? "wss:" : "ws:";
  const path = `/api/1/tables/${encodeURIComponent(code)}/socket?after=${after}`;
  const socket = new WebSocket(`${scheme}//${window.location.host}${path}`);
  const batch = batched(events.message);
  socket.onmessage = (event) => batch.add(String(event.data));
  socket.onclose = (event) => {
    batch.end();
    events.closed(event.code);
  };
  return socket;
}

/** Batch received messages, so that slow devices render only the latest view. */
function batched(take: (text: string) => void) {
  let waiting: string[] = [];
  const { port1, port2 } = new MessageChannel();
  const flush = () => {
    const now = waiting;
    waiting = [];
    for (const text of now) take(text);
  };
  port1.onmessage = flush;
  const add = (text: string) => {
    // The posted message arrives after all waiting messages of the socket.
    if (waiting.push(text) === 1) port2.postMessage(null);
  };
  const end = () => {
    flush();
    port1.close();
  };
  return { add, end };
}
