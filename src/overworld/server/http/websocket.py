"""Sockets that write at once, and end soon after their other end has vanished."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from overworld.server.http.connections import Connections

PING_EVERY, PONG_WITHIN = 4.0, 6.0
"""Seconds. With the moment that somebody has to come back, presence is right within 15 seconds."""

Write: TypeAlias = Callable[[bytes], bool]
"""Sends a text without waiting if nothing is in the way; says whether it did."""

_EXTENSION = "overworld.write"
_SLICE = 4096  # bytes that are taken apart at a time, some hundred frames at most
_FAREWELL = 1 << 16  # bytes that somebody may still send after the server has said goodbye
_PINGS = 50  # of a client in a second
_TEXT = 0x81  # the first byte of a frame that is a whole text
_MASKED = 0x80  # in the second byte of a frame, beside its length
_UNMASKED = bytes(4)


class SocketConnection(WebSocketsSansIOProtocol):
    """The WebSockets of uvicorn, with differences.

    They would wait for ever to say goodbye to who never reads, take thousands of frames apart at
    once, and end with a traceback over bytes that are no text. And what an application sends
    passes through half a dozen functions, each of them awaited, to a system call of its own; here a
    text may be written at once, and all that is written in one go of the event loop leaves
    together. A text that comes whole and alone, as nearly all do, is not sent through the parser.
    """

    all_connections: Connections
    _written: tuple[bytes, ...] = ()
    _unread = b""
    _parsed = b""
    _after_goodbye = 0
    _pings = 0
    _pings_since = 0.0

    def data_received(self, data: bytes) -> None:
        """Takes bytes in; of many, only so many that the application has something to do."""
        if self.close_sent:  # only their goodbye is still waited for
            self._after_goodbye += len(data)
            if self._after_goodbye > _FAREWELL:
                self.transport.abort()
            else:
                super().data_received(data)
            return
        if self._at_ease and len(data) <= self.config.ws_max_size:
            text = text_in(data)
            if text is not None:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        self._unread += data
        self._read_on()
        if self._unread and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def _at_ease(self) -> bool:
        """Whether nothing that came before has still to be read, parsed, completed or answered."""
        waiting = self._unread or self._parsed or self.frames
        return self.handshake_complete and not waiting and self.queue.empty()

    def _read_on(self) -> None:
        while self._unread and self.queue.empty():
            some, self._unread = self._unread[:_SLICE], self._unread[_SLICE:]
            if self.handshake_initiated:
                self._parsed = unfinished(self._parsed + some)
            super().data_received(some)
            if self.transport.is_closing():
                self._unread = b""

    async def receive(self) -> ASGIReceiveEvent:
        """What the application is told next; the client is read again when there is no more."""
        message = await self.queue.get()
        self._read_on()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def handle_ping(self) -> None:
        """Answers a ping; whoever sends many, or does not read the answers, is not served."""
        now = self.loop.time()
        if now >= self._pings_since + 1:
            self._pings, self._pings_since = 0, now
        self._pings += 1
        if self._pings > _PINGS or not self.writable.is_set():
            self.transport.abort()
        else:
            super().handle_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets a connection."""
        self.all_connections.forget(self.transport)
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Hands a frame on; one that is no text is answered, and nothing else happens."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        """Tells the application how to write at once."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = {"write": self.write}

    def write(self, text: bytes) -> bool:
        """Sends a text unless the other end is slow to read, or gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if not self._written:
            self.loop.call_soon(self._flush)
        self._written += (_head(len(text)), text)
        return True

    def _flush(self) -> None:
        written, self._written = self._written, ()
        if written and not self.transport.is_closing():
            self.transport.write(b"".join(written))

    async def send(self, message: ASGISendEvent) -> None:
        """Sends what the application says, after all that was written before."""
        self._flush()
        await super().send(message)
        if self.close_sent and self._unread:
            unread, self._unread = self._unread, b""
            self.data_received(unread)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # it was refused, which is an answer too

    def shutdown(self) -> None:
        """Says goodbye, after all that was written before."""
        self._flush()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        """Ends a socket whose other end does not answer."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()


def writer_in(scope: Mapping[str, Any]) -> Write:
    """How to write to a socket without waiting; on one of another kind nothing can be."""
    write: Write = scope["extensions"].get(_EXTENSION, {"write": _not_at_once})["write"]
    return write


def _not_at_once(text: bytes) -> bool:
    return False


def text_in(data: bytes) -> str | None:
    """The text of a masked frame that is whole and alone; None for everything else.

    >>> text_in(bytes.fromhex("818537fa213d7f9f4d5158")), text_in(bytes.fromhex("8105"))
    ('Hello', None)
    """
    start, end = _frame(data, 0)
    if data[0] != _TEXT or end != len(data) or data[1] < _MASKED:
        return None
    mask, payload = data[start - 4 : start], data[start:]
    if mask != _UNMASKED:
        size = len(payload)
        key = (mask * (size // 4 + 1))[:size]
        plain = int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")
        payload = plain.to_bytes(size, "big")
    try:
        return payload.decode()
    except UnicodeDecodeError:
        return None


def unfinished(data: bytes) -> bytes:
    """What is behind the last whole frame.

    >>> unfinished(bytes.fromhex("89008a026869" "8105")).hex()
    '8105'
    """
    at = 0
    while at < len(data):
        _, end = _frame(data, at)
        if end > len(data):
            break
        at = end
    return data[at:]


def _frame(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of a frame begins and ends; behind the data if its head is not whole."""
    if at + 2 > len(data):
        return at + 2, at + 2
    size, start = data[at + 1] & ~_MASKED, at + 2
    if size >= 126:
        start += 2 if size == 126 else 8
        size = int.from_bytes(data[at + 2 : start], "big")
    if data[at + 1] & _MASKED:
        start += 4
    return start, start + size


def _head(size: int) -> bytes:
    """What precedes a text of some bytes in its frame.

    >>> _head(5).hex(), _head(300).hex(), _head(70_000).hex()
    ('8105', '817e012c', '817f0000000000011170')
    """
    if size < 126:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big")
