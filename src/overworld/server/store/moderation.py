"""Sanctions of the operator, their log, and the numbers of a server."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from overworld.server.people.sanctions import LONGEST_WAIT, WAITS, Kind
from overworld.server.store.database import Database
from overworld.server.table.clocks import DAY

RESERVED = "EXISTS (SELECT 1 FROM sanctions WHERE key = :key AND until > :now)"
"""Whether the operator has taken the name with a key away from a player."""

HELD = "EXISTS (SELECT 1 FROM sanctions WHERE owner = :owner AND kind = 'rename' AND until > :now)"
"""Whether a player has to keep the name that the operator gave them."""

_SANCTION = """
INSERT INTO sanctions (owner, kind, key, until) VALUES (:owner, :sanction, '', :until)
ON CONFLICT (owner, kind, key) DO UPDATE SET until = excluded.until
"""
_LOG = """
INSERT INTO moderation_log (id, at, operator, kind, owner, name, until, why)
SELECT :id, :at, :operator, :kind, :owner, :name, :until, :why {}
"""
_CURRENT = "FROM sanctions WHERE owner = :owner AND kind = :sanction AND until > :at"
_NAMED = (
    "FROM players WHERE owner = :owner AND ghost = '' AND key <> :key "
    "AND NOT EXISTS (SELECT 1 FROM players AS other WHERE other.key = :key)"
)
_RENAME = (
    _LOG.format(_NAMED),
    f"INSERT INTO sanctions (owner, kind, key, until) SELECT owner, 'rename', key, :until {_NAMED} "
    "ON CONFLICT (owner, kind, key) DO UPDATE SET until = excluded.until",
    "UPDATE players SET name = :new, key = :key WHERE owner = :owner "
    "AND ghost = '' AND key <> :key "
    "AND NOT EXISTS (SELECT 1 FROM players AS other WHERE other.key = :key) RETURNING owner",
)

_GROUP = " ".join(f"WHEN :now - since <= {1000 * most} THEN {most}" for most in WAITS)
NOTE_WAITS = f"""
INSERT INTO waits (day, seconds, people)
SELECT :now / {DAY}, CASE {_GROUP} ELSE {LONGEST_WAIT} END, count(*) FROM waiting
WHERE offer = :offer AND state = 'seating' AND sizes <> '' GROUP BY 1, 2
ON CONFLICT (day, seconds) DO UPDATE SET people = waits.people + excluded.people
"""
"""Count the people of an offer, who get their seats, by the time that they waited."""

FORGET_SANCTIONS = (
    "DELETE FROM sanctions WHERE owner = :owner",
    "UPDATE moderation_log SET owner = '', name = '', why = '' WHERE owner = :owner",
)
BRING_SANCTIONS = (
    "INSERT INTO sanctions (owner, kind, key, until) "
    "SELECT :to, kind, key, until FROM sanctions WHERE owner = :owner "
    "ON CONFLICT (owner, kind, key) DO UPDATE SET until = "
    "CASE WHEN excluded.until > sanctions.until THEN excluded.until ELSE sanctions.until END",
    "DELETE FROM sanctions WHERE owner = :owner",
    "UPDATE moderation_log SET owner = :to WHERE owner = :owner",
)

_PLAYED = (
    "FROM result_seats AS seat JOIN results AS game ON game.table_id = seat.table_id "
    "WHERE seat.owner <> '' AND seat.bot = ''"
)
_BACK = f"""
SELECT count(*), coalesce(sum(CASE WHEN last >= first + {DAY} THEN 1 ELSE 0 END), 0),
    coalesce(sum(CASE WHEN last >= first + 7 * {DAY} THEN 1 ELSE 0 END), 0)
FROM (SELECT min(game.ended) AS first, max(game.ended) AS last {_PLAYED} GROUP BY seat.owner)
    AS person
