"""Back up and restore. A backup is a SQLite file, from either kind of database."""

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from overworld.server.store import migrate
from overworld.server.store.location import ServerLock, is_postgres, sqlite_path
from overworld.server.store.model import NotEmpty, Unavailable, WrongSchema
from overworld.server.store.postgres_sql import NODES
from overworld.server.store.sqlite import make_private
from overworld.server.store.sqlite_writer import connect

# Tables come before those that refer to them.
_TABLES = (
    *("tables", "events", "owners", "work", "reviews", "notes", "puzzles", "outages"),
    *("players", "devices", "passkeys"),
    *("blocks", "reports", "invited"),
    *("results", "result_seats", "missing_results", "attempts", "pars", "day_key"),
    *("push_key", "push_people", "push_browsers", "outbox"),
    *("ratings", "rated_games", "rated_seats"),
)
_REPLACED = ("outages", "day_key", "push_key")  # a new database has rows too
_AT_ONCE = 2000  # rows
_LAST_BEAT = "SELECT max(at) FROM beat"
_SET_BEAT = "UPDATE beat SET at = coalesce({}, 0)"


def backup(database_url: str, file: Path) -> None:
    """Write a consistent copy of the database to a new file; the server may run."""
    if file.exists():
        raise FileExistsError(f"{file} exists already")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        make_private(part)
        with _outages():
            if is_postgres(database_url):
                _from_postgres(database_url, part)
            else:
                _from_sqlite(sqlite_path(database_url), part)
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)


def restore(file: Path, database_url: str) -> None:
    """Restore a backup into an empty database of either kind, or raise `NotEmpty`."""
    with tempfile.TemporaryDirectory() as folder, _outages():
        # Work on a copy, because a backup of an older version is migrated first.
        copy = Path(folder, "copy.sqlite3")
        _from_sqlite(file, copy)
        migrate.upgrade(str(copy))
        with closing(sqlite3.connect(copy)) as source:
            if is_postgres(database_url):
                migrate.upgrade(database_url)
                _into_postgres(source, database_url)
            else:
                _into_sqlite(source, sqlite_path(database_url))


@contextlib.contextmanager
def _outages() -> Iterator[None]:
    failures: tuple[type[Exception], ...] = (sqlite3.Error,)
    with contextlib.suppress(ImportError):  # psycopg is an extra
        import psycopg

        failures += (psycopg.Error,)
    try:
        yield
    except failures as error:
        raise Unavailable(f"the database failed: {error}") from error


def _from_sqlite(path: Path, file: Path) -> None:
    if not path.is_file():
        raise Unavailable(f"there is no database {path}")
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(file)) as target:
        if migrate.sqlite_version(source) == 0:
            raise WrongSchema(f"{path} is not a database of overworld")
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # one file that can be copied


def _from_postgres(url: str, file: Path) -> None:
    import psycopg

    with psycopg.connect(url) as source:
        source.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ  # one moment for all
        source.read_only = True
        version = migrate.postgres_version(source)
        if version == 0:
            raise WrongSchema("this is not a database of overworld")
        migrate.upgrade(str(file), version)
        with closing(sqlite3.connect(file)) as target, target:
            for table in _TABLES:
                columns = _columns(target, table)
                if columns:  # an older revision may lack a table
                    with source.cursor(f"all_{table}") as cursor:
                        cursor.itersize = _AT_ONCE
                        cursor.execute(f"SELECT {', '.join(columns)} FROM {table}")
                        _insert(target, table, columns, cursor)
            if _columns(target, "beat"):
                beats = source.execute(_LAST_BEAT).fetchall()
                target.executemany(_SET_BEAT.format("?"), beats)


def _insert(
    target: sqlite3.Connection, table: str, columns: list[str], rows: Iterable[Any]
) -> None:
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    target.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)


def _into_sqlite(source: sqlite3.Connection, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = ServerLock(path)
    lock.take()
    try:
        make_private(path)
        migrate.upgrade(str(path))
        with closing(connect(path)) as target:
            target.execute("BEGIN IMMEDIATE")
            _refuse_full(target.execute("SELECT count(*) FROM tables").fetchone(), str(path))
            for table in _REPLACED:
                target.execute(f"DELETE FROM {table}")
            for table in _TABLES:
                columns = _columns(source, table)
                rows = source.execute(f"SELECT {', '.join(columns)} FROM {table}")
                _insert(target, table, columns, rows)
            target.execute(_SET_BEAT.format("?"), source.execute(_LAST_BEAT).fetchone())
            target.execute("COMMIT")
    finally:
        lock.release()


def _into_postgres(source: sqlite3.Connection, url: str) -> None:
    import psycopg

    with psycopg.connect(url) as target, target.cursor() as cursor:
        cursor.execute("LOCK TABLE tables IN SHARE ROW EXCLUSIVE MODE")
        _refuse_full(cursor.execute("SELECT count(*) FROM tables").fetchone(), "the database")
        nodes = cursor.execute(NODES.encode()).fetchall()
        if nodes:  # they would charge clocks for the time since the backup
            raise Unavailable(f"{len(nodes)} nodes use the database: stop them before you restore")
        for table in _REPLACED:
            cursor.execute(f"DELETE FROM {table}".encode())
        for table in _TABLES:
            names = ", ".join(_columns(source, table))
            with cursor.copy(f"COPY {table} ({names}) FROM STDIN") as copy:
                for row in source.execute(f"SELECT {names} FROM {table}"):
                    copy.write_row(row)
        beat = source.execute(_LAST_BEAT).fetchone()
        cursor.execute(_SET_BEAT.format("%s::bigint").encode(), beat)
        cursor.execute("SELECT setval(pg_get_serial_sequence('tables', 'id'), max(id)) FROM tables")


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def _refuse_full(count: tuple[int] | None, name: str) -> None:
    if count is not None and count[0]:
        raise NotEmpty(f"{name} has {count[0]} tables already: restore into an empty database")
