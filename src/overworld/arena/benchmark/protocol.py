"""The games of the benchmark: one agent against copies of each anchor, on the same deals.

    2 players    ab ba              one deal, two games
    3            abb bab bba        one deal, three games
    4            abbb babb bbab bbba

The games of an agent do not depend on other agents, so results stay comparable.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from overworld.arena.schedule import Fixture, make_fixture, rotations
from overworld.bots import BotError
from overworld.errors import check_int, check_list, check_type
from overworld.rules.generator import Seed, check_seed
from overworld.rules.state import SEATS

VERSION = 2
"""The version of the benchmark: it changes with the games."""

ANCHORS = ("random", "pebble", "flint@200sims", "diamond@200sims")
"""The opponents of every agent."""

OURS = (*ANCHORS, "obsidian@1000sims", "diamond@1000sims")
"""The built-in bots, with budgets in simulations if they search."""

Deals: TypeAlias = tuple[tuple[int, int], ...]

DEALS: Deals = ((2, 100), (3, 40), (4, 30))
"""Pairs of players and deals: 200, 120 and 120 games against each anchor."""

SEED = f"benchmark {VERSION}"


@dataclass(frozen=True)
class Protocol:
    """The agents, their opponents and the deals. The same protocol gives the same games.

    Args:
        agents: The names of the agents: bot specs, or names in the registry of `benchmark`.
        anchors: The opponents of every agent.
        deals: Pairs of a number of players, 2 to 4, and a number of deals.
        seed: Seed of deals and bots.

    Raises:
        BotError: If there are no agents, anchors or deals, or one occurs twice.
        TypeError: If an argument has the wrong type.
        ValueError: If a number is out of range.

    >>> protocol = Protocol(("random", "pebble"), anchors=("pebble",), deals=((2, 1), (3, 1)))
    >>> [fixture.bots for fixture in protocol.fixtures(3)]
    [('random', 'pebble', 'pebble'), ('pebble', 'random', 'pebble'), ('pebble', 'pebble', 'random')]
    """

    agents: tuple[str, ...] = OURS
    anchors: tuple[str, ...] = ANCHORS
    deals: Deals = DEALS
    seed: Seed = SEED

    def __post_init__(self) -> None:
        check_seed(self.seed)
        for name, names in (("agents", self.agents), ("anchors", self.anchors)):
            check_list(name, names, "bot names")
            for bot in names:
                check_type(f"a name in {name}", bot, str, "a string")
            object.__setattr__(self, name, tuple(names))
        check_list("deals", self.deals, "pairs")
        for players, deals in self.deals:
            check_int("players in deals", players, 2, SEATS)
            check_int("deals", deals, 1)
        if len(dict(self.deals)) < len(self.deals):
            raise BotError("deals must name each number of players once")
        if not self.agents or not self.anchors or not self.deals:
            raise BotError("a benchmark needs agents, anchors and deals")
        for names in (self.agents, self.anchors):
            if len(set(names)) < len(names):
                raise BotError(f"agents must be different, got {', '.join(names)}")

    @property
    def participants(self) -> tuple[str, ...]:
        """Agents and anchors without duplicates."""
        return tuple(dict.fromkeys((*self.agents, *self.anchors)))

    def fixtures(self, players: int) -> list[Fixture]:
        """Return the games with a number of players; each pair of different bots meets once.

        Raises:
            ValueError: If the protocol has no deals for this number.
        """
        if players not in dict(self.deals):
            known = ", ".join(str(number) for number in dict(self.deals))
            raise ValueError(f"players must be one of {known}, got {players!r}")
        pairings: dict[tuple[str, ...], list[Fixture]] = {}
        for agent in self.agents:
            for anchor in self.anchors:
                bot, other = sorted((agent, anchor)) if players == 2 else (agent, anchor)
                if bot != other and (bot, other) not in pairings:
                    pairings[bot, other] = self._pairing(players, bot, other)
        games = [fixture for pairing in pairings.values() for fixture in pairing]
        return [replace(fixture, number=at) for at, fixture in enumerate(games, 1)]

    def _pairing(self, players: int, agent: str, anchor: str) -> list[Fixture]:
        """Return the games with the agent on each seat in turn, against copies of the anchor."""
        fixtures: list[Fixture] = []
        for deal in range(1, dict(self.deals)[players] + 1):
            for bots in rotations((agent, *[anchor] * (players - 1))):
                fixtures.append(make_fixture(self.seed, len(fixtures) + 1, bots, deal))
        return fixtures
