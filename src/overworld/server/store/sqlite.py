"""The SQLite store, for one node."""

import json
import shutil
import sqlite3
from collections.abc import AsyncIterator, Sequence

from overworld.server.store import schema
from overworld.server.store.appends import Append, add_owners, insert_events, set_work
from overworld.server.store.model import (
    ARCHIVED,
    ATTEMPTS,
    BEAT_GAP,
    DAY_MS,
    IDLE_BEAT,
    LATEST_EVENT,
    LONGEST_LEASE,
    OUTAGES_KEPT,
    OUTAGES_TOGETHER,
    SLOW_WAITS,
    Claim,
    CodeTaken,
    Conflict,
    Event,
    TableRow,
    Unavailable,
    Work,
    refuse_wrong,
)
from overworld.server.store.sqlite_privacy import AT_ONCE, SqlitePrivacy, piecemeal
from overworld.server.store.sqlite_reviews import note_served

_LAST_BEAT = f"""
SELECT max(at) FROM (
    SELECT at FROM beat WHERE at BETWEEN 1 AND :now
    UNION ALL
    SELECT * FROM (
        SELECT updated FROM tables
        WHERE status <> '{ARCHIVED}' AND day <= :now / {DAY_MS} AND updated <= :now
            AND updated <= (
                SELECT CASE at WHEN 0 THEN :now ELSE coalesce(
                    (SELECT min(max(at, updated)) FROM tables WHERE deadline NOT NULL) + {BEAT_GAP},
                    at + {LATEST_EVENT}
                ) END FROM beat
            )
        ORDER BY day DESC, updated DESC LIMIT 1
    )
)
"""
_BEAT = f"""
UPDATE beat SET at = :now WHERE at < :now - {IDLE_BEAT} OR at > :now
    OR EXISTS (SELECT 1 FROM tables WHERE deadline NOT NULL)
"""
_OLD_OUTAGES = f"FROM outages WHERE until < :since - {OUTAGES_KEPT}"
# Several nodes may have noted the same outage: only the part after the ones before counts.
_JOINED_OUTAGES = f"""
SELECT max(until) - sum(until - since), max(until) FROM (
    SELECT until, max(since, coalesce(max(until) OVER (
        ORDER BY since, until ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    ), since)) AS since
    {_OLD_OUTAGES}
)
WHERE until > since GROUP BY until / {OUTAGES_TOGETHER}
"""
_CLOCK_SET_BACK = (
    "DELETE FROM outages WHERE since >= :now",
    "UPDATE outages SET until = :now WHERE until > :now",
    "UPDATE work SET queued = :now WHERE queued > :now",
    "UPDATE work SET leased_until = 0 WHERE leased_until > :longest",
    "UPDATE reviews SET leased_until = 0 WHERE leased_until > :longest",
)
_LEAST_ROOM = 1 << 20  # bytes on the disk below which the store is not healthy
_ROW = "code, created, updated, tables.seq, status, summary"

# Tables whose host's address is not known take turns as one address: see `Room.charged`.
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


