"""The search: what it finds about every legal decision, within a budget.

>>> from overworld import Deal, Game
>>> from overworld.bots import analyse
>>> game = Game(players=2)
>>> game.deal(Deal(1))
>>> analysis = analyse(game, simulations=200, seed=1)
>>> analysis.simulations, analysis.moves[0].move in game.legal_moves
(200, True)
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from mmap import mmap

import numpy as np

from overworld.bots.bot import Budget
from overworld.bots.tree import DEEPEST, NODE, grow
from overworld.game import CHANCE, Game
from overworld.game.history import moves_of
from overworld.notation import Move
from overworld.rules.generator import seed_generator
from overworld.rules.state import DECISIONS, NONE, STATE

NODES = 400_000
"""Nodes of a tree at most: 27 MB. A full tree is searched on, but grows no further."""

_CERTAIN, _LONGEST_LINE = 8, 12  # visits and entries of the line that is shown
_SLICE = 64  # simulations between two looks at the clock


@dataclass(frozen=True)
class Judged:
    """What the search thinks of a decision: for every seat, its share of the win and final XP."""

    move: Move
    visits: int
    share: tuple[float, ...]
    xp: tuple[float, ...]


@dataclass(frozen=True)
class Analysis:
    """Every legal decision, the most visited first, and the line that was visited most."""

    seat: int
    simulations: int
    moves: tuple[Judged, ...]
    line: tuple[Move, ...]


class Search:
    """A tree and its scratch space; built once, used for one position after another."""

    def __init__(self, seed: int = 0, nodes: int = NODES) -> None:
        self._words = seed_generator(f"search {seed}")
        self._states = np.zeros(3, STATE)
        self._ids = np.zeros(DECISIONS, np.int64)
        # Memory of its own, which goes back to the system with the search: a heap would keep it.
        self._nodes = np.frombuffer(mmap(-1, nodes * NODE.itemsize), NODE)
        self._path = np.zeros(DEEPEST, np.int64)

    def analyse(self, game: Game, budget: Budget) -> Analysis:
        """Searches a position within a budget."""
        if game.turn in (CHANCE, None):
            raise ValueError("only a position in which somebody decides can be analysed")
        self._states[0] = game.states[0]
        done, count = 0, self._grow(game, 0, 0)  # compiles before the clock runs
        if budget.simulations is not None:
            count = self._grow(game, count, budget.simulations)
            done = budget.simulations
        else:
            stop = time.perf_counter() + (budget.ms or 0) / 1000
            while done == 0 or time.perf_counter() < stop:
                count = self._grow(game, count, _SLICE)
                done += _SLICE
        return self._analysis(game, done)

    def _grow(self, game: Game, count: int, simulations: int) -> int:
        return grow(
            self._states,
            game.tables,
            self._words,
            self._ids,
            self._nodes,
            self._path,
            count,
            simulations,
        )

    def _analysis(self, game: Game, simulations: int) -> Analysis:
        players = len(game.colours)
        moves = dict(zip(game.legal_moves.ids, game.legal_moves, strict=True))
        found = []
        for child in self._children(0):
            node = self._nodes[child]
            visits = int(node.visits)
            share = tuple((node.share[:players] / max(1, visits)).tolist())
            xp = tuple((node.xp[:players] / max(1, visits)).tolist())
            found.append(Judged(moves[int(node.code)], visits, share, xp))
        found.sort(key=lambda judged: -judged.visits)
        return Analysis(game.turn or 0, simulations, tuple(found), self._line(game))

    def _children(self, node: int) -> Iterator[int]:
        """The children of a node, in their order."""
        child = int(self._nodes[node].first)
        while child != NONE:
            yield child
            child = int(self._nodes[child].next)

    def _line(self, game: Game) -> tuple[Move, ...]:
        """The most visited decisions and outcomes, one below the other, while they are certain."""
        walk, node, played = game.copy(), 0, len(game.log)
        while len(walk.log) < played + _LONGEST_LINE:
            children = [(int(self._nodes[child].visits), -child) for child in self._children(node)]
            visits, best = max(children, default=(0, 0))
            if visits < _CERTAIN:
                break
            node = -best
            walk.play_code(int(self._nodes[node].code))
        return moves_of(walk.log[played:], walk.components)


def analyse(
    game: Game, *, ms: int | None = None, simulations: int | None = None, seed: int = 0
) -> Analysis:
    """Searches a position for some milliseconds or simulations."""
    if (ms is None) == (simulations is None):
        raise ValueError("say either ms or simulations")
    return Search(seed).analyse(game, Budget(simulations=simulations, ms=ms))


class SearchBot:
    """What the bots that search have in common; each has a budget of its own by default."""

    budget: Budget

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._search = Search(seed)
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
