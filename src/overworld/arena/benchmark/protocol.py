"""What the benchmark plays: every agent alone among copies of each anchor, on the same deals.

    2 players    ab ba              one deal, two games
    3            abb bab bba        one deal, three games
    4            abbb babb bbab bbba

What an agent plays depends on no other agent, so one that comes later meets the same games.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from overworld.arena import Fixture
from overworld.arena.schedule import fixture_of
from overworld.bots import BotError

VERSION = 1
"""Changes when anything that is played here changes."""

ANCHORS = ("pebble", "flint@200sims", "diamond@200sims")
"""Whom everybody meets."""

OURS = ("random", *ANCHORS, "obsidian@1000sims")
"""The bots that come with the game, the searching ones with budgets in simulations."""

Deals: TypeAlias = tuple[tuple[int, int], ...]

DEALS: Deals = ((2, 20), (3, 8), (4, 6))
"""How many deals are played with how many players: 40, 24 and 24 games against each anchor."""

SEED = f"benchmark {VERSION}"


@dataclass(frozen=True)
class Protocol:
    """Which agents play, against whom, on how many deals: the same protocol, the same games.

    >>> protocol = Protocol(("random", "pebble"), anchors=("pebble",), deals=((2, 1), (3, 1)))
    >>> [fixture.bots for fixture in protocol.fixtures(3)]
    [('random', 'pebble', 'pebble'), ('pebble', 'random', 'pebble'), ('pebble', 'pebble', 'random')]
    """

    agents: tuple[str, ...] = OURS
    anchors: tuple[str, ...] = ANCHORS
    deals: Deals = DEALS
    seed: str = SEED

    def __post_init__(self) -> None:
        if not self.agents or not self.anchors or not self.deals:
            raise BotError("a benchmark needs agents, anchors and deals")
        for names in (self.agents, self.anchors):
            if len(set(names)) < len(names):
                raise BotError("every agent can be named once only")

    @property
    def everybody(self) -> tuple[str, ...]:
        """Agents and anchors, everybody once."""
        return tuple(dict.fromkeys((*self.agents, *self.anchors)))

    def fixtures(self, players: int) -> list[Fixture]:
        """The games with a number of players; nobody meets themselves, and no two meet twice."""
        found: dict[tuple[str, ...], list[Fixture]] = {}
        for agent in self.agents:
            for anchor in self.anchors:
                one, other = sorted((agent, anchor)) if players == 2 else (agent, anchor)
                if one != other and (one, other) not in found:
                    found[one, other] = self._pairing(players, one, other)
        games = [fixture for pairing in found.values() for fixture in pairing]
        return [replace(fixture, number=at) for at, fixture in enumerate(games, 1)]

    def _pairing(self, players: int, agent: str, anchor: str) -> list[Fixture]:
        """An agent on every seat of every deal, the anchor on all others."""
        found: list[Fixture] = []
        for deal in range(1, dict(self.deals)[players] + 1):
            for seat in range(players):
                bots = tuple(agent if at == seat else anchor for at in range(players))
                found.append(fixture_of(self.seed, len(found) + 1, bots, deal))
        return found
