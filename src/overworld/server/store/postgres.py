"""The store on PostgreSQL, for any number of nodes."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import aclosing
from typing import Any

import psycopg

from overworld.server.store import schema
from overworld.server.store.batches import Batches
from overworld.server.store.pool import PATIENCE, Connection, Pool, connect, hang_up
from overworld.server.store.statements import (
    APPEND,
    ARCHIVE,
    CLAIM_WORK,
    CREATE,
    DELETE,
    DUE,
    EVENTS,
    FINISH_WORK,
    FORGET_WORDS,
    NODES,
    REPEATED,
    TABLE,
    TABLES_OF,
)
from overworld.server.store.store import (
    ARCHIVED,
    LOOK_AGAIN,
    CodeTaken,
    Conflict,
    Event,
    Repeated,
    TableRow,
    refuse_wrong,
)

_CONNECTIONS = 8
_AT_ONCE = 500  # rows that housekeeping changes in one transaction
_SECONDS_BETWEEN_TRIES = 0.25
_HEARTBEAT = 10.0  # seconds of silence after which we ask whether the database is still there
_NAME = "overworld "  # and the node, is how a connection that listens is called

# A node whose machine has lost its power does not hang up; it is missed within some seconds.
_INTRODUCE = """
SELECT set_config('application_name', %(name)s, false),
    set_config('tcp_keepalives_idle', '5', false),
    set_config('tcp_keepalives_interval', '2', false),
    set_config('tcp_keepalives_count', '3', false)
