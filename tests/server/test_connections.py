"""Bounds on connections: their number, their speed, and clients that do not read."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import socket as sockets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import pairwise, product
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
import uvicorn
from tests.patience import PATIENCE
from tests.server.inside import Inside, inside
from tests.server.raw import exchange
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from overworld.server.http.connections import (
    LONGEST_PAUSE,
    PING_EVERY,
    PONG_WITHIN,
    Connections,
    SocketConnection,
    raise_open_files,
)
from overworld.server.http.identity import new_secret
from overworld.server.http.socket import CLOSE_LIMIT, CLOSE_REFUSED, CLOSE_SLOW, Client
from overworld.server.running import uvicorn_config
from overworld.server.settings import Settings


class Listening:
    """An application at a real port, in the process of the test."""

    def __init__(self, found: Inside, url: str, connections: Connections) -> None:
        self.node = found.node
        self.url = url
        self.port = int(url.rpartition(":")[2])
        self.connections = connections
        self.headers = {"Origin": url, "Cookie": f"overworld={new_secret()}"}
        self.opened: list[asyncio.StreamWriter] = []

    async def open(
        self, source: str = "127.0.0.1"
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection without sending anything."""
        streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))
        self.opened.append(streams[1])
        return streams

    async def table(self) -> str:
        async with httpx.AsyncClient(
            base_url=self.url, headers=self.headers, timeout=PATIENCE
        ) as ada:
            body = {"seats": [{"kind": "here"}, {"kind": "here"}]}
            code: str = (await ada.post("/api/1/tables", json=body)).json()["code"]
            return code

    def socket(self, code: str, **more: Any) -> connect:
        url = f"{self.url.replace('http', 'ws', 1)}/api/1/tables/{code}/socket"
        return connect(url, additional_headers=self.headers, compression=None, **more)


@asynccontextmanager
async def listening(folder: Path, **settings: Any) -> AsyncIterator[Listening]:
    async with inside(folder, **settings) as found:
        listener = sockets.create_server(("127.0.0.1", 0))
        connections = Connections(found.settings)
        config = uvicorn_config(found.app, found.settings, connections, lifespan="off")
        server = uvicorn.Server(config)
        task = asyncio.create_task(server._serve([listener]))
        while not server.started:
            await asyncio.sleep(0)
        port = listener.getsockname()[1]
        shown = Listening(found, f"http://127.0.0.1:{port}", connections)
        try:
            yield shown
        finally:
            for writer in shown.opened:
                writer.close()
            server.should_exit = server.force_exit = True
            await task


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Read until the server ends the connection."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""


