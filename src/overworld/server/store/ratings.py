"""Ratings in a store, and the rated games on which they are based.

All nodes rate games one after the other, in the transaction that stores the result. The number of a
game is its place in that order.
"""

from collections.abc import Mapping
from itertools import groupby
from typing import NamedTuple

from overworld.server.people.rating import (
    TOGETHER,
    WEEK,
    RatedGame,
    RatedSeat,
    Rating,
    rate,
    rated_seats,
    rested,
)
from overworld.server.people.results import FEW_NAMES, RATED, TOO_OFTEN, UNRATED, Result
from overworld.server.store.database import Steps, Values
from overworld.server.store.names import NamesStore

KEPT_OF = 20
"""The last games with other people of which a profile shows how many a player has finished."""

_NAMED = """
SELECT players.owner, mu, sigma, games, last FROM players
LEFT JOIN ratings ON ratings.owner = players.owner
WHERE players.owner IN (:a, :b, :c, :d) AND ghost = '' AND created <= :started
"""
_RECENT = """
SELECT number, owner FROM rated_seats WHERE owner <> '' AND number IN (
    SELECT rated_games.number FROM rated_games JOIN rated_seats AS mine
    ON mine.number = rated_games.number
    WHERE mine.owner = :owner AND ended > :since AND ended <= :ended
) ORDER BY number
"""
_SET_RATED = "UPDATE results SET rated = :rated WHERE table_id = :table"
_SET_BEFORE = (
    "UPDATE result_seats SET mu = :mu, sigma = :sigma WHERE table_id = :table AND seat = :seat"
)
_NUMBER = "SELECT coalesce(max(number), 0) FROM rated_games"
_ADD_GAME = "INSERT INTO rated_games VALUES (:number, :table, :size, :ended)"
_ADD_SEAT = "INSERT INTO rated_seats VALUES (:number, :seat, :owner, :bot, :place, :gone)"
_SET_SEAT = (
    "UPDATE rated_seats SET bot = :bot, place = :place, gone = :gone "
    "WHERE number = :number AND seat = :seat"
)
_SET_RATING = """
INSERT INTO ratings SELECT owner, CAST(:mu AS DOUBLE PRECISION), CAST(:sigma AS DOUBLE PRECISION),
    CAST(:games AS INTEGER), CAST(:last AS BIGINT)
FROM players WHERE owner = :owner AND ghost = ''
ON CONFLICT (owner) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
    games = excluded.games, last = excluded.last
"""
_GAMES = """
SELECT rated_games.number, table_id, size, ended, seat, owner, bot, place, gone
FROM rated_games JOIN rated_seats ON rated_seats.number = rated_games.number
WHERE rated_games.number > :after AND rated_games.number <= :last ORDER BY 1, seat
"""
_RESULTS = """
SELECT number, rated, seat, bot, place, kept, mu, sigma FROM rated_games
JOIN results ON results.table_id = rated_games.table_id
JOIN result_seats ON result_seats.table_id = results.table_id
WHERE number > :after AND number <= :last ORDER BY number, seat
"""
_WITH_OTHERS = """excused = 0 AND EXISTS (
    SELECT 1 FROM result_seats AS theirs WHERE theirs.table_id = results.table_id
    AND theirs.owner <> '' AND theirs.bot = '' AND theirs.owner <> mine.owner
)"""
_KEPT = f"""
SELECT kept FROM results JOIN result_seats AS mine ON mine.table_id = results.table_id
WHERE mine.owner = :owner AND {_WITH_OTHERS}
ORDER BY ended DESC, results.table_id DESC LIMIT {KEPT_OF}
"""
_ALL_KEPT = f"""
SELECT owner, sum(kept), count(*) FROM (
    SELECT mine.owner AS owner, kept, row_number() OVER (
        PARTITION BY mine.owner ORDER BY ended DESC, results.table_id DESC
    ) AS nth
    FROM ratings JOIN result_seats AS mine ON mine.owner = ratings.owner
    JOIN results ON results.table_id = mine.table_id
    WHERE {_WITH_OTHERS}
) AS last_games WHERE nth <= {KEPT_OF} GROUP BY owner
"""
_LADDER = """
SELECT name, face, mu, sigma, games, last, players.owner
FROM ratings JOIN players ON players.owner = ratings.owner
WHERE ghost = '' AND EXISTS (
    SELECT 1 FROM devices WHERE devices.owner = players.owner AND day >= :day
) ORDER BY mu DESC, name LIMIT :limit
"""


