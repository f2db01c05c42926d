"""A bad network: a TCP proxy between a page and its server that hangs, loses, delays and cuts."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal

from tests.patience import PATIENCE

_REQUEST = re.compile(rb"(GET|POST|PUT|DELETE) /")
Way = Literal["pass", "hang", "silent"]
"""Pass all data of a connection, lose all of it, or lose all of it after the first answer."""


@dataclass(eq=False)
class Connection:
    """A connection through the proxy; a new rule applies to it from its next request on."""

    way: Way
    first: str
    """The first line of its first request."""
    client: asyncio.StreamWriter
    server: asyncio.StreamWriter
    stranded: bool = False
    pumps: list[asyncio.Task[None]] = field(default_factory=list)


class Proxy:
    """A proxy on a separate port; `rule` returns the way of a connection from its first line."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.rule: Callable[[str], Way] = lambda _: "pass"
        self.delay = 0.0
        """Delay in seconds for all data in each direction."""
        self._connections: set[Connection] = set()
        self._meetings: set[asyncio.Task[None]] = set()
        ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run(ready)), daemon=True)
        self._thread.start()
        assert ready.wait(30), "the proxy does not start"

    async def _run(self, ready: threading.Event) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        with socket.create_server(("127.0.0.1", 0)) as listener:
            listener.setblocking(False)
            self.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
            # `asyncio.start_server` loses connections that it accepts while it is closed.
            self._loop.add_reader(listener, self._accept, listener)
            ready.set()
            await self._over.wait()
            self._loop.remove_reader(listener)
        for meeting in self._meetings:
            meeting.cancel()
        await asyncio.gather(*self._meetings, return_exceptions=True)
        for _ in range(10):  # the loop closes aborted transports in its next rounds
            await asyncio.sleep(0)

    def stop(self) -> None:
        """Stop the proxy and all its connections."""
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the proxy does not stop"

    # ------------------------------------------------------------ for tests

    def sockets(self, way: Way) -> None:
        """Choose the way of new table sockets; all other connections pass."""
        self.rule = lambda line: way if "/socket" in line else "pass"

    def paths(self, part: str, way: Way) -> None:
        """Choose the way of new requests with this part in their address; all others pass."""
        self.rule = lambda line: way if part in line else "pass"

    def cut(self) -> None:
        """Break all open connections."""
        self._loop.call_soon_threadsafe(lambda: [self._abort(one) for one in self._connections])

    def strand(self, part: str = "") -> None:
        """Lose all data on the open connections, and close none of them."""

        def lose() -> None:
            for one in self._connections:
                one.stranded |= part in one.first

        self._loop.call_soon_threadsafe(lose)

    # ------------------------------------------------------------ internal

    @staticmethod
    def _abort(connection: Connection) -> None:
        connection.client.transport.abort()
        connection.server.transport.abort()

    def _accept(self, listener: socket.socket) -> None:
        try:
            client, _ = listener.accept()
        except OSError:  # the client has gone already
            return
        meeting = asyncio.create_task(self._meet(client))
        self._meetings.add(meeting)
        meeting.add_done_callback(self._meetings.discard)
        # A task that is cancelled before it starts runs nothing of its coroutine.
        meeting.add_done_callback(lambda _: client.close())

    async def _meet(self, client: socket.socket) -> None:
        reader, writer = await asyncio.open_connection(sock=client)
        try:
            first = await reader.readuntil(b"\r\n")
            there, server = await asyncio.open_connection("127.0.0.1", self._port)
        except (asyncio.IncompleteReadError, asyncio.CancelledError, OSError):
            writer.transport.abort()
            return
        line = first.decode("latin-1")
        connection = Connection(self.rule(line), line, writer, server)
        self._connections.add(connection)
        up = self._pump(connection, reader, server, first)
        down = self._pump(connection, there, writer, b"")
        connection.pumps = [asyncio.create_task(up), asyncio.create_task(down)]
        try:
            await asyncio.gather(*connection.pumps, return_exceptions=True)
        finally:
            self._abort(connection)
            self._connections.discard(connection)

    async def _pump(
        self,
        connection: Connection,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        first: bytes,
    ) -> None:
        down, answered = writer is connection.client, False
        while data := first or await reader.read(65_536):
            first = b""
            if self.delay:
                await asyncio.sleep(self.delay)
            if not down and connection.way == "pass" and _REQUEST.match(data):
                # A browser sends several requests over one connection, and each can be lost.
                connection.way = self.rule(data.split(b"\r\n", 1)[0].decode("latin-1"))
            lost = connection.stranded or connection.way == "hang"
            if lost or (connection.way == "silent" and down and answered):
                continue
            answered = True
            if connection.way == "silent" and down:  # pass the handshake, but no frame after it
                data = data[: data.index(b"\r\n\r\n") + 4]
            writer.write(data)
            await writer.drain()
        if connection.stranded or connection.way == "hang":
            await asyncio.Event().wait()  # keep the connection open when the other side has closed
        for pump in connection.pumps:
            if pump is not asyncio.current_task():
                pump.cancel()


@contextmanager
def proxied(port: int) -> Iterator[Proxy]:
    """Run a proxy in front of a port, and stop it in the end."""
    proxy = Proxy(port)
    try:
        yield proxy
    finally:
        proxy.stop()
