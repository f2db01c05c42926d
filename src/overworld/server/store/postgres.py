"""The PostgreSQL store, for any number of nodes."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import aclosing

import psycopg

from overworld.server.store import review_statements as review_sql
from overworld.server.store import schema
from overworld.server.store import statements as sql
from overworld.server.store.batches import Batches
from overworld.server.store.model import (
    DAY_MS,
    LONGEST_LEASE,
    LOOK_AGAIN,
    Claim,
    CodeTaken,
    Conflict,
    Event,
    Repeated,
    TableRow,
    Unavailable,
    Work,
    refuse_wrong,
    work_of,
)
from overworld.server.store.pool import OUTAGES, PATIENCE, Connection, connect, hang_up
from overworld.server.store.postgres_reviews import AT_ONCE, PostgresReviews, Values, fetch
from overworld.server.store.urls import without_password

_VACUUM_SECONDS = 300.0
_SECONDS_BETWEEN_TRIES = 0.25
_GONE = 100  # names of vanished nodes to remember
_HEARTBEAT = 10.0  # seconds without a notification before we check the connection

# A node that loses its power does not close its connection; keepalives detect that in seconds.
_INTRODUCE = """
SELECT set_config('application_name', %(name)s, false),
    set_config('tcp_keepalives_idle', '5', false),
    set_config('tcp_keepalives_interval', '2', false),
    set_config('tcp_keepalives_count', '3', false)
