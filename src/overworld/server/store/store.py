"""The store: an append-only log of events for each table, queues, and personal data.

SQLite and PostgreSQL carry out most operations with the same SQL, which is here and in `sql`.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from overworld.server.store import sql
from overworld.server.store.database import Row
from overworld.server.store.day import DayStore
from overworld.server.store.model import (
    MAX_LEASE,
    NOTES_CHANGED,
    OUTAGES_KEPT,
    OUTAGES_TOGETHER,
    SERVED_KEPT,
    ClaimedWork,
    CodeTaken,
    Conflict,
    NoteRow,
    ReviewRow,
    TableRow,
    TableWrite,
    check_events,
)
from overworld.server.store.moderation import ModerationStore
from overworld.server.store.privacy import PrivacyStore
from overworld.server.store.ratings import RatingsStore
from overworld.server.store.results import ResultsStore
from overworld.server.store.square import SquareStore
from overworld.server.table.clocks import DAY
from overworld.server.table.events import ARCHIVED, Event

Queue: TypeAlias = Literal["bots", "reviews"]


class Store(DayStore, ModerationStore, PrivacyStore, RatingsStore, ResultsStore, SquareStore):
    """An append-only log of events for each table, durable when a call returns."""

    _lock_reviews: Sequence[str] = ()
    """Statements that make nodes ask for reviews one after the other."""

    # ------------------------------------------------------------ tables and their logs

    async def create(self, table: TableWrite) -> None:
        """Create a table whose log starts with these events, from 1; raises `CodeTaken`."""
        check_events(table.events)
        if table.events[0].seq != 1:
            raise Conflict(f"the first event must be 1, got {table.events[0].seq}")
        if not await self._create(table):
            raise CodeTaken(f"there is a table {table.code} already")

    async def append(self, write: TableWrite) -> None:
        """Append all events or none; raises `Conflict` if the first is not the next."""
        check_events(write.events)
        await self._append(write)

    @abstractmethod
    async def _create(self, table: TableWrite) -> bool:
        """Create a table and its log; return whether its code was free."""

    @abstractmethod
    async def _append(self, write: TableWrite) -> None:
        """Append events that are numbered without gaps."""

    async def events(self, code: str, after: int = 0) -> list[Event]:
        """Return the log of a table from `after` + 1 on; empty if there is no such table."""
        return [Event(*row) for row in await self._read(sql.EVENTS, code=code, after=after)]

    async def table(self, code: str) -> TableRow | None:
        """Return the row of a table, or None if there is no such table."""
        rows = await self._read(f"SELECT {sql.ROW} FROM tables WHERE code = :code", code=code)
        return TableRow(*rows[0]) if rows else None

    async def tables_of(self, owner: str, limit: int = 100) -> list[TableRow]:
        """Return the tables of an owner, the last changed first, archived ones at the end."""
        rows = await self._read(
            f"SELECT {sql.ROW} FROM owners JOIN tables ON id = table_id WHERE owner = :owner "
            f"ORDER BY status = '{ARCHIVED}', updated DESC, id DESC LIMIT :limit",
            owner=owner,
            limit=limit,
        )
        return [TableRow(*row) for row in rows]

    async def count_tables(self, owner: str) -> int:
        """Return the number of tables of an owner."""
        statement = "SELECT count(*) FROM owners WHERE owner = :owner"
        return int((await self._read(statement, owner=owner))[0][0])

    async def newest(self, limit: int) -> list[TableRow]:
        """Return the tables that changed last, the newest first."""
        statement = f"SELECT {sql.ROW} FROM tables ORDER BY updated DESC, id DESC LIMIT :limit"
        return [TableRow(*row) for row in await self._read(statement, limit=limit)]

    async def delete(self, code: str) -> bool:
        """Delete a table with its log; return whether there was one."""
        statement = "DELETE FROM tables WHERE code = :code RETURNING id"
        return bool(await self._write(*self._notify, statement, code=code, notice=f"{code} 0"))

    async def save_snapshot(self, code: str, seq: int, text: str) -> None:
        """Store a table as it is after an event, in place of an older snapshot."""
        await self._write(sql.SAVE_SNAPSHOT, code=code, seq=seq, text=text)

    async def snapshot(self, code: str) -> tuple[int, str] | None:
        """Return the last snapshot of a table: the seq of its last event, and its text."""
        rows = await self._read(
            f"SELECT seq, text FROM snapshots WHERE table_id = {sql.TABLE_ID}", code=code
        )
        return (rows[0][0], rows[0][1]) if rows else None

    async def inactive(self, before: int, limit: int) -> list[str]:
        """Return tables that were not changed since a time and are not archived."""
        rows = await self._read(
            f"SELECT code FROM tables WHERE day <= :before / {DAY} AND updated < :before "
            f"AND status <> '{ARCHIVED}' LIMIT :limit",
            before=before,
            limit=limit,
        )
        return [code for (code,) in rows]

    async def delete_archived(self, before: int) -> int:
        """Delete archived tables that were not changed since a time; return how many."""
        return await self._repeat(
            f"DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE status = '{ARCHIVED}' "
            f"AND updated < :before LIMIT :limit {self._skip_locked}) RETURNING id",
            before,
        )

    # ------------------------------------------------------------ deadlines, clocks and outages

    async def claim_due(self, now: int, lease_ms: int, limit: int = 100) -> list[str]:
        """Take tables whose deadline is not after `now`, the most overdue first.

        They are due again after the lease unless a node appends an event before.
        """
        rows = await self._write(
            "WITH late AS (SELECT id FROM tables WHERE deadline <= :now "
            f"ORDER BY deadline LIMIT :limit {self._skip_locked}) "
            "UPDATE tables SET deadline = :until WHERE id IN (SELECT id FROM late) RETURNING code",
            now=now,
            until=now + lease_ms,
            limit=limit,
        )
        return [code for (code,) in rows]

    async def last_beat(self, now: int) -> int | None:
        """Return the time of the last heartbeat or event up to `now`; None if there is none.

        The event that starts a clock counts, so that no clock runs without a heartbeat. Events
        later than `LATEST_EVENT` after the last heartbeat do not count. While a clock runs, an
        event also does not count if it is more than `BEAT_GAP` later than both the last heartbeat
        and the last event of that table.
        """
        at: int | None = (await self._read(sql.LAST_BEAT, now=now))[0][0]
        return at

    async def beat(self, now: int) -> None:
        """Store a heartbeat; without a running clock only if the last is `IDLE_BEAT` old."""
        await self._write(sql.BEAT, now=now)

    async def note_outage(self, since: int, until: int) -> None:
        """Keep a time in which no node served, and join old ones (`OUTAGES_TOGETHER`)."""
        before = since - OUTAGES_KEPT
        old = await self._read("SELECT since, until FROM outages WHERE until < :end", end=before)
        insert = "INSERT INTO outages VALUES (:since, :until)"
        new = [*_joined([(start, end) for start, end in old]), (since, until)]
        await self._run(
            [
                ("DELETE FROM outages WHERE until < :end", {"end": before}),
                *((insert, {"since": start, "until": end}) for start, end in new),
            ]
        )

    async def correct_times(self, now: int) -> None:
        """Correct times that a clock noted while it was ahead.

        Outages end at `now`, waiting work was queued by then, and leases longer than
        `MAX_LEASE` have lapsed.
        """
        await self._write(*sql.CORRECT_TIMES, now=now, longest=now + MAX_LEASE)

    async def outages(self, after: int) -> list[tuple[int, int]]:
        """Return the times in which no node served that ended after a time, in their order."""
        statement = "SELECT since, until FROM outages WHERE until > :after ORDER BY since"
        return [(since, until) for since, until in await self._read(statement, after=after)]

    # ------------------------------------------------------------ work of bots

    async def address_key(self) -> str:
        """Return the key with which all nodes of this database hash network addresses."""
        return str((await self._read("SELECT value FROM address_key"))[0][0])

    async def claim_work(
        self, node: str, now: int, lease_ms: int, *, slow: bool = True, behind: Sequence[str] = ()
    ) -> ClaimedWork | None:
        """Take the next work that no node has a lease on.

        The address that was served longest ago comes first, then its owner that was served longest
        ago, then the work that has waited longest. Addresses in `behind` come after all others,
        and tables without people last. Slow bots give way for a moment. Work that another node
        queued is left to that node for a moment, because it has the table in memory.
        """
        values = {"node": node, "now": now, "until": now + lease_ms, "slow": int(slow)}
        row = await self._claim("bots", behind=list(behind), **values)
        return None if row is None else ClaimedWork(row[0], row[1], bool(row[2]), row[3])

    @abstractmethod
    async def _claim(self, queue: Queue, **values: Any) -> Row | None:
        """Take the next row of a queue, which begins with the table's code.

        Remember that the queue has served its address and, for bots, its owner.
        """

    async def finish_work(self, code: str, seq: int) -> None:
        """Remove this work from the queue; the `append` of a bot's decision does so too."""
        statement = f"DELETE FROM work WHERE table_id = {sql.TABLE_ID} AND seq = :seq"
        await self._write(statement, code=code, seq=seq)

    async def release_work(self, node: str) -> None:
        """End all leases of a node, so that other nodes can take its work now."""
        end = "UPDATE {} SET leased_until = 0 WHERE node = :node AND leased_until > 0"
        await self._write(end.format("work"), end.format("reviews"), node=node)

    async def fail_work(self, code: str, seq: int, again: int) -> int:
        """Count a failure and return how many there were; no node tries before `again`.

        After `ATTEMPTS` failures no node tries until one is restarted.
        """
        rows = await self._write(
            "UPDATE work SET attempts = attempts + 1, leased_until = :again "
            f"WHERE table_id = {sql.TABLE_ID} AND seq = :seq RETURNING attempts",
            code=code,
            seq=seq,
            again=again,
        )
        return int(rows[0][0]) if rows else 0

    async def forget_served(self, now: int) -> None:
        """Forget owners and addresses that were served more than `SERVED_KEPT` ago.

        Those served more than `SERVED_KEPT` after `now` go too: the clock was ahead.
        """
        await self._write(
            "DELETE FROM served WHERE (queue, who) IN (SELECT queue, who FROM served "
            f"WHERE at < :now - {SERVED_KEPT} OR at > :now + {SERVED_KEPT} {self._skip_locked})",
            now=now,
        )

    # ------------------------------------------------------------ reviews, notes and puzzles

    async def ask_review(
        self,
        code: str,
        now: int,
        max_waiting: int,
        *,
        address: str = "",
        max_per_address: int = 1_000_000,
    ) -> bool:
        """Put the review of a table into the queue, once, and retry one that was given up.

        Returns False if `max_waiting` reviews wait already, or `max_per_address` of this address.
        """
        rows = await self._write(
            *self._lock_reviews,
            sql.ASK_REVIEW,
            sql.IS_ASKED,
            code=code,
            now=now,
            address=address,
            max_waiting=max_waiting,
            max_per_address=max_per_address,
        )
        return bool(rows)

    async def claim_review(self, node: str, now: int, lease_ms: int) -> str | None:
        """Take the next review that no node has a lease on; returns the table's code.

        The address that was served longest ago comes first, then its oldest request.
        """
        row = await self._claim("reviews", node=node, now=now, until=now + lease_ms)
        return None if row is None else str(row[0])

    async def review(self, code: str, now: int) -> ReviewRow | None:
        """Return the review of a table, or how far it is; None if no client asked for it."""
        rows = await self._read(sql.REVIEW, code=code, now=now)
        return ReviewRow(*rows[0]) if rows else None

    async def renew_review(self, code: str, node: str, until: int) -> None:
        """Extend the lease of a review that this node still works on."""
        await self._write(
            "UPDATE reviews SET leased_until = :until WHERE node = :node AND leased_until > 0 "
            f"AND table_id = {sql.TABLE_ID}",
            code=code,
            node=node,
            until=until,
        )

    async def end_review(self, code: str, text: str) -> None:
        """Store a review; an empty text counts a failure and gives the lease back.

        The first review that is stored stays, and a failure counts only while this node has the
        lease. After `ATTEMPTS` failures no node takes the review before a client asks again. The
        hash of the address goes with the place in the queue.
        """
        await self._write(sql.END_REVIEW, code=code, text=text)

    async def waiting_reviews(self) -> int:
        """Return how many reviews wait."""
        return int((await self._read(f"SELECT count(*) {sql.WAITING_REVIEWS}"))[0][0])

    async def set_note(self, code: str, note: NoteRow) -> None:
        """Replace the author's note about a step; an empty text removes it. Notify other nodes."""
        delete = (
            f"DELETE FROM notes WHERE table_id = {sql.TABLE_ID} AND step = :step "
            "AND author = :author"
        )
        await self._write(
            sql.SET_NOTE if note.text else delete,
            *self._notify,
            code=code,
            notice=f"{code} {NOTES_CHANGED}",
            **msgspec.structs.asdict(note),
        )

    async def notes(self, code: str) -> list[NoteRow]:
        """Return the notes about the game of a table, by step and time."""
        rows = await self._read(
            "SELECT step, author, seat, name, text, at FROM notes "
            f"WHERE table_id = {sql.TABLE_ID} ORDER BY step, at, author",
            code=code,
        )
        return [NoteRow(*row) for row in rows]

    async def count_try(self, puzzle: str, solved: bool) -> None:
        """Count a player's first try at a puzzle; the store does not keep who it was."""
        await self._write(
            "INSERT INTO puzzles VALUES (:name, 1, :found) ON CONFLICT (name) DO UPDATE "
            "SET tries = puzzles.tries + 1, found = puzzles.found + excluded.found",
            name=puzzle,
            found=int(solved),
        )

    async def tries(self) -> dict[str, tuple[int, int]]:
        """Return how many tried each puzzle, and how many of them found the answer."""
        rows = await self._read("SELECT name, tries, found FROM puzzles")
        return {name: (tries, solved) for name, tries, solved in rows}


def _joined(outages: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Join outages by `OUTAGES_TOGETHER`.

    Several nodes may have noted the same outage: only the part after the ones before counts.

    >>> _joined([(0, 10), (5, 30), (40, 50)])
    [(10, 50)]
    """
    lengths, last, end = dict[int, int](), dict[int, int](), 0
    for since, until in sorted(outages):
        since = max(since, end)
        if until > since:
            period = until // OUTAGES_TOGETHER
            lengths[period] = lengths.get(period, 0) + until - since
            last[period] = end = until
    return [(last[period] - length, last[period]) for period, length in lengths.items()]
