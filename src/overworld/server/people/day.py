"""The deal of the day: line-ups, the field of a day, and the tables of weeks and seasons."""

from __future__ import annotations

import datetime
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from overworld.server.table.options import BOT, HERE, Options, SeatOption

OPPONENT = "flint"
"""The bot at all other seats."""

MARKS = ("pebble", "flint", "obsidian", "diamond")
"""The bots that play each deal too, as marks for people."""

SIMULATIONS = {"obsidian": 400, "diamond": 200}
"""Simulations per decision of the marks that otherwise search by time."""

FEW = 8
"""With fewer people, the bots count as players of a day."""

BEST_DAYS = 5
"""The days of a week that count."""

POINTS = (10, 8, 6, 5, 4, 3, 2, 1)
"""The points of a week's first places in the table of the season."""

Rank: TypeAlias = tuple[bool, int]
"""Whether a try was finished, and its lead, 0 for others; the larger one is better."""

_SIZES = {5: 3, 6: 4}  # by weekday: three seats on Saturday, four on Sunday


class LineUp(msgspec.Struct, frozen=True):
    """The seats of a day's game: how many, the person's, and the one that begins."""

    size: int
    seat: int
    first: int
    bot: str = OPPONENT


def line_up(day: datetime.date) -> LineUp:
    """Return the line-up of a day. The person's seat changes from day to day.

    >>> line_up(datetime.date(2026, 11, 18))
    LineUp(size=2, seat=0, first=0, bot='flint')
    >>> line_up(datetime.date(2026, 11, 21)).size, line_up(datetime.date(2026, 11, 22)).size
    (3, 4)
    """
    size = _SIZES.get(day.weekday(), 2)
    return LineUp(size, day.toordinal() % size, 0)


def options_of(day: datetime.date, name: str = "") -> Options:
    """Return the options of a game on the deal of a day, without the deal."""
    game = line_up(day)
    seats = tuple(
        SeatOption(HERE, name=name) if seat == game.seat else SeatOption(BOT, game.bot)
        for seat in range(game.size)
    )
    return Options(seats, first=game.first)


def try_options(day: datetime.date, name: str = "") -> Options:
    """Return the options of a try: no undo, no hints, no spectators."""
    return msgspec.structs.replace(
        options_of(day, name), day=day.isoformat(), undo=False, hints=False, spectators=False
    )


# ---------------------------------------------------------------- one day


class Finished(msgspec.Struct, frozen=True):
    """A try that was finished before its day was over."""

    day: str
    owner: str
    name: str
    lead: int
    """The XP above the best bot; negative behind it."""
    kept: bool
    """Whether the person finished the game; a player who resigns is behind all who did."""
    code: str = ""
    named: bool = False
    """Whether the name belonged to the person when the try began."""

    @property
    def rank(self) -> Rank:
        """The rank among the tries of its day. All players who resign have the same rank."""
        return self.kept, self.lead if self.kept else 0


class Standing(msgspec.Struct, frozen=True):
    """A try among all tries of its day and, if these are few, the bots."""

    beaten: int
    ties: int
    others: int
    kept: bool = True

    @property
    def share(self) -> float:
        """The beaten share of the others, from 0 to 1; ties count half. A resignation is 0.

        >>> Standing(7, 0, 9).share, Standing(0, 1, 1).share, Standing(0, 0, 0).share
        (0.7777777777777778, 0.5, 0.5)
        >>> Standing(0, 1, 1, kept=False).share
        0.0
        """
        if not self.kept:
            return 0.0
        return (self.beaten + self.ties / 2) / self.others if self.others else 0.5


def with_bots(people: int) -> bool:
    """Return whether the bots count as players."""
    return people < FEW


def standing(mine: Finished, tries: Sequence[Finished], marks: Mapping[str, int]) -> Standing:
    """Return the standing of a try among all tries of its day, of which it is one."""
    return _among(mine.rank, _ranks(tries, marks))


def _ranks(tries: Sequence[Finished], marks: Mapping[str, int]) -> list[Rank]:
    """Return the ranks of all players of a day in order."""
    bots = marks.values() if with_bots(len(tries)) else ()
    return sorted([*(one.rank for one in tries), *((True, lead) for lead in bots)])


def _among(mine: Rank, ranks: Sequence[Rank]) -> Standing:
    """Return the standing of a rank among ranks in order, of which it is one."""
    beaten = bisect_left(ranks, mine)
    ties = bisect_right(ranks, mine) - beaten - 1
    return Standing(beaten, ties, len(ranks) - 1, kept=mine[0])


def in_order(tries: Iterable[Finished]) -> list[Finished]:
    """Return tries for a list: people with names by their ranks, and then guests by theirs."""
    return sorted(tries, key=lambda one: (not one.named, not one.kept, -one.rank[1], one.name))


