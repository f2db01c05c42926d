"""Bounds on connections: how many there may be, and how long a request may take to arrive.

They protect against slowloris attacks: clients that open many connections and send nothing, or a
byte now and then. Each request has a deadline, and each address has a maximum of connections.
"""

from __future__ import annotations

import asyncio
import logging
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from overworld.server.http.identity import address_key, trusted_networks
from overworld.server.limits import Places
from overworld.server.settings import Settings

_LOG = logging.getLogger("overworld.connections")
_SPARE_FILES = 128  # open files for everything except connections
_LONGEST_HEAD = 16_384  # bytes of a request without its body


class Connections:
    """The connections of a node, counted by address; those of trusted proxies count alone."""

    def __init__(self, settings: Settings, open_files: int | None = None) -> None:
        most = settings.connections
        if open_files is not None and most > open_files - _SPARE_FILES:
            most = max(1, open_files - _SPARE_FILES)
            _LOG.info("the limit of %d open files allows %d connections", open_files, most)
        self.most = most
        """How many connections there may be in all."""
        self._places = Places(settings.connections_per_address, most)
        self._trusted = [ip_network(one) for one in trusted_networks(settings.trusted_proxies)]
        self._held: dict[asyncio.BaseTransport, str] = {}

    def admit(self, transport: asyncio.BaseTransport) -> bool:
        """Count a new connection; return False if there are too many."""
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else ""
        key = self.key_of(address, transport)
        if not self._places.take(key):
            _LOG.warning("refused a connection: there are too many, %d in all", self.total)
            return False
        self._held[transport] = key
        return True

    def key_of(self, address: str, connection: object) -> str:
        """Return the key that a connection counts for; one of a trusted proxy counts alone."""
        return f"proxy {id(connection)}" if self._trusts(address) else address_key(address)

    def forget(self, transport: asyncio.BaseTransport) -> None:
        """Stop counting a connection."""
        key = self._held.pop(transport, None)
        if key is not None:
            self._places.give_back(key)

    @property
    def total(self) -> int:
        """The number of open connections."""
        return self._places.total

    def _trusts(self, text: str) -> bool:
        try:
            address = ip_address(text)
        except ValueError:
            return False
        return any(address in network for network in self._trusted)


class _OneLength(h11.Connection):
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
        self.conn = _OneLength(h11.SERVER, _LONGEST_HEAD)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count a connection, or end it if there are too many."""
        super().connection_made(transport)
        if self.all_connections.admit(transport):
            self._expect_request()
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
            self._expect_request()
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

    def _expect_request(self) -> None:
        self._arm(self.settings.request_timeout)

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


def raise_open_files(most: int = 65_536) -> int | None:
    """Raise the limit of open files as far as allowed; return it, or None on Windows."""
    try:
        import resource
    except ImportError:  # on Windows, sockets are not files
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        _LOG.info("open files raised from %d to %d", soft, wanted)
        soft = wanted
    return soft
