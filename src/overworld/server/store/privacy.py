"""Find, forget and erase the personal data in a store."""

import logging
from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from overworld.server.people.results import new_ghost
from overworld.server.store import sql
from overworld.server.store.database import Database, Row
from overworld.server.store.model import Conflict, Swept, seatless_key
from overworld.server.table.events import FORGETTABLE_KINDS, NAMING_KINDS, Event
from overworld.server.table.personal_data import PersonalDataLog, action_prefix

ADDRESSES = (
    ("work", "table_id", "queued"),
    ("reviews", "table_id", "asked"),
    ("waiting", "owner", "beat"),
    ("attempts", "day, owner", "started"),
)
"""The tables with a column `address`: the key, and the column with the time of the row."""

_TABLES_AT_ONCE = 50  # tables whose names are read together
_NEVER = 1 << 62  # a time after all others
_LOG = logging.getLogger("overworld.store")


class PrivacyStore(Database):
    """The operations of a store on personal data."""

    _lock_row = ""
    """The clause that makes other nodes wait for a row until the end of a transaction."""

    _changed_events: str
    """Select `seq`, `text` and `action` from the JSON lists in `:changed`."""

    async def forget_words(self, before: int) -> int:
        """Empty older `FORGETTABLE_KINDS` and delete older notes; return how many.

        Snapshots of these tables go with them.
        """
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

    async def forget_addresses(self, before: int) -> int:
        """Empty the hashes of addresses that were written before a time; return how many."""
        return sum([await self._repeat(statement, before) for statement in self._old_addresses])

    @property
    def _old_addresses(self) -> Iterable[str]:
        for table, key, at in ADDRESSES:
            yield (
                f"UPDATE {table} SET address = '' WHERE ({key}) IN (SELECT {key} FROM {table} "
                f"WHERE address <> '' AND {at} < :before LIMIT :limit {self._skip_locked}) "
                f"RETURNING {at}"
            )

    async def set_summary(self, code: str, seq: int, summary: str) -> None:
        """Replace the summary of a table, unless it has other events by now."""
        await self._write(
            "UPDATE tables SET summary = :summary WHERE code = :code AND seq = :seq",
            code=code,
            seq=seq,
            summary=summary,
        )

    async def forget_names(
        self, before: int, *, since: int = 0, after: int = 0, limit: int = 1000
    ) -> Swept:
        """Empty names before a time that are not shown any more, table by table.

        Looks at `limit` tables that changed at `since` or later, from the row id `after` on.
        """
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
        """Empty the names and hashes of players who have left a lobby, in its log."""
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

    async def erase(
        self, code: str, changed: Sequence[Event], marker: Event, summary: str, owner: str
    ) -> None:
        """Replace events by ones without a person's data and append a marker; all or nothing.

        The person's notes and the table's snapshot are deleted, and the table is no longer one of
        the person's. A random ghost takes their place in the result of the game. Raises
        `Conflict` if the marker is not the next event.
        """
        await self._rewrite(sql.ERASE, code, changed, marker, summary=summary, owner=owner)

    async def hand_over(
        self, code: str, changed: Sequence[Event], marker: Event, summary: str, owner: str, to: str
    ) -> None:
        """Replace events by ones with another owner and append a marker; all or nothing.

        The person's notes become the other owner's, and the table is one of theirs. Raises
        `Conflict` if the marker is not the next event.
        """
        values = {"summary": summary, "owner": owner, "to": to, "seatless_to": seatless_key(to)}
        await self._rewrite(sql.HAND_OVER, code, changed, marker, **values)

    async def _rewrite(
        self,
        statements: Sequence[str],
        code: str,
        changed: Sequence[Event],
        marker: Event,
        **values: str,
    ) -> None:
        """Replace events of a table and append a marker with `ERASE` or `HAND_OVER`."""
        new = [(event.seq, event.text, event.action or None) for event in changed]
        rows = await self._write(
            f"{sql.LOCK_ERASED} {self._lock_row}",
            *self._notify,
            *(statement.format(changed=self._changed_events) for statement in statements),
            code=code,
            before=marker.seq - 1,
            seq=marker.seq,
            kind=marker.kind,
            at=marker.at,
            seatless_key=seatless_key(values["owner"]),
            ghost=new_ghost(),
            changed=msgspec.json.encode(new).decode(),
            notice=f"{code} {marker.seq}",
            **values,
        )
        if not rows:
            raise Conflict(f"event {marker.seq} is not the next of table {code}")

    async def codes_about(self, owner: str, after: str = "", limit: int = 100) -> list[str]:
        """Return the codes of tables that hold something of a person, in order, after a code.

        These are tables with their seats, results, notes, chat lines and painted characters, and
        lobbies that keep their hash (`seatless_key`).
        """
        prefix = action_prefix(owner)
        rows = await self._read(
            sql.CODES_ABOUT,
            owner=owner,
            seatless_key=seatless_key(owner),
            prefix=prefix,
            length=len(prefix),
            after=after,
            limit=limit,
        )
        return [code for (code,) in rows]


def _old_names(rows: Iterable[Row], before: int) -> list[tuple[int, int, str]]:
    """Return table ids, seqs and new payloads of the events whose names have to be emptied.

    The rows have a table id and the fields of an event, in the order of both. A table whose log is
    damaged stays as it is, so that it does not keep names at the other tables from being emptied.
    """
    changes = list[tuple[int, int, str]]()
    for table, log in groupby(rows, key=lambda row: row[0]):
        try:
            changed = PersonalDataLog(Event(*row[1:]) for row in log).without_old_names(before)
        except Exception as error:  # only this table is damaged, so the others continue
            _LOG.warning("names of table number %d cannot be forgotten: %s", table, error)
            continue
        changes += [(table, event.seq, event.text) for event in changed]
    return changes
