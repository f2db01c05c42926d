"""The load of `dev.bench_server`: small clients that leave the processor to the server."""

from __future__ import annotations

import asyncio
import random
import time
from itertools import count
from typing import Self, cast
from urllib.parse import urlsplit

import msgspec

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A  # first bytes of whole frames
_MASKED = 0x80
_NO_MASK = bytes(4)  # clients must mask their frames; a mask of zeros changes nothing
_PATIENCE = 60.0  # seconds after which a server counts as stuck


class _Legal(msgspec.Struct):
    text: str


class _View(msgspec.Struct):
    decider: int | None = None
    legal: list[_Legal] = []
    over: bool = False


class _Message(msgspec.Struct):
    """The fields of a message that a client needs; the decoder skips the others."""

    type: str = ""
    game_seq: int = 0
    kind: str = ""
    code: str = ""
    view: _View | None = None


_DECODER = msgspec.json.Decoder(_Message)


class LoadError(Exception):
    """The server refused or did not answer; the message says what happened."""


class Client(asyncio.Protocol):
    """A WebSocket client that receives messages and sends none."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._waiting = b""
        self._upgraded = False
        self._left = False
        self.transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the first message has arrived."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the request for a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)  # the type of uvloop is too general
        if self._left:
            self.transport.abort()
        else:
            self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Handle all complete frames."""
        data = self._waiting + data
        if not self._upgraded:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._waiting = head
                return
            if b" 101 " not in head[:16]:
                self.fail(f"expected status 101 for a socket, got {head[:80]!r}")
                return
            self._upgraded = True
        at = 0
        while (frame := _frame(data, at)) is not None:
            kind, start, at = frame
            if kind == _TEXT:
                self.message(data[start:at])
            elif kind == _PING:
                self.send(data[start:at], _PONG)
            elif kind == _CLOSE:
                self.fail(f"the server closed a socket: {data[start:at]!r}")
        self._waiting = data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail, unless this client has left."""
        if not self._left:
            self.fail("the connection of a socket was lost")

    def send(self, payload: bytes, kind: int = _TEXT) -> None:
        """Send a frame."""
        size = len(payload)
        head = bytes((kind, _MASKED | size)) if size < 126 else bytes((kind, _MASKED | 126))
        length = b"" if size < 126 else size.to_bytes(2, "big")
        assert self.transport is not None, "the client must be connected"
        self.transport.write(head + length + _NO_MASK + payload)

    def leave(self) -> None:
        """Close the socket without sending the rest of the data."""
        self._left = True
        if self.transport is not None:
            self.transport.abort()

    def message(self, payload: bytes) -> None:
        """Handle a message."""
        if not self.ready.done():
            self.ready.set_result(None)

    def fail(self, reason: str) -> None:
        """Raise a `LoadError` in the task that waits for this client."""
        if not self.ready.done():
            self.ready.set_exception(LoadError(reason))


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Return the first byte of the frame at an index, and the start and end of its payload."""
    if len(data) < at + 4 and (len(data) < at + 2 or data[at + 1]):
        return None
    size, start = data[at + 1], at + 2
    if size >= 126:
        start = at + (4 if size == 126 else 10)
        size = int.from_bytes(data[at + 2 : start], "big")
    return None if len(data) < start + size else (data[at], start, start + size)


class _Game(msgspec.Struct):
    """State that the players of a game share: its end, and the time of the next decision."""

    over: asyncio.Future[None]
    due: float = 0.0


class Player(Client):
    """A client that plays a random legal move when it is its turn."""

    def __init__(self, request: bytes, load: Load, seat: int, game: _Game) -> None:
        super().__init__(request)
        self._load = load
        self._seat = seat
        self._game = game
        self._view: _View | None = None
        self._expected = 0
        self._sent = 0.0
        self._ids = count(1)

    def message(self, payload: bytes) -> None:
        """Record the answer to the last decision; decide again if it is this player's turn."""
        super().message(payload)
        message = _DECODER.decode(payload)
        if message.view is not None:
            self._view, self._expected = message.view, message.game_seq
            if message.kind == "move" and self._seat == 0:
                self._load.sizes.append(len(payload))
        elif message.type == "done":
            self._load.latencies.append(time.perf_counter() - self._sent)
            self._sent = 0.0
        elif message.type == "error":
            self.fail(f"the server refused: {payload[:200]!r}")
            return
        view = self._view
        if view is None or self._sent:
            return
        if view.over:
            if not self._game.over.done():
                self._game.over.set_result(None)
        elif view.decider == self._seat:
            self._view = None
            self._take_turn(view.legal)

    def _take_turn(self, legal: list[_Legal]) -> None:
        """Decide when the pause is over."""
        game, now = self._game, time.perf_counter()
        game.due = max(game.due + self._load.pause, now - self._load.pause)
        if game.due > now:
            asyncio.get_running_loop().call_later(game.due - now, self._decide, legal)
        else:
            self._decide(legal)

    def _decide(self, legal: list[_Legal]) -> None:
        if self._left:
            return
        self._sent = time.perf_counter()
        move = self._load.rng.choice(legal).text
        self.send(
            b'{"type":"act","id":"%d.%d","action":{"do":"play","move":"%s","expected":%d}}'
            % (self._seat, next(self._ids), move.encode(), self._expected)
        )

    def fail(self, reason: str) -> None:
        """End the game with an error."""
        super().fail(reason)
        if not self._game.over.done():
            self._game.over.set_exception(LoadError(reason))


