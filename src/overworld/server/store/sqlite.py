"""The SQLite store, for one node."""

import asyncio
import json
import logging
import os
import secrets
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

from overworld.server.store import migrate, sql
from overworld.server.store.database import Row, Steps, T, Values
from overworld.server.store.location import ServerLock
from overworld.server.store.model import (
    ATTEMPTS,
    SLOW_WAITS,
    StoreError,
    TableWrite,
    Unavailable,
)
from overworld.server.store.sqlite_append import add_details, columns_of, run_steps
from overworld.server.store.sqlite_writer import Writer, connect
from overworld.server.store.store import Queue, Store
from overworld.server.table.clocks import DAY
from overworld.server.table.events import Event

_LOG = logging.getLogger("overworld.store")
_READERS = 2
_PATIENCE = 5.0  # seconds for a query
_LEAST_ROOM = 1 << 20  # bytes on the disk below which the store is not healthy
_BUSY = 250  # milliseconds to wait for readers

_CREATE = f"""
INSERT INTO tables (code, created, updated, seq, status, summary, deadline, day)
VALUES (:code, :created, :updated, :seq, :status, :summary, :deadline, :updated / {DAY})
ON CONFLICT (code) DO NOTHING
"""

# Tables whose host's address is not known take turns as one address: see `Room.payer`.
_CLAIM_WORK = f"""
UPDATE work SET node = :node, leased_until = :until WHERE table_id = (
    SELECT table_id FROM work
    LEFT JOIN served AS there ON there.queue = 'bots' AND there.who = address
    LEFT JOIN served AS host ON host.queue = 'bots' AND host.who = owner
    WHERE attempts < {ATTEMPTS} AND leased_until <= :now AND slow <= :slow
    ORDER BY alone, address IN (SELECT value FROM json_each(:behind)),
        coalesce(there.at, 0), coalesce(host.at, 0), queued + slow * {SLOW_WAITS} LIMIT 1
)
RETURNING (SELECT code FROM tables WHERE id = table_id), seq, slow, address, owner
"""

_CLAIM_REVIEW = f"""
WITH {sql.REVIEWS_IN_TURN}
UPDATE reviews SET node = :node, leased_until = :until
WHERE table_id = (SELECT table_id FROM waiting ORDER BY {sql.PLACE} LIMIT 1)
RETURNING (SELECT code FROM tables WHERE id = table_id), address
"""

_CLAIM = {"bots": (_CLAIM_WORK, 2), "reviews": (_CLAIM_REVIEW, 1)}
"""The statement of each queue, and how many of its last columns say who was served."""


class SqliteStore(Store):
    """Event logs in one SQLite file that one server has open: one thread writes, two read."""

    shared = False

    _changed_events = f"SELECT {columns_of('seq', 'text', 'action')} FROM json_each(:changed)"
    _json_strings = "SELECT value FROM json_each({})"
    _unclean = False
    """Whether the files may still have deleted data."""

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
            await asyncio.to_thread(migrate.upgrade, str(self.path))
            self._writer = Writer(self.path)
            # Leases are of a killed server, because one server at a time has the file.
            reset = "UPDATE {} SET leased_until = 0, attempts = 0"
            await self._write(
                reset.format("work"),
                reset.format("reviews"),
                "UPDATE outbox SET leased_until = 0 WHERE leased_until > 0",
            )

    async def attach(self, *, write: bool, with_server: bool = False) -> None:
        if not self.path.is_file():
            raise Unavailable(f"there is no database {self.path}")
        async with self._opening():
            refuse_other_files(self.path)
            if write and not with_server:
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

    async def _transact(self, steps: Callable[[], Steps[T]]) -> T:
        return await self._open_writer.do(lambda connection: run_steps(connection, steps()))

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

    async def _create(self, table: TableWrite) -> bool:
        first, last = table.events[0], table.events[-1]
        values = {"created": first.at, "updated": last.at, "seq": last.seq, "code": table.code}
        values |= {"status": table.status, "summary": table.summary, "deadline": table.deadline}

        def operation(connection: sqlite3.Connection) -> bool:
            if not connection.execute(_CREATE, values).rowcount:
                return False
            add_details(connection, [table])
            return True

        return await self._open_writer.do(operation)

    async def _append(self, append: TableWrite) -> None:
        await self._open_writer.append(append)

    async def delete(self, code: str) -> bool:
        deleted = await super().delete(code)
        await self.clean_up(deleted)
        return deleted

    async def seqs(self, codes: Sequence[str]) -> dict[str, int]:
        statement = "SELECT code, seq FROM tables WHERE code IN (SELECT value FROM json_each(:all))"
        return dict(await self._read(statement, all=json.dumps(codes)))

    async def _claim(self, queue: Queue, **values: Any) -> Row | None:
        """Take a row, and remember that the queue has served its last columns."""
        statement, served = _CLAIM[queue]
        now, values["behind"] = values["now"], json.dumps(values.get("behind"))

        def operation(connection: sqlite3.Connection) -> Row | None:
            rows: list[Row] = connection.execute(statement, values).fetchall()
            if not rows:
                return None
            ((at,),) = connection.execute(f"SELECT {sql.NEXT_SERVED}", {"now": now}).fetchall()
            connection.executemany(
                "INSERT OR REPLACE INTO served VALUES (?, ?, ?)",
                [(queue, who, max(now, at)) for who in rows[0][-served:]],
            )
            return rows[0]

        return await self._open_writer.do(operation)

    async def erase(
        self, code: str, changed: Sequence[Event], marker: Event, summary: str, owner: str
    ) -> None:
        await super().erase(code, changed, marker, summary, owner)
        await self.clean_up(deleted=True)

    async def hand_over(
        self, code: str, changed: Sequence[Event], marker: Event, summary: str, owner: str, to: str
    ) -> None:
        await super().hand_over(code, changed, marker, summary, owner, to)
        self._unclean = True  # the log of SQLite may still have the old owner

    async def _forget_names_at(self, tables: list[int], before: int) -> int:
        forgotten = await super()._forget_names_at(tables, before)
        self._unclean = self._unclean or forgotten > 0
        return forgotten

    async def clean_up(self, deleted: bool) -> None:
        """Write the log of SQLite into the database and empty it.

        `secure_delete` overwrites deleted data in the database, but the log (`-wal`) still has the
        pages from before. A reader such as a backup can keep SQLite from emptying the log; then the
        next call tries again.
        """
        if deleted or self._unclean:
            try:
                self._unclean = await asyncio.to_thread(self._empty_log)
            except sqlite3.Error as error:
                self._unclean = True
                _LOG.warning("deleted data is still in the log of SQLite: %s", error)

    def _empty_log(self) -> bool:
        """Return whether a reader was in the way."""
        with closing(connect(self.path)) as connection:
            connection.execute(f"PRAGMA busy_timeout = {_BUSY}")  # moves wait during this
            return bool(connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0])

    async def health(self) -> None:
        await self._read("SELECT 1 FROM beat")
        if shutil.disk_usage(self.path.parent).free < _LEAST_ROOM:
            raise Unavailable(f"the disk with {self.path} is full")
        # Try to write only after a failure, because moves wait for the same disk.
        if self._writer is not None and self._writer.failed:
            await self._write(f"PRAGMA user_version = {migrate.VERSION}")
            self._writer.failed = False


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
