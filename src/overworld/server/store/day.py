"""The deal of the day in a store: its key, tries, and the results of bots."""

from collections.abc import Sequence
from typing import NamedTuple

from overworld.server.store.database import Database
from overworld.server.store.model import ATTEMPTS

_START = """
INSERT INTO attempts (day, owner, code, started, address)
SELECT CAST(:day AS TEXT), CAST(:owner AS TEXT), CAST(:code AS TEXT), CAST(:now AS BIGINT),
    CAST(:address AS TEXT)
WHERE (SELECT count(*) FROM attempts WHERE day = :day AND address = :address) < :most
ON CONFLICT DO NOTHING
"""

_FINISHED = """
SELECT attempts.day, attempts.owner, attempts.code, lead, kept, results.ended, seat, summary,
    coalesce(players.name, '')
FROM attempts JOIN tables ON tables.code = attempts.code
JOIN results ON results.table_id = tables.id AND results.deal = attempts.day
JOIN result_seats ON result_seats.table_id = tables.id AND result_seats.bot = ''
LEFT JOIN players ON players.owner = attempts.owner AND players.key IS NOT NULL
    AND players.created <= attempts.started
WHERE attempts.day >= :first AND attempts.day <= :last
"""

_CLAIM_PAR = f"""
INSERT INTO pars (day, bot, lead, node, leased_until, attempts)
VALUES (:day, :bot, NULL, :node, :until, 1)
ON CONFLICT (day, bot) DO UPDATE SET node = excluded.node, leased_until = excluded.leased_until,
    attempts = pars.attempts + 1
WHERE pars.lead IS NULL AND pars.leased_until <= :now AND pars.attempts < {ATTEMPTS}
RETURNING bot
"""


class FinishedRow(NamedTuple):
    """A try whose game is over."""

    day: str
    owner: str
    code: str
    lead: int
    kept: bool
    ended: int
    seat: int
    summary: str
    """The summary of the table, which has the names of its seats."""
    name: str
    """The name that belonged to the person when the try began; empty for a guest's try."""


class DayStore(Database):
    """The operations of a store on the deal of the day."""

    _lock_attempts: Sequence[str] = ()
    """Statements that make nodes start tries one after the other."""

    async def day_key(self) -> str:
        """Return the key of the seeds of all days. It must not leave the server."""
        return str((await self._read("SELECT value FROM day_key"))[0][0])

    async def start_attempt(
        self, day: str, owner: str, code: str, now: int, address: str, most: int
    ) -> str | None:
        """Use up the try of a person and return the code of its table.

        Only the first call of a person takes `code`; later calls return the first one. Return None
        if the address has used `most` tries of the day.
        """
        rows = await self._write(
            *self._lock_attempts,
            _START,
            "SELECT code FROM attempts WHERE day = :day AND owner = :owner",
            day=day,
            owner=owner,
            code=code,
            now=now,
            address=address,
            most=most,
        )
        return str(rows[0][0]) if rows else None

    async def attempts(self, owner: str, first: str, last: str) -> dict[str, str]:
        """Return the days on which a person has used a try, with the codes of the tables."""
        return dict(
            await self._read(
                "SELECT day, code FROM attempts "
                "WHERE owner = :owner AND day >= :first AND day <= :last",
                owner=owner,
                first=first,
                last=last,
            )
        )

    async def count_attempts(self, day: str) -> int:
        """Return the number of tries of a day."""
        statement = "SELECT count(*) FROM attempts WHERE day = :day"
        return int((await self._read(statement, day=day))[0][0])

    async def finished_attempts(self, first: str, last: str, owner: str = "") -> list[FinishedRow]:
        """Return the tries of some days whose games are over, or only those of one person."""
        statement = f"{_FINISHED} AND attempts.owner = :owner" if owner else _FINISHED
        rows = await self._read(statement, first=first, last=last, owner=owner)
        return [FinishedRow(*row)._replace(kept=bool(row[4])) for row in rows]

    async def forget_attempt_addresses(self, today: str) -> None:
        """Empty the hashes of addresses on earlier days."""
        await self._write(
            "UPDATE attempts SET address = '' WHERE day < :today AND address <> ''", today=today
        )

    async def claim_par(self, day: str, bot: str, now: int, lease_ms: int) -> bool:
        """Take the game of a bot on a day's deal, unless it is done or another node plays it."""
        until = now + lease_ms
        return bool(await self._write(_CLAIM_PAR, day=day, bot=bot, now=now, until=until))

    async def set_par(self, day: str, bot: str, lead: int) -> None:
        """Store the lead of a bot on a day's deal."""
        await self._write(
            "UPDATE pars SET lead = :lead, leased_until = 0 WHERE day = :day AND bot = :bot",
            day=day,
            bot=bot,
            lead=lead,
        )

    async def pars(self, first: str, last: str) -> dict[str, dict[str, int]]:
        """Return the leads of bots on the deals of some days."""
        found = dict[str, dict[str, int]]()
        for day, bot, lead in await self._read(
            "SELECT day, bot, lead FROM pars "
            "WHERE lead IS NOT NULL AND day >= :first AND day <= :last",
            first=first,
            last=last,
        ):
            found.setdefault(day, {})[bot] = lead
        return found
