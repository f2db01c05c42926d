"""The PostgreSQL store, for any number of nodes."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from contextlib import aclosing
from typing import Any

import psycopg

from overworld.server.people.results import ASKED, Result
from overworld.server.store import migrate, sql
from overworld.server.store import postgres_sql as pg
from overworld.server.store.database import Row, Steps, T, Values
from overworld.server.store.location import without_password
from overworld.server.store.model import (
    RESYNC,
    Conflict,
    Repeated,
    TableWrite,
    Unavailable,
    Work,
)
from overworld.server.store.postgres_pool import (
    OUTAGES,
    PATIENCE,
    Batches,
    Connection,
    Pool,
    connect,
    execute,
    hang_up,
    run_steps,
)
from overworld.server.store.ratings import rate_result
from overworld.server.store.results import RESULT_COLUMNS, SEAT_COLUMNS, result_row, seat_row
from overworld.server.store.store import Queue, Store
from overworld.server.table.clocks import DAY
from overworld.server.table.events import Event

_CONNECTIONS = 8
_VACUUM_SECONDS = 300.0
_SECONDS_BETWEEN_TRIES = 0.25
_GONE = 100  # names of vanished nodes to remember
_HEARTBEAT = 10.0  # seconds without a notification before we check the connection

# A node that loses its power does not close its connection; keepalives detect that in seconds.
_INTRODUCE = """
SELECT set_config('application_name', :name, false),
    set_config('tcp_keepalives_idle', '5', false),
    set_config('tcp_keepalives_interval', '2', false),
    set_config('tcp_keepalives_count', '3', false)