"""

Values = dict[str, Any]


class PostgresStore:
    """Event logs in PostgreSQL; nodes tell one another what they append."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.node = secrets.token_hex(4)  # by which we know our own notices
        self._pool = Pool(url, _CONNECTIONS)
        self._batches = Batches(self._pool)
        self._listening: set[Connection] = set()
        self._closed = False

    async def open(self) -> None:
        """Connects and brings the schema up to date; one node migrates, others wait for it."""
        if await self._pool.do(_revision) != schema.HEAD:
            await asyncio.to_thread(schema.upgrade, self._url)

    async def close(self) -> None:
        """Finishes what was asked for, ends notices and disconnects."""
        self._closed = True
        for connection in self._listening:
            hang_up(connection)
        await self._batches.close()
        await self._pool.close()

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
        values = self._values(code, events, status, summary, owners, (), deadline)
        if events[0].seq != 1:
            raise Conflict(f"the next event is 1, not {events[0].seq}")
        if not await self._batches.put(CREATE[bool(work)], values, events):
            raise CodeTaken(f"there is a table {code} already")

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
        values = self._values(code, events, status, summary, owners, forget, deadline)
        if not await self._batches.put(APPEND[work], values, events):
            if await self._rows(REPEATED, values):
                raise Repeated(f"an action of event {events[0].seq} is in the log already")
            raise Conflict(f"event {events[0].seq} is not the next of table {code}")

    def _values(
        self,
        code: str,
        events: Sequence[Event],
        status: str,
        summary: str,
        owners: Sequence[str],
        forget: Sequence[str],
        deadline: int | None,
    ) -> Values:
        refuse_wrong(events)
        return {
            "code": code,
            "before": events[0].seq - 1,
            "created": events[0].at,
            "updated": events[-1].at,
            "seq": events[-1].seq,
            "status": status,
            "summary": summary,
            "deadline": deadline,
            "owners": list(owners),
            "forget": list(forget),
            "seqs": [event.seq for event in events],
            "kinds": [event.kind for event in events],
            "seats": [event.seat for event in events],
            "texts": [event.text for event in events],
            "ats": [event.at for event in events],
            "actions": [event.action or None for event in events],
            "notice": f"{code} {events[-1].seq} {self.node}",
        }

    async def events(self, code: str, after: int = 0) -> list[Event]:
        """The log of a table from `after` + 1 on."""
        return [Event(*row) for row in await self._rows(EVENTS, {"code": code, "after": after})]

    async def table(self, code: str) -> TableRow | None:
        """The row of a table."""
        rows = await self._rows(TABLE, {"code": code})
        return TableRow(*rows[0]) if rows else None

    async def tables_of(self, owner: str, limit: int = 100) -> list[TableRow]:
        """The tables of an owner, the last changed first."""
        rows = await self._rows(TABLES_OF, {"owner": owner, "limit": limit})
        return [TableRow(*row) for row in rows]

    async def delete(self, code: str) -> bool:
        """Removes a table with its log, and tells other nodes; whether there was one."""
        return bool(await self._rows(DELETE, {"code": code, "notice": f"{code} 0 {self.node}"}))

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """Tables whose deadline is not after `now`, the most overdue first."""
        return [code for (code,) in await self._rows(DUE, {"now": now, "limit": limit})]

    async def claim_work(
        self, node: str, now: int, lease_ms: int, limit: int
    ) -> list[tuple[str, int]]:
        """Takes work that no node has a lease on."""
        values = {"node": node, "now": now, "until": now + lease_ms, "limit": limit}
        return [(code, seq) for code, seq in await self._rows(CLAIM_WORK, values)]

    async def finish_work(self, code: str, seq: int) -> None:
        """Ends this work."""
        await self._rows(FINISH_WORK, {"code": code, "seq": seq})

    async def archive(self, before: int) -> int:
        """Archives tables not changed since; how many."""
        values = {"archived": ARCHIVED, "before": before, "limit": _AT_ONCE}
        return await self._piecemeal(ARCHIVE, values)

    async def forget_words(self, before: int) -> int:
        """Empties the texts of older `FORGETTABLE` events; how many."""
        return await self._piecemeal(FORGET_WORDS, {"before": before, "limit": _AT_ONCE})

    async def health(self) -> None:
        """Raises `Unavailable` if the database does not answer."""
        await self._rows("SELECT 1", {})

    async def nodes(self) -> set[str]:
        """The names of all nodes that listen, and of this one."""
        return {self.node, *(name for (name,) in await self._rows(NODES, {"prefix": _NAME}))}

    async def notices(self) -> AsyncIterator[tuple[str, int]]:
        """What other nodes append; `LOOK_AGAIN` whenever listening begins anew."""
        while not self._closed:
            try:
                connection = await connect(self._url)
            except (psycopg.OperationalError, OSError):  # also of time
                await asyncio.sleep(_SECONDS_BETWEEN_TRIES)
                continue
            self._listening.add(connection)
            try:
                await connection.execute(_INTRODUCE, {"name": f"{_NAME}{self.node}"})
                await connection.execute("LISTEN overworld")
                yield LOOK_AGAIN
                async with aclosing(_heard(connection)) as heard:
                    async for code, seq, node in heard:
                        if node != self.node:
                            yield code, int(seq)
            except psycopg.OperationalError:
                await asyncio.sleep(_SECONDS_BETWEEN_TRIES)
            finally:
                self._listening.discard(connection)
                await connection.close()

    async def _rows(self, statement: str, values: Values) -> list[tuple[Any, ...]]:
        return await self._pool.do(lambda connection: _fetch(connection, statement, values))

    async def _piecemeal(self, statement: str, values: Values) -> int:
        total = 0
        while changed := len(await self._rows(statement, values)):
            total += changed
        return total


async def _fetch(connection: Connection, statement: str, values: Values) -> list[tuple[Any, ...]]:
    cursor = await connection.execute(statement, values)
    return await cursor.fetchall()


async def _revision(connection: Connection) -> str | None:
    ((known,),) = await _fetch(connection, "SELECT to_regclass('alembic_version')", {})
    if known is None:
        return None
    rows = await _fetch(connection, "SELECT version_num FROM alembic_version", {})
    revision: str | None = rows[0][0] if rows else None
    schema.refuse_newer(revision)
    return revision


async def _heard(connection: Connection) -> AsyncGenerator[list[str], None]:
    while True:
        async with aclosing(connection.notifies(timeout=_HEARTBEAT)) as notifies:
            async for notify in notifies:
                yield notify.payload.split()
        # A connection whose other end has vanished is silent too.
        timer = asyncio.get_running_loop().call_later(PATIENCE, hang_up, connection)
        try:
            await connection.execute("SELECT 1")
        finally:
            timer.cancel()
