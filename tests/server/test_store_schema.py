"""Creation and migration of schemas."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.stores import START, claims, event, execute, make, move, opened, tell

from overworld.server.store.location import is_postgres, sqlite_path
from overworld.server.store.migrate import VERSION, migrations, upgrade
from overworld.server.store.model import Work, WrongSchema
from overworld.server.store.sql import LAST_BEAT
from overworld.server.store.store import Store
from overworld.server.table.events import FORGETTABLE_KINDS

OLD = Path(__file__).parent / "old"

COLUMNS = {
    "tables": ["id", "code", "created", "updated", "seq", "status", "summary", "deadline", "day"],
    "events": ["table_id", "seq", "kind", "seat", "text", "at", "action"],
    "owners": ["owner", "table_id"],
    "work": [
        *("table_id", "seq", "node", "leased_until"),
        *("queued", "owner", "slow", "alone", "attempts", "address"),
    ],
    "beat": ["at"],
    "outages": ["since", "until"],
    "snapshots": ["table_id", "seq", "text"],
    "reviews": ["table_id", "asked", "node", "leased_until", "attempts", "text", "address"],
    "served": ["queue", "who", "at"],
    "address_key": ["value"],
    "players": ["owner", "name", "key", "created", "renamed", "recovery", "face", "ghost"],
    "devices": ["secret", "owner", "label", "day"],
    "passkeys": ["id", "owner", "public_key", "counter", "rp", "label", "day"],
    "proofs": ["id", "kind", "owner", "until"],
    "waiting": [
        *("owner", "name", "address", "sizes", "speeds", "patience", "since", "beat", "pressed"),
        *("state", "offer", "ready", "until", "plan", "refused"),
    ],
    "blocks": ["owner", "blocked", "name", "at"],
    "reports": [
        *("id", "reporter", "reported", "code", "seat"),
        *("name", "reason", "text", "lines", "at"),
    ],
    "invited": ["owner", "invitation", "at"],
    "people_key": ["value"],
    "results": ["table_id", "ended", "box", "size", "rated", "deal"],
    "result_seats": [
        *("table_id", "seat", "owner", "bot", "place", "xp", "lead", "kept", "mu", "sigma"),
        "excused",
    ],
    "missing_results": ["table_id"],
    "ratings": ["owner", "mu", "sigma", "games", "last"],
    "rated_games": ["number", "table_id", "size", "ended"],
    "rated_seats": ["number", "seat", "owner", "bot", "place", "gone"],
    "day_key": ["value"],
    "attempts": ["day", "owner", "code", "started", "address"],
    "pars": ["day", "bot", "lead", "node", "leased_until", "attempts"],
}


def columns(url: str, table: str) -> list[str]:
    if is_postgres(url):
        rows = execute(
            url,
            "SELECT column_name FROM information_schema.columns "
            f"WHERE table_name = '{table}' AND table_schema = 'public' ORDER BY ordinal_position",
        )
    else:
        rows = execute(url, f"SELECT name FROM pragma_table_info('{table}')")
    return [name for (name,) in rows]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_code_expects_the_last_file_and_none_is_missing(kind: str) -> None:
    assert list(migrations(kind)) == list(range(1, VERSION + 1))


def version(url: str) -> int:
    """Return the version that a database names."""
    statement = "SELECT version FROM schema_version" if is_postgres(url) else "PRAGMA user_version"
    return int(execute(url, statement)[0][0])


def test_an_empty_database_gets_the_current_schema(url: str) -> None:
    tell(url, make)
    more = {"tables": ["holders"]} if is_postgres(url) else {}
    for table, expected in COLUMNS.items():
        assert columns(url, table) == [*expected, *more.get(table, [])]
    assert version(url) == VERSION
    upgrade(url)
    assert execute(url, "SELECT code FROM tables") == [("AAAA",)]


def of_alembic(url: str) -> None:
    """Create a database of a version that used Alembic, with one table where a bot has to move."""
    dump = (OLD / f"alembic-{'postgres' if is_postgres(url) else 'sqlite'}.sql").read_text("utf-8")
    if is_postgres(url):
        execute(url, dump)
    else:
        path = sqlite_path(url)
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(dump)


def test_a_database_of_alembic_is_migrated(url: str) -> None:
    of_alembic(url)

    async def story(store: Store) -> None:
        code = execute(url, "SELECT code FROM tables")[0][0]
        log = await store.events(code)
        assert [entry.kind for entry in log] == ["create", "start", "chat", *["move"] * 4]
        assert await claims(store, START * 2) == [(code, 7)]
        await move(store, 8, code, work=Work(), deadline=5)
        assert await store.claim_due(5, 10) == [code]
        assert await store.inactive(START * 2, 9) == [code]

    tell(url, story)
    tell(url, make)
    assert version(url) == VERSION
    # A version that used Alembic reads this and refuses to start.
    assert execute(url, "SELECT version_num FROM alembic_version") == [(f"{VERSION:04}",)]


def test_a_database_of_alembic_has_the_schema_of_a_new_one(url: str) -> None:
    of_alembic(url)
    upgrade(url)
    for table, expected in COLUMNS.items():
        assert columns(url, table)[: len(expected)] == expected


def test_an_older_schema_is_migrated_with_its_data(url: str) -> None:
    if not is_postgres(url):
        sqlite_path(url).parent.mkdir(parents=True)
    upgrade(url, 1)
    assert "deadline" not in columns(url, "tables")
    execute(
        url,
        "INSERT INTO tables (code, created, updated, seq, status, summary) "
        f"VALUES ('AAAA', {START + 1}, {START + 1}, 1, 'open', '{{}}')",
    )
    execute(
        url,
        "INSERT INTO events (table_id, seq, kind, seat, text, at) "
        f"SELECT id, 1, 'create', 1, 'take c1', {START + 1} FROM tables",
    )

    async def story(store: Store) -> None:
        assert await store.events("AAAA") == [event(1, "create")]
        await move(store, 2, work=Work(), deadline=5)
        assert await store.claim_due(5, 10) == ["AAAA"]

    tell(url, story)
    assert version(url) == VERSION


KILLED = """
import os, signal, sys
from overworld.server.store import migrate

