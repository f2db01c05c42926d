"""Comparable values of positions: win shares by result, by enumeration or by search.

The value of a position is its win shares: the result of a finished game, the exact value of an
endgame that is small enough, else the result of a search with a fixed number of simulations. It
depends only on the position, so that values are comparable.

At a chance node, `mean` is the value over the outcomes, weighted by their exact odds.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from overworld.bots.analysis import Analysis
from overworld.bots.bot import BotSpec
from overworld.bots.endgame import Endgame, Shares
from overworld.bots.ladder import adviser, search_class
from overworld.errors import check_int
from overworld.game import CHANCE, Game
from overworld.game.kernel import play_code, states_of
from overworld.rules import api
from overworld.rules.generator import Seed
from overworld.rules.lookup import lookup_of
from overworld.rules.state import OUTCOMES, Ints

MIN_SIMULATIONS = 4
"""The minimum number of simulations of a search."""

_NODES = 100_000  # maximum of a tree: searches are short here


class Valuation:
    """A search and an enumeration that value the positions of one game."""

    def __init__(
        self, players: int, simulations: int, bot: str | None = None, seed: Seed = 0
    ) -> None:
        self.simulations = check_int("simulations", simulations, MIN_SIMULATIONS)
        self.bot = bot or adviser(players)
        self._search = search_class(BotSpec(self.bot)).new_search(seed, _NODES)
        self._endgame = Endgame()

    def exact(self, game: Game) -> Shares | None:
        """Return the exact value of a finished game or a small endgame, else None."""
        outcome = game.outcome() if game.over else None
        return outcome.shares if outcome is not None else self._endgame.value(game)

    def value(self, game: Game) -> Shares:
        """Return the value of a position."""
        return self.exact(game) or self._search.value(game, self.simulations)

    def mean(self, game: Game, known: Mapping[int, Shares]) -> Shares:
        """Return the mean value over the chance outcomes; `known` has values by outcome."""
        total = [0.0] * len(game.colours)
        odds = outcome_weights(game)
        for outcome, weight in odds.items():
            shares = known.get(outcome)
            if shares is None:
                shares = self.value(_ahead(game, outcome))
            for seat, share in enumerate(shares):
                total[seat] += weight * share
        every = sum(odds.values())
        return tuple(share / every for share in total)

    def after(self, game: Game, decision: int) -> Shares:
        """Return the value after a decision, before the chance outcome."""
        ahead = _ahead(game, decision)
        exact = self.exact(ahead)
        if exact is not None:
            return exact
        return self.mean(ahead, {}) if ahead.turn == CHANCE else self.value(ahead)

    def exact_after(self, game: Game, decision: int) -> Shares | None:
        """Return the exact value after a decision, if the endgame is small enough."""
        return self.exact(_ahead(game, decision))

    def search_deeper(self, game: Game, simulations: int) -> Analysis:
        """Search a position again with more simulations; return the analysis."""
        self._search.value(game, self.simulations)  # builds the tree that `extend` continues
        return self._search.extend(game, simulations)


def _ahead(game: Game, code: int) -> Game:
    ahead = game.copy()
    play_code(ahead, code)
    return ahead


def outcome_weights(game: Game) -> dict[int, int]:
    """Return the weight of each possible outcome at a chance node; empty at a decision."""
    weights: Ints = np.zeros(OUTCOMES, np.int64)
    count = api.outcomes(states_of(game), 0, lookup_of(game.box), weights)
    return {outcome: int(weights[outcome]) for outcome in range(count) if weights[outcome]}
