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
from overworld.bots.bot import Budget, TurnTime, deciding_seat
from overworld.bots.guided_search import NODES, GuidedSearch
from overworld.bots.tree import MAX_DEPTH, NODE, Tree, grow
from overworld.game import Game
from overworld.game.kernel import states_of
from overworld.notation import Move
from overworld.rules.generator import seed_generator
from overworld.rules.state import DECISIONS, STATE
from overworld.rules.tables import tables_of

_CHUNK = 64  # simulations between two reads of the clock


class Search:
    """A search tree and its scratch space, reusable for any number of positions."""

    def __init__(self, seed: int = 0, nodes: int = NODES) -> None:
        self._seed = seed_generator(f"search {seed}")
        # The system gets a memory map back when the search is freed; the heap would keep it.
        found = np.frombuffer(mmap(-1, nodes * NODE.itemsize), NODE)
        ids, path = np.zeros(DECISIONS, np.int64), np.zeros(MAX_DEPTH, np.int64)
        self._tree = Tree(np.zeros(3, STATE), found, self._seed.copy(), ids, path)
        self._count = 0

    def analyse(self, game: Game, budget: Budget) -> Analysis:
        """Search a position within a budget; raise `NoDecisionError` if no player decides."""
        deciding_seat(game)
        self._tree.states[0] = states_of(game)[0]
        self._count = 0
        done = spend(budget, lambda simulations: self._grow(game, simulations), _CHUNK)
        return read_analysis(game, self._tree.nodes, 0, done)

    def best_move(self, game: Game, budget: Budget) -> Move:
        """Search a position within a budget; return the most visited move."""
        return self.analyse(game, budget).moves[0].move

    def value(self, game: Game, simulations: int) -> tuple[float, ...]:
        """Return the win shares of a position, which may be at a chance node.

        The result does not depend on earlier searches. `extend` can continue this search.
        """
        self._tree.rng[:] = self._seed
        self._tree.states[0] = states_of(game)[0]
        self._count = 0
        self._grow(game, simulations)
        return read_value(game, self._tree.nodes, 0)

    def extend(self, game: Game, simulations: int) -> Analysis:
        """Continue the search of the last `value` call; return the analysis."""
        self._grow(game, simulations)
        return read_analysis(game, self._tree.nodes, 0, int(self._tree.nodes[0].visits))

    def _grow(self, game: Game, simulations: int) -> None:
        self._count = grow(self._tree, tables_of(game.box), self._count, simulations)


class SearchBot:
    """A bot that plays the most visited move of a search; an obvious move needs no search.

    Without a budget it shares a time limit among the decisions of a turn.
    """

    budget: Budget | None = None

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._search = self.new_search(seed)
        self._given = budget or self.budget
        self._time = TurnTime()

    @classmethod
    def new_search(cls, seed: int, nodes: int = NODES) -> Search | GuidedSearch:
        """Return a search like that of the bot."""
        return Search(seed, nodes)

    def set_budget(self, budget: Budget) -> None:
        """Set the budget of the next decisions."""
        self._given = budget

    def choose(self, game: Game) -> Move:
        """Return the most visited move."""
        obvious = obvious_move(game)
        if obvious is not None:
            return obvious
        if self._given is not None:
            return self._best_move(game, self._given)
        return self._time.spend(game, lambda ms: self._best_move(game, Budget(ms=ms)))

    def _best_move(self, game: Game, budget: Budget) -> Move:
        return self._search.best_move(game, budget)


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
