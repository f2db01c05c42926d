"""Append events to the logs of many tables in a few SQLite statements.

Each statement releases the lock of Python's interpreter and then waits for it, which takes long in
a busy server. Many appends in a few statements wait only a few times.
"""

import sqlite3
from collections.abc import Sequence

import msgspec

from overworld.server.people.results import ASKED
from overworld.server.store.database import Steps, T
from overworld.server.store.model import Conflict, Repeated, TableWrite
from overworld.server.store.notifications import REPLACE_CALL
from overworld.server.store.ratings import rate_result
from overworld.server.store.results import SEAT_COLUMNS, result_row, seat_row
from overworld.server.table.clocks import DAY

_ENCODER = msgspec.json.Encoder()


def columns_of(*names: str, first: int = 0) -> str:
    """Return the elements of a JSON list, from `first` on, as columns with names."""
    return ", ".join(f"json_extract(value, '$[{n}]') AS {of}" for n, of in enumerate(names, first))


_UPDATE = f"""
    UPDATE tables SET updated = new.updated, seq = new.seq, status = new.status,
        summary = new.summary, deadline = new.deadline, day = new.updated / {DAY}
    FROM (SELECT {columns_of("code", "before", "updated", "seq", "status", "summary", "deadline")}
        FROM json_each(?)) AS new
    WHERE tables.code = new.code AND tables.seq = new.before
"""
_TABLE = "json_each(?) CROSS JOIN tables ON tables.code = json_extract(value, '$[0]')"
_INSERT = f"""
    INSERT INTO events (table_id, seq, kind, seat, text, at, action)
    SELECT tables.id, {columns_of("seq", "kind", "seat", "text", "at", "action", first=1)}
    FROM {_TABLE}
"""
_OWNERS = f"SELECT {columns_of('owner', first=1)}, tables.id FROM {_TABLE}"
_OWN = f"INSERT OR IGNORE INTO owners {_OWNERS}"
_DISOWN = f"DELETE FROM owners WHERE (owner, table_id) IN ({_OWNERS})"
_TABLE_IDS = "(SELECT tables.id FROM json_each(?) CROSS JOIN tables ON tables.code = value)"
_NO_WORK = f"DELETE FROM work WHERE table_id IN {_TABLE_IDS}"
_AWAITED = f"UPDATE work SET alone = 0 WHERE alone = 1 AND table_id IN {_TABLE_IDS}"
_WORK = f"""
    INSERT OR REPLACE INTO work
        (table_id, node, leased_until, seq, queued, owner, slow, alone, address)
    SELECT tables.id, '', 0,
        {columns_of("seq", "queued", "owner", "slow", "alone", "address", first=1)}
    FROM {_TABLE}
"""
_RESULT = f"""
    INSERT INTO results (table_id, ended, box, size, rated, deal)
    SELECT tables.id, {columns_of("ended", "box", "size", "rated", "deal", first=1)} FROM {_TABLE}
"""
_RESULT_SEATS = f"""
    INSERT INTO result_seats (table_id, {", ".join(SEAT_COLUMNS)})
    SELECT tables.id, {columns_of(*SEAT_COLUMNS, first=1)} FROM {_TABLE}
"""
# People without a browser have no row, so most calls end at the first join.
_CALLS = f"""
    INSERT INTO outbox (owner, kind, table_id, seq, at, due)
    SELECT person.owner, {columns_of("kind", first=2)}, tables.id,
        {columns_of("seq", "at", "due", first=3)}
    FROM json_each(?) CROSS JOIN push_people AS person ON person.owner = json_extract(value, '$[1]')
    CROSS JOIN tables ON tables.code = json_extract(value, '$[0]') WHERE true {REPLACE_CALL}
"""


class NotTogether(Exception):
    """Appends cannot run together; running them one by one shows which one fails."""


