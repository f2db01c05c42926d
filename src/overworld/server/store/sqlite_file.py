"""A SQLite file that one server has open: one thread writes, two threads read."""

import asyncio
import os
import secrets
import sqlite3
import threading
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

from overworld.server.store import migrate
from overworld.server.store.database import Row, Values
from overworld.server.store.location import ServerLock
from overworld.server.store.model import StoreError, Unavailable
from overworld.server.store.sqlite_writer import Writer, connect
from overworld.server.store.store import Store

_READERS = 2
_PATIENCE = 5.0  # seconds for a query


class SqliteFile(Store):
    """Opens and closes the file, and runs reads and writes in threads."""

    def __init__(self, path: Path, patience: float = _PATIENCE) -> None:
        self.path = path
        self.node = secrets.token_hex(4)
        self._patience = patience
        self._lock = ServerLock(path)
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._own = threading.local()
        self._opened: list[sqlite3.Connection] = []

    async def open(self) -> None:
        async with self._opening():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            refuse_other_files(self.path)
            self._lock.take()
            make_private(self.path)
            await asyncio.to_thread(self._migrate)
            self._writer = Writer(self.path)
            # Leases are of a killed server, because one server at a time has the file.
            reset = "UPDATE {} SET leased_until = 0, attempts = 0"
            await self._write(reset.format("work"), reset.format("reviews"))

    async def attach(self, *, write: bool) -> None:
        if not self.path.is_file():
            raise Unavailable(f"there is no database {self.path}")
        async with self._opening():
            refuse_other_files(self.path)
            if write:
                self._lock.take()
            await asyncio.to_thread(self._refuse_other_version)
            if write:
                self._writer = Writer(self.path)

    @asynccontextmanager
    async def _opening(self) -> AsyncIterator[None]:
        try:
            yield
        except (OSError, sqlite3.Error, Unavailable) as error:
            await self.close()
            raise Unavailable(f"{self.path} cannot be opened: {error}") from error
        except StoreError:
            await self.close()
            raise
        self._readers = ThreadPoolExecutor(_READERS, "store-reader")

    def _refuse_other_version(self) -> None:
        with closing(sqlite3.connect(self.path)) as connection:
            migrate.refuse_other(migrate.sqlite_version(connection))

    def _migrate(self) -> None:
        with closing(connect(self.path)) as connection:
            current = migrate.sqlite_version(connection)
        if current != migrate.VERSION:
            migrate.upgrade(str(self.path))

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        if self._readers is not None:
            await asyncio.to_thread(self._readers.shutdown)
            self._readers = None
        while self._opened:
            self._opened.pop().close()
        self._lock.release()

    @property
    def _open_writer(self) -> Writer:
        if self._writer is None:
            raise Unavailable("the store is not open")
        return self._writer

    async def _run(self, changes: Sequence[tuple[str, Values]]) -> list[Row]:
        def operation(connection: sqlite3.Connection) -> list[Row]:
            rows = list[Row]()
            for statement, values in changes:
                rows = connection.execute(statement, values).fetchall()
            return rows

        return await self._open_writer.do(operation)

    async def _read(self, statement: str, **values: Any) -> list[Row]:
        if self._readers is None:
            raise Unavailable("the store is not open")

        used: list[sqlite3.Connection] = []

        def read() -> list[Row]:
            if not hasattr(self._own, "connection"):
                self._own.connection = connect(self.path)
                self._opened.append(self._own.connection)
            connection: sqlite3.Connection = self._own.connection
            used.append(connection)
            return connection.execute(statement, values).fetchall()

        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except TimeoutError:
            for connection in used:
                connection.interrupt()
            late = f"the disk did not answer within {self._patience:g} seconds"
            raise Unavailable(late) from None
        except sqlite3.Error as error:
            raise Unavailable(f"the database cannot be read: {error}") from error


def refuse_other_files(path: Path) -> None:
    """Raise `Unavailable` for another kind of file, before SQLite writes files next to it."""
    if path.exists():
        with open(path, "rb") as file:
            head = file.read(16)
        if head and head != b"SQLite format 3\0":
            raise Unavailable(f"{path} is not a SQLite database")


def make_private(path: Path) -> None:
    """Create a file that only its owner can read; SQLite gives its other files the same mode."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
