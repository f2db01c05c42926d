"""Real servers for tests: processes on free ports, and clients that connect to them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx
from tests.patience import PATIENCE
from websockets.asyncio.client import ClientConnection, connect

OPEN_LIMITS = {
    "actions_per_second": 100_000,
    "actions_at_once": 100_000,
    "tables_per_address": 1_000_000,
    "sockets_per_address": 100_000,
    "requests_per_minute": 10_000_000,
    "bytes_per_minute": 10**12,
    "work_per_minute": 10**9,
    "chats_per_minute": 10_000_000,
    "changes_per_minute": 10_000_000,
    "analyses_per_minute": 10_000_000,
    "connections_per_address": 100_000,
    "connections": 100_000,
    "names_per_address": 1_000_000,
    "tries_per_address": 1_000_000,
    "deals_per_address": 1_000_000,
    "tries_per_name": 1_000_000,
    "tries_in_all": 1_000_000,
    "proofs_per_hour": 1_000_000,
    "push_per_address": 1_000_000,
}
"""Limits for tests that are not about limits: all clients come from one address here."""


class Server:
    """A process of `overworld serve`."""

    def __init__(
        self,
        database: str,
        *arguments: str,
        limits: dict[str, int] | None = None,
        program: Sequence[str] = ("-m", "overworld"),
    ) -> None:
        self.database = database
        self._program = program
        self._arguments = list(arguments)
        for name, value in (OPEN_LIMITS if limits is None else limits).items():
            self._arguments += ["--limit", f"{name}={value}"]
        held = ExitStack()
        weakref.finalize(self, held.close)  # until then, the server may be started again
        ports = [held.enter_context(port) for port in reserve_ports(2)]  # one for each node
        self.metrics = f"127.0.0.1:{ports[0].getsockname()[1]}"
        self.url = ""
        self.start()

    def start(self, port: int = 0) -> None:
        """Start the process and wait until it answers."""
        self.spawn(port)
        try:
            self._answers()
        except BaseException:
            self.kill()  # no caller can stop a server that has not started
            raise

    def spawn(self, port: int) -> None:
        """Start the process without waiting for it."""
        command = [sys.executable, *self._program, "serve", "--port", str(port)]
        self.process = subprocess.Popen(
            [*command, "--database", self.database, "--metrics", self.metrics, *self._arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def _answers(self) -> None:
        """Wait until the process answers requests."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http" not in line:
            _, err = self.process.communicate()
            raise AssertionError(f"no server: {line}{err}")
        self.url = line.split()[-1]
        stop = time.monotonic() + PATIENCE
        with httpx.Client(
            timeout=PATIENCE
        ) as client:  # to make one takes longer than to ask twenty times
            while True:
                try:
                    if client.get(f"{self.url}/health").status_code == 200:
                        return
                except httpx.HTTPError:
                    assert self.process.poll() is None, self.process.communicate()
                assert time.monotonic() < stop, "the server does not answer"
                time.sleep(0.05)

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        self.process.kill()
        self.process.communicate()

    def restart(self) -> None:
        """Start again on the same port."""
        self.start(self.port)

    def stop(self) -> str:
        """Stop the process as an operator would; return its log."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        _, err = self.process.communicate(timeout=PATIENCE)
        return err


def reserve_ports(count: int) -> list[socket.socket]:
    """Return sockets that keep consecutive ports free for a server until they are closed.

    Linux lets a server listen on such a port, because the sockets do not listen. It gives the port
    to no other process and no outgoing connection, which would end a node with an error.
    """
    while True:
        ports: list[socket.socket] = []
        for _ in range(count):
            held = socket.socket()
            held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            ports.append(held)
            try:
                held.bind(("127.0.0.1", ports[-2].getsockname()[1] + 1 if ports[1:] else 0))
            except (OSError, OverflowError):
                break
        else:
            return ports
        for held in ports:
            held.close()


@contextmanager
def serving(database: str, *arguments: str, **settings: Any) -> Iterator[Server]:
    """Yield a running server and stop it afterwards."""
    server = Server(database, *arguments, **settings)
    try:
        yield server
    finally:
        server.stop()


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"


class Person:
    """A browser: a cookie, and requests that come from the server's own page."""

    def __init__(self, server: Server | str) -> None:
        self.url = server if isinstance(server, str) else server.url
        self.http = httpx.Client(base_url=self.url, headers={"Origin": self.url}, timeout=PATIENCE)
        self.ids = count(1)

    def __enter__(self) -> Self:
        self.http.get("/api/1/me").raise_for_status()
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return f"overworld={self.http.cookies['overworld']}"

    def make(self, *seats: dict[str, Any], **options: Any) -> str:
        """Make a table and return its code."""
        answer = self.http.post("/api/1/tables", json={"seats": seats, **options})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    def do(self, code: str, do: str, *, id: str | None = None, **action: Any) -> dict[str, Any]:
        """Send an action to a table over HTTP; return the answer, which is done or an error."""
        body = {"type": "act", "id": id or f"h{next(self.ids)}", "action": {"do": do, **action}}
        answer: dict[str, Any] = self.http.post(f"/api/1/tables/{code}/actions", json=body).json()
        return answer

    def table(self, code: str) -> dict[str, Any]:
        """Return the whole table."""
        answer: dict[str, Any] = self.http.get(f"/api/1/tables/{code}").json()
        return answer

    def socket(self, code: str, after: int = 0) -> Socket:
        """Return a socket at a table."""
        return Socket(self.url, code, {"Cookie": self.cookie, "Origin": self.url}, after)


