"""The tree of a Monte-Carlo tree search with explicit chance nodes, in arrays of the caller.

A node is a position that the codes on its path lead to. The children of a decision are the legal
decisions, next to each other in the array, with priors. The children of a chance node are the
outcomes that were drawn so far. Nodes store no states: every simulation replays its path from the
root. Each player maximises their own win share. Two searches grow such trees:

    search   priors from a one-move lookahead, values from rollouts: flint and obsidian
    guided   priors and values from a network: diamond, and training
"""

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod
from typing import Any

import numpy as np

from overworld.bots.analysis import Analysis, read_analysis, read_value, spend
from overworld.bots.bot import Budget, deciding_seat
from overworld.game import Game
from overworld.notation import Move
from overworld.rules.compiled import compiled
from overworld.rules.state import NONE, SEATS, Ints, States

LEAD_SCALE = 7.0  # a lead of this many XP counts as a win share of 73 % between two players
MAX_DEPTH = 400  # steps of a path

NODES = 400_000
"""Maximum number of nodes of a tree: 21 MB, in `Search` 27 MB. A full tree is still searched."""


def record_dtype(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """Return the dtype of an array whose elements have these fields as attributes."""
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


NODE_FIELDS = (
    ("visits", "i4"),  # simulations through this node
    ("first", "i4"),  # the first child, or NONE
    ("next", "i4"),  # the next child of the same parent, or NONE
    ("code", "i4"),  # the decision or outcome that leads here
    ("prior", "f4"),  # probability among siblings, before the search
    ("share", "f4", (SEATS,)),  # sum of win shares
    ("xp", "f4", (SEATS,)),  # sum of final XP
)
"""The fields of a node; 52 bytes."""


@compiled
def new_node(nodes: States, index: int, code: int, prior: float) -> None:
    """Initialise a node without children."""
    node = nodes[index]
    node.visits = 0
    node.first = NONE
    node.next = NONE
    node.code = code
    node.prior = prior
    for seat in range(SEATS):
        node.share[seat] = 0.0
        node.xp[seat] = 0.0


@compiled
def add_child(nodes: States, node: int, child: int, code: int) -> None:
    """Initialise the node `child` as a child of another node."""
    new_node(nodes, child, code, 1.0)
    nodes[child].next = nodes[node].first
    nodes[node].first = child


@compiled
def child_with(nodes: States, node: int, code: int) -> int:
    """Return the child of a node with a code, or NONE."""
    child = int(nodes[node].first)
    while child != NONE and nodes[child].code != code:
        child = int(nodes[child].next)
    return child


@compiled
def link_children(
    nodes: States, node: int, first: int, moves: int, most: float, scale: float, uniform: float
) -> None:
    """Link new nodes to their parent, and turn their priors from logits into probabilities.

    `most` is the highest logit. `uniform` is the part of each probability that is uniform.
    """
    total = 0.0
    for child in range(first, first + moves):
        prior = math.exp((float(nodes[child].prior) - most) / scale)
        nodes[child].prior = prior
        nodes[child].next = child + 1
        total += prior
    for child in range(first, first + moves):
        nodes[child].prior = (1.0 - uniform) * float(nodes[child].prior) / total + uniform / moves
    nodes[first + moves - 1].next = NONE
    nodes[node].first = first


class TreeSearch(ABC):
    """A search tree and its scratch space, reusable for any number of positions."""

    _nodes: States
    _rng: Ints
    _seed: Ints
    _root = 0
    _chunk: int  # simulations between two reads of the clock

    def analyse(self, game: Game, budget: Budget) -> Analysis:
        """Search a position within a budget; raise `NoDecisionError` if no player decides."""
        simulations = self._search(game, budget)
        return read_analysis(game, self._nodes, self._root, simulations)

    def best_move(self, game: Game, budget: Budget) -> Move:
        """Search a position within a budget; return the most visited move."""
        return self.analyse(game, budget).moves[0].move

    def value(self, game: Game, simulations: int) -> tuple[float, ...]:
        """Return the win shares of a position, which may be at a chance node.

        The result does not depend on earlier searches. `extend` can continue this search.
        """
        self._rng[:] = self._seed
        self._set_root(game, reuse=False)
        self._simulate(simulations)
        return read_value(game, self._nodes, self._root)

    def extend(self, game: Game, simulations: int) -> Analysis:
        """Continue the search of the last `value` call; return the analysis."""
        self._simulate(simulations)
        visits = int(self._nodes[self._root].visits)
        return read_analysis(game, self._nodes, self._root, visits)

    def _search(self, game: Game, budget: Budget) -> int:
        deciding_seat(game)
        start = time.perf_counter()
        self._set_root(game, reuse=True)
        return spend(budget, self._simulate, self._chunk, time.perf_counter() - start)

    @abstractmethod
    def _set_root(self, game: Game, reuse: bool) -> None:
        """Set the position to search. With `reuse`, the tree of the last search may remain."""

    @abstractmethod
    def _simulate(self, simulations: int) -> None:
        """Run simulations."""
