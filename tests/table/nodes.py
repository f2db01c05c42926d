"""Hubs without a network: a real database, a fake clock, and listeners that record messages."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from tests.table.script import BOX, NOW

from overworld.server.hub.clock import NodeClock
from overworld.server.hub.hub import Hub
from overworld.server.settings import Settings
from overworld.server.store import open_store
from overworld.server.store.store import Store
from overworld.server.table.actions import AnyAction
from overworld.server.table.errors import Refused


class Time:
    """A fake wall clock and a fake monotonic clock."""

    def __init__(self) -> None:
        self.wall = NOW
        self.steady = 0

    def passes(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds


class Follower:
    """A listener that records all messages."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.heard: list[dict[str, Any]] = []
        self.dismissed = ""

    def send(self, message: bytes) -> None:
        assert not self.dismissed, "a dismissed listener gets no messages"
        self.heard.append(json.loads(message))

    def dismiss(self, refused: Refused) -> None:
        self.dismissed = refused.error

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "update"]


class Node(Hub):
    """A hub with short methods for tests."""

    def __init__(self, store: Store, settings: Settings, time: Time) -> None:
        clock = NodeClock(lambda: time.wall, lambda: time.steady)
        super().__init__(store, settings, (BOX,), clock=clock, rng=random.Random(7))
        self.time = time
        self._ids = count(1)

    async def do(self, code: str, action: AnyAction, owner: str, id: str = "") -> Any:
        return await self.act(code, action, owner, id or f"id{next(self._ids)}")

    async def answer(self, code: str, action: AnyAction, owner: str) -> str:
        try:
            await self.do(code, action, owner)
        except Refused as refused:
            return refused.error
        return "ok"

    async def follow(self, code: str, owner: str) -> Follower:
        follower = Follower(owner)
        (await self.rooms.get(code)).listeners.add(follower)
        return follower


@asynccontextmanager
async def node_on(url: str, time: Time | None = None, **settings: Any) -> AsyncIterator[Node]:
    """Open a hub on a database."""
    store = open_store(url)
    await store.open()
    try:
        yield Node(store, Settings(url, **settings), time or Time())
    finally:
        await store.close()


def tell(folder: Path, story: Callable[[Node], Awaitable[None]], **settings: Any) -> None:
    """Run a test with one hub on a new SQLite file."""

    async def telling() -> None:
        async with node_on(f"sqlite:///{folder / 'tables.sqlite3'}", **settings) as node:
            await story(node)

    asyncio.run(telling())