def append_alone(connection: sqlite3.Connection, append: TableWrite) -> None:
    """Append to one log; raise `Conflict` or `Repeated` half-way, so use a transaction."""
    try:
        append_together(connection, [append])
    except NotTogether:
        _refuse_repeated(connection, append)
        query = "SELECT seq FROM tables WHERE code = ?"
        row = connection.execute(query, (append.code,)).fetchone()
        if row is None:
            raise Conflict(f"there is no table {append.code}") from None
        reason = f"the next event must be {row[0] + 1}, got {append.events[0].seq}"
        raise Conflict(reason) from None
    except sqlite3.IntegrityError:
        _refuse_repeated(connection, append)
        raise


def append_together(connection: sqlite3.Connection, appends: Sequence[TableWrite]) -> None:
    """Append to several logs; raise half-way if one does not fit, so use a transaction."""
    if len({append.code for append in appends}) < len(appends):
        raise NotTogether("two appends are about the same table")
    rows = [
        (
            write.code,
            write.events[0].seq - 1,
            write.events[-1].at,
            write.events[-1].seq,
            write.status,
            write.summary,
            write.deadline,
        )
        for write in appends
    ]
    if connection.execute(_UPDATE, (_encode_rows(rows),)).rowcount < len(rows):
        raise NotTogether("a table is deleted, or has more events than expected")
    add_details(connection, appends)


def add_details(connection: sqlite3.Connection, appends: Sequence[TableWrite]) -> None:
    """Write the events and all that follows from them, for tables whose rows are written."""
    busy = [(write, write.events[-1], work) for write in appends if (work := write.work)]
    for statement, rows in (
        (
            _INSERT,
            [
                (write.code, new.seq, new.kind, new.seat, new.text, new.at, new.action or None)
                for write in appends
                for new in write.events
            ],
        ),
        (_OWN, [(write.code, owner) for write in appends for owner in write.owners]),
        (_DISOWN, [(write.code, owner) for write in appends for owner in write.forget]),
        (_NO_WORK, [write.code for write in appends if write.work is False]),
        (
            _WORK,
            [
                (write.code, last.seq, last.at, work.owner, work.slow, work.alone, work.address)
                for write, last, work in busy
            ],
        ),
        (_AWAITED, [write.code for write in appends if write.is_awaited]),
        (
            _RESULT,
            [(write.code, *result_row(write.result)) for write in appends if write.result],
        ),
        (
            _RESULT_SEATS,
            [
                (write.code, *seat_row(seat))
                for write in appends
                if write.result
                for seat in write.result.seats
            ],
        ),
        (
            _CALLS,
            [
                (write.code, call.owner, call.kind, last.seq, last.at, call.due)
                for write in appends
                for last in write.events[-1:]
                for call in write.calls
            ],
        ),
    ):
        if rows:
            connection.execute(statement, (_encode_rows(rows),))
    for write in appends:
        if write.result is not None and write.result.rated == ASKED:
            query = "SELECT id FROM tables WHERE code = ?"
            ((table,),) = connection.execute(query, (write.code,)).fetchall()
            run_steps(connection, rate_result(table, write.result, write.started))


def run_steps(connection: sqlite3.Connection, steps: Steps[T]) -> T:
    """Run the statements of a transaction that has begun."""
    try:
        statement = next(steps)
        while True:
            statement = steps.send(connection.execute(*statement).fetchall())
    except StopIteration as end:
        answer: T = end.value
        return answer


def _encode_rows(rows: object) -> str:
    return _ENCODER.encode(rows).decode()


def _refuse_repeated(connection: sqlite3.Connection, append: TableWrite) -> None:
    statement = (
        "SELECT 1 FROM events WHERE table_id = (SELECT id FROM tables WHERE code = ?) "
        "AND action = ?"
    )
    for event in append.events:
        if connection.execute(statement, (append.code, event.action)).fetchone():
            raise Repeated(f"the log has action {event.action} already")
