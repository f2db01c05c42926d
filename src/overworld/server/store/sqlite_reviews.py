"""Reviews, notes about games and tries at puzzles in a SQLite file."""

import sqlite3

import msgspec

from overworld.server.store.model import ATTEMPTS, SERVED_KEPT, NoteRow, ReviewRow
from overworld.server.store.sqlite_file import SqliteFile

_WAITING = f"FROM reviews WHERE text = '' AND attempts < {ATTEMPTS}"

# Round robin: the first review of every address, then the second of every address, and so on.
_IN_TURN = f"""
WITH waiting AS (
    SELECT table_id, asked, coalesce(served.at, 0) AS at,
        row_number() OVER (PARTITION BY address ORDER BY asked, table_id) AS round
    FROM reviews LEFT JOIN served ON queue = 'reviews' AND who = address
    WHERE text = '' AND attempts < {ATTEMPTS} AND leased_until <= :now
)
"""
_EXPIRE_SERVED = f"DELETE FROM served WHERE at < ? - {SERVED_KEPT} OR at > ? + {SERVED_KEPT}"
_PLACE = "round, at, asked, table_id"


def note_served(connection: sqlite3.Connection, queue: str, now: int, *who: str) -> None:
    """Remember that a queue has just served these owners and addresses.

    Each call gets a later time than all before it, so that two calls in one millisecond have an
    order. Rows that a clock which was ahead has written expire too.
    """
    connection.execute(_EXPIRE_SERVED, (now, now))
    ((last,),) = connection.execute("SELECT coalesce(max(at), 0) FROM served").fetchall()
    connection.executemany(
        "INSERT OR REPLACE INTO served VALUES (?, ?, ?)",
        [(queue, one, max(now, last + 1)) for one in who],
    )


class SqliteReviews(SqliteFile):
    """Reviews, notes and tries, in the file of the tables that they are about."""

    async def forget_served(self, now: int) -> None:
        await self._change(_EXPIRE_SERVED, (now, now))

    async def ask_review(
        self, code: str, now: int, most: int, *, address: str = "", most_each: int = 1_000_000
    ) -> bool:
        def operation(connection: sqlite3.Connection) -> bool:
            count = f"SELECT count(*), coalesce(sum(address = ?), 0) {_WAITING}"
            ((waiting, here),) = connection.execute(count, (address,)).fetchall()
            if waiting >= most or here >= most_each:
                return False
            connection.execute(
                "INSERT INTO reviews SELECT id, ?, ?, 0, 0, '', ? FROM tables WHERE code = ? "
                "ON CONFLICT DO UPDATE SET asked = excluded.asked, attempts = 0, "
                "address = excluded.address "
                f"WHERE text = '' AND attempts >= {ATTEMPTS}",
                (now, self.node, address, code),
            )
            return True

        return await self._write(operation)

    async def review(self, code: str, now: int) -> ReviewRow | None:
        statement = (
            f"{_IN_TURN} SELECT text, attempts, leased_until, (SELECT count(*) FROM waiting "
            f"WHERE ({_PLACE}) < (SELECT {_PLACE} FROM waiting WHERE table_id = id)) "
            "FROM reviews JOIN tables ON id = table_id WHERE code = :code"
        )
        values = {"code": code, "now": now}
        row = await self._read(lambda one: one.execute(statement, values).fetchone())
        return None if row is None else ReviewRow(*row)

    async def claim_review(self, node: str, now: int, lease_ms: int) -> str | None:
        def operation(connection: sqlite3.Connection) -> str | None:
            found = connection.execute(
                f"{_IN_TURN} UPDATE reviews SET node = :node, leased_until = :until "
                f"WHERE table_id = (SELECT table_id FROM waiting ORDER BY {_PLACE} LIMIT 1) "
                "RETURNING (SELECT code FROM tables WHERE id = table_id), address",
                {"node": node, "until": now + lease_ms, "now": now},
            ).fetchall()
            if not found:
                return None
            code, address = found[0]
            note_served(connection, "reviews", now, address)
            return str(code)

        return await self._write(operation)

    async def renew_review(self, code: str, node: str, until: int) -> None:
        await self._change(
            "UPDATE reviews SET leased_until = ? WHERE node = ? AND leased_until > 0 "
            "AND table_id = (SELECT id FROM tables WHERE code = ?)",
            (until, node, code),
        )

    async def end_review(self, code: str, text: str) -> None:
        await self._change(
            "UPDATE reviews SET text = :text, leased_until = 0, "
            "attempts = attempts + (:text = ''), address = CASE "
            f"WHEN :text = '' AND attempts + 1 < {ATTEMPTS} THEN address ELSE '' END "
            "WHERE text = '' AND (:text <> '' OR node = :node) "
            "AND table_id = (SELECT id FROM tables WHERE code = :code)",
            {"text": text, "node": self.node, "code": code},
        )

    async def waiting_reviews(self) -> int:
        statement = f"SELECT count(*) {_WAITING}"
        return int(await self._read(lambda one: one.execute(statement).fetchone()[0]))

    async def set_note(self, code: str, note: NoteRow) -> None:
        which = "(SELECT id FROM tables WHERE code = ?)"
        if not note.text:
            await self._change(
                f"DELETE FROM notes WHERE table_id = {which} AND step = ? AND author = ?",
                (code, note.step, note.author),
            )
            return
        await self._change(
            "INSERT OR REPLACE INTO notes SELECT id, ?, ?, ?, ?, ?, ? FROM tables WHERE code = ?",
            (*msgspec.structs.astuple(note), code),
        )

    async def notes(self, code: str) -> list[NoteRow]:
        statement = (
            "SELECT step, author, seat, name, text, notes.at FROM notes "
            "JOIN tables ON id = table_id WHERE code = ? ORDER BY step, notes.at, author"
        )
        return await self._read(
            lambda one: [NoteRow(*row) for row in one.execute(statement, (code,))]
        )

    async def count_try(self, puzzle: str, found: bool) -> None:
        await self._change(
            "INSERT INTO puzzles VALUES (?, 1, ?) ON CONFLICT DO UPDATE "
            "SET tries = tries + 1, found = found + excluded.found",
            (puzzle, int(found)),
        )

    async def tries(self) -> dict[str, tuple[int, int]]:
        rows = await self._read(lambda one: one.execute("SELECT * FROM puzzles").fetchall())
        return {name: (tries, found) for name, tries, found in rows}
