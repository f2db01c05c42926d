"""The application of a server in the process of a test: no ports, no bots, no waiting."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Self

import httpx
from tests.patience import PATIENCE

from overworld.game import CHANCE, Game
from overworld.server.http.app import create_app
from overworld.server.http.identity import new_secret
from overworld.server.hub.node import Node
from overworld.server.limits import ClientLimits
from overworld.server.settings import Settings

ORIGIN = "http://127.0.0.1:8765"
HERE, ONLINE = {"kind": "here"}, {"kind": "online"}


class Inside:
    """A node whose store is open, and everything that strangers can do to it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node = Node(settings)
        self.node.limits = ClientLimits(settings, lambda: 0.0)  # buckets do not refill
        self.app: Any = create_app(self.node)

    def person(self, address: str = "203.0.113.5", **headers: str) -> httpx.AsyncClient:
        """Return a browser at an address, with a secret and the origin of this server."""
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(app=self.app, client=(address, 50_000)),
            base_url=ORIGIN,
            headers={"Origin": ORIGIN, **headers},
            cookies={"overworld": new_secret()},
        )

    async def table(self, person: httpx.AsyncClient, *seats: dict[str, Any]) -> str:
        """Make a table and return its code."""
        body = {"seats": seats or (HERE, HERE)}
        answer = await person.post("/api/1/tables", json=body)
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    def socket(self, code: str, person: httpx.AsyncClient, **headers: str) -> Knock:
        """Return a socket with the cookie of a person."""
        address = person._transport.client[0]  # type: ignore[attr-defined]
        cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        given = {"host": "127.0.0.1:8765", "origin": ORIGIN, "cookie": cookies, **headers}
        return Knock(self.app, f"/api/1/tables/{code}/socket", address, given)


class Knock:
    """A socket of an application, with the frames that each side has sent."""

    def __init__(self, app: Any, path: str, address: str, headers: dict[str, str]) -> None:
        self._app = app
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": ("127.0.0.1", 8765),
            "client": (address, 50_001),
            "root_path": "",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "subprotocols": [],
            "state": {},
            "extensions": {"websocket.http.response": {}},
        }

    async def __aenter__(self) -> Self:
        self._said.put_nowait({"type": "websocket.connect"})
        served = self._app(self._scope, self._said.get, self._heard.put)
        self._task = asyncio.create_task(served)
        self.answer = await self.hear()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, PATIENCE)

    @property
    def status(self) -> int:
        """The status of the answer to the handshake."""
        return 101 if self.answer["type"] == "websocket.accept" else int(self.answer["status"])

    async def hear(self) -> dict[str, Any]:
        """Return the next ASGI message of the application."""
        return await asyncio.wait_for(self._heard.get(), PATIENCE)

    async def read(self) -> dict[str, Any]:
        """Return the next message."""
        found: dict[str, Any] = json.loads((await self.hear())["text"])
        return found

    def say(self, text: str) -> None:
        """Send a frame."""
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def do(self, do: str, id: str, **action: Any) -> dict[str, Any]:
        """Send an action and return the answer."""
        self.say(json.dumps({"type": "act", "id": id, "action": {"do": do, **action}}))
        while True:
            message = await self.read()
            if message.get("id") == id or message["type"] == "error":
                return message


@asynccontextmanager
async def inside(folder: Path, **settings: Any) -> AsyncIterator[Inside]:
    """Yield an application on a new SQLite file, or on a given `database`."""
    database = settings.pop("database", f"sqlite:///{folder / 'tables.sqlite3'}")
    found = Inside(Settings(database, **settings))
    await found.node.store.open()
    try:
        yield found
    finally:
        await found.node.store.close()


@cache
def long_record() -> str:
    """Return the record of a game of about 300 steps."""
    rng, game = random.Random(1), Game(2)
    while game.turn is not None:
        if game.turn == CHANCE:
            game.deal(rng)
            continue
        game.play(rng.choice(list(game.legal_moves)))
    assert game.step_number > 250
    return game.record()


@asynccontextmanager
async def occupied(found: Inside) -> AsyncIterator[None]:
    """Keep the offload thread busy meanwhile, so that all other work waits for it."""
    told = threading.Event()
    task = asyncio.create_task(found.node.hub.offload.run("somebody", told.wait, 60))
    try:
        yield
    finally:
        told.set()
        await task
