"""Brings the schema of a database up to date."""

import sqlite3
from pathlib import Path
from typing import Any

from overworld.server.store.store import Unavailable, WrongSchema
from overworld.server.store.urls import is_postgres, sqlite_path

HEAD = "0002"
"""The revision that the code expects, the last in `migrations/versions`."""

_LOCK = 0x6F766572776F726C  # any number; nodes that start together migrate one after the other
_SECONDS = 3


def upgrade(url: str, revision: str = "head") -> None:
    """Migrates the database at a URL; raises `WrongSchema` if it is newer than this code."""
    # Only here, because they take a while to load and most starts find the schema current.
    import sqlalchemy
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext

    config = Config()
    config.set_main_option("script_location", "overworld.server.store:migrations")
    engine = _postgres_engine(url) if is_postgres(url) else _sqlite_engine(sqlite_path(url))
    try:
        # One transaction for all: a migration that fails half-way has not happened.
        with engine.begin() as connection:
            if is_postgres(url):
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
            refuse_newer(MigrationContext.configure(connection).get_current_revision())
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except sqlalchemy.exc.DBAPIError as error:
        raise Unavailable(f"the database cannot be set up: {error.orig}") from error
    finally:
        engine.dispose()


def sqlite_revision(connection: sqlite3.Connection) -> str | None:
    """The revision of a SQLite database, None if it is empty; raises `WrongSchema` if newer."""
    known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'")
    if known.fetchone() is None:
        return None
    revision: str = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    refuse_newer(revision)
    return revision


def refuse_newer(revision: str | None) -> None:
    """Raises `WrongSchema` if a database has a revision that this code does not know.

    >>> refuse_newer("0001")
    """
    if revision is not None and revision > HEAD:
        raise WrongSchema(
            f"the database has schema {revision}, but this version of overworld "
            f"knows schemas up to {HEAD} only: install a newer version"
        )


def _sqlite_engine(path: Path) -> Any:
    import sqlalchemy

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(path, isolation_level=None, timeout=_SECONDS)

    engine = sqlalchemy.create_engine(
        "sqlite://", creator=connect, poolclass=sqlalchemy.pool.NullPool
    )

    # sqlite3 itself would begin a transaction only after the first CREATE.
    @sqlalchemy.event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _postgres_engine(url: str) -> Any:
    import psycopg
    import sqlalchemy

    # libpq reads the URL, so that all its forms work here as they do for the store.
    return sqlalchemy.create_engine(
        "postgresql+psycopg://",
        creator=lambda: psycopg.connect(url, connect_timeout=_SECONDS),
        poolclass=sqlalchemy.pool.NullPool,
    )
