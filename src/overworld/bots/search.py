"""Monte-Carlo tree search of one position within a budget, and the bots `flint` and `obsidian`.

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

from overworld.bots.analysis import Analysis, read_analysis, read_value, spend
from overworld.bots.bot import Budget, deciding_seat
from overworld.bots.tree import MAX_DEPTH, NODE, grow
from overworld.bots.turn_time import TurnTime
from overworld.game import Game
from overworld.notation import Move
from overworld.rules.generator import seed_generator
from overworld.rules.state import DECISIONS, STATE

NODES = 400_000
"""Maximum number of nodes of a tree: 27 MB. A full tree does not grow, but is still searched."""

_CHUNK = 64  # simulations between two reads of the clock


class Search:
    """A search tree and its scratch space, reusable for any number of positions."""

    def __init__(self, seed: int = 0, nodes: int = NODES) -> None:
        self._seed = seed_generator(f"search {seed}")
        self._rng = self._seed.copy()
        self._states = np.zeros(3, STATE)
        self._ids = np.zeros(DECISIONS, np.int64)
        # The system gets a memory map back when the search is freed; the heap would keep it.
        self._nodes = np.frombuffer(mmap(-1, nodes * NODE.itemsize), NODE)
        self._path = np.zeros(MAX_DEPTH, np.int64)
        self._count = 0

    def analyse(self, game: Game, budget: Budget) -> Analysis:
        """Search a position within a budget; raise `NoDecisionError` if no player decides."""
        deciding_seat(game)
        self._states[0] = game._kernel.states[0]
        self._count = 0
        done = spend(budget, lambda simulations: self._grow(game, simulations), _CHUNK)
        return read_analysis(game, self._nodes, 0, done)

    def value(self, game: Game, simulations: int) -> tuple[float, ...]:
        """Return the win shares of a position, which may be at a chance node.

        The result does not depend on earlier searches. `extend` can continue this search.
        """
        self._rng[:] = self._seed
        self._states[0] = game._kernel.states[0]
        self._count = 0
        self._grow(game, simulations)
        return read_value(game, self._nodes, 0)

    def extend(self, game: Game, simulations: int) -> Analysis:
        """Continue the search of the last `value` call; return the analysis."""
        self._grow(game, simulations)
        return read_analysis(game, self._nodes, 0, int(self._nodes[0].visits))

    def _grow(self, game: Game, simulations: int) -> None:
        self._count = grow(
            self._states,
            game._kernel.tables,
            self._rng,
            self._ids,
            self._nodes,
            self._path,
            self._count,
            simulations,
        )


class SearchBot:
    """A bot that plays the most visited move of a search; subclasses set the default budget."""

    budget: Budget

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._search = Search(seed)
        self._given = budget

    def set_budget(self, budget: Budget) -> None:
        """Set the budget of the next decisions."""
        self._given = budget

    def choose(self, game: Game) -> Move:
        """Return the most visited move; an obvious move needs no search."""
        obvious = obvious_move(game)
        if obvious is not None:
            return obvious
        return self._search.analyse(game, self._given or self.budget).moves[0].move


class FlintBot(SearchBot):
    """A bot with a short search that always takes the same number of simulations."""

    name = "flint"
    character = "Steady: looks a few turns ahead."
    version = 1
    budget = Budget(simulations=600)


class ObsidianBot(SearchBot):
    """A bot that searches for about one and a half seconds per turn unless it has a budget."""

    name = "obsidian"
    character = "Strong: thinks for a second and misses little."
    version = 2

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self._time = TurnTime()

    def choose(self, game: Game) -> Move:
        """Return the most visited move; without a budget, use half of the time left in the turn."""

        def answer(ms: int) -> Move:
            self.budget = Budget(ms=ms)
            return super(ObsidianBot, self).choose(game)

        return self._time.spend(game, answer)


def obvious_move(game: Game) -> Move | None:
    """Return a move that is certainly best: the only one, or in a scoring the best group.

    A scoring changes only the XP of the player, so more points are always better.
    Raise `NoDecisionError` if no player decides.
    """
    seat = deciding_seat(game)
    if len(game.legal_moves) == 1:
        return game.legal_moves[0]
    if game.phase != "score":
        return None
    groups = [group for group in game.forecast(seat).groups if group.card == game.card]
    best = max(groups, key=lambda group: group.points)
    return next(move for move in game.legal_moves if str(move) == f"score {best.characteristic}")