class StoredGame(NamedTuple):
    """A rated game with the row id of its table; None if the table was deleted."""

    table: int | None
    game: RatedGame


class LadderRow(NamedTuple):
    """A player with a rating."""

    name: str
    face: str
    rating: Rating
    owner: str


class SeatScore(NamedTuple):
    """A seat in the result of a rated game."""

    bot: str
    place: int
    kept: int
    mu: float | None
    sigma: float | None


class RatedResult(NamedTuple):
    """The result of a rated game, with its seats by their numbers."""

    rated: int
    seats: Mapping[int, SeatScore]


class Corrections(NamedTuple):
    """Rows that differ from what the rated games lead to."""

    ratings: dict[str, Rating | None]
    """By owner; None removes the row."""
    before: dict[tuple[int, int], Rating]
    """The ratings before a game, by table and seat."""
    games: list[StoredGame]
    """Games whose places differ from those of their results."""
    rated: list[int]
    """Tables whose results do not say that they are rated."""

    @property
    def rows(self) -> int:
        """The number of rows to correct."""
        return len(self.ratings) + len(self.before) + len(self.games) + len(self.rated)


def rate_result(table: int, result: Result, started: int) -> Steps[None]:
    """Yield the statements that decide whether a new result is rated, and rate it.

    Args:
        table: The row id of the table.
        result: Its result, which the same transaction has inserted.
        started: When the game began; people count who had a name by then.
    """
    owners = [seat.owner for seat in result.seats if seat.owner and not seat.bot]
    four = zip("abcd", [*owners, *[""] * 4], strict=False)
    rows = yield _NAMED, {**dict(four), "started": started}
    ratings = {row[0]: Rating() if row[1] is None else Rating(*row[1:]) for row in rows}
    seats = rated_seats(result, [owner for owner in ratings if owners.count(owner) == 1])
    people = {seat.owner for seat in seats if seat.owner}
    if len(people) < 2:
        yield _SET_RATED, {"rated": FEW_NAMES, "table": table}
        return
    week = {"owner": min(people), "since": result.ended - WEEK, "ended": result.ended}
    recent = groupby((yield _RECENT, week), key=lambda row: row[0])
    if sum({owner for _, owner in game} == people for _, game in recent) >= TOGETHER:
        yield _SET_RATED, {"rated": TOO_OFTEN, "table": table}
        return
    ((last,),) = yield _NUMBER, {}
    game = RatedGame(last + 1, result.size, result.ended, seats)
    yield _SET_RATED, {"rated": RATED, "table": table}
    yield _ADD_GAME, {"number": last + 1, "table": table, "size": game.size, "ended": game.ended}
    for seat in seats:
        yield _ADD_SEAT, _seat_values(game.number, seat)
        if seat.owner:
            before = rested(ratings[seat.owner], game.ended)
            yield _SET_BEFORE, _before_values(table, seat.seat, before)
    for owner, rating in rate(game, ratings).items():
        yield _SET_RATING, {"owner": owner, **rating._asdict()}


def _seat_values(number: int, seat: RatedSeat) -> Values:
    return {"number": number, **seat._asdict(), "gone": int(seat.gone)}


def _before_values(table: int, seat: int, before: Rating) -> Values:
    return {"table": table, "seat": seat, "mu": before.mu, "sigma": before.sigma}


