"""How schemas come about and grow older."""

from __future__ import annotations

import asyncio

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from tests.server.stores import START, event, execute, make, move, opened, tell

from overworld.server.store import FORGETTABLE, Store, WrongSchema
from overworld.server.store.schema import HEAD, upgrade
from overworld.server.store.urls import is_postgres

COLUMNS = {
    "tables": ["id", "code", "created", "updated", "seq", "status", "summary", "deadline"],
    "events": ["table_id", "seq", "kind", "seat", "text", "at", "action"],
    "owners": ["owner", "table_id"],
    "work": ["table_id", "seq", "node", "leased_until"],
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


def test_the_code_expects_the_last_revision() -> None:
    config = Config()
    config.set_main_option("script_location", "overworld.server.store:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_from_nothing_the_schema_is_what_the_code_expects(url: str) -> None:
    tell(url, make)
    assert {table: columns(url, table) for table in COLUMNS} == COLUMNS
    assert execute(url, "SELECT version_num FROM alembic_version") == [(HEAD,)]
    upgrade(url)
    assert execute(url, "SELECT code FROM tables") == [("AAAA",)]


def test_an_older_schema_is_migrated_with_its_data(url: str) -> None:
    if not is_postgres(url):
        tell(url, make)  # makes the folder
        execute(url, "DROP TABLE alembic_version")
        for table in ("work", "owners", "events", "tables"):
            execute(url, f"DROP TABLE {table}")
    upgrade(url, "0001")
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
        await move(store, 2, work=True, deadline=5)
        assert await store.due(5) == ["AAAA"]

    tell(url, story)
    assert execute(url, "SELECT version_num FROM alembic_version") == [(HEAD,)]


def test_a_newer_schema_is_refused(url: str) -> None:
    tell(url, make)
    execute(url, "UPDATE alembic_version SET version_num = '0999'")
    with pytest.raises(WrongSchema, match=r"schema 0999, .* up to 0002 only: install a newer"):
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
        f"WHERE kind IN {FORGETTABLE} AND text <> '' AND at < 5 LIMIT 9",
    )
    assert "events_words" in plan[0][3]
