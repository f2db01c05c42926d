"""Stores when processes die, disks are full and databases are unreachable."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import psycopg
import pytest
from tests.patience import PATIENCE
from tests.server import stream
from tests.server.postgres import Postgres
from tests.server.stores import event, execute, make, move, opened, tell

from overworld.server.store import open_store, postgres_pool
from overworld.server.store.backup import backup, restore
from overworld.server.store.location import announce_url, running_url, sqlite_path
from overworld.server.store.model import RESYNC, InUse, StoreError, TableWrite, Unavailable
from overworld.server.store.postgres import PostgresStore
from overworld.server.store.postgres_pool import Connection
from overworld.server.store.sqlite import SqliteStore
from overworld.server.store.sqlite_writer import Writer
from overworld.server.store.store import Store
from overworld.server.table.events import Event

ROOT = Path(__file__).parent.parent.parent


def test_acknowledged_events_survive_a_kill(url: str) -> None:
    command = [sys.executable, "-m", "tests.server.stream", url]
    acknowledged: dict[str, int] = {}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout):
            if number == 1000:
                process.kill()
            # The last line may be truncated; all others were acknowledged.
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


def test_a_full_database_refuses_and_continues_when_there_is_room(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await make(store)
        big = event(2, text="x" * 100_000)
        await store._write("PRAGMA max_page_count = 20")
        for _ in range(2):
            with pytest.raises(Unavailable, match="full"):
                await store.append(TableWrite("AAAA", [big], "playing", "{}"))
        assert await store.events("AAAA") == [event(1, "create")]
        await store._write("PRAGMA max_page_count = 1000000")
        await store.append(TableWrite("AAAA", [big], "playing", "{}"))
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
                store.append(
                    TableWrite(code, [event(2, text="x" * 90_000), event(3)], "playing", "{}")
                )
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
def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "text.txt").write_text("This is no database, but a text of some length.\n" * 99)
    with pytest.raises(StoreError):
        tell(str(tmp_path / name), make)
    assert not (tmp_path / "text.txt.lock").exists()


def test_health_does_not_write(sqlite_url: str) -> None:
    path = sqlite_path(sqlite_url)

    async def story(store: Store) -> None:
        await make(store)
        log = path.with_name(f"{path.name}-wal")
        before = (log.stat().st_size, log.stat().st_mtime_ns, path.stat().st_mtime_ns)
        for _ in range(20):
            await store.health()
        assert (log.stat().st_size, log.stat().st_mtime_ns, path.stat().st_mtime_ns) == before

    tell(sqlite_url, story)


def test_health_tries_to_write_again_after_that_has_failed(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await make(store)
        await store._write("PRAGMA max_page_count = 20")
        with pytest.raises(Unavailable, match="full"):
            await store.append(TableWrite("AAAA", [event(2, text="x" * 100_000)], "playing", "{}"))
        await store._write("PRAGMA query_only = ON")  # a disk that became read-only
        with pytest.raises(Unavailable):
            await move(store, 2)
        with pytest.raises(Unavailable):
            await store.health()
        await store._read("SELECT 1")
        assert store._writer is not None
        store._writer._connection.execute("PRAGMA query_only = OFF")
        await store.health()
        await move(store, 2)

    tell(sqlite_url, story)


def test_writes_that_wait_for_a_stuck_disk_fail_and_are_dropped(
    sqlite_url: str,
) -> None:
    gate = threading.Event()

    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await make(store)
        assert store._writer is not None
        store._writer._patience = 0.2
        stuck = asyncio.create_task(store._writer.do(lambda _: gate.wait(30)))
        await asyncio.sleep(0)
        with pytest.raises(Unavailable, match="did not answer within"):
            await move(store, 2)
        with pytest.raises(Unavailable):
            await stuck
        gate.set()
        store._writer._patience = PATIENCE
        await move(store, 2, owners=["ada"])
        assert [entry.seq for entry in await store.events("AAAA")] == [1, 2]

    tell(sqlite_url, story)


def test_a_slow_query_is_interrupted(sqlite_url: str) -> None:
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"

    async def story() -> None:
        async with opened(sqlite_url) as patient:
            await make(patient)
        store = SqliteStore(sqlite_path(sqlite_url), patience=0.3)
        await store.open()
        try:
            for _ in range(4):  # more often than there are threads
                with pytest.raises(Unavailable, match="did not answer within"):
                    await store._read(endless)
            async with asyncio.timeout(PATIENCE):
                while True:  # until the threads have noticed
                    try:
                        assert len(await store.events("AAAA")) == 1
                        break
                    except Unavailable:
                        await asyncio.sleep(0.05)
        finally:
            await store.close()

    asyncio.run(story())


def test_only_its_owner_reads_a_database_and_its_backups(sqlite_url: str, tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        path = sqlite_path(sqlite_url)

        async def story(store: Store) -> None:
            await make(store)
            files = sorted(path.parent.iterdir())
            assert len(files) == 4  # also the log, its index, and the lock
            assert {file.stat().st_mode & 0o777 for file in files} == {0o600}

        tell(sqlite_url, story)
        backup(sqlite_url, tmp_path / "backup")
        restore(tmp_path / "backup", str(tmp_path / "restored"))
        for name in ("backup", "restored"):
            assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(before)


def test_a_second_server_on_a_file_is_refused_with_the_url_of_the_first(sqlite_url: str) -> None:
    assert running_url(sqlite_url) is None

    async def story(store: Store) -> None:
        await make(store)
        with pytest.raises(InUse, match="in use by another server: stop that one"):
            await open_store(sqlite_url).open()
        assert running_url(sqlite_url) == ""
        announce_url(sqlite_url, "http://127.0.0.1:8765")
        with pytest.raises(InUse, match=r"another server at http://127\.0\.0\.1:8765") as refused:
            await open_store(sqlite_url).open()
        assert refused.value.address == "http://127.0.0.1:8765"
        assert running_url(sqlite_url) == "http://127.0.0.1:8765"
        backup(sqlite_url, sqlite_path(sqlite_url).with_name("backup"))
        with pytest.raises(InUse):
            restore(sqlite_path(sqlite_url).with_name("backup"), sqlite_url)
        await move(store, 2)

    tell(sqlite_url, story)
    assert running_url(sqlite_url) is None
    tell(sqlite_url, lambda store: move(store, 3))


def test_a_killed_server_leaves_its_file_to_the_next(sqlite_url: str) -> None:
    command = [sys.executable, "-m", "tests.server.stream", sqlite_url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        assert running_url(sqlite_url) == ""
        process.kill()
    assert running_url(sqlite_url) is None
    tell(sqlite_url, make)


@pytest.mark.parametrize(
    "url", ["postgresql://ada:pa%zzword@host/games", "postgresql://[::1/x", "mysql://a:pa%zz@host"]
)
def test_the_error_about_a_bad_url_is_one_line_without_its_password(url: str) -> None:
    with pytest.raises(ValueError, match="names no database") as refused:
        open_store(url)
    assert "\n" not in str(refused.value)
    assert "pa%" not in str(refused.value)


def test_sqlite_has_no_notifications(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        assert [notice async for notice in store.notifications()] == []

    tell(sqlite_url, story)


class Ear:
    """Collects notifications."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []

    async def listen(self, store: Store) -> None:
        async for notice in store.notifications():
            self.heard.append(notice)

    async def wait_for(self, *notices: tuple[str, int]) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.heard[-len(notices) :] != list(notices):
                await asyncio.sleep(0.01)
        self.heard.clear()