class RatingsStore(NamesStore):
    """The operations of a store on ratings. An `append` with a result rates it."""

    async def rating(self, owner: str) -> Rating | None:
        """Return the rating of a player, or None."""
        rows = await self._read(
            "SELECT mu, sigma, games, last FROM ratings WHERE owner = :owner", owner=owner
        )
        return Rating(*rows[0]) if rows else None

    async def ratings(self) -> dict[str, Rating]:
        """Return all ratings by owner."""
        rows = await self._read("SELECT owner, mu, sigma, games, last FROM ratings")
        return {owner: Rating(*row) for owner, *row in rows}

    async def ladder(self, day: int, limit: int) -> list[LadderRow]:
        """Return the best players with a rating who were here since a day."""
        rows = await self._read(_LADDER, day=day, limit=limit)
        return [LadderRow(row[0], row[1], Rating(*row[2:6]), row[6]) for row in rows]

    async def kept(self, owner: str) -> list[bool]:
        """Return whether a player finished the last games with other people, the newest first.

        Games do not count that the player left and was excused.
        """
        return [bool(kept) for (kept,) in await self._read(_KEPT, owner=owner)]

    async def all_kept(self) -> list[tuple[str, int, int]]:
        """Return `kept` of all players with a rating: the owner, finished games, and all games."""
        rows = await self._read(_ALL_KEPT)
        return [(owner, int(kept), int(games)) for owner, kept, games in rows]

    async def rated_games(self, after: int, last: int) -> list[StoredGame]:
        """Return rated games with numbers after one and up to another, in their order."""
        rows = await self._read(_GAMES, after=after, last=last)
        games = list[StoredGame]()
        for (number, table, size, ended), group in groupby(rows, key=lambda row: row[:4]):
            seats = tuple(
                RatedSeat(seat, owner, bot, place, bool(gone))
                for *_, seat, owner, bot, place, gone in group
            )
            games.append(StoredGame(table, RatedGame(number, size, ended, seats)))
        return games

    async def rated_game(self, code: str) -> RatedGame | None:
        """Return the rated game of a table, or None."""
        rows = await self._read(
            "SELECT number FROM rated_games JOIN tables ON id = table_id WHERE code = :code",
            code=code,
        )
        found = await self.rated_games(rows[0][0] - 1, rows[0][0]) if rows else []
        return found[0].game if found else None

    async def result_rated(self, code: str) -> int:
        """Return whether the result of a table is rated; `UNRATED` without a result."""
        rows = await self._read(
            "SELECT rated FROM results JOIN tables ON id = table_id WHERE code = :code", code=code
        )
        return int(rows[0][0]) if rows else UNRATED

    async def count_rated(self, owner: str, number: int) -> int:
        """Return how many rated games a player had after the game with a number."""
        rows = await self._read(
            "SELECT games - (SELECT count(*) FROM rated_seats WHERE owner = :owner "
            "AND number > :number) FROM ratings WHERE owner = :owner",
            owner=owner,
            number=number,
        )
        return int(rows[0][0]) if rows else 0

    async def last_rated(self) -> int:
        """Return the number of the last rated game; 0 if there is none."""
        return int((await self._read(_NUMBER))[0][0])

    async def rated_results(self, after: int, last: int) -> dict[int, RatedResult]:
        """Return the results of rated games by their numbers, as far as their tables exist."""
        rows = await self._read(_RESULTS, after=after, last=last)
        return {
            number: RatedResult(rated, {row[2]: SeatScore(*row[3:]) for row in seats})
            for (number, rated), seats in groupby(rows, key=lambda row: row[:2])
        }

    async def correct_ratings(self, last: int, wrong: Corrections) -> bool:
        """Correct rows; return False and change nothing if there is a game after number `last`."""
        return await self._transact(lambda: self._correct(last, wrong))

    def _correct(self, last: int, wrong: Corrections) -> Steps[bool]:
        for statement in self._lock_ratings:
            yield statement, {}
        if (yield _NUMBER, {})[0][0] != last:
            return False
        for stored in wrong.games:
            for seat in stored.game.seats:
                yield _SET_SEAT, _seat_values(stored.game.number, seat)
        for table in wrong.rated:
            yield _SET_RATED, {"rated": RATED, "table": table}
        for (table, number), before in wrong.before.items():
            yield _SET_BEFORE, _before_values(table, number, before)
        for owner, rating in wrong.ratings.items():
            if rating is None:
                yield "DELETE FROM ratings WHERE owner = :owner", {"owner": owner}
            else:
                yield _SET_RATING, {"owner": owner, **rating._asdict()}
        return True
