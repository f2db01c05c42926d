"""Forget words and names in a SQLite file, also in its bytes on disk."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing

import msgspec

from overworld.server.store.appends import insert_events
from overworld.server.store.model import (
    FORGETTABLE,
    Conflict,
    Event,
    Swept,
    TableRow,
    without_seat,
)
from overworld.server.store.old_names import NEVER, TABLES_AT_ONCE, old_names
from overworld.server.store.sqlite_reviews import SqliteReviews
from overworld.server.store.writer import connect
from overworld.server.table.traces import NAMING_KINDS, action_prefix

AT_ONCE = 500
"""Rows that housekeeping changes in one transaction, so that moves get in between."""

_LOG = logging.getLogger("overworld.store")
_BUSY = 250  # milliseconds to wait for readers
_EVENTS = (
    "SELECT table_id, seq, kind, seat, text, at FROM events WHERE table_id IN "
    f"(SELECT value FROM json_each(?)) AND kind IN {NAMING_KINDS} ORDER BY table_id, seq"
)


class SqlitePrivacy(SqliteReviews):
    """Forgetting and erasing: nothing of the data stays in the file."""

    _unclean = False

    async def forget_words(self, before: int) -> int:
        statement = (
            "UPDATE events SET text = '' WHERE (table_id, seq) IN (SELECT table_id, seq "
            f"FROM events WHERE kind IN {FORGETTABLE} AND text <> '' AND at < ? LIMIT ?)"
        )
        await self._change(
            "DELETE FROM snapshots WHERE table_id IN (SELECT table_id FROM events "
            f"WHERE kind IN {FORGETTABLE} AND text <> '' AND at < ?)",
            (before,),
        )
        words = await piecemeal(lambda: self._change(statement, (before, AT_ONCE)))
        notes = (
            "DELETE FROM notes WHERE (table_id, step, author) IN "
            "(SELECT table_id, step, author FROM notes WHERE at < ? LIMIT ?)"
        )
        return words + await piecemeal(lambda: self._change(notes, (before, AT_ONCE)))

    async def forget_names(
        self, before: int, *, since: int = 0, after: int = 0, most: int = 1000
    ) -> Swept:
        statement = (
            "SELECT id FROM tables WHERE id > ? AND created < ? AND updated >= ? "
            "ORDER BY id LIMIT ?"
        )
        values = (after, before, since, most)
        ids = [
            one for (one,) in await self._read(lambda c: c.execute(statement, values).fetchall())
        ]
        forgotten = 0
        for start in range(0, len(ids), TABLES_AT_ONCE):
            forgotten += await self._forget_names_at(ids[start : start + TABLES_AT_ONCE], before)
        return Swept(ids[-1] if len(ids) == most else 0, forgotten)

    async def forget_leavers(self, code: str) -> None:
        statement = "SELECT id FROM tables WHERE code = ?"
        found = await self._read(lambda one: one.execute(statement, (code,)).fetchall())
        if await self._forget_names_at([one for (one,) in found], NEVER):
            self._unclean = True

    async def _forget_names_at(self, tables: list[int], before: int) -> int:
        given = (msgspec.json.encode(tables).decode(),)
        rows = await self._read(lambda one: one.execute(_EVENTS, given).fetchall())
        changes = [(text, table, seq) for table, seq, text in old_names(rows, before)]

        def operation(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "UPDATE events SET text = ? WHERE table_id = ? AND seq = ?", changes
            )
            connection.executemany(  # a snapshot may have the names, too
                "DELETE FROM snapshots WHERE table_id = ?", {(table,) for _, table, _ in changes}
            )

        if changes:
            await self._write(operation)
        return len(changes)

    async def erase(
        self, code: str, changed: Sequence[Event], marker: Event, summary: str, owner: str
    ) -> None:
        def operation(connection: sqlite3.Connection) -> None:
            found = connection.execute(
                "UPDATE tables SET seq = ?, summary = ? WHERE code = ? AND seq = ? RETURNING id",
                (marker.seq, summary, code, marker.seq - 1),
            ).fetchone()
            if found is None:
                raise Conflict(f"event {marker.seq} is not the next of table {code}")
            table = found[0]
            connection.executemany(
                "UPDATE events SET text = ?, action = ? WHERE table_id = ? AND seq = ?",
                [(one.text, one.action or None, table, one.seq) for one in changed],
            )
            insert_events(connection, table, [marker])
            connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
            for statement in (
                "DELETE FROM notes WHERE table_id = ? AND author = ?",
                "UPDATE work SET owner = '', address = '' WHERE table_id = ? AND owner = ?",
            ):
                connection.execute(statement, (table, owner))
            connection.execute(
                "DELETE FROM owners WHERE table_id = ? AND owner IN (?, ?)",
                (table, owner, without_seat(owner)),
            )
            connection.execute("DELETE FROM served WHERE who = ?", (owner,))

        await self._write(operation)
        await self.clean_up(deleted=True)

    async def codes_about(self, owner: str, after: str = "", limit: int = 100) -> list[str]:
        prefix = action_prefix(owner)
        statement = (
            "SELECT code FROM tables WHERE code > ? AND id IN ("
            "SELECT table_id FROM owners WHERE owner IN (?, ?) "
            "UNION SELECT table_id FROM notes WHERE author = ? "
            f"UNION SELECT table_id FROM events WHERE kind IN {FORGETTABLE} AND text <> '' "
            "AND at >= 0 AND substr(action, 1, ?) = ?) ORDER BY code LIMIT ?"
        )
        values = (after, owner, without_seat(owner), owner, len(prefix), prefix, limit)
        return await self._read(lambda one: [code for (code,) in one.execute(statement, values)])

    async def newest(self, limit: int) -> list[TableRow]:
        statement = (
            "SELECT code, created, updated, seq, status, summary FROM tables "
            "ORDER BY updated DESC, id DESC LIMIT ?"
        )
        return await self._read(
            lambda one: [TableRow(*row) for row in one.execute(statement, (limit,))]
        )

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


async def piecemeal(some: Callable[[], Awaitable[int]]) -> int:
    """Repeat a change until it changes nothing; return how many changes there were."""
    total = 0
    while changed := await some():
        total += changed
    return total
