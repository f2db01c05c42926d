"""The load balancer of several nodes on one machine.

It reads the first request of a connection and passes the socket itself to a node, which then sees
the real address of the client. Until then, it bounds connections by address and by open files.
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

_LOG = logging.getLogger("overworld.load_balancer")
_HEAD = 512  # bytes of a request to read
_PENDING = 4096  # connections without a request; above it, the oldest is closed
_AGAIN = 0.01  # seconds before the next try to pass a connection to a busy node
_PATH = re.compile(rb"[A-Z]+ /(?:api/1/tables|t)/([^/? ]+)")


def code_in(head: bytes) -> str | None:
    """Return the code of the table that a request names, or None.

    >>> code_in(b"GET /api/1/tables/qk7mpx/socket?after=3 HTTP/1.1")
    'QK7MPX'
    """
    match = _PATH.match(head)
    return None if match is None else read_code(unquote_to_bytes(match[1]).decode("latin-1"))


def choose_node(code: str, nodes: list[int]) -> int:
    """Return the node of a table, by rendezvous hashing: a new node moves few tables.

    >>> chosen = choose_node("QK7MPX", [0, 1, 2])
    >>> chosen == choose_node("QK7MPX", [chosen])
    True
    """
    # Use a hash, not a checksum: similar codes would cluster on one node.
    return max(nodes, key=lambda node: blake2b(f"{node} {code}".encode(), digest_size=8).digest())


class LoadBalancer:
    """Accepts connections and passes each to a node; those of one table go to the same node."""

    def __init__(
        self, listener: socket.socket, settings: Settings, open_files: int | None = None
    ) -> None:
        self._listener = listener
        self._request_timeout = settings.request_timeout / 1000
        self._bounds = Connections(settings, open_files)
        self._limit = min(_PENDING, self._bounds.limit)
        self._per_address = settings.connections_per_address
        self._channels: dict[int, socket.socket] = {}
        self._some = asyncio.Event()
        self._turns = count()
        self._pending: dict[asyncio.Task[None], str] = {}  # in the order in which they came
        self._of: dict[str, dict[asyncio.Task[None], None]] = {}  # the same by address

    def add(self, node: int, channel: socket.socket) -> None:
        """Add a node that is ready; it receives connections through its channel."""
        self._channels[node] = channel
        self._some.set()

    def remove(self, node: int) -> None:
        """Remove a node; others serve its tables."""
        self._channels.pop(node, None)
        if not self._channels:
            self._some.clear()

    @property
    def pending(self) -> int:
        """The number of connections without a request."""
        return len(self._pending)

    async def run(self) -> None:
        """Accept connections until cancelled."""
        loop = asyncio.get_running_loop()
        self._listener.setblocking(False)
        try:
            while True:
                await self._some.wait()
                try:
                    connection, peer = await loop.sock_accept(self._listener)
                except OSError as error:  # for example too many open files
                    _LOG.warning("could not accept a connection: %s", error)
                    await asyncio.sleep(0.1)
                    continue
                self._accept(connection, peer[0] if isinstance(peer, tuple) else "")
                await asyncio.sleep(0)  # so that a flood does not delay other connections
        finally:
            for task in list(self._pending):
                task.cancel()

    def _accept(self, connection: socket.socket, address: str) -> None:
        """Begin to pass a connection to a node.

        If there are too many without a request, close the oldest one of the same address, or else
        of all. So silent clients do not disturb those that send a request immediately.
        """
        key = self._bounds.limit_key(address, connection)
        of_address = self._of.get(key, {})
        if len(of_address) >= self._per_address:
            self._end(next(iter(of_address)), "too many of one address")
        elif len(self._pending) >= self._limit:
            self._end(next(iter(self._pending)), "too many in all")
        task = asyncio.create_task(self._dispatch(connection))
        self._pending[task] = key
        self._of.setdefault(key, {})[task] = None

        def done(task: asyncio.Task[None]) -> None:
            self._forget(task)
            connection.close()  # the node has its own copy

        task.add_done_callback(done)

    def _end(self, task: asyncio.Task[None], why: str) -> None:
        _LOG.warning("closed a connection that has sent no request: %s", why)
        self._forget(task)
        task.cancel()

    def _forget(self, task: asyncio.Task[None]) -> None:
        key = self._pending.pop(task, None)
        if key is not None:
            del self._of[key][task]
            if not self._of[key]:
                del self._of[key]

    async def _dispatch(self, connection: socket.socket) -> None:
        try:
            async with asyncio.timeout(self._request_timeout):
                await readable(connection.fileno())
                head = connection.recv(_HEAD, socket.MSG_PEEK)
                if head:
                    await self._send(connection, code_in(head))
        except OSError:  # the client has gone or timed out
            return

    async def _send(self, connection: socket.socket, code: str | None) -> None:
        """Pass a connection to its node, or to another one if that has just died."""
        while self._channels:
            nodes = sorted(self._channels)
            in_turn = nodes[next(self._turns) % len(nodes)]
            node = in_turn if code is None else choose_node(code, nodes)
            channel = self._channels[node]
            try:
                socket.send_fds(channel, [b"c"], [connection.fileno()])
                return
            except BlockingIOError:  # the channel is full
                await asyncio.sleep(_AGAIN)
            except OSError:
                self.remove(node)


async def readable(file: int) -> None:
    """Wait until a file descriptor is readable."""
    loop, ready = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(file, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(file)
