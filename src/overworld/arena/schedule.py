"""The games of a tournament: who sits where, on which deal.

Every two bots meet. With two seats they have one each; with three or four, each in turn sits alone
among copies of the other. All line-ups play the same deals, and every deal is played in every
seating, so that nobody is lucky:

    two seats     ab ba                        one deal, two games
    three         abb bab bba  baa aba aab     one deal, six games
    four          abbb babb bbab bbba  baaa abaa aaba aaab
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations

from overworld.bots import BOTS, BotError, BotLike, name_of
from overworld.rules.playout import TURN_LIMIT
from overworld.rules.state import SEATS

PATIENCE = 30.0
"""Seconds that a bot may take beyond its budget before it forfeits."""


@dataclass(frozen=True)
class Tournament:
    """What decides a tournament: the same settings make the same schedule."""

    bots: tuple[str, ...]
    players: int = 2
    games: int = 100
    seed: str = "0"
    together: bool = False
    max_turns: int = TURN_LIMIT
    patience: float = PATIENCE

    def __post_init__(self) -> None:
        if not 2 <= self.players <= SEATS:
            raise ValueError(f"a game has 2 to {SEATS} players, not {self.players}")
        if len(self.bots) < 2:
            raise BotError("a tournament needs at least two bots")
        if not all(isinstance(bot, str) for bot in self.bots):
            raise BotError("settings name their bots: give objects to tournament([...]) itself")
        if len(set(self.bots)) < len(self.bots):
            raise BotError("every bot can be named once only")
        if self.together and len(self.bots) != self.players:
            raise BotError(f"{self.players} bots sit together, not {len(self.bots)}")


def bots_to_warm(settings: Tournament, own: Collection[str]) -> set[str]:
    """Our bots that a tournament needs: all of them if others take part, who may ask any.

    `own` are the names behind which there is something else than our bots.

    >>> bots_to_warm(Tournament(("random", "flint@200sims")), own=()) == {"random", "flint"}
    True
    >>> bots_to_warm(Tournament(("random", "flint")), own=["flint"]) == {*BOTS}
    True
    """
    used = {name.partition("@")[0] for name in settings.bots}
    return used if used <= BOTS.keys() and not own else {*BOTS}


def named(bots: Iterable[BotLike]) -> dict[str, BotLike]:
    """Bots by what they are called; those of the same name get numbers.

    >>> [*named(["random", "random", "pebble"])]
    ['random', 'random-2', 'pebble']
    """
    found: dict[str, BotLike] = {}
    for what in bots:
        name = own = name_of(what)
        number = 1
        while name in found:
            number += 1
            name = f"{own}-{number}"
        found[name] = what
    return found


@dataclass(frozen=True)
class Fixture:
    """One game of the schedule: the bots by seat with their seeds, and the deal."""

    number: int
    bots: tuple[str, ...]
    deal: str
    seeds: tuple[int, ...]


def schedule(settings: Tournament) -> list[Fixture]:
    """All games of a tournament, one deal after the other, rounded up to whole deals.

    >>> for fixture in schedule(Tournament(("pebble", "flint"), games=3)):
    ...     print(fixture.number, fixture.bots, fixture.deal)
    1 ('pebble', 'flint') 0 1
    2 ('flint', 'pebble') 0 1
    3 ('pebble', 'flint') 0 2
    4 ('flint', 'pebble') 0 2
    """
    line_ups = [list(dict.fromkeys(seatings)) for seatings in _line_ups(settings)]
    deals = -(-settings.games // len(line_ups[0]))
    fixtures: list[Fixture] = []
    for deal in range(1, deals + 1):
        for seatings in line_ups:
            for bots in seatings:
                fixtures.append(fixture_of(settings.seed, len(fixtures) + 1, bots, deal))
    return fixtures


def fixture_of(seed: str, number: int, bots: tuple[str, ...], deal: int) -> Fixture:
    """A game by its number, with the seeds that are its own."""
    seeds = tuple(_seed(seed, number, seat) for seat in range(len(bots)))
    return Fixture(number, bots, f"{seed} {deal}", seeds)


def _line_ups(settings: Tournament) -> Iterator[list[tuple[str, ...]]]:
    """The seatings of every line-up."""
    players = settings.players
    if settings.together:
        yield list(_rotations(settings.bots))
        return
    for one, other in combinations(settings.bots, 2):
        alone = (one, *[other] * (players - 1))
        among = (other, *[one] * (players - 1))
        yield [*_rotations(alone), *_rotations(among)]


def _rotations(bots: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Everybody moves on by one seat, until all have sat everywhere."""
    for shift in range(len(bots)):
        yield bots[len(bots) - shift :] + bots[: len(bots) - shift]


def _seed(seed: str, number: int, seat: int) -> int:
    """A bot's own seed: the same wherever and whenever the game is played."""
    digest = sha256(f"arena {seed} game {number} seat {seat}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
