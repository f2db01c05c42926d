"""The search: what it finds about every legal decision, within a budget.

>>> from overworld import Deal, Game
>>> game = Game(players=2)
>>> game.deal(Deal(1))
>>> analysis = Search(seed=1).analyse(game, Budget(simulations=200))
>>> analysis.simulations, analysis.moves[0].move in game.legal_moves
(200, True)
"""

from __future__ import annotations

from mmap import mmap

import numpy as np

from overworld.bots.analysis import Analysis, decider_of, read_analysis, read_value, spend
from overworld.bots.bot import Budget
from overworld.bots.tree import DEEPEST, NODE, grow
from overworld.game import Game
from overworld.notation import Move
from overworld.rules.generator import seed_generator
from overworld.rules.state import DECISIONS, STATE

NODES = 400_000
"""Nodes of a tree at most: 27 MB. A full tree is searched on, but grows no further."""

_SLICE = 64  # simulations between two looks at the clock


class Search:
    """A tree and its scratch space; built once, used for one position after another."""

    def __init__(self, seed: int = 0, nodes: int = NODES) -> None:
        self._seed = seed_generator(f"search {seed}")
        self._words = self._seed.copy()
        self._states = np.zeros(3, STATE)
        self._ids = np.zeros(DECISIONS, np.int64)
        # Memory of its own, which goes back to the system with the search: a heap would keep it.
        self._nodes = np.frombuffer(mmap(-1, nodes * NODE.itemsize), NODE)
        self._path = np.zeros(DEEPEST, np.int64)
        self._count = 0

    def analyse(self, game: Game, budget: Budget) -> Analysis:
        """Searches a position within a budget."""
        decider_of(game)
        self._states[0] = game.states[0]
        self._count = 0
        done = spend(budget, lambda simulations: self._grow(game, simulations), _SLICE)
        return read_analysis(game, self._nodes, 0, done)

    def value(self, game: Game, simulations: int) -> tuple[float, ...]:
        """Everybody's share of the win in a position, chance pending or not.

        It depends on nothing that was asked before: what is asked next may go on from its tree.
        """
        self._words[:] = self._seed
        self._states[0] = game.states[0]
        self._count = 0
        self._grow(game, simulations)
        return read_value(game, self._nodes, 0)

    def go_on(self, game: Game, simulations: int) -> Analysis:
        """Searches the position on whose value was asked last."""
        self._grow(game, simulations)
        return read_analysis(game, self._nodes, 0, int(self._nodes[0].visits))

    def _grow(self, game: Game, simulations: int) -> None:
        self._count = grow(
            self._states,
            game.tables,
            self._words,
            self._ids,
            self._nodes,
            self._path,
            self._count,
            simulations,
        )


class SearchBot:
    """What the bots that search have in common; each has a budget of its own by default."""

    budget: Budget

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._search = Search(seed)
        self._given = budget

    def set_budget(self, budget: Budget) -> None:
        """Set the budget of the next decisions."""
        self._given = budget

    def choose(self, game: Game) -> Move:
        """The most visited decision; one that needs no thought costs none."""
        obvious = obvious_move(game)
        if obvious is not None:
            return obvious
        return self._search.analyse(game, self._given or self.budget).moves[0].move


def obvious_move(game: Game) -> Move | None:
    """A move that nothing can be better than: the only one, or the group that scores most.

    What somebody scores changes nothing but their XP.
    """
    if len(game.legal_moves) == 1:
        return game.legal_moves[0]
    if game.phase != "score":
        return None
    groups = [group for group in game.forecast(game.turn or 0).groups if group.card == game.card]
    best = max(groups, key=lambda group: group.points)
    return next(move for move in game.legal_moves if str(move) == f"score {best.characteristic}")
