"""The store on a SQLite file, for one node."""

import asyncio
import secrets
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from overworld.server.store import schema
from overworld.server.store.appends import Append, add_owners, insert_events, set_work
from overworld.server.store.store import (
    ARCHIVED,
    FORGETTABLE,
    CodeTaken,
    Conflict,
    Event,
    TableRow,
    Unavailable,
    refuse_wrong,
)
from overworld.server.store.writer import Writer, connect

T = TypeVar("T")

_READERS = 2
_AT_ONCE = 500  # rows that housekeeping changes in one transaction, so that moves get in between
_LEAST_ROOM = 1 << 20  # bytes on the disk below which the store is not healthy
_ROW = "code, created, updated, tables.seq, status, summary"


class SqliteStore:
    """Event logs in one SQLite file: a thread writes, others read."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.node = secrets.token_hex(4)
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._own = threading.local()
        self._opened: list[sqlite3.Connection] = []

    async def open(self) -> None:
        """Makes the file if there is none and brings its schema up to date."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            await asyncio.to_thread(self._migrate)
            self._writer = Writer(self.path)
            # Whoever had leases was killed: there is one node at a time.
            await self._change("UPDATE work SET leased_until = 0", ())
        except (OSError, sqlite3.Error) as error:
            raise Unavailable(f"{self.path} cannot be opened: {error}") from error
        self._readers = ThreadPoolExecutor(_READERS, "store-reader")

    def _migrate(self) -> None:
        connection = connect(self.path)
        try:
            current = schema.sqlite_revision(connection)
        finally:
            connection.close()
        if current != schema.HEAD:
            schema.upgrade(str(self.path))

    async def close(self) -> None:
        """Finishes what was asked for and closes the file."""
        if self._writer is not None:
            await self._writer.close()
        if self._readers is not None:
            await asyncio.to_thread(self._readers.shutdown)
            self._readers = None
        while self._opened:
            self._opened.pop().close()

    async def create(
        self,
        code: str,
        events: Sequence[Event],
        status: str,
        summary: str,
        *,
        owners: Sequence[str] = (),
        deadline: int | None = None,
        work: bool | None = False,
    ) -> None:
        """Makes a table whose log starts with these events, from 1."""
        refuse_wrong(events)
        if events[0].seq != 1:
            raise Conflict(f"the first event is 1, not {events[0].seq}")

        def operation(connection: sqlite3.Connection) -> None:
            row = (code, events[0].at, events[-1].at, events[-1].seq, status, summary, deadline)
            try:
                table = connection.execute(
                    "INSERT INTO tables (code, created, updated, seq, status, summary, deadline) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
                    row,
                ).fetchone()[0]
            except sqlite3.IntegrityError:
                raise CodeTaken(f"there is a table {code} already") from None
            insert_events(connection, table, events)
            add_owners(connection, table, owners)
            set_work(connection, table, events[-1].seq, work)

        await self._write(operation)

    async def append(
        self,
        code: str,
        events: Sequence[Event],
        status: str,
        summary: str,
        *,
        owners: Sequence[str] = (),
        forget: Sequence[str] = (),
        deadline: int | None = None,
        work: bool | None = False,
    ) -> None:
        """Appends all events or none."""
        refuse_wrong(events)
        await self._write(Append(code, events, status, summary, owners, forget, deadline, work))

    async def events(self, code: str, after: int = 0) -> list[Event]:
        """The log of a table from `after` + 1 on."""

        def query(connection: sqlite3.Connection) -> list[Event]:
            rows = connection.execute(
                "SELECT seq, kind, seat, text, at, coalesce(action, '') FROM events "
                "WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND seq > ? ORDER BY seq",
                (code, after),
            )
            return [Event(*row) for row in rows]

        return await self._read(query)

    async def table(self, code: str) -> TableRow | None:
        """The row of a table."""

        def query(connection: sqlite3.Connection) -> TableRow | None:
            row = connection.execute(
                f"SELECT {_ROW} FROM tables WHERE code = ?", (code,)
            ).fetchone()
            return TableRow(*row) if row else None

        return await self._read(query)

    async def tables_of(self, owner: str, limit: int = 100) -> list[TableRow]:
        """The tables of an owner, the last changed first."""

        def query(connection: sqlite3.Connection) -> list[TableRow]:
            rows = connection.execute(
                f"SELECT {_ROW} FROM owners JOIN tables ON id = table_id WHERE owner = ? "
                "ORDER BY updated DESC, id DESC LIMIT ?",
                (owner, limit),
            )
            return [TableRow(*row) for row in rows]

        return await self._read(query)

    async def delete(self, code: str) -> bool:
        """Removes a table with its log; whether there was one."""
        return await self._change("DELETE FROM tables WHERE code = ?", (code,)) > 0

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """Tables whose deadline is not after `now`, the most overdue first."""

        def query(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                "SELECT code FROM tables WHERE deadline <= ? ORDER BY deadline LIMIT ?",
                (now, limit),
            )
            return [code for (code,) in rows]

        return await self._read(query)

    async def claim_work(
        self, node: str, now: int, lease_ms: int, limit: int
    ) -> list[tuple[str, int]]:
        """Takes work that no node has a lease on."""

        def operation(connection: sqlite3.Connection) -> list[tuple[str, int]]:
            return connection.execute(
                "UPDATE work SET node = ?, leased_until = ? WHERE table_id IN "
                "(SELECT table_id FROM work WHERE leased_until <= ? "
                "ORDER BY leased_until, table_id LIMIT ?) "
                "RETURNING (SELECT code FROM tables WHERE id = table_id), seq",
                (node, now + lease_ms, now, limit),
            ).fetchall()

        return await self._write(operation)

    async def finish_work(self, code: str, seq: int) -> None:
        """Ends this work."""
        await self._change(
            "DELETE FROM work WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND seq = ?",
            (code, seq),
        )

    async def archive(self, before: int) -> int:
        """Archives tables not changed since; how many."""

        def operation(connection: sqlite3.Connection) -> int:
            ids = connection.execute(
                "UPDATE tables SET status = ?, deadline = NULL WHERE id IN "
                "(SELECT id FROM tables WHERE updated < ? AND status <> ? LIMIT ?) RETURNING id",
                (ARCHIVED, before, ARCHIVED, _AT_ONCE),
            ).fetchall()
            connection.executemany("DELETE FROM work WHERE table_id = ?", ids)
            return len(ids)

        return await _piecemeal(lambda: self._write(operation))

    async def forget_words(self, before: int) -> int:
        """Empties the texts of older `FORGETTABLE` events; how many."""
        statement = (
            "UPDATE events SET text = '' WHERE (table_id, seq) IN (SELECT table_id, seq "
            f"FROM events WHERE kind IN {FORGETTABLE} AND text <> '' AND at < ? LIMIT ?)"
        )
        return await _piecemeal(lambda: self._change(statement, (before, _AT_ONCE)))

    async def health(self) -> None:
        """Raises `Unavailable` if the file cannot be used or the disk is full."""
        await self._change("PRAGMA user_version = 0", ())  # writes, and changes nothing
        if shutil.disk_usage(self.path.parent).free < _LEAST_ROOM:
            raise Unavailable(f"the disk with {self.path} is full")

    async def nodes(self) -> set[str]:
        """This process alone."""
        return {self.node}

    async def notices(self) -> AsyncIterator[tuple[str, int]]:
        """Nothing: there are no other nodes."""
        none: tuple[tuple[str, int], ...] = ()
        for notice in none:
            yield notice

    async def _write(self, operation: Callable[[sqlite3.Connection], T]) -> T:
        if self._writer is None:
            raise Unavailable("the store is not open")
        return await self._writer.do(operation)

    async def _change(self, statement: str, values: tuple[object, ...]) -> int:
        return await self._write(lambda connection: connection.execute(statement, values).rowcount)

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        if self._readers is None:
            raise Unavailable("the store is not open")

        def read() -> T:
            if not hasattr(self._own, "connection"):
                self._own.connection = connect(self.path)
                self._opened.append(self._own.connection)
            return query(self._own.connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except sqlite3.Error as error:
            raise Unavailable(f"the database cannot be read: {error}") from error


async def _piecemeal(some: Callable[[], Awaitable[int]]) -> int:
    total = 0
    while changed := await some():
        total += changed
    return total
