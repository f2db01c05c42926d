"""The results of finished games in a store."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from overworld.server.people.results import Result, SeatResult
from overworld.server.store.database import Database, Row, Values

RESULT_COLUMNS = ("ended", "box", "size", "rated", "deal")
"""The columns of a result after `table_id`."""

SEAT_COLUMNS = ("seat", "owner", "bot", "place", "xp", "lead", "kept", "mu", "sigma", "excused")
"""The columns of the result of a seat after `table_id`."""

_SET_RESULT = f"""
INSERT INTO results (table_id, {", ".join(RESULT_COLUMNS)})
SELECT id, {", ".join(f":{name}" for name in RESULT_COLUMNS)} FROM tables
WHERE id = :table AND seq = :seq
"""
_SET_SEAT = f"""
INSERT INTO result_seats (table_id, {", ".join(SEAT_COLUMNS)})
SELECT id, {", ".join(f":{name}" for name in SEAT_COLUMNS)} FROM tables
WHERE id = :table AND seq = :seq
"""
_UNCHANGED = "SELECT id FROM tables WHERE id = :table AND seq = :seq"


def result_row(result: Result) -> Row:
    """Return the values of `RESULT_COLUMNS`."""
    return result.ended, result.box, result.size, result.rated, result.deal


def seat_row(seat: SeatResult) -> Row:
    """Return the values of `SEAT_COLUMNS`."""
    score = (seat.place, seat.xp, seat.lead, int(seat.kept))
    rating = seat.mu, seat.sigma
    return seat.seat, seat.owner, seat.bot, *score, *rating, int(seat.excused)


class StoredResult(NamedTuple):
    """A table with its result: its row id, its code and its last seq."""

    table: int
    code: str
    seq: int
    result: Result | None


class ResultsStore(Database):
    """The operations of a store on results. An `append` adds them; see `TableWrite.result`."""

    _lock_row: str

    async def results(self, after: int = 0, limit: int = 100) -> list[StoredResult]:
        """Return tables in the order of their row ids, after one, with and without results."""
        tables = await self._read(
            "SELECT id, code, seq FROM tables WHERE id > :after ORDER BY id LIMIT :limit",
            after=after,
            limit=limit,
        )
        if not tables:
            return []
        found = await self._results(after, tables[-1][0])
        return [StoredResult(id, code, seq, found.get(id)) for id, code, seq in tables]

    async def result(self, table: int) -> StoredResult | None:
        """Return a table and its result by its row id; None if there is no such table."""
        found = await self.results(table - 1, 1)
        return found[0] if found and found[0].table == table else None

    async def _results(self, after: int, last: int) -> dict[int, Result]:
        """Return the results of tables by their row ids, after one and up to another."""
        between: dict[str, Any] = {"after": after, "last": last}
        seats = dict[int, list[SeatResult]]()
        for table, *row in await self._read(
            f"SELECT table_id, {', '.join(SEAT_COLUMNS)} FROM result_seats "
            "WHERE table_id > :after AND table_id <= :last ORDER BY table_id, seat",
            **between,
        ):
            seat, owner, bot, place, xp, lead, kept, mu, sigma, excused = row
            score = (seat, owner, bot, place, xp, lead, bool(kept))
            result = SeatResult(*score, mu, sigma, bool(excused))
            seats.setdefault(table, []).append(result)
        return {
            table: Result(ended, box, size, deal, tuple(seats.get(table, ())), rated)
            for table, ended, box, size, rated, deal in await self._read(
                f"SELECT table_id, {', '.join(RESULT_COLUMNS)} FROM results "
                "WHERE table_id > :after AND table_id <= :last",
                **between,
            )
        }

    async def set_result(self, table: int, seq: int, result: Result | None) -> bool:
        """Replace the result of a table; return False if the table has other events by now."""
        key: Values = {"table": table, "seq": seq}
        changes: list[tuple[str, Values]] = [
            (f"{_UNCHANGED} {self._lock_row}", key),
            (f"DELETE FROM result_seats WHERE table_id IN ({_UNCHANGED})", key),
            (f"DELETE FROM results WHERE table_id IN ({_UNCHANGED})", key),
        ]
        if result is not None:
            row = dict(zip(RESULT_COLUMNS, result_row(result), strict=True))
            changes.append((_SET_RESULT, key | row))
            for seat in result.seats:
                row = dict(zip(SEAT_COLUMNS, seat_row(seat), strict=True))
                changes.append((_SET_SEAT, key | row))
        forget = f"DELETE FROM missing_results WHERE table_id IN ({_UNCHANGED})"
        return bool(await self._run([*changes, (forget, key), (_UNCHANGED, key)]))

    async def missing_results(self, after: int, limit: int) -> Sequence[int]:
        """Return row ids, after one, of tables that ended before the store had results."""
        statement = (
            "SELECT table_id FROM missing_results WHERE table_id > :after "
            "ORDER BY table_id LIMIT :limit"
        )
        return [table for (table,) in await self._read(statement, after=after, limit=limit)]

    async def forget_missing_result(self, table: int) -> None:
        """Remove a table from `missing_results`, such as one whose game has no result."""
        await self._write("DELETE FROM missing_results WHERE table_id = :table", table=table)