@asynccontextmanager
async def two_nodes(url: str) -> AsyncIterator[tuple[Store, Store, Ear]]:
    """Open two nodes, and collect the notifications of the second."""
    async with opened(url) as first, opened(url) as second:
        ear = Ear()
        task = asyncio.create_task(ear.listen(second))
        await ear.wait_for(RESYNC)
        yield first, second, ear
    # A closed store ends its notifications.
    await asyncio.wait_for(task, PATIENCE)


def test_nodes_are_notified_of_appends_by_others(postgres_url: str) -> None:
    async def story() -> None:
        async with two_nodes(postgres_url) as (first, second, ear):
            await make(first)
            await second.follow(["AAAA"])
            await move(second, 2)
            await first.append(TableWrite("AAAA", [event(3), event(4)], "playing", "{}"))
            await move(first, 5)
            await ear.wait_for(("AAAA", 4), ("AAAA", 5))
            await first.delete("AAAA")
            await ear.wait_for(("AAAA", 0))

    asyncio.run(story())


def test_following_a_table_waits_for_an_append_that_removes_the_node(postgres_url: str) -> None:
    """The append began while the node was gone, and ends after the node is back."""

    async def story() -> None:
        async with two_nodes(postgres_url) as (first, second, ear):
            await make(first)
            await second.follow(["AAAA"])
            async with await psycopg.AsyncConnection.connect(postgres_url) as append:
                await append.execute("UPDATE tables SET holders = '{}' WHERE code = 'AAAA'")
                following = asyncio.create_task(second.follow(["AAAA"]))
                while not await blocked(postgres_url):
                    assert not following.done(), "the node does not wait for the append"
                    await asyncio.sleep(0.01)
            await following
            await move(first, 2)
            await ear.wait_for(("AAAA", 2))

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