"""


class PostgresStore(Store):
    """Event logs in PostgreSQL; nodes notify one another of what they append."""

    shared = True

    _skip_locked = "FOR UPDATE SKIP LOCKED"
    _lock_row = "FOR UPDATE"
    _lock_reviews = (pg.LOCK_REVIEWS,)
    _lock_square = (pg.LOCK_SQUARE,)
    _json_strings = "SELECT json_array_elements_text({}::json)"
    _lock_names = (pg.LOCK_NAMES,)
    _lock_attempts = (pg.LOCK_ATTEMPTS,)
    _lock_push = (pg.LOCK_PUSH,)
    _lock_ratings = (pg.LOCK_RATINGS,)
    _notify = (pg.NOTIFY,)
    _changed_events = (
        "SELECT (value ->> 0)::int AS seq, value ->> 1 AS text, value ->> 2 AS action "
        "FROM json_array_elements(:changed::json)"
    )

    def __init__(self, url: str) -> None:
        try:
            psycopg.conninfo.conninfo_to_dict(url)
        except psycopg.ProgrammingError:  # its message may have a part of the password in it
            raise ValueError(
                f"{without_password(url)!r} names no database: it is not a valid URL"
            ) from None
        self._url = url
        self.node = secrets.token_hex(4)  # a node ignores notifications with its own name
        self._pool = Pool(url, _CONNECTIONS)
        self._batches = Batches(self._pool)
        self._listening: set[Connection] = set()
        self._alive: set[str] = set()
        self._gone: dict[str, None] = {}
        self._following = asyncio.Lock()
        self._closed = False

    async def open(self) -> None:
        if await self._pool.do(_version) != migrate.VERSION:
            await asyncio.to_thread(migrate.upgrade, self._url)
        await self._write(*pg.ON_START)

    async def attach(self, *, write: bool, with_server: bool = False) -> None:
        migrate.refuse_other(await self._pool.do(_version))

    async def close(self) -> None:
        self._closed = True
        for connection in self._listening:
            hang_up(connection)
        await self._batches.close()
        await self._pool.close()

    async def _read(self, statement: str, **values: Any) -> list[Row]:
        return await self._run([(statement, values)])

    async def _run(self, changes: Sequence[tuple[str, Values]]) -> list[Row]:
        async def operation(connection: Connection) -> list[Row]:
            if len(changes) == 1:  # a statement alone is a transaction
                cursor = await execute(connection, *changes[0])
            else:
                async with connection.pipeline(), connection.transaction():
                    for change in changes:
                        cursor = await execute(connection, *change)
            return await cursor.fetchall() if cursor.description else []

        return await self._pool.do(operation)

    async def _create(self, table: TableWrite) -> bool:
        statement = pg.CREATE[bool(table.work)]
        return await self._batches.put(statement, self._values(table), table.events)

    async def _append(self, append: TableWrite) -> None:
        values, first = self._values(append), append.events[0].seq
        statements = pg.APPEND_AND_CALL if append.calls else pg.APPEND
        statement = statements[None if append.work is None else bool(append.work)]
        if append.is_awaited:
            statement = pg.APPEND_AWAITED
        if append.result is not None:
            statement, values = pg.APPEND_RESULT, values | _result_values(append.result)
        if append.result is not None and append.result.rated == ASKED:
            is_stored = await self._append_rated(append, append.result, values)
        else:
            is_stored = await self._batches.put(statement, values, append.events)
        if not is_stored:
            if await self._read(pg.REPEATED, **values):
                raise Repeated(f"an action of event {first} is in the log already")
            raise Conflict(f"event {first} is not the next of table {append.code}")

    async def _append_rated(self, append: TableWrite, result: Result, values: Values) -> bool:
        """Append the end of a game and rate it; return whether the log has the events.

        It is a separate transaction, because no other append must wait for the lock.
        """

        def steps() -> Steps[bool]:
            yield pg.LOCK_RATINGS, {}
            # After a lost answer, the log has the events already.
            if not (yield pg.APPEND_RESULT, values):
                log = yield sql.EVENTS, {"code": append.code, "after": append.events[0].seq - 1}
                return [Event(*row) for row in log[: len(append.events)]] == list(append.events)
            ((table,),) = yield "SELECT id FROM tables WHERE code = :code", {"code": append.code}
            yield from rate_result(table, result, append.started)
            return True

        try:
            return await self._transact(steps)
        except psycopg.errors.UniqueViolation:  # the log has this action already
            return False

    async def _transact(self, steps: Callable[[], Steps[T]]) -> T:
        async def operation(connection: Connection) -> T:
            async with connection.transaction():
                return await run_steps(connection, steps())

        return await self._pool.do(operation)

    def _values(self, append: TableWrite) -> Values:
        events, last = append.events, append.events[-1]
        work = append.work or Work()
        return {
            "code": append.code,
            "before": events[0].seq - 1,
            "created": events[0].at,
            "updated": last.at,
            "seq": last.seq,
            "status": append.status,
            "summary": append.summary,
            "deadline": append.deadline,
            "owners": list(append.owners),
            "forget": list(append.forget),
            "seqs": [event.seq for event in events],
            "kinds": [event.kind for event in events],
            "seats": [event.seat for event in events],
            "texts": [event.text for event in events],
            "ats": [event.at for event in events],
            "actions": [event.action or None for event in events],
            "day": last.at // DAY,
            "node": self.node,
            "gone": list(self._gone),
            "notice": f"{append.code} {last.seq}",
            "owner": work.owner,
            "slow": int(work.slow),
            "alone": int(work.alone),
            "address": work.address,
            "call_owners": [call.owner for call in append.calls],
            "call_kinds": [call.kind for call in append.calls],
            "call_dues": [call.due for call in append.calls],
        }

    async def _claim(self, queue: Queue, **values: Any) -> Row | None:
        rows = await self._write(pg.CLAIM[queue], **values)
        return rows[0] if rows else None

    async def clean_up(self, deleted: bool) -> None:
        """Have PostgreSQL reuse the space of deleted rows (`VACUUM`)."""
        if not deleted:
            return
        try:
            async with asyncio.timeout(_VACUUM_SECONDS):
                connection = await connect(self._url)
                try:
                    await connection.execute("SET statement_timeout = 0")
                    await connection.execute(pg.VACUUM)
                finally:
                    await connection.close()
        except OUTAGES as error:
            raise Unavailable(f"the database could not clean up: {error}") from error

    async def health(self) -> None:
        await self._read("SELECT 1")

    async def nodes(self) -> set[str]:
        alive = {self.node, *(name for (name,) in await self._read(pg.NODES))}
        # Nodes do not notify vanished nodes; a node that comes back follows its tables again.
        self._gone = {name: None for name in self._gone if name not in alive}
        self._gone.update(dict.fromkeys(self._alive - alive))
        for name in [*self._gone][:-_GONE]:
            del self._gone[name]
        self._alive = alive
        return set(alive)

    async def follow(self, codes: Sequence[str]) -> None:
        async with self._following:  # keeps the order of calls, so that the last one wins
            await self._write(pg.FOLLOW, codes=list(codes))

    async def unfollow(self, code: str) -> None:
        async with self._following:
            await self._write(pg.UNFOLLOW, code=code)

    async def seqs(self, codes: Sequence[str]) -> dict[str, int]:
        return dict(await self._read(pg.SEQS, codes=list(codes)))

    async def notifications(self) -> AsyncIterator[tuple[str, int]]:
        while not self._closed:
            try:
                connection = await connect(self._url)
            except (psycopg.OperationalError, OSError):  # a timeout is an OSError
                await asyncio.sleep(_SECONDS_BETWEEN_TRIES)
                continue
            self._listening.add(connection)
            try:
                await execute(connection, _INTRODUCE, {"name": f"{pg.NODE_NAME}{self.node}"})
                await connection.execute(f"LISTEN {pg.CHANNEL}{self.node}".encode())
                yield RESYNC
                async with aclosing(_notifications(connection)) as notifications:
                    async for code, seq in notifications:
                        yield code, int(seq)
            except psycopg.OperationalError:
                await asyncio.sleep(_SECONDS_BETWEEN_TRIES)
            finally:
                self._listening.discard(connection)
                await connection.close()


def _result_values(result: Result) -> Values:
    rows = [seat_row(seat) for seat in result.seats]
    columns = zip(*rows, strict=True)
    values = zip(RESULT_COLUMNS, result_row(result), strict=True)
    seats = zip(SEAT_COLUMNS, columns, strict=True)
    return dict(values) | {f"result_{name}s": list(column) for name, column in seats}


async def _version(connection: Connection) -> int:
    known = await (await connection.execute("SELECT to_regclass('schema_version')")).fetchone()
    if known is None or known[0] is None:  # an empty database, or one of an older version
        return 0
    row = await (await connection.execute("SELECT version FROM schema_version")).fetchone()
    return migrate.refuse_newer(row[0] if row else 0)


async def _notifications(connection: Connection) -> AsyncGenerator[list[str], None]:
    while True:
        async with aclosing(connection.notifies(timeout=_HEARTBEAT)) as notifies:
            async for notify in notifies:
                yield notify.payload.split()
        # A connection whose other end has vanished sends nothing either.
        timer = asyncio.get_running_loop().call_later(PATIENCE, hang_up, connection)
        try:
            await connection.execute("SELECT 1")
        finally:
            timer.cancel()