class Sample(msgspec.Struct):
    """Measurements of some seconds: rate of acknowledged moves, latencies, sizes of updates."""

    moves_per_s: float
    latencies: list[float]
    sizes: list[int]

    def latency(self, quantile: float) -> float:
        """Return a quantile of the latencies in milliseconds, such as 0.99."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(quantile * len(ordered)))]


class Load:
    """Clients that play at some tables until the context ends."""

    def __init__(self, url: str, tables: int, patience: float = _PATIENCE) -> None:
        address = urlsplit(url)
        self._host, self._port = str(address.hostname), int(address.port or 80)
        self._origin = url
        self._tables = tables
        self._patience = patience
        self._tasks: list[asyncio.Task[None]] = []
        self._clients: list[Client] = []
        self._cookies: list[str] = []
        self._begun = 0
        self._closed = False
        self.rng = random.Random(1)
        self.pause = 0.0
        """Seconds between decisions at a table; 0 for no thinking time."""
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.moves = 0

    async def __aenter__(self) -> Self:
        self._cookies = [await self._new_cookie() for _ in range(2)]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for client in self._clients:
            client.leave()
        await asyncio.sleep(0)

    async def begin(self) -> None:
        """Start to play, and wait until all tables have started."""
        self._tasks = [asyncio.create_task(self._play_on()) for _ in range(self._tables)]
        stop = time.perf_counter() + self._patience
        while self._begun < self._tables:
            await self._wait(0.05)
            if time.perf_counter() > stop:
                raise LoadError(
                    f"only {self._begun} of {self._tables} tables started in {self._patience:.0f} s"
                )

    async def _wait(self, seconds: float) -> None:
        """Let the clients play; raise the error of a table that failed."""
        ended, _ = await asyncio.wait(
            self._tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED
        )
        for task in ended:
            task.result()

    async def play(self, seconds: float) -> Sample:
        """Measure for some seconds, and until a move is acknowledged."""
        self.latencies, self.sizes = [], []
        start = time.perf_counter()
        await self._wait(seconds)
        while not self.latencies or not self.sizes:  # a busy machine may need longer
            if time.perf_counter() - start > seconds + self._patience:
                raise LoadError("no move was acknowledged")
            await self._wait(0.05)
        elapsed = time.perf_counter() - start
        self.moves += len(self.latencies)
        return Sample(len(self.latencies) / elapsed, self.latencies, self.sizes)

    async def _play_on(self) -> None:
        """Play one game after another."""
        while not self._closed:
            code = await self.new_table()
            game = _Game(asyncio.get_running_loop().create_future())
            players = [
                Player(self.upgrade(code, cookie), self, seat, game)
                for seat, cookie in enumerate(self._cookies)
            ]
            try:
                for player in players:
                    await self.connect(player)
                self._begun += 1
                await game.over
            finally:
                for player in players:
                    player.leave()

    async def listen(self, clients: int) -> None:
        """Connect clients that only receive, the same number at each table."""
        codes = [await self.new_table() for _ in range(min(self._tables, clients))]
        for number in range(clients):
            code = codes[number % len(codes)]
            client = Client(self.upgrade(code, self._cookies[number // len(codes) % 2]))
            self._clients.append(client)
            await self.connect(client)

    async def connect(self, client: Client) -> None:
        """Connect a client and wait for its first message."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: client, self._host, self._port)
        try:
            async with asyncio.timeout(self._patience):
                await client.ready
        except TimeoutError:
            raise LoadError(f"no message on a socket within {self._patience:.0f} s") from None

    def upgrade(self, code: str, cookie: str) -> bytes:
        """Return the request that opens a socket at a table."""
        return (
            f"GET /api/1/tables/{code}/socket HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
            f"Origin: {self._origin}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: b3ZlcndvcmxkIGJlbmNoLg==\r\n\r\n"
        ).encode()

    async def new_table(self) -> str:
        """Create a table, start a game of two players and return its code."""
        first, second = self._cookies
        seats = {"seats": [{"kind": "here"}, {"kind": "online"}]}
        _, made = await self._request("POST", "/tables", first, seats)
        code = msgspec.json.decode(made, type=_Message).code
        for cookie, action in ((second, {"do": "join", "seat": 1}), (first, {"do": "start"})):
            body = {"type": "act", "id": "made", "action": action}
            await self._request("POST", f"/tables/{code}/actions", cookie, body)
        return code

    async def _new_cookie(self) -> str:
        head, _ = await self._request("GET", "/me", "", {})
        return head.partition("set-cookie: ")[2].partition(";")[0]

    async def _request(
        self, method: str, path: str, cookie: str, body: object
    ) -> tuple[str, bytes]:
        """Return the head and the body of the response."""
        data = msgspec.json.encode(body)
        reader, writer = await asyncio.open_connection(self._host, self._port)
        writer.write(
            f"{method} /api/1{path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
            f"Origin: {self._origin}\r\nCookie: {cookie}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        try:
            # Before Python 3.12, `wait_for` may swallow a cancellation.
            async with asyncio.timeout(self._patience):
                answer = await reader.read()
        except TimeoutError:
            raise LoadError(f"{method} {path}: no response within {self._patience:.0f} s") from None
        finally:
            # A transport that is closed but not aborted may outlive the loop.
            writer.transport.abort()
        head, _, body = answer.partition(b"\r\n\r\n")
        if b" 20" not in head[:13]:
            raise LoadError(f"{method} {path}: {body[:200]!r}")
        return head.decode("latin-1"), body
