"""Bounds on connections: how many there may be, how long requests take, and what sockets cost.

They protect against slowloris attacks: clients that open many connections and send nothing, or a
byte now and then. Each request has a deadline, and each address has a maximum of connections.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from ipaddress import ip_address, ip_network
from typing import Any, TypeAlias

import h11
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from overworld.server.http.identity import address_key, trusted_networks
from overworld.server.limits import Slots
from overworld.server.settings import Settings

PING_EVERY, PONG_WITHIN = 4.0, 6.0
"""Seconds. With the time that a client has to come back, presence is right within 15 seconds."""
LONGEST_PAUSE = 30.0
"""Seconds between pings to a client that itself sends something only now and then."""

Write: TypeAlias = Callable[[bytes], bool]
"""Sends a text without waiting; returns False if it cannot."""

_LOG = logging.getLogger("overworld.connections")
_SPARE_FILES = 128  # open files for everything except connections
_MAX_HEAD = 16_384  # bytes of a request without its body
_EXTENSION = "overworld.write"
_SLICE = 4096  # bytes to parse at a time, about a hundred frames at most
_MAX_AFTER_CLOSE = 1 << 16  # bytes that a client may still send after the server's close frame
_MAX_PINGS = 50  # of a client in a second


class Connections:
    """The connections of a node, counted by address, except those of trusted proxies."""

    def __init__(self, settings: Settings, open_files: int | None = None) -> None:
        limit = settings.connections
        if open_files is not None and limit > open_files - _SPARE_FILES:
            limit = max(1, open_files - _SPARE_FILES)
            _LOG.info("the limit of %d open files allows %d connections", open_files, limit)
        self.limit = limit
        """How many connections there may be in all."""
        self._slots = Slots(settings.connections_per_address, limit)
        self._trusted = [ip_network(proxy) for proxy in trusted_networks(settings.trusted_proxies)]
        self._keys: dict[asyncio.BaseTransport, str] = {}

    def admit(self, transport: asyncio.BaseTransport) -> bool:
        """Count a new connection; return False if there are too many."""
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else ""
        key = self.limit_key(address, transport)
        if not self._slots.acquire(key):
            _LOG.warning("refused a connection: there are too many, %d in all", self.total)
            return False
        self._keys[transport] = key
        return True

    def limit_key(self, address: str, connection: object) -> str:
        """Return the key that a connection counts for; one of a trusted proxy counts alone."""
        return f"proxy {id(connection)}" if self._trusts(address) else address_key(address)

    def forget(self, transport: asyncio.BaseTransport) -> None:
        """Stop counting a connection."""
        key = self._keys.pop(transport, None)
        if key is not None:
            self._slots.release(key)

    @property
    def total(self) -> int:
        """The number of open connections."""
        return self._slots.total

    def _trusts(self, text: str) -> bool:
        try:
            address = ip_address(text)
        except ValueError:
            return False
        return any(address in network for network in self._trusted)


class _StrictH11Connection(h11.Connection):
    """HTTP that refuses a request whose body has two lengths.

    A proxy may use the other length and take other bytes for the next request (smuggling).
    """

    def next_event(self) -> Any:
        """Return the next event, or raise `h11.RemoteProtocolError`."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = {name for name, _ in event.headers}
            if {b"transfer-encoding", b"content-length"} <= names:
                raise h11.RemoteProtocolError("a body has two lengths")
        return event


class HttpConnection(H11Protocol):
    """The HTTP of uvicorn with deadlines.

    A request must arrive within `request_timeout`, counted from the start of the connection or from
    its first byte. The request and its answer must end within `answer_timeout`.
    """

    settings: Settings
    all_connections: Connections
    _deadline: asyncio.TimerHandle | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = _StrictH11Connection(h11.SERVER, _MAX_HEAD)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count a connection, or end it if there are too many."""
        super().connection_made(transport)
        if self.all_connections.admit(transport):
            self._arm(self.settings.request_timeout)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._disarm()
        self.all_connections.forget(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Receive bytes of a request."""
        if self._deadline is None:
            self._arm(self.settings.request_timeout)
        super().data_received(data)

    def handle_events(self) -> None:
        """Handle what has arrived; after a complete head, the answer has a deadline."""
        before = self.cycle
        try:
            super().handle_events()
        except h11.LocalProtocolError:  # not HTTP, and no error can be sent in this state
            self.transport.abort()
            return
        if self.cycle is not before and not self.cycle.response_complete:
            self._arm(self.settings.answer_timeout)

    def send_400_response(self, msg: str) -> None:
        """Answer bytes that are not HTTP with a 400.

        An application that is still answering may send no more. It reads that the client has gone.
        """
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        super().send_400_response(msg)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a WebSocket, which has its own deadlines."""
        self._disarm()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """End the deadline of this exchange."""
        self._disarm()
        super().on_response_complete()

    def _arm(self, ms: int) -> None:
        self._disarm()
        self._deadline = self.loop.call_later(ms / 1000, self._too_late)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        _LOG.info("ended a connection: it took too long")
        self.transport.abort()


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
    _read_after_close = 0
    _pings = 0
    _pings_since = 0.0
    _message_at = 0.0
    _gap = 0.0
    """The time between the last two messages of the client."""
    _alive_at = 0.0

    def data_received(self, data: bytes) -> None:
        """Parse bytes until the application has a message to answer; keep the rest."""
        if self.close_sent:  # only the close frame of the client is still expected
            self._read_after_close += len(data)
            if self._read_after_close > _MAX_AFTER_CLOSE:
                self.transport.abort()
            else:
                super().data_received(data)
            return
        self._unread += data
        self._parse_unread()
        if self._unread and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _parse_unread(self) -> None:
        while self._unread and self.queue.empty():
            chunk, self._unread = self._unread[:_SLICE], self._unread[_SLICE:]
            super().data_received(chunk)
            if self.transport.is_closing():
                self._unread = b""

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message for the application; read on when there is no other."""
        message = await self.queue.get()
        self._parse_unread()
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
        if self._pings > _MAX_PINGS or not self.writable.is_set():
            self.transport.abort()
        else:
            super().handle_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self.all_connections.forget(self.transport)
        super().connection_lost(exc)

    def handle_pong(self, event: Frame) -> None:
        """Note that the client is there, and schedule the next ping."""
        self._alive_at = self.loop.time()
        super().handle_pong(event)

    def send_keepalive_ping(self) -> None:
        """Ping the client after twice its own pause, so that the radio of a quiet phone can sleep.

        The page sends messages every two seconds while its player has to decide, and less often
        while others decide. A client that has not sent two messages is pinged at `PING_EVERY`.
        """
        pause = min(LONGEST_PAUSE, max(PING_EVERY, 2 * self._gap))
        left = self._alive_at + pause - self.loop.time()
        if left > 0 and not self.close_sent:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; a text that is not UTF-8 becomes bytes, which are refused."""
        now = self.loop.time()
        self._gap = now - self._message_at if self._message_at else 0.0
        self._message_at = self._alive_at = now
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
    write: Write = scope["extensions"].get(_EXTENSION, {"write": lambda text: False})["write"]
    return write


def raise_open_files(limit: int = 65_536) -> int | None:
    """Raise the limit of open files as far as allowed; return it, or None on Windows."""
    try:
        import resource
    except ImportError:  # on Windows, sockets are not files
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limit if hard == resource.RLIM_INFINITY else min(limit, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        _LOG.info("open files raised from %d to %d", soft, wanted)
        soft = wanted
    return soft
