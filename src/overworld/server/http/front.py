"""The front of several nodes: looks at the first request of a connection, and hands it over.

A layer-7 load balancer that passes sockets instead of bytes: after the first look a node has the
connection itself, with the real address of the client, and the front has nothing to do with it.
Until then the front bounds connections, by address and by its open files.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from hashlib import blake2b
from itertools import count
from urllib.parse import unquote_to_bytes

from overworld.server.http.connections import Connections
from overworld.server.settings import Settings
from overworld.server.table.codes import read_code

_LOG = logging.getLogger("overworld.front")
_HEAD = 512  # bytes of a request to look at
_PENDING = 4096  # connections that may have said nothing yet; then the oldest has to go
_AGAIN = 0.01  # seconds before a node that has no room for a connection is asked again
_PATH = re.compile(rb"[A-Z]+ /(?:api/1/tables|t)/([^/? ]+)")


def code_in(head: bytes) -> str | None:
    """The code of the table that a request is about, if it is about one.

    >>> code_in(b"GET /api/1/tables/qk7mpx/socket?after=3 HTTP/1.1")
    'QK7MPX'
    """
    found = _PATH.match(head)
    return None if found is None else read_code(unquote_to_bytes(found[1]).decode("latin-1"))


def node_of(code: str, nodes: list[int]) -> int:
    """The node for a table, by rendezvous hashing: when one comes or goes, no others change.

    >>> node_of("QK7MPX", [0, 1, 2]) == node_of("QK7MPX", [node_of("QK7MPX", [0, 1, 2])])
    True
    """
    # Not a checksum: those of similar texts are similar, and nodes would have unlike many tables.
    return max(nodes, key=lambda node: blake2b(f"{node} {code}".encode(), digest_size=8).digest())


class Front:
    """Accepts connections and hands each to a node; those of a table all to the same one."""

    def __init__(
        self, listener: socket.socket, settings: Settings, open_files: int | None = None
    ) -> None:
        self._listener = listener
        self._request_timeout = settings.request_timeout / 1000
        self._bounds = Connections(settings, open_files)
        self._most = min(_PENDING, self._bounds.most)
        self._per_address = settings.connections_per_address
        self._channels: dict[int, socket.socket] = {}
        self._some = asyncio.Event()
        self._next = count()
        self._pending: dict[asyncio.Task[None], str] = {}  # in the order in which they came
        self._of: dict[str, dict[asyncio.Task[None], None]] = {}  # the same by address

    def add(self, node: int, channel: socket.socket) -> None:
        """A node is ready: it gets the connections that are sent into its channel."""
        self._channels[node] = channel
        self._some.set()

    def remove(self, node: int) -> None:
        """A node is gone; others serve its tables."""
        self._channels.pop(node, None)
        if not self._channels:
            self._some.clear()

    @property
    def pending(self) -> int:
        """How many connections wait for their first request."""
        return len(self._pending)

    async def run(self) -> None:
        """Accepts connections, for as long as nothing ends it."""
        loop = asyncio.get_running_loop()
        self._listener.setblocking(False)
        try:
            while True:
                await self._some.wait()
                try:
                    connection, peer = await loop.sock_accept(self._listener)
                except OSError as error:  # as when no more files can be opened
                    _LOG.warning("no connection is accepted: %s", error)
                    await asyncio.sleep(0.1)
                    continue
                self._take(connection, peer[0] if isinstance(peer, tuple) else "")
                await asyncio.sleep(0)  # a flood must not keep the others from being handed over
        finally:
            for task in list(self._pending):
                task.cancel()

    def _take(self, connection: socket.socket, address: str) -> None:
        """Begin to hand a connection over.

        Where there are too many, the oldest that has said nothing is closed: of the same address,
        or else of all. Silent clients do not disturb those that send a request immediately.
        """
        key = self._bounds.key_of(address, connection)
        of_address = self._of.get(key, {})
        if len(of_address) >= self._per_address:
            self._end(next(iter(of_address)), "too many of one address are open")
        elif len(self._pending) >= self._most:
            self._end(next(iter(self._pending)), "too many are open in all")
        task = asyncio.create_task(self._hand_over(connection))
        self._pending[task] = key
        self._of.setdefault(key, {})[task] = None

        def done(task: asyncio.Task[None]) -> None:
            self._forget(task)
            connection.close()  # the node has its own copy

        task.add_done_callback(done)

    def _end(self, task: asyncio.Task[None], why: str) -> None:
        _LOG.warning("a connection that has sent no request is closed: %s", why)
        self._forget(task)
        task.cancel()

    def _forget(self, task: asyncio.Task[None]) -> None:
        key = self._pending.pop(task, None)
        if key is not None:
            del self._of[key][task]
            if not self._of[key]:
                del self._of[key]

    async def _hand_over(self, connection: socket.socket) -> None:
        try:
            async with asyncio.timeout(self._request_timeout):
                await _readable(connection)
                head = connection.recv(_HEAD, socket.MSG_PEEK)
                if head:
                    await self._send(connection, code_in(head))
        except OSError:  # also of time; it has gone, or says nothing
            return

    async def _send(self, connection: socket.socket, code: str | None) -> None:
        """Sends a connection to its node, or to the next one if that has just died."""
        while self._channels:
            nodes = sorted(self._channels)
            node = nodes[next(self._next) % len(nodes)] if code is None else node_of(code, nodes)
            channel = self._channels[node]
            try:
                socket.send_fds(channel, [b"c"], [connection.fileno()])
                return
            except BlockingIOError:  # it has many to take before
                await asyncio.sleep(_AGAIN)
            except OSError:
                self.remove(node)


async def _readable(line: socket.socket) -> None:
    loop, ready = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(line, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(line)
