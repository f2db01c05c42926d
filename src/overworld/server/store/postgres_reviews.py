"""Reviews, notes, puzzles and privacy in PostgreSQL, and the connections that all use."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from overworld.server.store import review_statements as sql
from overworld.server.store.model import (
    NOTES_CHANGED,
    Conflict,
    Event,
    NoteRow,
    ReviewRow,
    Swept,
    TableRow,
    without_seat,
)
from overworld.server.store.old_names import NEVER, TABLES_AT_ONCE, old_names
from overworld.server.store.pool import Connection, Pool
from overworld.server.store.statements import FORGET_SERVED
from overworld.server.table.traces import action_prefix

AT_ONCE = 500
"""Rows that housekeeping changes in one transaction."""

_CONNECTIONS = 8

Values = dict[str, Any]


async def fetch(connection: Connection, statement: str, values: Values) -> list[tuple[Any, ...]]:
    """Return the rows of a statement."""
    cursor = await connection.execute(statement, values)
    return await cursor.fetchall()


class PostgresReviews:
    """Reviews, notes, puzzles and privacy, in the database of the tables."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.node = secrets.token_hex(4)  # a node ignores notifications with its own name
        self._pool = Pool(url, _CONNECTIONS)

    async def ask_review(
        self, code: str, now: int, most: int, *, address: str = "", most_each: int = 1_000_000
    ) -> bool:
        values = {"code": code, "now": now, "node": self.node, "most": most}
        values |= {"address": address, "most_each": most_each}

        async def operation(connection: Connection) -> bool:
            async with connection.transaction():
                await connection.execute(sql.REVIEWS_LOCK)
                return bool(await fetch(connection, sql.ASK_REVIEW, values))

        return await self._pool.do(operation)

    async def review(self, code: str, now: int) -> ReviewRow | None:
        rows = await self._rows(sql.REVIEW, {"code": code, "now": now})
        return ReviewRow(*rows[0]) if rows else None

    async def renew_review(self, code: str, node: str, until: int) -> None:
        await self._rows(sql.RENEW_REVIEW, {"code": code, "node": node, "until": until})

    async def claim_review(self, node: str, now: int, lease_ms: int) -> str | None:
        values = {"node": node, "now": now, "until": now + lease_ms}
        rows = await self._rows(sql.CLAIM_REVIEW, values)
        return str(rows[0][0]) if rows else None

    async def end_review(self, code: str, text: str) -> None:
        await self._rows(sql.END_REVIEW, {"code": code, "text": text, "node": self.node})

    async def waiting_reviews(self) -> int:
        return int((await self._rows(sql.WAITING_REVIEWS, {}))[0][0])

    async def set_note(self, code: str, note: NoteRow) -> None:
        values = {"code": code, **msgspec.structs.asdict(note)}
        values |= {"node": self.node, "notice": f"{code} {NOTES_CHANGED}"}
        await self._rows(sql.SET_NOTE if note.text else sql.DROP_NOTE, values)

    async def notes(self, code: str) -> list[NoteRow]:
        return [NoteRow(*row) for row in await self._rows(sql.NOTES, {"code": code})]

    async def count_try(self, puzzle: str, found: bool) -> None:
        await self._rows(sql.COUNT_TRY, {"name": puzzle, "found": int(found)})

    async def tries(self) -> dict[str, tuple[int, int]]:
        rows = await self._rows(sql.TRIES, {})
        return {name: (tries, found) for name, tries, found in rows}

    async def forget_words(self, before: int) -> int:
        values = {"before": before, "limit": AT_ONCE}
        words = await self._piecemeal(sql.FORGET_WORDS, values)
        return words + await self._piecemeal(sql.FORGET_NOTES, values)

    async def forget_names(
        self, before: int, *, since: int = 0, after: int = 0, most: int = 1000
    ) -> Swept:
        values = {"before": before, "since": since, "after": after, "most": most}
        ids = [one for (one,) in await self._rows(sql.OLD_TABLES, values)]
        forgotten = 0
        for start in range(0, len(ids), TABLES_AT_ONCE):
            forgotten += await self._forget_names_at(ids[start : start + TABLES_AT_ONCE], before)
        return Swept(ids[-1] if len(ids) == most else 0, forgotten)

    async def forget_leavers(self, code: str) -> None:
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
        values = {
            "owner": owner,
            "without_seat": without_seat(owner),
            "prefix": action_prefix(owner),
            "after": after,
            "limit": limit,
        }
        return [code for (code,) in await self._rows(sql.CODES_ABOUT, values)]

    async def newest(self, limit: int) -> list[TableRow]:
        return [TableRow(*row) for row in await self._rows(sql.NEWEST, {"limit": limit})]

    async def forget_served(self, now: int) -> None:
        await self._rows(FORGET_SERVED, {"now": now})

    async def _rows(self, statement: str, values: Values) -> list[tuple[Any, ...]]:
        return await self._pool.do(lambda connection: fetch(connection, statement, values))

    async def _piecemeal(self, statement: str, values: Values) -> int:
        total = 0
        while changed := len(await self._rows(statement, values)):
            total += changed
        return total
