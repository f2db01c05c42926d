"""The operations that SQLite and PostgreSQL carry out with the same SQL."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, TypeAlias

import msgspec

from overworld.server.store import sql
from overworld.server.store.model import (
    ARCHIVED,
    DAY_MS,
    LONGEST_LEASE,
    NOTES_CHANGED,
    OUTAGES_KEPT,
    OUTAGES_TOGETHER,
    Append,
    CodeTaken,
    Conflict,
    Event,
    NoteRow,
    ReviewRow,
    Swept,
    TableRow,
    Work,
    check_events,
    without_seat,
)
from overworld.server.table.events import FORGETTABLE_KINDS, NAMING_KINDS
from overworld.server.table.traces import Traces, action_prefix

Row: TypeAlias = tuple[Any, ...]
Values: TypeAlias = dict[str, Any]

ROWS_AT_ONCE = 500
"""Rows that housekeeping changes in one transaction, so that moves get in between."""

_TABLES_AT_ONCE = 50  # tables whose names are read together
_NEVER = 1 << 62  # a time after all others
_LOG = logging.getLogger("overworld.store")


class SqlStore(ABC):
    """A store in an SQL database; `Store` documents its methods."""

    node: str

    _skip_locked = ""
    """The clause that passes over rows which another node has locked."""

    _notify: Sequence[str] = ()
    """Statements that send `:notice` to the other nodes that follow a table."""

    _expire_served: str
    """Delete rows of `served` that are older than `SERVED_KEPT` or that far in the future."""

    @abstractmethod
    async def _read(self, statement: str, **values: Any) -> list[Row]:
        """Return the rows of a query."""

    @abstractmethod
    async def _run(self, changes: Sequence[tuple[str, Values]]) -> list[Row]:
        """Run statements as one transaction; return the rows of the last one."""

    @abstractmethod
    async def _create(self, table: Append) -> bool:
        """Create a table and its log; return whether its code was free."""

    @abstractmethod
    async def _append(self, append: Append) -> None: ...

    async def _write(self, *statements: str, **values: Any) -> list[Row]:
        """Run statements as one transaction; `:node` is this node unless a value is given."""
        values.setdefault("node", self.node)
        return await self._run([(statement, values) for statement in statements])

    async def _repeat(self, statement: str, before: int) -> int:
        """Repeat a change of `ROWS_AT_ONCE` rows until none is left; return their number."""
        total = 0
        while changed := len(await self._write(statement, before=before, limit=ROWS_AT_ONCE)):
            total += changed
        return total

    # ------------------------------------------------------------ tables and their logs

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
        check_events(events)
        if events[0].seq != 1:
            raise Conflict(f"the first event must be 1, got {events[0].seq}")
        table = Append(code, events, status, summary, owners, deadline=deadline, work=work)
        if not await self._create(table):
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
        check_events(events)
        await self._append(
            Append(code, events, status, summary, owners, forget, deadline, work, awaited)
        )

    async def events(self, code: str, after: int = 0) -> list[Event]:
        return [Event(*row) for row in await self._read(sql.EVENTS, code=code, after=after)]

    async def table(self, code: str) -> TableRow | None:
        rows = await self._read(f"SELECT {sql.ROW} FROM tables WHERE code = :code", code=code)
        return TableRow(*rows[0]) if rows else None

    async def tables_of(self, owner: str, limit: int = 100) -> list[TableRow]:
        rows = await self._read(
            f"SELECT {sql.ROW} FROM owners JOIN tables ON id = table_id WHERE owner = :owner "
            f"ORDER BY status = '{ARCHIVED}', updated DESC, id DESC LIMIT :limit",
            owner=owner,
            limit=limit,
        )
        return [TableRow(*row) for row in rows]

    async def newest(self, limit: int) -> list[TableRow]:
        statement = f"SELECT {sql.ROW} FROM tables ORDER BY updated DESC, id DESC LIMIT :limit"
        return [TableRow(*row) for row in await self._read(statement, limit=limit)]

    async def delete(self, code: str) -> bool:
        statement = "DELETE FROM tables WHERE code = :code RETURNING id"
        return bool(await self._write(*self._notify, statement, code=code, notice=f"{code} 0"))

    async def save_snapshot(self, code: str, seq: int, text: str) -> None:
        await self._write(sql.SAVE_SNAPSHOT, code=code, seq=seq, text=text)

    async def snapshot(self, code: str) -> tuple[int, str] | None:
        rows = await self._read(
            f"SELECT seq, text FROM snapshots WHERE table_id = {sql.TABLE_ID}", code=code
        )
        return (rows[0][0], rows[0][1]) if rows else None

    async def inactive(self, before: int, limit: int) -> list[str]:
        rows = await self._read(
            f"SELECT code FROM tables WHERE day <= :before / {DAY_MS} AND updated < :before "
            f"AND status <> '{ARCHIVED}' LIMIT :limit",
            before=before,
            limit=limit,
        )
        return [code for (code,) in rows]

    async def delete_archived(self, before: int) -> int:
        return await self._repeat(
            f"DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE status = '{ARCHIVED}' "
            f"AND updated < :before LIMIT :limit {self._skip_locked}) RETURNING id",
            before,
        )

    # ------------------------------------------------------------ deadlines, clocks and outages

    async def claim_due(self, now: int, lease_ms: int, limit: int = 100) -> list[str]:
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
        at: int | None = (await self._read(sql.LAST_BEAT, now=now))[0][0]
        return at

    async def beat(self, now: int) -> None:
        await self._write(sql.BEAT, now=now)

    async def note_outage(self, since: int, until: int) -> None:
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
        await self._write(*sql.CORRECT_TIMES, now=now, longest=now + LONGEST_LEASE)

    async def outages(self, after: int) -> list[tuple[int, int]]:
        statement = "SELECT since, until FROM outages WHERE until > :after ORDER BY since"
        return [(since, until) for since, until in await self._read(statement, after=after)]

    # ------------------------------------------------------------ work of bots

    async def address_key(self) -> str:
        return str((await self._read("SELECT value FROM address_key"))[0][0])

    async def finish_work(self, code: str, seq: int) -> None:
        statement = f"DELETE FROM work WHERE table_id = {sql.TABLE_ID} AND seq = :seq"
        await self._write(statement, code=code, seq=seq)

    async def release_work(self, node: str) -> None:
        end = "UPDATE {} SET leased_until = 0 WHERE node = :node AND leased_until > 0"
        await self._write(end.format("work"), end.format("reviews"), node=node)

    async def fail_work(self, code: str, seq: int, again: int) -> int:
        rows = await self._write(
            "UPDATE work SET attempts = attempts + 1, leased_until = :again "
            f"WHERE table_id = {sql.TABLE_ID} AND seq = :seq RETURNING attempts",
            code=code,
            seq=seq,
            again=again,
        )
        return int(rows[0][0]) if rows else 0

    async def forget_served(self, now: int) -> None:
        await self._write(self._expire_served, now=now)

    # ------------------------------------------------------------ reviews, notes and puzzles

    async def review(self, code: str, now: int) -> ReviewRow | None:
        rows = await self._read(sql.REVIEW, code=code, now=now)
        return ReviewRow(*rows[0]) if rows else None

    async def renew_review(self, code: str, node: str, until: int) -> None:
        await self._write(
            "UPDATE reviews SET leased_until = :until WHERE node = :node AND leased_until > 0 "
            f"AND table_id = {sql.TABLE_ID}",
            code=code,
            node=node,
            until=until,
        )

    async def end_review(self, code: str, text: str) -> None:
        await self._write(sql.END_REVIEW, code=code, text=text)

    async def waiting_reviews(self) -> int:
        return int((await self._read(f"SELECT count(*) {sql.WAITING_REVIEWS}"))[0][0])

    async def set_note(self, code: str, note: NoteRow) -> None:
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
        rows = await self._read(
            "SELECT step, author, seat, name, text, at FROM notes "
            f"WHERE table_id = {sql.TABLE_ID} ORDER BY step, at, author",
            code=code,
        )
        return [NoteRow(*row) for row in rows]

    async def count_try(self, puzzle: str, solved: bool) -> None:
        await self._write(
            "INSERT INTO puzzles VALUES (:name, 1, :found) ON CONFLICT (name) DO UPDATE "
            "SET tries = puzzles.tries + 1, found = puzzles.found + excluded.found",
            name=puzzle,
            found=int(solved),
        )

    async def tries(self) -> dict[str, tuple[int, int]]:
        rows = await self._read("SELECT name, tries, found FROM puzzles")
        return {name: (tries, solved) for name, tries, solved in rows}

    # ------------------------------------------------------------ privacy

    async def forget_words(self, before: int) -> int:
        old = f"FROM events WHERE kind IN {FORGETTABLE_KINDS} AND text <> '' AND at < :before"
        await self._write(
            f"DELETE FROM snapshots WHERE table_id IN (SELECT table_id {old})", before=before
        )
        words = await self._repeat(
            "UPDATE events SET text = '' WHERE (table_id, seq) IN "
            f"(SELECT table_id, seq {old} LIMIT :limit {self._skip_locked}) RETURNING seq",
            before,
        )
        return words + await self._repeat(
            "DELETE FROM notes WHERE (table_id, step, author) IN (SELECT table_id, step, author "
            f"FROM notes WHERE at < :before LIMIT :limit {self._skip_locked}) RETURNING step",
            before,
        )

    async def forget_names(
        self, before: int, *, since: int = 0, after: int = 0, limit: int = 1000
    ) -> Swept:
        rows = await self._read(
            "SELECT id FROM tables WHERE id > :after AND created < :before AND updated >= :since "
            "ORDER BY id LIMIT :limit",
            before=before,
            since=since,
            after=after,
            limit=limit,
        )
        ids = [table for (table,) in rows]
        forgotten = 0
        for start in range(0, len(ids), _TABLES_AT_ONCE):
            forgotten += await self._forget_names_at(ids[start : start + _TABLES_AT_ONCE], before)
        return Swept(ids[-1] if len(ids) == limit else 0, forgotten)

    async def forget_leavers(self, code: str) -> None:
        rows = await self._read("SELECT id FROM tables WHERE code = :code", code=code)
        await self._forget_names_at([table for (table,) in rows], _NEVER)

    async def _forget_names_at(self, tables: list[int], before: int) -> int:
        if not tables:
            return 0
        rows = await self._read(
            "SELECT table_id, seq, kind, seat, text, at FROM events "
            f"WHERE table_id IN ({', '.join(map(str, tables))}) AND kind IN {NAMING_KINDS} "
            "ORDER BY table_id, seq"
        )
        changes = [
            (statement, {"table": table, "seq": seq, "text": text})
            for table, seq, text in _old_names(rows, before)
            for statement in (
                "UPDATE events SET text = :text WHERE table_id = :table AND seq = :seq",
                "DELETE FROM snapshots WHERE table_id = :table",  # it may have the names, too
            )
        ]
        if changes:
            await self._run(changes)
        return len(changes) // 2

    async def codes_about(self, owner: str, after: str = "", limit: int = 100) -> list[str]:
        prefix = action_prefix(owner)
        rows = await self._read(
            sql.CODES_ABOUT,
            owner=owner,
            without_seat=without_seat(owner),
            prefix=prefix,
            length=len(prefix),
            after=after,
            limit=limit,
        )
        return [code for (code,) in rows]


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


def _old_names(rows: Iterable[Row], before: int) -> list[tuple[int, int, str]]:
    """Return table ids, seqs and new payloads of the events whose names have to be emptied.

    The rows have a table id and the fields of an event, in the order of both. A table whose log is
    damaged stays as it is, so that it does not keep names at the other tables from being emptied.
    """
    changes = list[tuple[int, int, str]]()
    for table, log in groupby(rows, key=lambda row: row[0]):
        try:
            changed = Traces(Event(*row[1:]) for row in log).without_old_names(before)
        except Exception as error:  # only this table is damaged, so the others continue
            _LOG.warning("names of table number %d cannot be forgotten: %s", table, error)
            continue
        changes += [(table, event.seq, event.text) for event in changed]
    return changes
