"""Ratings of players with a name: a fold of the results of rated games.

The rating is the Plackett-Luce rating of openskill with its defaults. Bots are anchors: their
ratings are fixed, so a rating means the same on every server.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from overworld.server.people.results import Result, SeatResult
from overworld.server.table.clocks import DAY

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START_MU, START_SIGMA = 25.0, 25 / 3

PROVISIONAL = 6.0
"""A rating with a larger sigma is provisional: after about ten games it is smaller."""

YEAR = 365 * DAY
"""Milliseconds without a rated game after which sigma is `PROVISIONAL` again."""

WEEK = 7 * DAY
TOGETHER = 5
"""The rated games that the same people can play in a `WEEK`."""

FLINT, POINTS = 1500, 29.5
"""The rating shown for `START_MU`, and the points for 1 mu: with two players, those of Elo."""

DIGITS = 6
"""Decimals of a stored mu or sigma, so that all databases keep it exactly."""

ANCHORS: Mapping[int, Mapping[str, int]] = {
    2: {"pebble": 1030, "flint": 1500, "obsidian": 1810, "diamond": 2070},
    3: {"pebble": 1110, "flint": 1500, "obsidian": 1800, "diamond": 1940},
    4: {"pebble": 1150, "flint": 1500, "obsidian": 1730, "diamond": 1820},
}
"""The fixed ratings of bots, by the number of players; docs/explanation/ratings.md says why."""

MARKS: Mapping[str, int] = {
    bot: round(sum(ANCHORS[size][bot] for size in ANCHORS) / (10 * len(ANCHORS))) * 10
    for bot in ANCHORS[2]
}
"""The ratings of bots that people see: the mean over all numbers of players."""


class Rating(NamedTuple):
    """The rating of a person after their last rated game."""

    mu: float = START_MU
    sigma: float = round(START_SIGMA, DIGITS)
    games: int = 0
    last: int = 0
    """The end of the last rated game, in milliseconds since 1970."""

    @property
    def shown(self) -> int:
        """The rating that people see."""
        return round(FLINT + POINTS * (self.mu - START_MU))

    @property
    def deviation(self) -> int:
        """The number after ± that people see."""
        return round(POINTS * self.sigma)

    @property
    def provisional(self) -> bool:
        """Whether the rating is not shown yet."""
        return self.sigma > PROVISIONAL


class RatedSeat(NamedTuple):
    """A seat that counts in a rated game: a person with a name, or a bot with a fixed rating."""

    seat: int
    owner: str
    """The person; empty for a bot."""
    bot: str
    place: int
    gone: bool
    """Whether the person left the game."""


class RatedGame(NamedTuple):
    """A rated game. Games are rated in the order of their numbers."""

    number: int
    size: int
    """The number of seats at the table; some may not count."""
    ended: int
    seats: tuple[RatedSeat, ...]

    @property
    def people(self) -> list[str]:
        """The people whose ratings change."""
        return [seat.owner for seat in self.seats if seat.owner]


def rated_seats(result: Result, named: Iterable[str]) -> tuple[RatedSeat, ...]:
    """Return the seats of a result that count; fewer than two people make the game unrated.

    Guests, programs with a token and people who were excused do not count.
    """
    people = set(named)
    counted = [seat for seat in result.seats if _counts(seat, people, ANCHORS[result.size])]
    return tuple(
        RatedSeat(seat.seat, seat.owner, seat.bot, seat.place, not (seat.bot or seat.kept))
        for seat in counted
    )


def _counts(seat: SeatResult, people: set[str], anchors: Mapping[str, int]) -> bool:
    if seat.bot:
        return seat.bot in anchors
    return seat.owner in people and not seat.excused


def rested(rating: Rating, now: int) -> Rating:
    """Return a rating at a later time: without games, sigma grows to `PROVISIONAL` in a year.

    >>> year = 365 * 86_400_000
    >>> rested(Rating(30.0, 4.0, 40, 0), year).sigma, rested(Rating(30.0, 4.0, 40, 0), 0).sigma
    (6.0, 4.0)
    """
    if rating.sigma >= PROVISIONAL:
        return rating
    share = min(max(0, now - rating.last), YEAR) / YEAR
    variance = rating.sigma**2 + (PROVISIONAL**2 - rating.sigma**2) * share
    return rating._replace(sigma=round(math.sqrt(variance), DIGITS))


def rate(game: RatedGame, ratings: Mapping[str, Rating]) -> dict[str, Rating]:
    """Return the ratings of the people of a game after it, given those before it.

    People who stayed are rated among themselves and the bots, as if the others had no seat. People
    who left are last. If only one player stayed, that player wins against those who left.
    """
    before = {owner: ratings.get(owner, Rating()) for owner in game.people}
    stayed = [seat for seat in game.seats if not seat.gone]
    after = _update(game, game.seats, before)
    if len(stayed) > 1:
        after |= _update(game, stayed, before)
    return after


def _update(
    game: RatedGame, seats: Sequence[RatedSeat], before: Mapping[str, Rating]
) -> dict[str, Rating]:
    """Return the ratings of people by openskill; tied places share a rank."""
    model = load_model()
    teams = []
    for seat in seats:
        old = rested(before[seat.owner], game.ended) if seat.owner else None
        mu = _anchor(game.size, seat.bot) if old is None else old.mu
        teams.append([model.rating(mu=mu, sigma=0.0 if old is None else old.sigma)])
    ranks = [float(game.size + 1 if seat.gone else seat.place) for seat in seats]
    rated = model.rate(teams, ranks=ranks)
    return {
        seat.owner: Rating(
            round(team[0].mu, DIGITS),
            round(team[0].sigma, DIGITS),
            before[seat.owner].games + 1,
            max(before[seat.owner].last, game.ended),
        )
        for seat, team in zip(seats, rated, strict=True)
        if seat.owner
    }


def _anchor(size: int, bot: str) -> float:
    return START_MU + (ANCHORS[size][bot] - FLINT) / POINTS


@cache
def load_model() -> PlackettLuce:
    """Return the model. The first call imports openskill, which takes a moment."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def neighbours(shown: int) -> tuple[str, str]:
    """Return the bots below and above a rating; empty at the ends of the scale.

    >>> neighbours(1562), neighbours(900), neighbours(2500)
    (('flint', 'obsidian'), ('', 'pebble'), ('diamond', ''))
    """
    below = [bot for bot, mark in MARKS.items() if mark <= shown]
    above = [bot for bot, mark in MARKS.items() if mark > shown]
    return (below[-1] if below else ""), (above[0] if above else "")
