"""Helpers for tests with stores of both kinds."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from typing import Any

import psycopg

from overworld.server.store import open_store
from overworld.server.store.location import is_postgres, sqlite_path
from overworld.server.store.model import TableWrite
from overworld.server.store.store import Store
from overworld.server.table.events import Event

START = 1_700_000_000_000


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def tell(url: str, story: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test function with an open store."""

    async def run() -> None:
        async with opened(url) as store:
            await story(store)

    asyncio.run(run())


def event(seq: int, kind: str = "move", text: str = "take c1", action: str = "") -> Event:
    return Event(seq, kind, seq % 2, text, START + seq, action)


async def make(store: Store, code: str = "AAAA", **more: Any) -> None:
    """Create a table with one event."""
    await store.create(TableWrite(code, [event(1, "create")], "open", "{}", **more))


async def move(store: Store, seq: int, code: str = "AAAA", **more: Any) -> None:
    """Append a move to a table."""
    await store.append(TableWrite(code, [event(seq)], "playing", "{}", **more))


async def claims(
    store: Store, now: int = START + 1000, lease: int = 10, most: int = 99, slow: bool = True
) -> list[tuple[str, int]]:
    """Claim all work that this node can take now, and return it in order."""
    found: list[tuple[str, int]] = []
    while len(found) < most:
        claim = await store.claim_work(store.node, now, lease, slow=slow)
        if claim is None:
            break
        found.append((claim.code, claim.seq))
    return found


def execute(url: str, statement: str) -> list[tuple[Any, ...]]:
    """Return the rows of a statement, without the store."""
    if is_postgres(url):
        with psycopg.connect(url) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []
    with closing(sqlite3.connect(sqlite_path(url))) as lite, lite:
        return lite.execute(statement).fetchall()