class Socket:
    """A client's socket: keeps the table up to date as a page would."""

    def __init__(self, url: str, code: str, headers: dict[str, str], after: int = 0) -> None:
        self._url = f"{url.replace('http', 'ws', 1)}/api/1/tables/{code}/socket?after={after}"
        self._headers = headers
        self._ids = count(1)
        self._name = os.urandom(4).hex()
        self.seq = after
        self.game_seq = 0
        self.view: dict[str, Any] | None = None
        self.info: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.log: list[Any] = []
        self.seen: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}

    async def __aenter__(self) -> Self:
        self.connection: ClientConnection = await connect(
            self._url,
            additional_headers=self._headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        await self.receive()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.connection.close()

    async def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Apply the next message and return it."""
        text = await asyncio.wait_for(self.connection.recv(), timeout)
        message: dict[str, Any] = json.loads(text)
        self.seen.append(message)
        kind = message["type"]
        if kind in ("hello", "update"):
            assert kind == "hello" or message["seq"] == self.seq + 1, "an event is missing"
            self.seq = message["seq"]
            self.game_seq = message["game_seq"]
            self.view = message.get("view", self.view)
            self.info = message.get("info", self.info)
            self.you = message.get("you", self.you)
            if kind == "hello" and "log" in message:
                self.log = []
            self.log += message.get("log") or []
        if kind == "seated":
            self.you = message["you"]
        if message.get("id"):
            self.answers[message["id"]] = message
        return message

    async def send(self, do: str, *, id: str | None = None, **action: Any) -> str:
        """Send an action and return its id."""
        id = id or f"{self._name}{next(self._ids)}"
        frame = {"type": "act", "id": id, "action": {"do": do, **action}}
        await self.connection.send(json.dumps(frame))
        return id

    async def do(self, do: str, *, id: str | None = None, **action: Any) -> dict[str, Any]:
        """Send an action and return the answer."""
        id = await self.send(do, id=id, **action)
        while id not in self.answers:
            await self.receive()
        return self.answers.pop(id)

    async def until(self, test: Any, timeout: float = PATIENCE) -> None:
        """Apply messages until a condition is true."""
        stop = time.monotonic() + timeout
        while not test(self):
            await self.receive(max(0.01, stop - time.monotonic()))

    @property
    def hash(self) -> str | None:
        return None if self.view is None else str(self.view["hash"])
