"""The store on PostgreSQL, for any number of nodes."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import aclosing
from typing import Any

import msgspec
import psycopg

from overworld.server.store import schema
from overworld.server.store import statements as sql
from overworld.server.store.batches import Batches
from overworld.server.store.old_names import NEVER, TABLES_AT_ONCE, old_names
from overworld.server.store.pool import OUTAGES, PATIENCE, Connection, Pool, connect, hang_up
from overworld.server.store.store import (
    DAY_MS,
    LONGEST_LEASE,
    LOOK_AGAIN,
    NOTES_CHANGED,
    Claim,
    CodeTaken,
    Conflict,
    Event,
    NoteRow,
    Repeated,
    ReviewRow,
    Swept,
    TableRow,
    Unavailable,
    Work,
    refuse_wrong,
    without_seat,
    work_of,
)
from overworld.server.store.urls import without_password
from overworld.server.table.traces import action_prefix

_CONNECTIONS = 8
_VACUUM_SECONDS = 300.0
_AT_ONCE = 500  # rows that housekeeping changes in one transaction
_SECONDS_BETWEEN_TRIES = 0.25
_GONE = 100  # names of nodes that have vanished, to be kept
_HEARTBEAT = 10.0  # seconds of silence after which we ask whether the database is still there

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

    shared = True

    def __init__(self, url: str) -> None:
        try:
            psycopg.conninfo.conninfo_to_dict(url)
        except psycopg.ProgrammingError:  # whose message may have a part of the password in it
            raise ValueError(
                f"{without_password(url)!r} names no database: a part of it cannot be read"
            ) from None
        self._url = url
        self.node = secrets.token_hex(4)  # by which we know our own notices
        self._pool = Pool(url, _CONNECTIONS)
        self._batches = Batches(self._pool)
        self._listening: set[Connection] = set()
        self._alive: set[str] = set()
        self._gone: dict[str, None] = {}
        self._following = asyncio.Lock()
        self._closed = False

    async def open(self) -> None:
        """Connects and brings the schema up to date; one node migrates, others wait for it."""
        if await self._pool.do(_version) != schema.VERSION:
            await asyncio.to_thread(schema.upgrade, self._url)
        await self._rows(sql.TRY_AGAIN, {})

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
        work: Work | bool | None = False,
    ) -> None:
        """Makes a table whose log starts with these events, from 1."""
        values = self._values(code, events, status, summary, owners, (), deadline, work)
        if events[0].seq != 1:
            raise Conflict(f"the next event is 1, not {events[0].seq}")
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
        """Append all events or none."""
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
        """The log of a table from `after` + 1 on."""
        return [Event(*row) for row in await self._rows(sql.EVENTS, {"code": code, "after": after})]

    async def table(self, code: str) -> TableRow | None:
        """The row of a table."""
        rows = await self._rows(sql.TABLE, {"code": code})
        return TableRow(*rows[0]) if rows else None

    async def tables_of(self, owner: str, limit: int = 100) -> list[TableRow]:
        """The tables of an owner, the last changed first."""
        rows = await self._rows(sql.TABLES_OF, {"owner": owner, "limit": limit})
        return [TableRow(*row) for row in rows]

    async def delete(self, code: str) -> bool:
        """Removes a table with its log, and tells other nodes; whether there was one."""
        values = {"code": code, "notice": f"{code} 0", "node": self.node}
        return bool(await self._rows(sql.DELETE, values))

    async def claim_due(self, now: int, lease_ms: int, limit: int = 100) -> list[str]:
        """Takes tables whose deadline is not after `now`, the most overdue first."""
        values = {"now": now, "until": now + lease_ms, "limit": limit}
        return [code for (code,) in await self._rows(sql.CLAIM_DUE, values)]

    async def address_key(self) -> str:
        """Return the key with which all nodes hash network addresses."""
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
        """Take the next work that no node has a lease on."""
        values = {"node": node, "now": now, "until": now + lease_ms, "slow": int(slow)}
        rows = await self._rows(sql.CLAIM_WORK, {**values, "behind": list(behind)})
        for code, seq, thinks_long, address in rows:
            return Claim(code, seq, bool(thinks_long), address)
        return None

    async def finish_work(self, code: str, seq: int) -> None:
        """Ends this work."""
        await self._rows(sql.FINISH_WORK, {"code": code, "seq": seq})

    async def release_work(self, node: str) -> None:
        """Gives back all that a node has taken."""
        await self._rows(sql.RELEASE_WORK, {"node": node})

    async def fail_work(self, code: str, seq: int, again: int) -> int:
        """Counts a failure; how many there were."""
        values = {"code": code, "seq": seq, "again": again}
        rows = await self._rows(sql.FAIL_WORK, values)
        return int(rows[0][0]) if rows else 0

    async def quiet(self, before: int, limit: int) -> list[str]:
        """Tables not changed since that are not archived."""
        return [c for (c,) in await self._rows(sql.QUIET, {"before": before, "limit": limit})]

    async def delete_archived(self, before: int) -> int:
        """Removes archived tables not changed since; how many."""
        return await self._piecemeal(sql.DELETE_ARCHIVED, {"before": before, "limit": _AT_ONCE})

    async def last_beat(self, now: int) -> int | None:
        """Return the time of the last heartbeat or event up to `now`; None if there is none."""
        at: int | None = (await self._rows(sql.LAST_BEAT, {"now": now}))[0][0]
        return at

    async def beat(self, now: int) -> None:
        """Store a heartbeat; without a running clock only if the last is `IDLE_BEAT` old."""
        await self._rows(sql.BEAT, {"now": now})

    async def note_outage(self, since: int, until: int) -> None:
        """Keep a time in which no node served, and join old ones."""
        await self._rows(sql.NOTE_OUTAGE, {"since": since, "until": until})

    async def clock_set_back(self, now: int) -> None:
        """Correct times that a clock noted while it was ahead."""
        await self._rows(sql.CLOCK_SET_BACK, {"now": now, "longest": now + LONGEST_LEASE})

    async def outages(self, after: int) -> list[tuple[int, int]]:
        """Times in which no node served."""
        return [(since, until) for since, until in await self._rows(sql.OUTAGES, {"after": after})]

    async def save_snapshot(self, code: str, seq: int, text: str) -> None:
        """Keeps a table as it is after an event."""
        await self._rows(sql.SAVE_SNAPSHOT, {"code": code, "seq": seq, "text": text})

    async def snapshot(self, code: str) -> tuple[int, str] | None:
        """The last snapshot of a table."""
        for seq, text in await self._rows(sql.SNAPSHOT, {"code": code}):
            return seq, text
        return None

    async def ask_review(
        self, code: str, now: int, most: int, *, address: str = "", most_each: int = 1_000_000
    ) -> bool:
        """Put the review of a table into the queue, once."""
        values = {"code": code, "now": now, "node": self.node, "most": most}
        values |= {"address": address, "most_each": most_each}

        async def operation(connection: Connection) -> bool:
            async with connection.transaction():
                await connection.execute(sql.REVIEWS_LOCK)
                return bool(await _fetch(connection, sql.ASK_REVIEW, values))

        return await self._pool.do(operation)

    async def review(self, code: str, now: int) -> ReviewRow | None:
        """Return the review of a table, or how far it is."""
        rows = await self._rows(sql.REVIEW, {"code": code, "now": now})
        return ReviewRow(*rows[0]) if rows else None

    async def renew_review(self, code: str, node: str, until: int) -> None:
        """Extend the lease of a review that this node still works on."""
        await self._rows(sql.RENEW_REVIEW, {"code": code, "node": node, "until": until})

    async def claim_review(self, node: str, now: int, lease_ms: int) -> str | None:
        """Take the next review that no node has a lease on."""
        values = {"node": node, "now": now, "until": now + lease_ms}
        rows = await self._rows(sql.CLAIM_REVIEW, values)
        return str(rows[0][0]) if rows else None

    async def end_review(self, code: str, text: str) -> None:
        """Store a review; an empty text counts a failure and gives the lease back."""
        await self._rows(sql.END_REVIEW, {"code": code, "text": text, "node": self.node})

    async def waiting_reviews(self) -> int:
        """How many reviews are asked for and not done."""
        return int((await self._rows(sql.WAITING_REVIEWS, {}))[0][0])

    async def set_note(self, code: str, note: NoteRow) -> None:
        """Replace the author's note about a step, and notify other nodes."""
        values = {"code": code, **msgspec.structs.asdict(note)}
        values |= {"node": self.node, "notice": f"{code} {NOTES_CHANGED}"}
        await self._rows(sql.SET_NOTE if note.text else sql.DROP_NOTE, values)

    async def notes(self, code: str) -> list[NoteRow]:
        """The notes about the game of a table."""
        return [NoteRow(*row) for row in await self._rows(sql.NOTES, {"code": code})]

    async def count_try(self, puzzle: str, found: bool) -> None:
        """Counts somebody's first try at a puzzle."""
        await self._rows(sql.COUNT_TRY, {"name": puzzle, "found": int(found)})

    async def tries(self) -> dict[str, tuple[int, int]]:
        """How many tried each puzzle, and how many of them found the answer."""
        rows = await self._rows(sql.TRIES, {})
        return {name: (tries, found) for name, tries, found in rows}

    async def forget_words(self, before: int) -> int:
        """Empty the texts of older `FORGETTABLE` events and delete older notes; return how many."""
        values = {"before": before, "limit": _AT_ONCE}
        words = await self._piecemeal(sql.FORGET_WORDS, values)
        return words + await self._piecemeal(sql.FORGET_NOTES, values)

    async def forget_names(
        self, before: int, *, since: int = 0, after: int = 0, most: int = 1000
    ) -> Swept:
        """Empty names before a time that are not shown any more, table by table."""
        values = {"before": before, "since": since, "after": after, "most": most}
        ids = [one for (one,) in await self._rows(sql.OLD_TABLES, values)]
        forgotten = 0
        for start in range(0, len(ids), TABLES_AT_ONCE):
            forgotten += await self._forget_names_at(ids[start : start + TABLES_AT_ONCE], before)
        return Swept(ids[-1] if len(ids) == most else 0, forgotten)

    async def forget_leavers(self, code: str) -> None:
        """Empty the names and hashes of players who have left a lobby, in its log."""
        found = await self._rows(sql.ID_OF, {"code": code})
        await self._forget_names_at([one for (one,) in found], NEVER)

    async def _forget_names_at(self, tables: list[int], before: int) -> int:
        rows = await self._rows(sql.NAMING_EVENTS, {"tables": tables})
        changes = old_names(rows, before)
        if not changes:
            return 0
        ids, seqs, texts = (list(column) for column in zip(*changes, strict=True))
        return len(await self._rows(sql.REWRITE, {"tables": ids, "seqs": seqs, "texts": texts}))

    async def erase(
        self, code: str, changed: Sequence[Event], marker: Event, summary: str, owner: str
    ) -> None:
        """Replace events by ones without a person's data, append a marker, and tell other nodes."""
        values = {
            "code": code,
            "before": marker.seq - 1,
            "seq": marker.seq,
            "kind": marker.kind,
            "at": marker.at,
            "summary": summary,
            "owner": owner,
            "without_seat": without_seat(owner),
            "seqs": [event.seq for event in changed],
            "texts": [event.text for event in changed],
            "actions": [event.action or None for event in changed],
            "node": self.node,
            "notice": f"{code} {marker.seq}",
        }
        if not await self._rows(sql.ERASE, values):
            raise Conflict(f"event {marker.seq} is not the next of table {code}")

    async def codes_about(self, owner: str, after: str = "", limit: int = 100) -> list[str]:
        """Return the codes of tables that hold something of a person, in order, after a code."""
        values = {
            "owner": owner,
            "without_seat": without_seat(owner),
            "prefix": action_prefix(owner),
            "after": after,
            "limit": limit,
        }
        return [code for (code,) in await self._rows(sql.CODES_ABOUT, values)]

    async def newest(self, limit: int) -> list[TableRow]:
        """Return the tables that changed last, the newest first."""
        return [TableRow(*row) for row in await self._rows(sql.NEWEST, {"limit": limit})]

    async def forget_served(self, now: int) -> None:
        """Forget owners and addresses that were served more than `SERVED_KEPT` ago."""
        await self._rows(sql.FORGET_SERVED, {"now": now})

    async def clean_up(self, deleted: bool) -> None:
        """Have PostgreSQL reuse the space of deleted rows (`VACUUM`)."""
        if not deleted:
            return
        try:
            async with asyncio.timeout(_VACUUM_SECONDS):
                connection = await connect(self._url)
                try:
                    await connection.execute("SET statement_timeout = 0")
                    await connection.execute(sql.VACUUM)
                finally:
                    await connection.close()
        except OUTAGES as error:
            raise Unavailable(f"the database could not clean up: {error}") from error

    async def attach(self, *, write: bool) -> None:
        """Connect to an existing database for a command; other nodes may serve it meanwhile."""
        schema.refuse_other(await self._pool.do(_version))

    async def health(self) -> None:
        """Raises `Unavailable` if the database does not answer."""
        await self._rows("SELECT 1", {})

    async def nodes(self) -> set[str]:
        """The names of all nodes that listen, and of this one."""
        alive = {
            self.node,
            *(name for (name,) in await self._rows(sql.NODES, {"prefix": sql.NODE_NAME})),
        }
        # Nobody has to tell those that have vanished; whoever comes back follows anew.
        self._gone = {name: None for name in self._gone if name not in alive}
        self._gone.update(dict.fromkeys(self._alive - alive))
        for name in [*self._gone][:-_GONE]:
            del self._gone[name]
        self._alive = alive
        return set(alive)

    async def follow(self, codes: Sequence[str]) -> None:
        """Makes this node one of those that hear of some tables."""
        values = {"codes": list(codes), "node": self.node, "prefix": sql.NODE_NAME}
        async with self._following:  # in the order of calls, so that the last one counts
            await self._rows(sql.FOLLOW, values)

    async def unfollow(self, code: str) -> None:
        """Lets this node hear no more of a table."""
        async with self._following:
            await self._rows(sql.UNFOLLOW, {"code": code, "node": self.node})

    async def seqs(self, codes: Sequence[str]) -> dict[str, int]:
        """How far some tables are."""
        return dict(await self._rows(sql.SEQS, {"codes": list(codes)}))

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
                await connection.execute(_INTRODUCE, {"name": f"{sql.NODE_NAME}{self.node}"})
                await connection.execute(f"LISTEN {sql.CHANNEL}{self.node}".encode())
                yield LOOK_AGAIN
                async with aclosing(_heard(connection)) as heard:
                    async for code, seq in heard:
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


async def _version(connection: Connection) -> int:
    ((known,),) = await _fetch(connection, "SELECT to_regclass('schema_version')", {})
    if known is None:  # empty, or of an older version
        return 0
    rows = await _fetch(connection, "SELECT version FROM schema_version", {})
    return schema.refuse_newer(rows[0][0] if rows else 0)


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
