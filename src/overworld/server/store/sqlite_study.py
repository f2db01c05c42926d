"""What a SQLite file keeps of looking back: reviews, notes about games, and tries at puzzles."""

import sqlite3

import msgspec

from overworld.server.store.sqlite_file import SqliteFile
from overworld.server.store.store import ATTEMPTS, NoteRow, ReviewRow

_WAITING = f"FROM reviews WHERE text = '' AND attempts < {ATTEMPTS}"


class SqliteStudy(SqliteFile):
    """Reviews, notes and tries, in the file of the tables that they are about."""

    async def ask_review(self, code: str, now: int, most: int) -> bool:
        """Puts the review of a table into the queue, once."""

        def operation(connection: sqlite3.Connection) -> bool:
            ((waiting,),) = connection.execute(f"SELECT count(*) {_WAITING}").fetchall()
            if waiting >= most:
                return False
            connection.execute(
                "INSERT INTO reviews SELECT id, ?, ?, 0, 0, '' FROM tables WHERE code = ? "
                "ON CONFLICT DO UPDATE SET asked = excluded.asked, attempts = 0 "
                f"WHERE text = '' AND attempts >= {ATTEMPTS}",
                (now, self.node, code),
            )
            return True

        return await self._write(operation)

    async def review(self, code: str) -> ReviewRow | None:
        """The review of a table, or how far it is."""
        statement = (
            "SELECT text, attempts, leased_until, (SELECT count(*) FROM reviews AS before "
            f"WHERE text = '' AND attempts < {ATTEMPTS} AND before.asked < reviews.asked) "
            "FROM reviews JOIN tables ON id = table_id WHERE code = ?"
        )
        row = await self._read(lambda one: one.execute(statement, (code,)).fetchone())
        return None if row is None else ReviewRow(*row)

    async def claim_review(self, node: str, now: int, lease_ms: int) -> str | None:
        """Takes the next review that no node has a lease on."""

        def operation(connection: sqlite3.Connection) -> str | None:
            found = connection.execute(
                "UPDATE reviews SET node = ?, leased_until = ? WHERE table_id = ("
                f"SELECT table_id {_WAITING} AND leased_until <= ? ORDER BY asked LIMIT 1) "
                "RETURNING (SELECT code FROM tables WHERE id = table_id)",
                (node, now + lease_ms, now),
            ).fetchall()
            return str(found[0][0]) if found else None

        return await self._write(operation)

    async def end_review(self, code: str, text: str) -> None:
        """Keeps a review; an empty text counts a failure and gives the lease back."""
        await self._change(
            "UPDATE reviews SET text = ?, leased_until = 0, attempts = attempts + (? = '') "
            "WHERE table_id = (SELECT id FROM tables WHERE code = ?)",
            (text, text, code),
        )

    async def waiting_reviews(self) -> int:
        """How many reviews are asked for and not done."""
        statement = f"SELECT count(*) {_WAITING}"
        return int(await self._read(lambda one: one.execute(statement).fetchone()[0]))

    async def set_note(self, code: str, note: NoteRow) -> None:
        """Keeps a note instead of an older one; none if it is empty."""
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
        """The notes about the game of a table."""
        statement = (
            "SELECT step, author, seat, name, text, notes.at FROM notes "
            "JOIN tables ON id = table_id WHERE code = ? ORDER BY step, notes.at, author"
        )
        return await self._read(
            lambda one: [NoteRow(*row) for row in one.execute(statement, (code,))]
        )

    async def count_try(self, puzzle: str, found: bool) -> None:
        """Counts somebody's first try at a puzzle."""
        await self._change(
            "INSERT INTO puzzles VALUES (?, 1, ?) ON CONFLICT DO UPDATE "
            "SET tries = tries + 1, found = found + excluded.found",
            (puzzle, int(found)),
        )

    async def tries(self) -> dict[str, tuple[int, int]]:
        """How many tried each puzzle, and how many of them found the answer."""
        rows = await self._read(lambda one: one.execute("SELECT * FROM puzzles").fetchall())
        return {name: (tries, found) for name, tries, found in rows}