WHERE first > :since AND first <= :before
"""


class SanctionRow(NamedTuple):
    """A sanction that holds now."""

    owner: str
    kind: Kind
    until: int


class LogRow(NamedTuple):
    """An entry of the log: who did what to whom, until when and why."""

    at: int
    operator: str
    kind: str
    """A sanction, or the end of one: `unmute`, `readmit`, `unname`."""
    owner: str
    name: str
    until: int
    why: str


class Period(NamedTuple):
    """The numbers of some days until now."""

    games: int
    people: int
    """People who finished a game."""
    reports: int


class Returns(NamedTuple):
    """People whose first game ended 7 to 37 days ago, and how many finished a later one."""

    people: int
    after_day: int
    after_week: int


class ModerationStore(Database):
    """The operations of a store on sanctions, for the operator's commands and the nodes."""

    async def sanctions(self, now: int) -> list[SanctionRow]:
        """Return all sanctions that hold now, those that end first at the front."""
        rows = await self._read(
            "SELECT owner, kind, max(until) FROM sanctions WHERE until > :now "
            "GROUP BY owner, kind ORDER BY 3, owner, kind",
            now=now,
        )
        return [SanctionRow(*row) for row in rows]

    async def sanction(self, entry: LogRow) -> None:
        """Begin a sanction, or change its end, with an entry in the log."""
        values = {**entry._asdict(), "sanction": entry.kind, "id": secrets.token_hex(8)}
        await self._write(_LOG.format(""), _SANCTION, **values)

    async def end_sanction(self, kind: Kind, entry: LogRow) -> bool:
        """End a sanction before its time; return False if there is none."""
        values = {**entry._asdict(), "sanction": kind, "id": secrets.token_hex(8)}
        rows = await self._write(
            _LOG.format(f"WHERE EXISTS (SELECT 1 {_CURRENT})"),
            f"DELETE {_CURRENT} RETURNING owner",
            **values,
        )
        return bool(rows)

    async def take_name_away(self, entry: LogRow, new: str, key: str) -> bool:
        """Give a player another name, and reserve the old one; return False if it is taken."""
        values = {**entry._asdict(), "id": secrets.token_hex(8)}
        return bool(await self._write(*_RENAME, new=new, key=key, **values))

    async def reserved_from(self, key: str, now: int) -> set[str]:
        """Return the players from whom the operator has taken the name with a key."""
        statement = "SELECT owner FROM sanctions WHERE key = :key AND until > :now"
        return {str(owner) for (owner,) in await self._read(statement, key=key, now=now)}

    async def moderation_log(self, limit: int) -> list[LogRow]:
        """Return the log, the newest entry first."""
        rows = await self._read(
            "SELECT at, operator, kind, owner, name, until, why FROM moderation_log "
            "ORDER BY at DESC, id LIMIT :limit",
            limit=limit,
        )
        return [LogRow(*row) for row in rows]

    async def forget_sanctions(self, now: int, before: int) -> int:
        """Delete sanctions that have ended, and empty the people in older entries of the log."""
        ended = await self._write(
            "DELETE FROM sanctions WHERE until <= :now RETURNING owner", now=now
        )
        return len(ended) + await self._repeat(
            "UPDATE moderation_log SET owner = '', name = '', why = '' WHERE id IN (SELECT id "
            "FROM moderation_log WHERE at < :before AND until < :before "
            "AND (owner <> '' OR name <> '' OR why <> '') "
            f"LIMIT :limit {self._skip_locked}) RETURNING id",
            before,
        )

    # ------------------------------------------------------------ numbers

    async def period(self, since: int) -> Period:
        """Return the numbers since a time."""
        rows = await self._read(
            "SELECT (SELECT count(*) FROM results WHERE ended > :since), "
            f"(SELECT count(DISTINCT seat.owner) {_PLAYED} AND game.ended > :since), "
            "(SELECT count(*) FROM reports WHERE at > :since)",
            since=since,
        )
        return Period(*map(int, rows[0]))

    async def returns(self, now: int) -> Returns:
        """Return how many people came back."""
        rows = await self._read(_BACK, since=now - 37 * DAY, before=now - 7 * DAY)
        return Returns(*map(int, rows[0]))

    async def count_players(self) -> int:
        """Return how many players have a name."""
        return int((await self._read("SELECT count(*) FROM players WHERE ghost = ''"))[0][0])

    async def waits(self, since: int) -> Sequence[tuple[int, int]]:
        """Return the people whom quick match seated since a day, by group (`wait_group`)."""
        rows = await self._read(
            "SELECT seconds, sum(people) FROM waits WHERE day >= :day GROUP BY seconds",
            day=since // DAY,
        )
        return [(int(seconds), int(people)) for seconds, people in rows]