"""


class PostgresStore(PostgresReviews):
    """Event logs in PostgreSQL; nodes notify one another of what they append."""

    shared = True

    def __init__(self, url: str) -> None:
        try:
            psycopg.conninfo.conninfo_to_dict(url)
        except psycopg.ProgrammingError:  # its message may have a part of the password in it
            raise ValueError(
                f"{without_password(url)!r} names no database: it is not a valid URL"
            ) from None
        super().__init__(url)
        self._batches = Batches(self._pool)
        self._listening: set[Connection] = set()
        self._alive: set[str] = set()
        self._gone: dict[str, None] = {}
        self._following = asyncio.Lock()
        self._closed = False

    async def open(self) -> None:
        if await self._pool.do(_version) != schema.VERSION:
            await asyncio.to_thread(schema.upgrade, self._url)
        await self._rows(sql.TRY_AGAIN, {})

    async def close(self) -> None:
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
        work: Work | bool | None = False,
    ) -> None:
        values = self._values(code, events, status, summary, owners, (), deadline, work)
        if events[0].seq != 1:
            raise Conflict(f"the first event must be 1, got {events[0].seq}")
        if not await self._batches.put(sql.CREATE[bool(work)], values, events):
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
        work: Work | bool | None = False,
        awaited: bool = False,
    ) -> None:
        values = self._values(code, events, status, summary, owners, forget, deadline, work)
        statement = sql.APPEND[None if work is None else bool(work)]
        if work is None and awaited:
            statement = sql.APPEND_AWAITED
        if not await self._batches.put(statement, values, events):
            if await self._rows(sql.REPEATED, values):
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
        work: Work | bool | None,
    ) -> Values:
        refuse_wrong(events)
        queued = work_of(work) or Work()
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
            "day": events[-1].at // DAY_MS,
            "node": self.node,
            "gone": list(self._gone),
            "prefix": sql.NODE_NAME,
            "notice": f"{code} {events[-1].seq}",
            "owner": queued.owner,
            "slow": int(queued.slow),
            "alone": int(queued.alone),
            "address": queued.address,
        }

    async def events(self, code: str, after: int = 0) -> list[Event]:
        return [Event(*row) for row in await self._rows(sql.EVENTS, {"code": code, "after": after})]

    async def table(self, code: str) -> TableRow | None:
        rows = await self._rows(sql.TABLE, {"code": code})
        return TableRow(*rows[0]) if rows else None

    async def tables_of(self, owner: str, limit: int = 100) -> list[TableRow]:
        rows = await self._rows(sql.TABLES_OF, {"owner": owner, "limit": limit})
        return [TableRow(*row) for row in rows]

    async def delete(self, code: str) -> bool:
        values = {"code": code, "notice": f"{code} 0", "node": self.node}
        return bool(await self._rows(sql.DELETE, values))

    async def claim_due(self, now: int, lease_ms: int, limit: int = 100) -> list[str]:
        values = {"now": now, "until": now + lease_ms, "limit": limit}
        return [code for (code,) in await self._rows(sql.CLAIM_DUE, values)]

    async def address_key(self) -> str:
        return str((await self._rows(sql.ADDRESS_KEY, {}))[0][0])

    async def claim_work(
        self,
        node: str,
        now: int,
        lease_ms: int,
        *,
        slow: bool = True,
        behind: Sequence[str] = (),
    ) -> Claim | None:
        values = {"node": node, "now": now, "until": now + lease_ms, "slow": int(slow)}
        rows = await self._rows(sql.CLAIM_WORK, {**values, "behind": list(behind)})
        for code, seq, thinks_long, address in rows:
            return Claim(code, seq, bool(thinks_long), address)
        return None

    async def finish_work(self, code: str, seq: int) -> None:
        await self._rows(sql.FINISH_WORK, {"code": code, "seq": seq})

    async def release_work(self, node: str) -> None:
        await self._rows(sql.RELEASE_WORK, {"node": node})

    async def fail_work(self, code: str, seq: int, again: int) -> int:
        values = {"code": code, "seq": seq, "again": again}
        rows = await self._rows(sql.FAIL_WORK, values)
        return int(rows[0][0]) if rows else 0

    async def quiet(self, before: int, limit: int) -> list[str]:
        return [c for (c,) in await self._rows(sql.QUIET, {"before": before, "limit": limit})]

    async def delete_archived(self, before: int) -> int:
        return await self._piecemeal(sql.DELETE_ARCHIVED, {"before": before, "limit": AT_ONCE})

    async def last_beat(self, now: int) -> int | None:
        at: int | None = (await self._rows(sql.LAST_BEAT, {"now": now}))[0][0]
        return at

    async def beat(self, now: int) -> None:
        await self._rows(sql.BEAT, {"now": now})

    async def note_outage(self, since: int, until: int) -> None:
        await self._rows(sql.NOTE_OUTAGE, {"since": since, "until": until})

    async def clock_set_back(self, now: int) -> None:
        await self._rows(sql.CLOCK_SET_BACK, {"now": now, "longest": now + LONGEST_LEASE})

    async def outages(self, after: int) -> list[tuple[int, int]]:
        return [(since, until) for since, until in await self._rows(sql.OUTAGES, {"after": after})]

    async def save_snapshot(self, code: str, seq: int, text: str) -> None:
        await self._rows(sql.SAVE_SNAPSHOT, {"code": code, "seq": seq, "text": text})

    async def snapshot(self, code: str) -> tuple[int, str] | None:
        for seq, text in await self._rows(sql.SNAPSHOT, {"code": code}):
            return seq, text
        return None

    async def clean_up(self, deleted: bool) -> None:
        """Have PostgreSQL reuse the space of deleted rows (`VACUUM`)."""
        if not deleted:
            return
        try:
            async with asyncio.timeout(_VACUUM_SECONDS):
                connection = await connect(self._url)
                try:
                    await connection.execute("SET statement_timeout = 0")
                    await connection.execute(review_sql.VACUUM)
                finally:
                    await connection.close()
        except OUTAGES as error:
            raise Unavailable(f"the database could not clean up: {error}") from error

    async def attach(self, *, write: bool) -> None:
        schema.refuse_other(await self._pool.do(_version))

    async def health(self) -> None:
        await self._rows("SELECT 1", {})

    async def nodes(self) -> set[str]:
        alive = {
            self.node,
            *(name for (name,) in await self._rows(sql.NODES, {"prefix": sql.NODE_NAME})),
        }
        # Nodes do not notify vanished nodes; a node that comes back follows its tables again.
        self._gone = {name: None for name in self._gone if name not in alive}
        self._gone.update(dict.fromkeys(self._alive - alive))
        for name in [*self._gone][:-_GONE]:
            del self._gone[name]
        self._alive = alive
        return set(alive)

    async def follow(self, codes: Sequence[str]) -> None:
        values = {"codes": list(codes), "node": self.node, "prefix": sql.NODE_NAME}
        async with self._following:  # keeps the order of calls, so that the last one wins
            await self._rows(sql.FOLLOW, values)

    async def unfollow(self, code: str) -> None:
        async with self._following:
            await self._rows(sql.UNFOLLOW, {"code": code, "node": self.node})

    async def seqs(self, codes: Sequence[str]) -> dict[str, int]:
        return dict(await self._rows(sql.SEQS, {"codes": list(codes)}))

    async def notices(self) -> AsyncIterator[tuple[str, int]]:
        while not self._closed:
            try:
                connection = await connect(self._url)
            except (psycopg.OperationalError, OSError):  # a timeout is an OSError
                await asyncio.sleep(_SECONDS_BETWEEN_TRIES)
                continue
            self._listening.add(connection)
            try:
                await connection.execute(_INTRODUCE, {"name": f"{sql.NODE_NAME}{self.node}"})
                await connection.execute(f"LISTEN {sql.CHANNEL}{self.node}".encode())
                yield LOOK_AGAIN
                async with aclosing(_notifications(connection)) as notifications:
                    async for code, seq in notifications:
                        yield code, int(seq)
            except psycopg.OperationalError:
                await asyncio.sleep(_SECONDS_BETWEEN_TRIES)
            finally:
                self._listening.discard(connection)
                await connection.close()


async def _version(connection: Connection) -> int:
    ((known,),) = await fetch(connection, "SELECT to_regclass('schema_version')", {})
    if known is None:  # an empty database, or one of an older version
        return 0
    rows = await fetch(connection, "SELECT version FROM schema_version", {})
    return schema.refuse_newer(rows[0][0] if rows else 0)


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
