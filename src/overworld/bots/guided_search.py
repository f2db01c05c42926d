"""The Python interface of the guided search: one game, a budget, and a tree that is reused.

The next search reuses the subtree of the new position if the game continued from the position of
the last search.
"""

from __future__ import annotations

import time
from mmap import mmap
from typing import Any

import numpy as np

from overworld.bots.analysis import Analysis, read_analysis, read_value, spend
from overworld.bots.bot import Budget, deciding_seat
from overworld.bots.guided import backup, begin, expand, select, write_leaf
from overworld.bots.guided_nodes import NODE, new_searches
from overworld.bots.guided_root import chosen
from overworld.bots.inference import Sums, Weights, evaluate, new_sums, weights_of
from overworld.bots.network import OUTPUTS, Network
from overworld.bots.second_opinion import correct_shares
from overworld.bots.tree import child_with
from overworld.components import Components
from overworld.game import Game
from overworld.notation import Move
from overworld.observation.appearance import appearance_of
from overworld.observation.schema import Bytes, Floats, size
from overworld.observation.writer import HELD, Held, U32s
from overworld.rules.compiled import compiled
from overworld.rules.generator import seed_generator
from overworld.rules.state import DECISIONS, NONE, SEATS, STATE, Ints, States
from overworld.rules.turn import decider

NODES = 400_000
"""Maximum number of nodes of a tree: 21 MB. A full tree does not grow, but is still searched."""

_CHUNK = 16  # simulations between two reads of the clock
_MAX_REUSED = 0.6  # a tree that is fuller starts again: the next search needs free nodes
_NO_SCHEDULE = np.zeros((1, 1), np.int64)


@compiled
def run_simulations(
    roots: States,
    work: States,
    tables: States,
    appearance: States,
    searches: States,
    trees: States,
    weights: Weights,
    sums: Sums,
    schedule: Ints,
    ids: Ints,
    held: Held,
    rows: Bytes,
    rows_u32: U32s,
    outputs: Floats,
    second_opinion: bool,
    simulations: int,
) -> None:
    """Run simulations of one game; the network evaluates each leaf."""
    for _ in range(simulations):
        if select(roots, work, tables, searches, trees, 0, schedule, ids):
            write_leaf(work, tables, appearance, 0, held, 0, rows, rows_u32)
            seat, players = decider(work[0]), int(work[0].players)
            evaluate(weights, sums, seat, players, 0, rows, rows_u32, outputs)
            expand(work, tables, searches, trees, 0, outputs, 0, ids)
            if second_opinion:
                correct_shares(work[0], tables[0], searches[0])
            backup(searches, trees, 0, seat, players)


@compiled
def evaluate_repeatedly(
    weights: Weights,
    sums: Sums,
    players: int,
    rows: Bytes,
    rows_u32: U32s,
    outputs: Floats,
    evaluations: int,
) -> None:
    """Evaluate the observations of seat 0 in turn, for a benchmark."""
    for index in range(evaluations):
        evaluate(weights, sums, 0, players, index % len(rows), rows, rows_u32, outputs)


