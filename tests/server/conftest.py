"""Databases for tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Yield a PostgreSQL server for all tests of this process."""
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Return the URL of a SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'data' / 'games.sqlite3'}"


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """Return the URL of a PostgreSQL database without tables."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Return the URL of an empty database, once for each kind of database."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found
