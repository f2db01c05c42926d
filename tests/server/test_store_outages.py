"""What a store does when processes die, disks are full and databases go away."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest
from tests.server import stream
from tests.server.postgres import Postgres
from tests.server.stores import event, make, move, opened, tell

from overworld.server.store import LOOK_AGAIN, Event, Store, StoreError, Unavailable, batches
from overworld.server.store.pool import Connection
from overworld.server.store.sqlite import SqliteStore
from overworld.server.store.urls import sqlite_path

ROOT = Path(__file__).parent.parent.parent


def test_what_was_acknowledged_survives_a_kill(url: str) -> None:
    command = [sys.executable, "-m", "tests.server.stream", url]
    acknowledged: dict[str, int] = {}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout):
            if number == 1000:
                process.kill()
            # A last line may be cut off; all others were acknowledged.
            if line.endswith("\n"):
                code, seq = line.split()
                acknowledged[code] = int(seq)
    assert len(acknowledged) == stream.TABLES
    assert sum(acknowledged.values()) > 1000

    async def story(store: Store) -> None:
        for code, seq in acknowledged.items():
            log = await store.events(code)
            row = await store.table(code)
            assert row is not None
            assert [entry.seq for entry in log] == list(range(1, row.seq + 1))
            assert row.seq >= seq
            assert row.seq % 2 == 1  # both events of an append, or none
            await move(store, row.seq + 1, code)

    tell(url, story)


def test_a_full_database_refuses_and_goes_on_when_there_is_room(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await make(store)
        big = event(2, text="x" * 100_000)
        await store._change("PRAGMA max_page_count = 20", ())
        for _ in range(2):
            with pytest.raises(Unavailable, match="full"):
                await store.append("AAAA", [big], "playing", "{}")
        assert await store.events("AAAA") == [event(1, "create")]
        await store._change("PRAGMA max_page_count = 1000000", ())
        await store.append("AAAA", [big], "playing", "{}")
        assert await store.events("AAAA", after=1) == [big]

    tell(sqlite_url, story)


def test_a_write_error_leaves_nothing_half_written(sqlite_url: str) -> None:
    path = sqlite_path(sqlite_url)

    async def story(store: Store) -> None:
        await make(store)
        await make(store, "BBBB")
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        room = path.with_name(f"{path.name}-wal").stat().st_size + 50_000
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, limits[1]))
        try:
            appends = [
                store.append(code, [event(2, text="x" * 90_000), event(3)], "playing", "{}")
                for code in ("AAAA", "BBBB")
            ]
            answers = await asyncio.gather(*appends, return_exceptions=True)
            assert all(isinstance(answer, Unavailable) for answer in answers)
            assert len(await store.events("AAAA")) == 1
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        for code in ("AAAA", "BBBB"):
            await move(store, 2, code)
            assert [entry.seq for entry in await store.events(code)] == [1, 2]

    tell(sqlite_url, story)
    tell(sqlite_url, lambda store: move(store, 3))


@pytest.mark.parametrize("name", ["", "text.txt"])
def test_a_file_that_is_no_database_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "text.txt").write_text("This is no database, but a text of some length.\n" * 99)
    with pytest.raises(StoreError):
        tell(str(tmp_path / name), make)


def test_sqlite_has_no_notices(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        assert [notice async for notice in store.notices()] == []

    tell(sqlite_url, story)


class Ear:
    """Collects notices."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []

    async def listen(self, store: Store) -> None:
        async for notice in store.notices():
            self.heard.append(notice)

    async def wait_for(self, *notices: tuple[str, int]) -> None:
        async with asyncio.timeout(10):
            while self.heard[-len(notices) :] != list(notices):
                await asyncio.sleep(0.01)
        self.heard.clear()


@asynccontextmanager
async def two_nodes(url: str) -> AsyncIterator[tuple[Store, Store, Ear]]:
    """Two nodes, and what the second hears."""
    async with opened(url) as first, opened(url) as second:
        ear = Ear()
        task = asyncio.create_task(ear.listen(second))
        await ear.wait_for(LOOK_AGAIN)
        yield first, second, ear
    # A store that is closed ends its notices.
    await asyncio.wait_for(task, 5)


def test_nodes_hear_what_others_append(postgres_url: str) -> None:
    async def story() -> None:
        async with two_nodes(postgres_url) as (first, second, ear):
            await make(first)
            await move(second, 2)
            await first.append("AAAA", [event(3), event(4)], "playing", "{}")
            await ear.wait_for(("AAAA", 1), ("AAAA", 4))
            await first.delete("AAAA")
            await ear.wait_for(("AAAA", 0))

    asyncio.run(story())


async def is_unavailable(store: Store, seq: int) -> None:
    before = time.monotonic()
    calls = (store.events("AAAA"), move(store, seq), store.health(), make(store, "BBBB"))
    answers = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Unavailable] * len(calls)
    assert time.monotonic() - before < 4


def test_postgres_goes_away_and_comes_back(postgres: Postgres, postgres_url: str) -> None:
    async def story() -> None:
        async with two_nodes(postgres_url) as (first, second, ear):
            await make(first)
            await asyncio.gather(*(first.events("AAAA") for _ in range(20)))
            await ear.wait_for(("AAAA", 1))
            await asyncio.to_thread(postgres.stop)
            try:
                await is_unavailable(first, 2)
            finally:
                await asyncio.to_thread(postgres.start)
            await move(first, 2)
            await second.health()
            await asyncio.gather(*(first.events("AAAA") for _ in range(20)))
            # Whether the notice itself came depends on who was back first.
            async with asyncio.timeout(10):
                while LOOK_AGAIN not in ear.heard:
                    await asyncio.sleep(0.01)
            await move(first, 3)
            await ear.wait_for(("AAAA", 3))

    asyncio.run(story())


def test_postgres_restarts_between_two_calls(postgres: Postgres, postgres_url: str) -> None:
    async def story(store: Store) -> None:
        await make(store)
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        await move(store, 2)

    tell(postgres_url, story)


def test_postgres_does_not_answer(postgres: Postgres, postgres_url: str) -> None:
    async def story(store: Store) -> None:
        await make(store)
        thaw = postgres.freeze()
        try:
            await is_unavailable(store, 2)
        finally:
            thaw()
        # What had been sent may have been carried out on waking; nothing is there twice.
        log = await store.events("AAAA")
        await move(store, len(log) + 1)
        assert [entry.seq for entry in await store.events("AAAA")] == list(range(1, len(log) + 2))

    tell(postgres_url, story)


def test_an_append_whose_answer_was_lost_counts(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    carry_out = batches._alone
    failures = 1

    async def lose_one_answer(
        connection: Connection, job: batches._Job, *, again: bool
    ) -> bool | Exception:
        nonlocal failures
        answer = await carry_out(connection, job, again=again)
        if failures and job.events[0].seq == 2:
            failures -= 1
            raise psycopg.OperationalError("the connection is lost")
        return answer

    monkeypatch.setattr(batches, "_alone", lose_one_answer)

    async def story(store: Store) -> None:
        await make(store)
        mine = Event(2, "move", 0, "take c1", 1, "x")
        await store.append("AAAA", [mine], "playing", "{}")
        assert not failures
        assert await store.events("AAAA", after=1) == [mine]

    tell(postgres_url, story)


def test_no_postgres_at_all() -> None:
    with pytest.raises(Unavailable, match="reached"):
        tell("postgresql://overworld@127.0.0.1:1/nothing", make)
