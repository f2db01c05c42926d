"""Connections below HTTP: how many there may be, and how long a request may take to arrive.

Against slowloris, clients that open many connections and say nothing, or a byte now and then: a
connection has a deadline for its request, and addresses have a bound.
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
_SPARE_FILES = 128  # open files for everything that is no connection
_LONGEST_HEAD = 16_384  # bytes of a request without its body


class Connections:
    """All connections of a node, counted by address; trusted proxies stand for many people."""

    def __init__(self, settings: Settings, open_files: int | None = None) -> None:
        most = settings.connections
        if open_files is not None and most > open_files - _SPARE_FILES:
            most = max(1, open_files - _SPARE_FILES)
            _LOG.info("%d open files are enough for %d connections", open_files, most)
        self.most = most
        """How many connections there may be in all."""
        self._places = Places(settings.connections_per_address, most)
        self._trusted = [ip_network(one) for one in trusted_networks(settings.trusted_proxies)]
        self._held: dict[asyncio.BaseTransport, str] = {}

    def admit(self, transport: asyncio.BaseTransport) -> bool:
        """Counts a new connection, unless there are too many."""
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else ""
        key = self.key_of(address, transport)
        if not self._places.take(key):
            _LOG.warning("a connection is refused: there are too many, %d in all", self.total)
            return False
        self._held[transport] = key
        return True

    def key_of(self, address: str, connection: object) -> str:
        """Return what a connection is counted as; those of a trusted proxy are counted alone."""
        return f"proxy {id(connection)}" if self._trusts(address) else address_key(address)

    def forget(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended."""
        key = self._held.pop(transport, None)
        if key is not None:
            self._places.give_back(key)

    @property
    def total(self) -> int:
        """How many there are."""
        return self._places.total

    def _trusts(self, text: str) -> bool:
        try:
            address = ip_address(text)
        except ValueError:
            return False
        return any(address in network for network in self._trusted)


class _OneLength(h11.Connection):
    """HTTP that refuses a request whose body has two lengths.

    A proxy may believe the other one, and take other bytes for the next request (smuggling).
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
    """The HTTP of uvicorn, with bounds.

    A request has to arrive within a time, from the start of the connection or its own first byte
    on, however slowly its bytes come; so have the request and its answer together.
    """

    settings: Settings
    all_connections: Connections
    _deadline: asyncio.TimerHandle | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = _OneLength(h11.SERVER, _LONGEST_HEAD)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Counts a connection, or ends it at once."""
        super().connection_made(transport)
        if self.all_connections.admit(transport):
            self._expect_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets a connection."""
        self._disarm()
        self.all_connections.forget(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Takes bytes of a request."""
        if self._deadline is None:
            self._expect_request()
        super().data_received(data)

    def handle_events(self) -> None:
        """Looks what has arrived; a whole head begins an exchange."""
        before = self.cycle
        try:
            super().handle_events()
        except h11.LocalProtocolError:  # it is no HTTP, and not in a state to be told so
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
        """Hands the connection over to its socket, which has deadlines of its own."""
        self._disarm()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """An exchange is over; what comes next has time of its own."""
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
        _LOG.info("a connection is ended: it took too long")
        self.transport.abort()


def raise_open_files(most: int = 65_536) -> int | None:
    """Lets the process open as many files as it may; says how many, if the system can tell."""
    try:
        import resource
    except ImportError:  # not on Windows, where sockets are no files
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        _LOG.info("open files raised from %d to %d", soft, wanted)
        soft = wanted
    return soft
