"""Back up while the server runs, and restore into either kind of database."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.postgres import Postgres
from tests.server.stores import claims, event, execute, make, move, tell

from overworld.server.store.backup import backup, restore
from overworld.server.store.migrate import upgrade
from overworld.server.store.model import (
    NotEmpty,
    StoreError,
    TableWrite,
    Unavailable,
    Work,
    WrongSchema,
)
from overworld.server.store.store import Store

CODES = [f"T{number:02}" for number in range(8)]


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> str:
    if request.param == "postgres":
        return postgres.new_database()
    return str(tmp_path / "restored" / "games.sqlite3")


def test_a_backup_while_tables_are_played_is_restored(
    url: str, target: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.sqlite3"
    before: dict[str, int] = {}

    async def play(store: Store, code: str, done: asyncio.Event) -> None:
        await make(store, code, owners=["ada", code], work=Work(), deadline=77)
        before[code] = 1
        while not done.is_set():
            seq = before[code]
            events = [event(seq + 1, action=f"{code}{seq}"), event(seq + 2, "chat", "hi")]
            await store.append(
                TableWrite(code, events, "playing", '{"a": 1}', work=Work(), deadline=78)
            )
            before[code] += 2
            await store.count_try(code, seq == 1)

    async def story(store: Store) -> None:
        done = asyncio.Event()
        games = [asyncio.create_task(play(store, code, done)) for code in CODES]
        while (
            len(before) < len(CODES) or min(before.values()) < 5
        ):  # until each table has some events
            for failed in filter(asyncio.Task.done, games):
                await failed
            await asyncio.sleep(0.01)
        acknowledged = dict(before)
        await asyncio.to_thread(backup, url, file)
        done.set()
        await asyncio.gather(*games)
        before.update(acknowledged)

    async def check(store: Store) -> None:
        assert {row.code for row in await store.tables_of("ada")} == set(CODES)
        for code in CODES:
            row = await store.table(code)
            assert row is not None
            assert row.seq >= before[code]
            log = await store.events(code)
            assert [entry.seq for entry in log] == list(range(1, row.seq + 1))
            await move(store, row.seq + 1, code)
        assert await claims(store) == []
        tries = await store.tries()
        assert {code for code, (many, found) in tries.items() if many >= found == 1} == set(CODES)
        await make(store, "NEW")

    tell(url, story)
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup.sqlite3"]
    restore(file, target)
    rows = "SELECT * FROM events ORDER BY table_id, seq"
    assert execute(target, rows) == execute(str(file), rows)
    assert len(execute(target, "SELECT * FROM work")) == len(CODES)
    tell(target, check)


def test_a_backup_does_not_overwrite_a_file(url: str, tmp_path: Path) -> None:
    tell(url, make)
    file = tmp_path / "precious"
    file.write_text("mine")
    with pytest.raises(FileExistsError):
        backup(url, file)
    assert file.read_text() == "mine"


def test_restore_refuses_a_database_with_tables(url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite3"
    tell(url, make)
    backup(url, file)
    with pytest.raises(NotEmpty, match="has 1 tables already"):
        restore(file, url)
    assert execute(url, "SELECT count(*) FROM events") == [(1,)]


def test_an_empty_database_can_be_restored(url: str, target: str, tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        await store.health()

    tell(url, nothing)
    backup(url, tmp_path / "backup.sqlite3")
    restore(tmp_path / "backup.sqlite3", target)
    tell(target, make)


def test_a_backup_of_an_older_version_is_migrated(target: str, tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    upgrade(str(file), 1)
    with closing(sqlite3.connect(file)) as old, old:
        old.execute("INSERT INTO tables VALUES (7, 'AAAA', 1, 1, 1, 'open', '{}')")
        old.execute("INSERT INTO events VALUES (7, 1, 'create', 1, 'take c1', 1, NULL)")
    restore(file, target)
    tell(target, lambda store: move(store, 2))
    assert execute(str(file), "PRAGMA user_version") == [(1,)]


def test_a_backup_of_an_older_postgres_keeps_its_schema(postgres_url: str, tmp_path: Path) -> None:
    upgrade(postgres_url, 1)
    backup(postgres_url, tmp_path / "backup.sqlite3")
    assert execute(str(tmp_path / "backup.sqlite3"), "PRAGMA user_version") == [(1,)]


def test_backup_refuses_other_files(postgres_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite3"
    empty = tmp_path / "empty.sqlite3"
    empty.touch()
    text = tmp_path / "text"
    text.write_text("no database" * 999)
    with pytest.raises(Unavailable, match="there is no database"):
        backup(str(tmp_path / "nothing.sqlite3"), file)
    with pytest.raises(WrongSchema, match="not a database of overworld"):
        backup(str(empty), file)
    for source in (str(text), postgres_url, "postgresql://overworld@127.0.0.1:1/nothing"):
        with pytest.raises(StoreError):
            backup(source, file)
    with pytest.raises(Unavailable):
        restore(text, postgres_url)
    assert sorted(tmp_path.glob("backup*")) == []
