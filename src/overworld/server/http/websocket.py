"""WebSocket connections that bound what a client can cost, and write in batches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from overworld.server.http.connections import Connections

PING_EVERY, PONG_WITHIN = 4.0, 6.0
"""Seconds. With the time that a client has to come back, presence is right within 15 seconds."""

Write: TypeAlias = Callable[[bytes], bool]
"""Sends a text without waiting; returns False if it cannot."""

_EXTENSION = "overworld.write"
_SLICE = 4096  # bytes to parse at a time, some hundred frames at most
_FAREWELL = 1 << 16  # bytes that a client may still send after the server's close frame
_PINGS = 50  # of a client in a second


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn with bounds and with batched writes.

    Without the bounds, uvicorn waits without limit for a client that never reads, parses thousands
    of frames in one step, and logs a traceback for bytes that are not UTF-8.

    With `write`, the application sends a message without an `await`. All messages of one iteration
    of the event loop leave with one system call, which saves a sixth of the processor time of a
    move.
    """

    all_connections: Connections
    _flushing = False
    _unread = b""
    _after_goodbye = 0
    _pings = 0
    _pings_since = 0.0

    def data_received(self, data: bytes) -> None:
        """Parse bytes until the application has a message to answer; keep the rest."""
        if self.close_sent:  # only the close frame of the client is still expected
            self._after_goodbye += len(data)
            if self._after_goodbye > _FAREWELL:
                self.transport.abort()
            else:
                super().data_received(data)
            return
        self._unread += data
        self._read_on()
        if self._unread and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _read_on(self) -> None:
        while self._unread and self.queue.empty():
            some, self._unread = self._unread[:_SLICE], self._unread[_SLICE:]
            super().data_received(some)
            if self.transport.is_closing():
                self._unread = b""

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message for the application; read on when there is no other."""
        message = await self.queue.get()
        self._read_on()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def handle_ping(self) -> None:
        """Answer a ping; end the connection if there are too many, or the client reads no pongs."""
        now = self.loop.time()
        if now >= self._pings_since + 1:
            self._pings, self._pings_since = 0, now
        self._pings += 1
        if self._pings > _PINGS or not self.writable.is_set():
            self.transport.abort()
        else:
            super().handle_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self.all_connections.forget(self.transport)
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; a text that is not UTF-8 becomes bytes, which are refused."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        """Offer `write` to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = {"write": self.write}

    def write(self, text: bytes) -> bool:
        """Send a text in the next batch; return False if the client is slow to read or gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        if not self._flushing:
            self._flushing = True
            self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        self._flushing = False
        written = self.conn.data_to_send()
        if written and not self.transport.is_closing():
            self.transport.write(b"".join(written))

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of the application, after all messages written before."""
        await super().send(message)
        if self.close_sent and self._unread:
            unread, self._unread = self._unread, b""
            self.data_received(unread)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # a refusal completes it too

    def keepalive_timeout(self) -> None:
        """Close a connection whose client does not answer pings."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()


def writer_in(scope: Mapping[str, Any]) -> Write:
    """Return the `write` of a socket; with another server, one that always returns False."""
    write: Write = scope["extensions"].get(_EXTENSION, {"write": _never})["write"]
    return write


def _never(text: bytes) -> bool:
    return False
