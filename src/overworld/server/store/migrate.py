"""Migrate the schema of a database with the numbered SQL files in `migrations`."""

import re
import sqlite3
from contextlib import closing
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from overworld.server.store.location import is_postgres, sqlite_path
from overworld.server.store.model import Unavailable, WrongSchema

if TYPE_CHECKING:
    import psycopg

VERSION = 13
"""The schema version that this code expects: the number of the last file."""

_LOCK = 0x6F766572776F726C  # any number; with this lock, nodes that start together migrate in turn
_CONNECT_TIMEOUT = 3


def migrations(kind: str) -> dict[int, str]:
    """Return the SQL that leads to each version, for `sqlite` or `postgres`.

    A line that ends with the comment `-- sqlite` or `-- postgres` is for that kind only.

    >>> list(migrations("sqlite"))
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    """
    folder = files("overworld.server.store") / "migrations"
    scripts = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    other = "postgres" if kind == "sqlite" else "sqlite"
    return {
        int(name[:4]): re.sub(
            rf"^.*  -- {other}\n|  -- {kind}$", "", (folder / name).read_text("utf-8"), flags=re.M
        )
        for name in scripts
    }


def upgrade(url: str, version: int = VERSION) -> None:
    """Migrate the database at a URL; raise `WrongSchema` if it is newer than this code.

    All migrations are one transaction. If one fails or the process dies, nothing has changed.
    """
    if is_postgres(url):
        _upgrade_postgres(url, version)
    else:
        _upgrade_sqlite(url, version)


def _upgrade_sqlite(url: str, version: int) -> None:
    try:
        with closing(
            sqlite3.connect(sqlite_path(url), isolation_level=None, timeout=_CONNECT_TIMEOUT)
        ) as connection:
            connection.execute("BEGIN IMMEDIATE")
            current = sqlite_version(connection)
            for number, script in migrations("sqlite").items():
                if current < number <= version:
                    for statement in _statements(script):
                        connection.execute(statement)
                    connection.execute(f"PRAGMA user_version = {number}")
            if _sqlite_has_table(connection, "alembic_version"):
                connection.execute(_STOP_OLDER_VERSIONS.format(max(current, version)))
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise Unavailable(f"the database cannot be set up: {error}") from error


def _upgrade_postgres(url: str, version: int) -> None:
    import psycopg

    try:
        with psycopg.connect(url, connect_timeout=_CONNECT_TIMEOUT) as connection:
            connection.execute(f"SELECT pg_advisory_xact_lock({_LOCK})".encode())
            current = postgres_version(connection)
            connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER)")
            for number, script in migrations("postgres").items():
                if current < number <= version:
                    connection.execute(script.encode())
            connection.execute("DELETE FROM schema_version")
            now = max(current, version)
            connection.execute("INSERT INTO schema_version VALUES (%s)", (now,))
            if _postgres_has_table(connection, "alembic_version"):
                connection.execute(_STOP_OLDER_VERSIONS.format(now).encode())
    except psycopg.Error as error:
        raise Unavailable(f"the database cannot be set up: {error}") from error


# Old versions used Alembic: they read this table and refuse to start.
_STOP_OLDER_VERSIONS = "UPDATE alembic_version SET version_num = '{:04}'"


def _statements(script: str) -> list[str]:
    """Split a script into statements, because `executescript` would commit first."""
    return [part for part in script.split(";\n") if part.strip()]


def sqlite_version(connection: sqlite3.Connection) -> int:
    """Return the version of a SQLite database, 0 if empty; raise `WrongSchema` if newer."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version == 0 and _sqlite_has_table(connection, "alembic_version"):
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        version = int(row[0]) if row else 0
    return refuse_newer(version)


def _sqlite_has_table(connection: sqlite3.Connection, name: str) -> bool:
    row = connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    return row is not None


def postgres_version(connection: "psycopg.Connection[Any]") -> int:
    """Return the version of a PostgreSQL database, 0 if empty; raise `WrongSchema` if newer."""
    for table, column in (("schema_version", "version"), ("alembic_version", "version_num")):
        if _postgres_has_table(connection, table):
            row = connection.execute(f"SELECT {column} FROM {table}".encode()).fetchone()
            if row is not None:
                return refuse_newer(int(row[0]))
    return 0


def _postgres_has_table(connection: "psycopg.Connection[Any]", table: str) -> bool:
    row = connection.execute("SELECT to_regclass(%s)", (table,)).fetchone()
    return row is not None and row[0] is not None


def refuse_other(version: int) -> None:
    """Raise `WrongSchema` unless a database has the schema that this code expects."""
    if version == 0:
        raise WrongSchema("this is not a database of overworld")
    if refuse_newer(version) != VERSION:
        raise WrongSchema(
            f"the database has schema {version}, but this version of overworld works with "
            f"{VERSION}: start the server once, it migrates the database"
        )


def refuse_newer(version: int) -> int:
    """Return the version, or raise `WrongSchema` if it is newer than this code.

    >>> refuse_newer(1)
    1
    """
    if version > VERSION:
        raise WrongSchema(
            f"the database has schema {version}, but this version of overworld "
            f"supports schemas up to {VERSION} only: install a newer version"
        )
    return version