class GuidedSearch:
    """A search tree, a network and their scratch space, reusable for any number of positions.

    Args:
        network: The network that evaluates the leaves.
        seed: Seed of the chance outcomes.
        nodes: Maximum number of nodes.
        second_opinion: Whether to correct the network's values, see `second_opinion`.
    """

    def __init__(
        self,
        network: Network,
        seed: int = 0,
        nodes: int = NODES,
        second_opinion: bool = True,
    ) -> None:
        self.network, self.second_opinion = network, second_opinion
        self._weights = weights_of(network)
        self._sums = new_sums(network.about.width)
        self._roots, self._work = np.zeros(1, STATE), np.zeros(1, STATE)
        self._seed = seed_generator(f"guided {seed}")
        self._searches = new_searches(1, self._seed[np.newaxis], gumbel=False)
        # The system gets a memory map back when the search is freed; the heap would keep it.
        self._trees = np.frombuffer(mmap(-1, nodes * NODE.itemsize), NODE).reshape(1, nodes)
        self._ids = np.zeros(DECISIONS, np.int64)
        self._held = np.zeros((SEATS, HELD), np.uint32)
        self._rows = np.zeros((1, size(SEATS)), np.uint8)
        self._words = self._rows.view(np.uint32)
        self._outputs = np.zeros((1, OUTPUTS), np.float32)
        self._searched: tuple[Components, bytes] | None = None  # box and state of the last search
        self._steps = 0  # the length of its log

    def saved(self) -> tuple[Any, ...]:
        """Return everything that `restore` needs to continue this search in a copy."""
        searches, used = self._searches.copy(), int(self._searches[0].count)
        trees = self._trees[:, :used].copy()
        return self._seed.copy(), searches, trees, self._searched, self._steps

    def restore(self, saved: tuple[Any, ...]) -> None:
        """Continue a search that was saved."""
        seed, searches, trees, self._searched, self._steps = saved
        self._seed[:], self._searches[:] = seed, searches
        self._trees[:, : trees.shape[1]] = trees

    def analyse(self, game: Game, budget: Budget) -> Analysis:
        """Search a position within a budget; raise `NoDecisionError` if no player decides."""
        done = self._search(game, budget)
        return read_analysis(game, self._trees[0], int(self._searches[0].root), done)

    def value(self, game: Game, simulations: int) -> tuple[float, ...]:
        """Return the win shares of a position, which may be at a chance node.

        The result does not depend on earlier searches. `extend` can continue this search.
        """
        self._searches[0].rng[:] = self._seed
        self._searched = None
        self._set_root(game)
        self._simulate(game, simulations)
        return read_value(game, self._trees[0], int(self._searches[0].root))

    def extend(self, game: Game, simulations: int) -> Analysis:
        """Continue the search of the last `value` call; return the analysis."""
        self._simulate(game, simulations)
        root = int(self._searches[0].root)
        return read_analysis(game, self._trees[0], root, int(self._trees[0, root].visits))

    def best_move(self, game: Game, budget: Budget) -> Move:
        """Search a position within a budget; return the most visited move."""
        self._search(game, budget)
        decision = chosen(self._roots, self._searches, self._trees, 0)
        return game.legal_moves[game.legal_moves.ids.index(decision)]

    def policy_move(self, game: Game) -> Move:
        """Return the move with the highest probability by the network, without a search."""
        logits, ids = self.outputs(game), game.legal_moves.ids
        return game.legal_moves[int(np.argmax(logits[list(ids)]))]

    def outputs(self, game: Game) -> Floats:
        """Return the raw network outputs for the player to move: logits, win shares, XP."""
        seat = deciding_seat(game)
        self._work[0] = game._kernel.states[0]
        self._held[:] = 0
        rows = 0, self._rows, self._words
        write_leaf(
            self._work, game._kernel.tables, appearance_of(game.components), 0, self._held, *rows
        )
        self._sums.known[seat] = 0
        evaluate(self._weights, self._sums, seat, len(game.colours), *rows, self._outputs)
        answer: Floats = self._outputs[0]
        return answer

    def time_evaluations(self, game: Game, evaluations: int) -> float:
        """Return the seconds that evaluations of two alternating observations take."""
        deciding_seat(game)
        self._work[0] = game._kernel.states[0]
        self._held[:] = 0
        rows, appearance = np.repeat(self._rows, 2, axis=0), appearance_of(game.components)
        observed = rows, rows.view(np.uint32)
        for row in range(2):
            write_leaf(self._work, game._kernel.tables, appearance, 0, self._held, row, *observed)
            self._work[0].xp[0] += 1
        outputs, players = np.zeros((2, OUTPUTS), np.float32), len(game.colours)
        self._sums.known[:] = 0
        evaluate_repeatedly(self._weights, self._sums, players, *observed, outputs, 1)
        start = time.perf_counter()
        evaluate_repeatedly(self._weights, self._sums, players, *observed, outputs, evaluations)
        return time.perf_counter() - start

    def _search(self, game: Game, budget: Budget) -> int:
        deciding_seat(game)
        self._set_root(game)
        return spend(budget, lambda simulations: self._simulate(game, simulations), _CHUNK)

    def _set_root(self, game: Game) -> None:
        """Move the root to the position, or start a new tree if the tree has no node for it."""
        self._roots[0] = game._kernel.states[0]
        root = self._reached_node(game)
        if root == NONE:
            begin(self._searches, self._trees, 0)
        else:
            self._searches[0].root = root
        self._sums.known[:] = 0
        self._held[:] = 0  # the game may have another box
        self._searched = game.components, self._roots.tobytes()
        self._steps = game.step_number

    def _reached_node(self, game: Game) -> int:
        """Return the node that the steps since the last search lead to, or NONE."""
        since = game._kernel.log[self._steps :]
        if not since or self._searched != (game.components, since[0][0]):
            return NONE
        if self._searches[0].count > len(self._trees[0]) * _MAX_REUSED:
            return NONE
        node = int(self._searches[0].root)
        for _, code in since:
            node = child_with(self._trees[0], node, code)
            if node == NONE:
                return NONE
        return node

    def _simulate(self, game: Game, simulations: int) -> None:
        run_simulations(
            self._roots,
            self._work,
            game._kernel.tables,
            appearance_of(game.components),
            self._searches,
            self._trees,
            self._weights,
            self._sums,
            _NO_SCHEDULE,
            self._ids,
            self._held,
            self._rows,
            self._words,
            self._outputs,
            self.second_opinion,
            simulations,
        )
