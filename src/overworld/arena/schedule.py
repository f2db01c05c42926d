"""The schedule of a tournament: bots by seat and the deal of each game.

All pairs of bots meet. In a game of two each bot has one seat. In a game of three or four, each bot
in turn has one seat against copies of the other. All line-ups play the same deals, and each deal
is played in every seating, so that luck cancels out:

    two seats     ab ba                        one deal, two games
    three         abb bab bba  baa aba aab     one deal, six games
    four          abbb babb bbab bbba  baaa abaa aaba aaab
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from typing import TypedDict

from overworld.bots import BOTS, BotError, BotLike, bot_name
from overworld.errors import check_int, check_type
from overworld.rules.generator import Seed, check_seed
from overworld.rules.playout import TURN_LIMIT
from overworld.rules.state import SEATS

GRACE_SECONDS = 30.0
"""Seconds beyond its budget after which a bot forfeits."""


class TournamentSettings(TypedDict, total=False):
    """The arguments of `Tournament` except the bots."""

    players: int
    games: int
    seed: Seed
    together: bool
    max_turns: int
    patience: float


@dataclass(frozen=True)
class Tournament:
    """The settings of a tournament. The same settings give the same schedule.

    Args:
        bots: Bot specs, or names in a registry.
        players: Number of seats per game.
        games: Number of games per line-up, rounded up to whole deals.
        seed: Seed of deals and bots.
        together: Whether all bots play in the same games, instead of in pairs.
        max_turns: A game is truncated after this many turns.
        patience: Seconds beyond its budget after which a bot forfeits.

    Raises:
        BotError: If the bots do not fit the other settings.
        TypeError: If a setting has the wrong type.
        ValueError: If a number is out of range.

    >>> Tournament(("random", "pebble"), games=0)
    Traceback (most recent call last):
    ValueError: games must be at least 1, got 0
    """

    bots: tuple[str, ...]
    players: int = 2
    games: int = 100
    seed: Seed = "0"
    together: bool = False
    max_turns: int = TURN_LIMIT
    patience: float = GRACE_SECONDS

    def __post_init__(self) -> None:
        bots: object = self.bots
        check_type("bots", bots, Iterable, "a tuple of bot names")
        if isinstance(bots, str):
            raise BotError(f"bots must be a tuple of bot names, got {bots!r}")
        checked = {
            "bots": tuple(self.bots),
            "players": check_int("players", self.players, 2, SEATS),
            "games": check_int("games", self.games, 1),
            "seed": check_seed(self.seed),
            "max_turns": check_int("max_turns", self.max_turns, 1),
        }
        for name, value in checked.items():
            object.__setattr__(self, name, value)
        check_type("together", self.together, bool, "a bool")
        if not isinstance(self.patience, int | float) or isinstance(self.patience, bool):
            raise TypeError(f"patience must be a number of seconds, got {self.patience!r}")
        if not 0 <= self.patience < math.inf:
            raise ValueError(f"patience must be 0 or more seconds, got {self.patience!r}")
        if len(self.bots) < 2:
            raise BotError(f"a tournament needs at least two bots, got {len(self.bots)}")
        if not all(isinstance(bot, str) for bot in self.bots):
            raise BotError("Tournament takes bot names; pass bot objects to tournament([...])")
        if len(set(self.bots)) < len(self.bots):
            raise BotError("bot names must be different; a name occurs twice")
        if len(set(map(name_in_record, self.bots))) < len(self.bots):
            raise BotError("bot names must be different in records, which write ',_' for ', '")
        if self.together and len(self.bots) != self.players:
            raise BotError(f"with together, bots must be {self.players}, got {len(self.bots)}")


def name_in_record(bot: str) -> str:
    """Return the name of a bot in records, where ", " separates names.

    >>> name_in_record("a,b"), name_in_record("a, b")
    ('a,b', 'a,_b')
    """
    return bot.replace(", ", ",_")


def bots_to_warm(settings: Tournament, registry: Collection[str]) -> set[str]:
    """Return the built-in bots to compile: all of them if custom bots, which may use any, play.

    `registry` has the names that are not bot specs.

    >>> bots_to_warm(Tournament(("random", "flint@200sims")), registry=()) == {"random", "flint"}
    True
    >>> bots_to_warm(Tournament(("random", "flint")), registry=["flint"]) == {*BOTS}
    True
    """
    used = {name.partition("@")[0] for name in settings.bots}
    return used if used <= BOTS.keys() and not registry else {*BOTS}


def by_unique_name(bots: Iterable[BotLike]) -> dict[str, BotLike]:
    """Return bots by name; add a number to a name that occurs again.

    >>> [*by_unique_name(["random", "random", "pebble"])]
    ['random', 'random-2', 'pebble']
    """
    named: dict[str, BotLike] = {}
    for bot in bots:
        name = base = bot_name(bot)
        number = 1
        while name in named:
            number += 1
            name = f"{base}-{number}"
        named[name] = bot
    return named


@dataclass(frozen=True)
class Fixture:
    """One game of the schedule: its number, bots by seat, deal, and seeds of the bots."""

    number: int
    """The number of the game, from 1."""
    bots: tuple[str, ...]
    """The name of the bot in each seat."""
    deal: str
    """The seed of the deal."""
    seeds: tuple[int, ...]
    """The seed of the bot in each seat."""


def schedule(settings: Tournament) -> list[Fixture]:
    """Return all games of a tournament in order, rounded up to whole deals.

    >>> for fixture in schedule(Tournament(("pebble", "flint"), games=3)):
    ...     print(fixture.number, fixture.bots, fixture.deal)
    1 ('pebble', 'flint') 0 1
    2 ('flint', 'pebble') 0 1
    3 ('pebble', 'flint') 0 2
    4 ('flint', 'pebble') 0 2
    """
    check_type("settings", settings, Tournament, "a Tournament")
    line_ups = [list(dict.fromkeys(seatings)) for seatings in _line_ups(settings)]
    deals = -(-settings.games // len(line_ups[0]))
    fixtures: list[Fixture] = []
    for deal in range(1, deals + 1):
        for seatings in line_ups:
            for bots in seatings:
                fixtures.append(make_fixture(settings.seed, len(fixtures) + 1, bots, deal))
    return fixtures


def check_fixtures(fixtures: Iterable[Fixture], settings: Tournament) -> None:
    """Raise `ValueError` if a fixture does not fit the number of seats or the bots."""
    check_type("settings", settings, Tournament, "a Tournament")
    for fixture in fixtures:
        check_type("a fixture", fixture, Fixture, "a Fixture")
        check_seating(f"fixture {fixture.number}", fixture.bots, settings)


def check_seating(what: str, bots: Collection[str], settings: Tournament) -> None:
    """Raise `ValueError` if the bots of a game do not fit a tournament; `what` names the game."""
    if len(bots) != settings.players:
        raise ValueError(f"{what} must have {settings.players} seats, got {len(bots)}")
    for bot in bots:
        if bot not in settings.bots:
            raise ValueError(f"{what} must have bots of the tournament, got {bot!r}")


def make_fixture(seed: Seed, number: int, bots: tuple[str, ...], deal: int) -> Fixture:
    """Return a game with the seeds of its bots."""
    seeds = tuple(_seed(seed, number, seat) for seat in range(len(bots)))
    return Fixture(number, bots, f"{seed} {deal}", seeds)


def _line_ups(settings: Tournament) -> Iterator[list[tuple[str, ...]]]:
    """Return the seatings of each line-up."""
    players = settings.players
    if settings.together:
        yield list(rotations(settings.bots))
        return
    for bot, other in combinations(settings.bots, 2):
        alone = (bot, *[other] * (players - 1))
        among = (other, *[bot] * (players - 1))
        yield [*rotations(alone), *rotations(among)]


def rotations(bots: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the seatings of bots: each rotates them by one more seat."""
    for shift in range(len(bots)):
        yield bots[len(bots) - shift :] + bots[: len(bots) - shift]


def _seed(seed: Seed, number: int, seat: int) -> int:
    """Return the seed of a bot in a game, which depends on nothing else."""
    digest = sha256(f"arena {seed} game {number} seat {seat}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
