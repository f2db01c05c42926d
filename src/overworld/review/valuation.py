"""What positions are worth to everybody, by one yardstick: exactly where a game can be enumerated.

The value of a position is everybody's share of the win: the result where the game is over, the
exact value of an endgame that can be enumerated, otherwise what a search of so many simulations
finds. It is a function of the position alone, so that positions can be compared.

Where chance is pending, `mean` is the value over its outcomes, weighted by their exact odds.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from overworld.bots.analysis import Analysis
from overworld.bots.bot import BotSpec
from overworld.bots.diamond import DiamondBot, network_in
from overworld.bots.endgame import Endgame, Shares
from overworld.bots.guided_search import GuidedSearch
from overworld.bots.ladder import adviser, maker_of
from overworld.bots.search import Search
from overworld.game import CHANCE, Game
from overworld.rules import api
from overworld.rules.state import OUTCOMES, Ints

LEAST = 4
"""Simulations that a search needs to have looked at anything."""

_NODES = 100_000  # of a tree: searches here are short


class Valuation:
    """A search and a table of what it has said; built for one game."""

    def __init__(
        self, players: int, simulations: int, bot: str | None = None, seed: int = 0
    ) -> None:
        if simulations < LEAST:
            raise ValueError(f"{simulations} simulations are too few: {LEAST} at least")
        self.bot = bot or adviser(players)
        self.simulations = simulations
        found = maker_of(BotSpec(self.bot))
        self._search: GuidedSearch | Search
        if isinstance(found, type) and issubclass(found, DiamondBot):
            self._search = GuidedSearch(network_in(found.weights), seed, _NODES)
        else:
            self._search = Search(seed, _NODES)
        self._endgame = Endgame()

    def exact(self, game: Game) -> Shares | None:
        """The value of a position that is over or can be enumerated."""
        if game.over:
            won = game.winners
            return tuple((seat in won) / len(won) for seat in range(len(game.colours)))
        return self._endgame.value(game)

    def value(self, game: Game) -> Shares:
        """The value of any position."""
        return self.exact(game) or self._search.value(game, self.simulations)

    def mean(self, game: Game, known: Mapping[int, Shares]) -> Shares:
        """The value over the outcomes of the pending event; `known` has values by outcome."""
        total = [0.0] * len(game.colours)
        odds = weights_of(game)
        for outcome, weight in odds.items():
            found = known.get(outcome)
            if found is None:
                found = self.value(_ahead(game, outcome))
            for seat, share in enumerate(found):
                total[seat] += weight * share
        every = sum(odds.values())
        return tuple(share / every for share in total)

    def after(self, game: Game, decision: int) -> Shares:
        """The value after a decision, before chance answers."""
        ahead = _ahead(game, decision)
        exact = self.exact(ahead)
        if exact is not None:
            return exact
        return self.mean(ahead, {}) if ahead.turn == CHANCE else self.value(ahead)

    def exact_after(self, game: Game, decision: int) -> Shares | None:
        """The exact value after a decision, where it can be had."""
        return self.exact(_ahead(game, decision))

    def look_closer(self, game: Game, simulations: int) -> Analysis:
        """What a longer search says about the decisions of a position."""
        self._search.value(game, self.simulations)
        return self._search.go_on(game, simulations)


def _ahead(game: Game, code: int) -> Game:
    """The game after one more entry."""
    ahead = game.copy()
    ahead.play_code(code)
    return ahead


def weights_of(game: Game) -> dict[int, int]:
    """The weight of every possible outcome of the pending chance event."""
    weights: Ints = np.zeros(OUTCOMES, np.int64)
    count = api.outcomes(game.states, 0, game.tables, weights)
    return {outcome: int(weights[outcome]) for outcome in range(count) if weights[outcome]}