async def blocked(url: str) -> bool:
    """Return whether a statement waits for a lock."""
    async with await psycopg.AsyncConnection.connect(url) as connection:
        found = await connection.execute(
            "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        )
        return await found.fetchone() is not None


def test_a_node_that_reconnects_is_notified_of_tables_that_it_follows_again(
    postgres_url: str,
) -> None:
    """Other nodes have noticed that it was gone, but not yet that it is back."""
    vanish = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE application_name = 'overworld {node}'"
    )

    async def story() -> None:
        async with two_nodes(postgres_url) as (first, second, ear):
            await make(first)
            await second.follow(["AAAA"])
            assert second.node in await first.nodes()
            await asyncio.to_thread(execute, postgres_url, vanish.format(node=second.node))
            async with asyncio.timeout(PATIENCE):
                while second.node in await first.nodes():
                    await asyncio.sleep(0.01)
            await ear.wait_for(RESYNC)
            await second.follow(["AAAA"])
            await move(first, 2)
            await move(first, 3)
            await ear.wait_for(("AAAA", 2), ("AAAA", 3))

    asyncio.run(story())


def test_nodes_are_notified_only_about_tables_that_they_hold(postgres_url: str) -> None:
    async def story() -> None:
        async with two_nodes(postgres_url) as (first, second, ear):
            for code in ("AAAA", "BBBB", "CCCC"):
                await make(first, code)
            await second.follow(["BBBB", "CCCC"])
            await second.follow(["CCCC"])
            await second.unfollow("BBBB")
            for code in ("AAAA", "BBBB", "CCCC"):
                await move(first, 2, code)
            await ear.wait_for(("CCCC", 2))
            assert await second.seqs(["AAAA", "CCCC", "ZZZZ"]) == {"AAAA": 2, "CCCC": 2}

    asyncio.run(story())


def test_a_node_that_follows_during_an_append_misses_nothing(
    postgres_url: str,
) -> None:
    """A node that follows and then reads has the event, or is notified of it."""

    async def story() -> None:
        async with two_nodes(postgres_url) as (first, second, ear):
            codes = [f"T{number:02}" for number in range(60)]
            for code in codes:
                await make(first, code)

            async def begin(code: str) -> int:
                await second.follow([code])
                return len(await second.events(code))

            found = await asyncio.gather(
                *(begin(code) for code in codes), *(move(first, 2, code) for code in codes)
            )
            known = {code for code, seq in zip(codes, found, strict=False) if seq == 2}
            async with asyncio.timeout(PATIENCE):
                while known | {code for code, _ in ear.heard} != set(codes):
                    await asyncio.sleep(0.01)

    asyncio.run(story())


def test_a_dead_node_is_not_notified(postgres_url: str) -> None:
    def holders() -> list[str]:
        found: list[str] = execute(postgres_url, "SELECT holders FROM tables")[0][0]
        return found

    async def story() -> None:
        async with opened(postgres_url) as first:
            await make(first)
            async with opened(postgres_url) as second:
                ear = Ear()
                task = asyncio.create_task(ear.listen(second))
                await ear.wait_for(RESYNC)
                await second.follow(["AAAA"])
                assert await first.nodes() == {first.node, second.node}
                await move(first, 2)
                assert second.node in holders()
            await task
            async with asyncio.timeout(PATIENCE):
                while await first.nodes() != {first.node}:
                    await asyncio.sleep(0.01)
            await move(first, 3)
            assert second.node not in holders()

    asyncio.run(story())


async def is_unavailable(store: Store, seq: int) -> None:
    calls = (store.events("AAAA"), move(store, seq), store.health(), make(store, "BBBB"))
    answers = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Unavailable] * len(calls)


def test_the_store_recovers_after_postgres_was_away(postgres: Postgres, postgres_url: str) -> None:
    async def story() -> None:
        async with two_nodes(postgres_url) as (first, second, ear):
            await make(first)
            await second.follow(["AAAA"])
            await asyncio.gather(*(first.events("AAAA") for _ in range(20)))
            await asyncio.to_thread(postgres.stop)
            try:
                await is_unavailable(first, 2)
            finally:
                await asyncio.to_thread(postgres.start)
            await move(first, 2)
            await second.health()
            await asyncio.gather(*(first.events("AAAA") for _ in range(20)))
            # The notification itself arrives only if this connection was back first.
            async with asyncio.timeout(PATIENCE):
                while RESYNC not in ear.heard:
                    await asyncio.sleep(0.01)
            await move(first, 3)
            await ear.wait_for(("AAAA", 3))

    asyncio.run(story())


def test_the_store_reconnects_after_a_restart_of_postgres(
    postgres: Postgres, postgres_url: str
) -> None:
    async def story(store: Store) -> None:
        await make(store)
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        await move(store, 2)

    tell(postgres_url, story)