SLOW_STARTS = [b"", b"G", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"]


@pytest.mark.parametrize("said", SLOW_STARTS)
def test_a_silent_connection_is_ended(tmp_path: Path, said: bytes) -> None:
    async def story() -> None:
        async with listening(tmp_path, request_timeout=200) as found:
            reader, writer = await found.open()
            writer.write(said)
            assert await ended(reader) == b""
            assert found.connections.total == 0

    asyncio.run(story())


def test_sending_slowly_does_not_extend_the_deadline(tmp_path: Path) -> None:
    async def story() -> None:
        async with listening(tmp_path, request_timeout=400) as found:
            reader, writer = await found.open()

            async def drip() -> None:
                for _ in range(1000):
                    writer.write(b"G")
                    await asyncio.sleep(0.02)

            dripping = asyncio.create_task(drip())
            assert await ended(reader) == b""
            assert not dripping.done()
            dripping.cancel()

    asyncio.run(story())


def test_the_second_request_of_a_connection_has_a_deadline_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with listening(tmp_path, request_timeout=2000) as found:
            reader, writer = await found.open()
            writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert b"200 OK" in await reader.readline()
            writer.write(b"GET /hea")
            assert b"ok" in await ended(reader)

    asyncio.run(story())


def test_a_request_whose_body_never_arrives_is_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with listening(tmp_path, answer_timeout=300) as found:
            reader, writer = await found.open()
            head = "POST /api/1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{"
            writer.write(head.encode())
            await ended(reader)
            assert found.connections.total == 0

    asyncio.run(story())


METHODS = ("OPTIONS", "GET", "HEAD", "POST", "PUT", "DELETE")
PATHS = ("/", "/health", "/api/1/me", "/api/1/tables", "/api/1/records", "/api/1/nothing")


def test_a_broken_chunk_is_answered_and_leaves_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with listening(tmp_path) as found:
            for method, path in product(METHODS, PATHS):
                head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                request = f"{head}Transfer-Encoding: chunked\r\n\r\nzz\r\n".encode()
                whole = await asyncio.wait_for(exchange(found.url, request), PATIENCE)
                assert whole.status == 400, (method, path)
                reader, writer = await found.open()
                writer.write(request[:-4])
                await asyncio.sleep(0)
                writer.write(request[-4:])
                assert (await ended(reader))[:9] == b"HTTP/1.1 ", (method, path)
            while found.connections.total:
                await asyncio.sleep(0)

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert {one.message for one in caplog.records} == {"Invalid HTTP request received."}


@pytest.mark.parametrize("upgrade", ["", "Upgrade: websocket\r\nConnection: Upgrade\r\n"])
def test_a_body_with_two_lengths_is_refused(
    tmp_path: Path, upgrade: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Otherwise a proxy and this server could disagree about where the next request begins."""
    two = "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n"
    smuggled = "0\r\n\r\nGET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

    async def story() -> None:
        async with listening(tmp_path) as found:
            for lengths in (two, two.swapcase()):
                reader, writer = await found.open()
                head = f"POST /api/1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n{upgrade}{lengths}\r\n"
                writer.write((head + smuggled).encode())
                answer = await ended(reader)
                assert answer.startswith(b"HTTP/1.1 400 ")
                assert answer.count(b"HTTP/1.1 ") == 1, "the connection is closed"
            request = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
            chunked = request + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
            assert (await exchange(found.url, chunked)).status == 200
            counted = request + b"Content-Length: 0\r\n\r\n"
            assert (await exchange(found.url, counted)).status == 200

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert {one.message for one in caplog.records} == {"Invalid HTTP request received."}


def test_an_address_cannot_take_all_connections(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with listening(tmp_path, connections_per_address=3, connections=5) as found:
            for _ in range(3):
                await found.open("127.0.0.2")
            reader, _ = await found.open("127.0.0.2")
            assert await ended(reader) == b""
            async with httpx.AsyncClient(timeout=PATIENCE) as other:
                answer = await other.get(f"{found.url}/health")
                assert answer.status_code == 200, "others get in"
            for number in (3, 4):
                await found.open(f"127.0.0.{number}")
            while found.connections.total < 5:
                await asyncio.sleep(0)
            reader, _ = await found.open("127.0.0.5")
            assert await ended(reader) == b"", "five in all"

    with caplog.at_level(logging.WARNING, "overworld.connections"):
        asyncio.run(story())
    assert len([one for one in caplog.records if "too many" in one.message]) == 2


def test_a_closed_socket_frees_its_connection(tmp_path: Path) -> None:
    async def story() -> None:
        async with listening(tmp_path, connections_per_address=2) as found:
            code = await found.table()
            for _ in range(4):
                async with found.socket(code) as socket:
                    assert json.loads(await socket.recv())["type"] == "hello"
                    assert found.connections.total >= 1
                while found.connections.total:
                    await asyncio.sleep(0)

    asyncio.run(story())


def test_connections_of_a_trusted_proxy_have_no_address_limit(tmp_path: Path) -> None:
    async def story() -> None:
        settings = {"connections_per_address": 1, "trusted_proxies": ("127.0.0.0/8",)}
        async with listening(tmp_path, **settings) as found:
            for _ in range(5):
                await found.open()
            while found.connections.total < 5:
                await asyncio.sleep(0)

    asyncio.run(story())


def test_a_frame_that_is_not_text_is_answered_and_logs_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with listening(tmp_path) as found, found.socket(await found.table()) as socket:
            for frame in (b"\xff\xfe\xfd", b'{"type": "ping"}\xc3'):
                await socket.send(frame, text=True)
                while (answer := json.loads(await socket.recv()))["type"] != "error":
                    pass
                assert answer["code"] == "malformed"
            await socket.send('{"type": "ping"}')
            assert json.loads(await socket.recv())["type"] == "pong"

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert caplog.records == []


def test_a_page_of_another_site_is_refused_and_logs_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with listening(tmp_path) as found:
            code = await found.table()
            found.headers["Origin"] = "https://evil.example"
            with pytest.raises(InvalidStatus) as refused:
                await found.socket(code)
            assert refused.value.response.status_code == 403

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert caplog.records == []


def test_a_slow_client_is_disconnected(tmp_path: Path) -> None:
    async def story() -> None:
        async with listening(tmp_path) as found:
            code = await found.table()
            # A client that reads only a few frames and then stops.
            async with found.socket(code, max_queue=1) as slow:
                await slow.recv()
                room = await found.node.hub.rooms.get(code)
                line, sent = b'{"type":"pong","now":1,"x":"' + b"x" * 30_000 + b'"}', 0
                while sent < 12_000_000 and room.listeners:
                    room.send(line)
                    sent += len(line)
                    await asyncio.sleep(0)
                (client,) = room.listeners
                assert isinstance(client, Client)
                assert client._size <= 1 << 20, "the waiting bytes are bounded"
                with suppress(ConnectionClosed):
                    while True:
                        await asyncio.wait_for(slow.recv(), PATIENCE)
                assert slow.close_code == CLOSE_SLOW

    asyncio.run(story())


def test_many_frames_together_are_parsed_in_slices(tmp_path: Path) -> None:
    async def story() -> None:
        async with listening(tmp_path, actions_at_once=5) as found:
            code, taken = await found.table(), list[int]()
            async with found.socket(code) as flood:
                await flood.recv()
                protocol = next(iter(found.connections._keys))
                queue = protocol.get_protocol().queue  # type: ignore[attr-defined]
                for _ in range(3000):
                    await flood.send("[]")
                with suppress(ConnectionClosed):
                    while True:
                        await asyncio.wait_for(flood.recv(), PATIENCE)
                        taken.append(queue.qsize())
                assert flood.close_code == CLOSE_LIMIT, "a flood ends"
            assert max(taken) <= 4096 // 8 + 1

    asyncio.run(story())


def frames_asking(id: str, way: int) -> list[Frame]:
    """Frame an action in one of several ways; a table in the lobby refuses the action."""
    move = "mine w1" if way else "mine w1" * 40
    action = {"do": "play", "move": move, "expected": 1}
    text = json.dumps({"type": "act", "id": id, "action": action}).encode()
    if way < 2:
        return [Frame(Opcode.TEXT, text)]
    first, rest = Frame(Opcode.TEXT, text[:9], fin=False), Frame(Opcode.CONT, text[9:])
    return [first, rest] if way == 2 else [first, Frame(Opcode.PONG, b"in between"), rest]


@pytest.mark.parametrize("seed", range(6))
def test_frames_are_parsed_however_their_bytes_arrive(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    ids = [str(number) for number in range(60)]
    parts = [
        frame.serialize(mask=True) for id in ids for frame in frames_asking(id, rng.randrange(4))
    ]
    if seed:  # otherwise each frame arrives alone
        stream = b"".join(parts)
        cuts = sorted(rng.sample(range(1, len(stream)), 40 * seed))
        parts = [stream[a:b] for a, b in pairwise([0, *cuts, len(stream)])]

    async def story() -> None:
        async with (
            listening(tmp_path, actions_at_once=1000) as found,
            found.socket(await found.table()) as socket,
        ):
            for part in parts:
                socket.transport.write(part)
                for _ in range(4):  # lets the server read, which runs in the same event loop
                    await asyncio.sleep(0)
            answered = list[str]()
            while len(answered) < len(ids):
                answer = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if answer["type"] == "error":
                    assert answer["code"] == "not_started"
                    answered.append(answer["id"])
            assert answered == ids

    asyncio.run(story())


def test_a_payload_that_looks_like_a_frame_is_not_parsed(tmp_path: Path) -> None:
    (inner,) = (frame.serialize(mask=True) for frame in frames_asking("inner", 1))
    (after,) = (frame.serialize(mask=True) for frame in frames_asking("after", 1))
    outer = bytes([0x82, 0x80 | 126]) + len(inner).to_bytes(2, "big") + bytes(4)  # bytes follow

    async def story() -> None:
        async with listening(tmp_path) as found, found.socket(await found.table()) as socket:
            for part in (outer[:1], outer[1:], inner, after):
                socket.transport.write(part)
                for _ in range(4):
                    await asyncio.sleep(0)
            answers = list[str]()
            while "after" not in answers:
                answer = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if answer["type"] == "error":
                    answers.append(answer.get("id") or answer["code"])
            assert answers == ["malformed", "after"]
            socket.transport.write(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
            for _ in range(4):
                await asyncio.sleep(0)
            socket.transport.write(inner)
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            assert socket.close_code == 1002, "a message within another is a fault"

    asyncio.run(story())


def test_a_refused_client_closes_its_connection(tmp_path: Path) -> None:
    async def story() -> None:
        async with listening(tmp_path) as found, found.socket("AAAAAA") as socket:
            assert "no_table" in str(await socket.recv())
            protocol = next(iter(found.connections._keys)).get_protocol()
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            assert socket.close_code == CLOSE_REFUSED
            heard = protocol.conn.close_rcvd  # type: ignore[attr-defined]
            assert heard is not None, "the server read the close frame of the client"

    asyncio.run(story())


def test_a_client_that_sends_after_the_close_is_disconnected(tmp_path: Path) -> None:
    async def story() -> None:
        async with listening(tmp_path) as found:
            reader, writer = await asyncio.open_connection("127.0.0.1", found.port)
            writer.write(
                (
                    f"GET /api/1/tables/AAAAAA/socket HTTP/1.1\r\nHost: 127.0.0.1:{found.port}\r\n"
                    f"Origin: http://127.0.0.1:{found.port}\r\n"
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                ).encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            protocol = next(iter(found.connections._keys)).get_protocol()
            frame = b"\x81\x80\x00\x00\x00\x00"  # an empty text frame
            sent = 0
            with suppress(ConnectionError):
                while sent < 10_000_000:
                    writer.write(frame * 1000)
                    sent += 6000
                    await writer.drain()
                    await asyncio.sleep(0)
            assert sent < 10_000_000, "the client can send without limit"
            assert 1 << 16 < protocol._read_after_close < 1 << 20  # type: ignore[attr-defined]
            writer.close()

    asyncio.run(story())


def test_a_flood_of_pings_ends_the_connection(tmp_path: Path) -> None:
    async def story() -> None:
        async with listening(tmp_path) as found, found.socket(await found.table()) as socket:
            with suppress(ConnectionClosed):
                for _ in range(500):
                    await socket.ping()
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            assert socket.close_code == 1006, (
                "the server closed the connection without a close frame"
            )

    asyncio.run(story())


def test_the_limit_of_open_files_is_raised_and_bounds_connections(
    caplog: pytest.LogCaptureFixture,
) -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
        with caplog.at_level(logging.INFO):
            assert raise_open_files(2048) == 2048
            Connections(Settings("x", connections=3000), open_files=2048)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 2048
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert [one.message for one in caplog.records] == [
        "open files raised from 512 to 2048",
        "the limit of 2048 open files allows 1920 connections",
    ]


class Quiet(SocketConnection):
    """A connection with a clock and a wire of the test."""

    def __init__(self) -> None:
        self.now = 100.0
        self.timers: list[tuple[float, Any]] = []
        self.pinged: list[float] = []
        self.loop = cast("Any", self)
        self.conn = self.transport = cast("Any", self)
        self.ping_interval, self.ping_timeout = PING_EVERY, PONG_WITHIN
        self.ping_timer = self.pong_timer = None
        self.pending_ping_payload = None
        self.last_ping_rtt = self.ping_sent_at = 0.0
        self.close_sent = False
        self.curr_msg_data_type = "text"
        self.frames = [b"{}"]
        self.queue = cast("Any", self)
        self.read_paused = True
        self._alive_at = self.now
        self.answers = True

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, call: Any) -> Any:
        timer = (self.now + delay, call)
        self.timers.append(timer)
        return SimpleNamespace(cancel=lambda: self.timers.remove(timer))

    def send_ping(self, payload: bytes) -> None:
        self.pinged.append(self.now)

    def data_to_send(self) -> list[bytes]:
        return []

    def put_nowait(self, _message: Any) -> None:
        return None

    def is_closing(self) -> bool:
        return False

    def write(self, _data: bytes) -> bool:
        return True

    def keepalive_timeout(self) -> None:
        self.close_sent = True

    def wait(self, seconds: float) -> None:
        """Let time pass; the client answers pings if it is there."""
        end = self.now + seconds
        while due := sorted((one for one in self.timers if one[0] <= end), key=lambda one: one[0]):
            self.timers.remove(due[0])
            self.now = max(self.now, due[0][0])
            due[0][1]()
            if self.answers and self.pending_ping_payload is not None:
                self.handle_pong(Frame(Opcode.PONG, self.pending_ping_payload))
        self.now = end


def test_the_server_pings_a_client_less_often_that_itself_sends_little() -> None:
    connection = Quiet()
    connection.start_keepalive()
    connection.wait(60)
    assert len(connection.pinged) == 60 / PING_EVERY  # a client that sends nothing
    connection.pinged.clear()
    for _ in range(60):
        connection.wait(2)
        connection.send_receive_event_to_app()
    assert connection.pinged == []  # a page whose player decides
    for pause in (4, 8, 16, 25, 25, 25, 25):
        connection.wait(pause)
        connection.send_receive_event_to_app()
    assert len(connection.pinged) <= 3  # while others decide, and only while the pauses grow
    connection.pinged.clear()
    for _ in range(10):
        connection.wait(25)
        connection.send_receive_event_to_app()
    assert connection.pinged == []
    connection.wait(10 * LONGEST_PAUSE)
    assert len(connection.pinged) == 10  # a page whose timers the browser has stopped


@pytest.mark.parametrize(("pause", "found"), [(0, 10), (2, 10), (25, 36)])
def test_a_vanished_client_is_found_soon(pause: float, found: float) -> None:
    connection = Quiet()
    connection.start_keepalive()
    for _ in range(8):
        connection.wait(pause)
        connection.send_receive_event_to_app()
    connection.answers = False
    connection.wait(found - 0.5)
    assert not connection.close_sent
    connection.wait(0.6)
    assert connection.close_sent