url, after = sys.argv[1], int(sys.argv[2])
if url.startswith("sqlite"):
    whole = migrate._statements

    def statements(script):
        global after
        for statement in whole(script):
            if after == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            after -= 1
            yield statement

    migrate._statements = statements
else:
    migrate.VERSION += 1
    files = migrate.migrations
    migrate.migrations = lambda kind: {
        **files(kind), migrate.VERSION: f"SELECT pg_terminate_backend(pg_backend_pid())"
    }
migrate.upgrade(url, migrate.VERSION)
"""


@pytest.mark.parametrize("after", [0, 3, 9])
def test_a_killed_migration_changes_nothing(url: str, after: int) -> None:
    """The test kills the process or the connection."""
    of_alembic(url)
    events = execute(url, "SELECT * FROM events ORDER BY seq")
    command = [sys.executable, "-c", KILLED, url, str(after)]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert ended.returncode == -signal.SIGKILL or "terminating connection" in ended.stderr
    assert "day" not in columns(url, "tables")
    assert columns(url, "snapshots") == []
    assert execute(url, "SELECT version_num FROM alembic_version") == [("0002",)]
    tell(url, make)
    assert version(url) == VERSION
    assert execute(url, "SELECT * FROM events ORDER BY table_id, seq")[: len(events)] == events


def test_a_newer_schema_is_refused(url: str) -> None:
    tell(url, make)
    newer = "UPDATE schema_version SET version = 999"
    execute(url, newer if is_postgres(url) else "PRAGMA user_version = 999")
    with pytest.raises(WrongSchema, match=r"schema 999, .* up to \d+ only: install a newer"):
        tell(url, make)
    with pytest.raises(WrongSchema):
        upgrade(url)
    assert execute(url, "SELECT code FROM tables") == [("AAAA",)]


def test_nodes_that_start_together_migrate_once(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as first, opened(postgres_url) as second:
            await make(first)
            await move(second, 2)

    async def start() -> None:
        async with opened(postgres_url):
            pass

    async def together() -> None:
        await asyncio.gather(*(start() for _ in range(3)))

    asyncio.run(together())
    asyncio.run(story())


def test_forgetting_words_uses_its_index(sqlite_url: str) -> None:
    tell(sqlite_url, make)
    plan = execute(
        sqlite_url,
        "EXPLAIN QUERY PLAN SELECT table_id, seq FROM events "
        f"WHERE kind IN {FORGETTABLE_KINDS} AND text <> '' AND at < 5 LIMIT 9",
    )
    assert "events_words" in plan[0][3]


def test_looking_for_old_tables_uses_its_index(sqlite_url: str) -> None:
    tell(sqlite_url, make)
    plan = execute(
        sqlite_url,
        "EXPLAIN QUERY PLAN SELECT code FROM tables "
        "WHERE day <= 5 AND updated < 5 AND status <> 'archived' LIMIT 9",
    )
    assert "tables_day" in plan[0][3]


def test_looking_for_the_last_event_uses_its_index(sqlite_url: str) -> None:
    tell(sqlite_url, make)
    plan = execute(sqlite_url, "EXPLAIN QUERY PLAN " + LAST_BEAT.replace(":now", "5"))
    assert any("tables_day" in row[3] for row in plan), plan
    assert not any(row[3].startswith("SCAN tables") for row in plan), plan


def test_a_move_changes_an_index_of_its_table_at_most_once_a_day(postgres_url: str) -> None:
    """PostgreSQL calls such updates heap-only; without them every move would write to indexes."""

    async def story(store: Store) -> None:
        await make(store)
        for seq in range(2, 40):
            await move(store, seq)

    tell(postgres_url, story)
    hot = "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables WHERE relname = 'tables'"
    execute(postgres_url, "SELECT pg_stat_force_next_flush()")
    ((updates, heap_only),) = execute(postgres_url, hot)
    assert updates - 1 <= heap_only <= updates, "the status changes once"