def test_a_call_fails_when_postgres_does_not_answer(postgres: Postgres, postgres_url: str) -> None:
    async def story(store: Store) -> None:
        await make(store)
        thaw = postgres.freeze()
        try:
            await is_unavailable(store, 2)
        finally:
            thaw()
        # PostgreSQL may have carried out the append later, but only once.
        log = await store.events("AAAA")
        await move(store, len(log) + 1)
        assert [entry.seq for entry in await store.events("AAAA")] == list(range(1, len(log) + 2))

    tell(postgres_url, story)


def test_an_append_whose_answer_was_lost_counts(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    carry_out = postgres_pool._alone
    failures = 1

    async def lose_one_answer(
        connection: Connection, job: postgres_pool._Append, *, again: bool
    ) -> bool | Exception:
        nonlocal failures
        answer = await carry_out(connection, job, again=again)
        if failures and job.events[0].seq == 2:
            failures -= 1
            raise psycopg.OperationalError("the connection is lost")
        return answer

    monkeypatch.setattr(postgres_pool, "_alone", lose_one_answer)

    async def story(store: Store) -> None:
        await make(store)
        mine = Event(2, "move", 0, "take c1", 1, "x")
        await store.append(TableWrite("AAAA", [mine], "playing", "{}"))
        assert not failures
        assert await store.events("AAAA", after=1) == [mine]

    tell(postgres_url, story)


def test_a_call_during_an_outage_fails_with_the_reason_and_without_waiting(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A call that waits so long fails below.
    monkeypatch.setattr(postgres_pool, "PATIENCE", 100 * PATIENCE)

    async def story(store: Store) -> None:
        await make(store)
        await asyncio.gather(*(store.events("AAAA") for _ in range(20)))
        await asyncio.to_thread(postgres.stop)
        try:
            async with asyncio.timeout(PATIENCE):
                for _ in range(10):  # more often than there are connections from before
                    with pytest.raises(Unavailable, match=r"refused|terminating"):
                        await store.events("AAAA")
        finally:
            await asyncio.to_thread(postgres.start)
        await move(store, 2)

    tell(postgres_url, story)


def test_a_slow_statement_is_not_an_outage(postgres_url: str) -> None:
    """The pool does not try it again and keeps all connections."""

    async def story(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        await make(store)
        await asyncio.gather(*(store.events("AAAA") for _ in range(8)))
        idle = list(store._pool._idle)
        tries = 0

        async def slow(connection: Connection) -> None:
            nonlocal tries
            tries += 1
            await connection.execute("SET statement_timeout = 20")
            try:
                await connection.execute("SELECT pg_sleep(5)")
            finally:
                await connection.execute("SET statement_timeout = 2400")

        with pytest.raises(Unavailable, match="took longer"):
            await store._pool.do(slow)
        assert tries == 1
        assert set(store._pool._idle) == set(idle)
        assert not any(connection.closed for connection in idle)

    tell(postgres_url, story)


def test_an_unreachable_postgres_is_unavailable() -> None:
    with pytest.raises(Unavailable, match="reached"):
        tell("postgresql://overworld@127.0.0.1:1/nothing", make)


def test_a_disk_that_failed_counts_as_failed_until_something_is_written(tmp_path: Path) -> None:
    def breaks(connection: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def story() -> None:
        writer = Writer(tmp_path / "some.sqlite3")
        await writer.do(lambda one: one.execute("CREATE TABLE some (number)"))
        with pytest.raises(Unavailable):
            await writer.do(breaks)
        told = [writer.failed]
        for statement in ("DELETE FROM some", "INSERT INTO some VALUES (1)"):
            await writer.do(lambda one, asked=statement: one.execute(asked))  # type: ignore[misc]
            told.append(writer.failed)
        assert told == [True, True, False], "to delete nothing is not written"
        await writer.close()

    asyncio.run(story())


def test_a_node_that_vanishes_in_a_transaction_blocks_its_tables_for_a_moment_only(
    postgres: Postgres,
) -> None:
    """A machine without power closes no connection, so PostgreSQL would wait for hours."""
    url = postgres.new_database()

    async def story(store: Store) -> None:
        await make(store)
        vanished = await postgres_pool.connect(url)
        try:
            await vanished.execute("BEGIN")
            await vanished.execute("UPDATE tables SET updated = 0 WHERE code = 'AAAA'")
            async with asyncio.timeout(PATIENCE):
                while (row := await store.table("AAAA")) is not None and row.seq == 1:
                    with suppress(Unavailable):
                        await move(store, 2)
        finally:
            await vanished.close()

    tell(url, story)