def places(tries: Sequence[Finished]) -> list[int | None]:
    """Return the place of each try among people with names; None for a guest."""
    named = sorted(one.rank for one in tries if one.named)
    return [1 + len(named) - bisect_right(named, one.rank) if one.named else None for one in tries]


# ---------------------------------------------------------------- weeks and seasons


def week_of(day: datetime.date) -> list[str]:
    """Return the days of a week, from Monday.

    >>> week_of(datetime.date(2026, 11, 18))[::6]
    ['2026-11-16', '2026-11-22']
    """
    monday = day - datetime.timedelta(day.weekday())
    return [(monday + datetime.timedelta(days)).isoformat() for days in range(7)]


def season_of(day: datetime.date) -> list[list[str]]:
    """Return the weeks of a season. A quarter has the weeks whose Thursday it has.

    >>> weeks = season_of(datetime.date(2026, 11, 18))
    >>> len(weeks), weeks[0][0], weeks[-1][-1]
    (14, '2026-09-28', '2027-01-03')
    """
    thursday = day + datetime.timedelta(3 - day.weekday())
    year, quarter = thursday.year, (thursday.month - 1) // 3
    first = datetime.date(year, 3 * quarter + 1, 1)
    first += datetime.timedelta((3 - first.weekday()) % 7)  # its first Thursday
    weeks = []
    while first.year == year and (first.month - 1) // 3 == quarter:
        weeks.append(week_of(first))
        first += datetime.timedelta(7)
    return weeks


class WeekRow(msgspec.Struct, frozen=True):
    """A person's week: the share of each day, and the mean of the best five."""

    owner: str
    name: str
    named: bool
    shares: tuple[float | None, ...]
    score: float
    kept: bool = True
    """Whether the person finished a try; a week of resignations gets no points."""


def shared_places(rows: Iterable[tuple[bool, float]]) -> list[int]:
    """Return the places of rows in order: whether each is named, and its score or points.

    Equal rows share the better place.

    >>> shared_places([(True, 9), (True, 5), (True, 5), (True, 1), (False, 9)])
    [1, 2, 2, 4, 5]
    """
    found, last = list[int](), None
    for number, row in enumerate(rows, 1):
        found.append(found[-1] if row == last else number)
        last = row
    return found


def week_table(
    days: Sequence[str], tries: Iterable[Finished], marks: Mapping[str, Mapping[str, int]]
) -> list[WeekRow]:
    """Return the table of a week, the best first: people with names before guests.

    The score is the sum of a person's best five shares divided by five, so that a missed day costs
    nothing as long as five others were played. Tries as a guest do not count for a person who has
    tries with a name.
    """
    found_tries = list(tries)
    with_name = {one.owner for one in found_tries if one.named}
    fields = _by_day(days, found_tries)
    shares, last, kept = dict[str, dict[str, float]](), dict[str, Finished](), set[str]()
    for day, field in fields.items():
        ranks = _ranks(field, marks.get(day, {}))
        for one in field:
            if not one.named and one.owner in with_name:
                continue
            shares.setdefault(one.owner, {})[day] = _among(one.rank, ranks).share
            last[one.owner] = one
            if one.kept:
                kept.add(one.owner)
    rows = [
        WeekRow(
            owner,
            last[owner].name,
            last[owner].named,
            tuple(found.get(day) for day in days),
            sum(sorted(found.values())[-BEST_DAYS:]) / BEST_DAYS,
            owner in kept,
        )
        for owner, found in shares.items()
    ]
    return sorted(rows, key=lambda row: (not row.named, -row.score, row.name, row.owner))


class SeasonRow(msgspec.Struct, frozen=True):
    """A person's season: the sum of the points of their weeks."""

    owner: str
    name: str
    named: bool
    points: int
    weeks: int
    """The weeks in which the person played."""


def season_table(weeks: Iterable[Sequence[WeekRow]]) -> list[SeasonRow]:
    """Return the table of a season by its weeks, the best first: people with names before guests.

    Places in a week count all people. Tied people get the points of the better place. A person who
    finished no try of a week gets none.
    """
    points, played, last = dict[str, int](), dict[str, int](), dict[str, WeekRow]()
    for rows in weeks:
        scores = sorted(row.score for row in rows)
        for row in rows:
            place = len(scores) - bisect_right(scores, row.score)
            earned = POINTS[place] if row.kept and place < len(POINTS) else 0
            points[row.owner] = points.get(row.owner, 0) + earned
            played[row.owner] = played.get(row.owner, 0) + 1
            last[row.owner] = row
    table = [
        SeasonRow(owner, last[owner].name, last[owner].named, found, played[owner])
        for owner, found in points.items()
    ]
    return sorted(table, key=lambda row: (not row.named, -row.points, row.name, row.owner))


def _by_day(days: Sequence[str], tries: Iterable[Finished]) -> dict[str, list[Finished]]:
    fields: dict[str, list[Finished]] = {day: [] for day in days}
    for one in tries:
        if one.day in fields:
            fields[one.day].append(one)
    return fields