class SqliteStore(SqlitePrivacy):
    """Event logs in one SQLite file."""

    shared = False

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
        refuse_wrong(events)
        if events[0].seq != 1:
            raise Conflict(f"the first event must be 1, got {events[0].seq}")

        def operation(connection: sqlite3.Connection) -> None:
            last = events[-1]
            row = (code, events[0].at, last.at, last.seq, status, summary, deadline)
            try:
                table = connection.execute(
                    "INSERT INTO tables "
                    "(code, created, updated, seq, status, summary, deadline, day) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
                    (*row, last.at // DAY_MS),
                ).fetchone()[0]
            except sqlite3.IntegrityError:
                raise CodeTaken(f"there is a table {code} already") from None
            insert_events(connection, table, events)
            add_owners(connection, table, owners)
            set_work(connection, table, last, work)

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
        work: Work | bool | None = False,
        awaited: bool = False,
    ) -> None:
        refuse_wrong(events)
        await self._write(
            Append(code, events, status, summary, owners, forget, deadline, work, awaited)
        )

    async def events(self, code: str, after: int = 0) -> list[Event]:
        def query(connection: sqlite3.Connection) -> list[Event]:
            rows = connection.execute(
                "SELECT seq, kind, seat, text, at, coalesce(action, '') FROM events "
                "WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND seq > ? ORDER BY seq",
                (code, after),
            )
            return [Event(*row) for row in rows]

        return await self._read(query)

    async def table(self, code: str) -> TableRow | None:
        def query(connection: sqlite3.Connection) -> TableRow | None:
            row = connection.execute(
                f"SELECT {_ROW} FROM tables WHERE code = ?", (code,)
            ).fetchone()
            return TableRow(*row) if row else None

        return await self._read(query)

    async def tables_of(self, owner: str, limit: int = 100) -> list[TableRow]:
        def query(connection: sqlite3.Connection) -> list[TableRow]:
            rows = connection.execute(
                f"SELECT {_ROW} FROM owners JOIN tables ON id = table_id WHERE owner = ? "
                "ORDER BY status = ?, updated DESC, id DESC LIMIT ?",
                (owner, ARCHIVED, limit),
            )
            return [TableRow(*row) for row in rows]

        return await self._read(query)

    async def delete(self, code: str) -> bool:
        found = await self._change("DELETE FROM tables WHERE code = ?", (code,)) > 0
        await self.clean_up(found)
        return found

    async def claim_due(self, now: int, lease_ms: int, limit: int = 100) -> list[str]:
        def operation(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                "UPDATE tables SET deadline = ? WHERE id IN (SELECT id FROM tables "
                "WHERE deadline <= ? ORDER BY deadline LIMIT ?) RETURNING code, deadline",
                (now + lease_ms, now, limit),
            )
            return [code for code, _ in rows.fetchall()]

        return await self._write(operation)

    async def address_key(self) -> str:
        statement = "SELECT value FROM address_key"
        return str(await self._read(lambda one: one.execute(statement).fetchone()[0]))

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
        values["behind"] = json.dumps(behind)

        def operation(connection: sqlite3.Connection) -> Claim | None:
            found = connection.execute(_CLAIM_WORK, values).fetchall()
            if not found:
                return None
            code, seq, thinks_long, address, owner = found[0]
            note_served(connection, "bots", now, address, owner)
            return Claim(code, seq, bool(thinks_long), address)

        return await self._write(operation)

    async def finish_work(self, code: str, seq: int) -> None:
        await self._change(
            "DELETE FROM work WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND seq = ?",
            (code, seq),
        )

    async def release_work(self, node: str) -> None:
        for queue in ("work", "reviews"):
            await self._change(f"UPDATE {queue} SET leased_until = 0 WHERE node = ?", (node,))

    async def fail_work(self, code: str, seq: int, again: int) -> int:
        def operation(connection: sqlite3.Connection) -> int:
            found = connection.execute(
                "UPDATE work SET attempts = attempts + 1, leased_until = ? WHERE seq = ? "
                "AND table_id = (SELECT id FROM tables WHERE code = ?) RETURNING attempts",
                (again, seq, code),
            ).fetchall()
            return int(found[0][0]) if found else 0

        return await self._write(operation)

    async def quiet(self, before: int, limit: int) -> list[str]:
        statement = (
            "SELECT code FROM tables "
            f"WHERE day <= ? AND updated < ? AND status <> '{ARCHIVED}' LIMIT ?"
        )
        values = (before // DAY_MS, before, limit)
        return await self._read(lambda one: [code for (code,) in one.execute(statement, values)])

    async def delete_archived(self, before: int) -> int:
        statement = (
            "DELETE FROM tables WHERE id IN (SELECT id FROM tables "
            f"WHERE status = '{ARCHIVED}' AND updated < ? LIMIT ?)"
        )
        return await piecemeal(lambda: self._change(statement, (before, AT_ONCE)))

    async def last_beat(self, now: int) -> int | None:
        found = await self._read(lambda one: one.execute(_LAST_BEAT, {"now": now}).fetchone())
        at: int | None = found[0]
        return at

    async def beat(self, now: int) -> None:
        await self._change_all((_BEAT,), {"now": now})

    async def note_outage(self, since: int, until: int) -> None:
        def operation(connection: sqlite3.Connection) -> None:
            joined = connection.execute(_JOINED_OUTAGES, {"since": since}).fetchall()
            connection.execute(f"DELETE {_OLD_OUTAGES}", {"since": since})
            new = [*joined, (since, until)]
            connection.executemany("INSERT INTO outages VALUES (?, ?)", new)

        await self._write(operation)

    async def clock_set_back(self, now: int) -> None:
        await self._change_all(_CLOCK_SET_BACK, {"now": now, "longest": now + LONGEST_LEASE})

    async def _change_all(self, statements: Sequence[str], values: dict[str, int]) -> None:
        def operation(connection: sqlite3.Connection) -> None:
            for statement in statements:
                connection.execute(statement, values)

        await self._write(operation)

    async def outages(self, after: int) -> list[tuple[int, int]]:
        statement = "SELECT since, until FROM outages WHERE until > ? ORDER BY since"
        return await self._read(lambda one: one.execute(statement, (after,)).fetchall())

    async def save_snapshot(self, code: str, seq: int, text: str) -> None:
        await self._change(
            "INSERT INTO snapshots SELECT id, ?, ? FROM tables WHERE code = ? AND NOT EXISTS ("
            "SELECT 1 FROM events WHERE table_id = id AND events.seq > ? AND kind = 'erase') "
            "ON CONFLICT DO UPDATE SET seq = excluded.seq, text = excluded.text "
            "WHERE seq < excluded.seq",
            (seq, text, code, seq),
        )

    async def snapshot(self, code: str) -> tuple[int, str] | None:
        statement = (
            "SELECT snapshots.seq, text FROM snapshots JOIN tables ON id = table_id WHERE code = ?"
        )
        return await self._read(lambda one: one.execute(statement, (code,)).fetchone())

    async def health(self) -> None:
        await self._read(lambda connection: connection.execute("SELECT 1 FROM beat").fetchone())
        if shutil.disk_usage(self.path.parent).free < _LEAST_ROOM:
            raise Unavailable(f"the disk with {self.path} is full")
        # Try to write only after a failure, because moves wait for the same disk.
        if self._writer is not None and self._writer.failed:
            await self._change(f"PRAGMA user_version = {schema.VERSION}", ())
            self._writer.failed = False

    async def nodes(self) -> set[str]:
        return {self.node}

    async def follow(self, codes: Sequence[str]) -> None:
        """Do nothing: there are no other nodes."""

    async def unfollow(self, code: str) -> None:
        """Do nothing: there are no other nodes."""

    async def seqs(self, codes: Sequence[str]) -> dict[str, int]:
        statement = "SELECT code, seq FROM tables WHERE code IN (SELECT value FROM json_each(?))"
        return await self._read(lambda one: dict(one.execute(statement, (json.dumps(codes),))))

    async def notices(self) -> AsyncIterator[tuple[str, int]]:
        """Yield nothing: there are no other nodes."""
        none: tuple[tuple[str, int], ...] = ()
        for notice in none:
            yield notice
