"""Append events to a SQLite file, one table at a time or many in three statements.

Each statement releases the lock of Python's interpreter and then waits for it, which takes long in
a busy server. Many appends in a few statements wait only a few times.
"""

import sqlite3
from collections.abc import Sequence
from typing import NoReturn

import msgspec

from overworld.server.store.model import DAY_MS, Conflict, Event, Repeated, Work, work_of

_ENCODER = msgspec.json.Encoder()
_UPDATE = """
    UPDATE tables SET updated = new.updated, seq = new.seq, status = new.status,
        summary = new.summary, deadline = new.deadline, day = new.updated / 86400000
    FROM (SELECT json_extract(value, '$[0]') AS code, json_extract(value, '$[1]') AS before,
        json_extract(value, '$[2]') AS updated, json_extract(value, '$[3]') AS seq,
        json_extract(value, '$[4]') AS status, json_extract(value, '$[5]') AS summary,
        json_extract(value, '$[6]') AS deadline FROM json_each(?)) AS new
    WHERE tables.code = new.code AND tables.seq = new.before
"""
_INSERT = """
    INSERT INTO events (table_id, seq, kind, seat, text, at, action)
    SELECT tables.id, json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
        json_extract(value, '$[6]')
    FROM json_each(?) CROSS JOIN tables ON tables.code = json_extract(value, '$[0]')
"""
_NO_WORK = """
    DELETE FROM work WHERE table_id IN
        (SELECT tables.id FROM json_each(?) CROSS JOIN tables ON tables.code = value)
"""
_WORK = """
    INSERT OR REPLACE INTO work
        (table_id, seq, node, leased_until, queued, owner, slow, alone, address)
    SELECT tables.id, json_extract(value, '$[1]'), '', 0, json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
        json_extract(value, '$[6]')
    FROM json_each(?) CROSS JOIN tables ON tables.code = json_extract(value, '$[0]')
"""
_AWAITED = """
    UPDATE work SET alone = 0 WHERE alone = 1 AND table_id IN
        (SELECT tables.id FROM json_each(?) CROSS JOIN tables ON tables.code = value)
"""


class Append(msgspec.Struct, frozen=True):
    """Events for the log of a table, and the changes to its row."""

    code: str
    events: Sequence[Event]
    status: str
    summary: str
    owners: Sequence[str]
    forget: Sequence[str]
    deadline: int | None
    work: Work | bool | None
    awaited: bool

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Append all events; raise half-way if they do not fit, so use a transaction."""
        last, before = self.events[-1], self.events[0].seq - 1
        found = connection.execute(
            "UPDATE tables SET updated = ?, seq = ?, status = ?, summary = ?, deadline = ?, "
            "day = ? WHERE code = ? AND seq = ? RETURNING id",
            (
                last.at,
                last.seq,
                self.status,
                self.summary,
                self.deadline,
                last.at // DAY_MS,
                self.code,
                before,
            ),
        ).fetchone()
        if found is None:
            _refuse(connection, self.code, self.events)
        table = found[0]
        insert_events(connection, table, self.events)
        add_owners(connection, table, self.owners)
        for owner in self.forget:
            connection.execute(
                "DELETE FROM owners WHERE owner = ? AND table_id = ?", (owner, table)
            )
        set_work(connection, table, last, self.work)
        if self.is_awaited:
            connection.execute(_AWAITED, (_json([self.code]),))

    @property
    def plain(self) -> bool:
        """Whether it adds or removes no owner; nearly all appends are plain."""
        return not self.owners and not self.forget

    @property
    def is_awaited(self) -> bool:
        """Whether a player waits again for work that does not change."""
        return self.work is None and self.awaited


class NotTogether(Exception):
    """Appends cannot run together; running them one by one shows which one fails."""


def append_together(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """Run plain appends together; raise half-way if one does not fit, so use a transaction."""
    if len({append.code for append in appends}) < len(appends):
        raise NotTogether("two appends are about the same table")
    rows = [
        (one.code, one.events[0].seq - 1, *_last(one.events), one.status, one.summary, one.deadline)
        for one in appends
    ]
    events = [
        (one.code, event.seq, event.kind, event.seat, event.text, event.at, event.action or None)
        for one in appends
        for event in one.events
    ]
    if connection.execute(_UPDATE, (_json(rows),)).rowcount < len(rows):
        raise NotTogether("a table is deleted, or has more events than expected")
    connection.execute(_INSERT, (_json(events),))
    idle = [one.code for one in appends if one.work is False]
    if idle:
        connection.execute(_NO_WORK, (_json(idle),))
    busy = [
        (one.code, *_queued(one.events[-1], work))
        for one in appends
        if (work := work_of(one.work)) is not None
    ]
    if busy:
        connection.execute(_WORK, (_json(busy),))
    awaited = [one.code for one in appends if one.is_awaited]
    if awaited:
        connection.execute(_AWAITED, (_json(awaited),))


def _last(events: Sequence[Event]) -> tuple[int, int]:
    return events[-1].at, events[-1].seq


def _json(rows: object) -> str:
    return _ENCODER.encode(rows).decode()


def _refuse(connection: sqlite3.Connection, code: str, events: Sequence[Event]) -> NoReturn:
    found = connection.execute("SELECT id, seq FROM tables WHERE code = ?", (code,)).fetchone()
    if found is None:
        raise Conflict(f"there is no table {code}")
    table, seq = found
    _refuse_repeated(connection, table, events)
    raise Conflict(f"the next event must be {seq + 1}, got {events[0].seq}")


def insert_events(connection: sqlite3.Connection, table: int, events: Sequence[Event]) -> None:
    """Add rows to the log of a table."""
    try:
        connection.executemany(
            "INSERT INTO events (table_id, seq, kind, seat, text, at, action) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (table, one.seq, one.kind, one.seat, one.text, one.at, one.action or None)
                for one in events
            ],
        )
    except sqlite3.IntegrityError:
        _refuse_repeated(connection, table, events)
        raise


def _refuse_repeated(connection: sqlite3.Connection, table: int, events: Sequence[Event]) -> None:
    for event in events:
        if connection.execute(
            "SELECT 1 FROM events WHERE table_id = ? AND action = ?", (table, event.action)
        ).fetchone():
            raise Repeated(f"the log has action {event.action} already")


def add_owners(connection: sqlite3.Connection, table: int, owners: Sequence[str]) -> None:
    """Add owners to a table."""
    for owner in owners:
        connection.execute("INSERT OR IGNORE INTO owners VALUES (?, ?)", (owner, table))


def set_work(
    connection: sqlite3.Connection, table: int, last: Event, work: Work | bool | None
) -> None:
    """Queue or remove the decision of a bot after an event; None leaves it unchanged."""
    queued = work_of(work)
    if queued is not None:
        connection.execute(
            "INSERT OR REPLACE INTO work "
            "(table_id, node, leased_until, seq, queued, owner, slow, alone, address) "
            "VALUES (?, '', 0, ?, ?, ?, ?, ?, ?)",
            (table, *_queued(last, queued)),
        )
    elif work is not None:
        connection.execute("DELETE FROM work WHERE table_id = ?", (table,))


def _queued(last: Event, work: Work) -> tuple[int, int, str, int, int, str]:
    return last.seq, last.at, work.owner, int(work.slow), int(work.alone), work.address
