"""The Python interface of the guided search: one game, a budget, and a tree that is reused.

The next search reuses the subtree of the new position if the game continued from the position of
the last search.
"""

from __future__ import annotations

import math
import time
from mmap import mmap
from typing import Any

import numpy as np

from overworld.bots.bot import Budget, deciding_seat
from overworld.bots.guided import (
    backup,
    begin,
    expand,
    select,
    write_choices,
    write_final_value,
    write_leaf,
    write_leaf_value,
)
from overworld.bots.guided_tree import (
    NODE,
    NODES,
    Forest,
    chosen,
    keep_subtree,
    new_forest,
    new_searches,
)
from overworld.bots.inference import Sums, Weights, evaluate, new_sums, pack_weights
from overworld.bots.network import OUTPUTS, Network
from overworld.bots.tree import TreeSearch, child_with
from overworld.bots.value import table_value
from overworld.components import Box, load_box
from overworld.game import Game
from overworld.game.kernel import log_of, states_of
from overworld.notation import Move
from overworld.observation.schema import Bytes, Floats
from overworld.observation.writer import U32s, appearance_of
from overworld.rules import phases
from overworld.rules.apply import apply_decision
from overworld.rules.compiled import compiled
from overworld.rules.generator import Seed, check_seed, seed_generator
from overworld.rules.lookup import lookup_of
from overworld.rules.playout import deal_pending
from overworld.rules.state import DECISIONS, NONE, SEATS, Ints, Lookup, State, States
from overworld.rules.turn import decider

_MAX_REUSED = 0.6  # part of the nodes that a reused tree may have: a search needs free ones

NETWORK_WEIGHT = 0.6
XP_WEIGHT = 0.05
"""Fitted to games between diamond and obsidian; see docs/explanation/champion-log.md."""

_MIN_SHARE = 1.0e-9  # keeps the logarithm finite


@compiled
def run_simulations(
    forest: Forest,
    weights: Weights,
    sums: Sums,
    ids: Ints,
    outputs: Floats,
    second_opinion: bool,
    simulations: int,
) -> None:
    """Run simulations of one game; the network evaluates each leaf."""
    for _ in range(simulations):
        if select(forest, 0, ids):
            write_leaf(forest, 0)
            state = forest.work[0]
            seat, players = decider(state), int(state.players)
            evaluate(weights, sums, seat, players, 0, forest.rows, forest.rows_u32, outputs)
            expand(forest, 0, outputs, ids)
            if second_opinion:
                correct_shares(state, forest.lookup[0], forest.searches[0])
            backup(forest, 0)


@compiled
def play_by_policy(
    forest: Forest,
    weights: Weights,
    sums: Sums,
    ids: Ints,
    outputs: Floats,
    second_opinion: bool,
    start: States,
    rng: Ints,
    until: int,
    playouts: int,
    total: Floats,
) -> None:
    """Play from `start` to turn `until`, repeatedly; add the win shares there to `total`.

    Each player makes the move with the highest probability by the network.
    """
    search, box = forest.searches[0], forest.lookup[0]
    for _ in range(playouts):
        forest.work[0] = start[0]
        state = forest.work[0]
        players = int(state.players)
        deal_pending(state, box, rng)
        while state.phase != phases.OVER:
            choices, best = write_choices(state, box, ids), 0
            if choices > 1:
                seat = decider(state)
                write_leaf(forest, 0)
                evaluate(weights, sums, seat, players, 0, forest.rows, forest.rows_u32, outputs)
                if state.turns >= until:
                    write_leaf_value(search, outputs, 0, seat, players)
                    if second_opinion:
                        correct_shares(state, box, search)
                    break
                for index in range(1, choices):
                    if outputs[0, ids[index]] > outputs[0, ids[best]]:
                        best = index
            apply_decision(state, box, int(ids[best]))
            deal_pending(state, box, rng)
        if state.phase == phases.OVER:
            write_final_value(state, search)
        for seat in range(players):
            total[seat] += search.share[seat]


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


class GuidedSearch(TreeSearch):
    """A search that a network guides.

    Args:
        network: The network that evaluates the leaves.
        seed: Seed of the chance outcomes.
        nodes: Maximum number of nodes.
        second_opinion: Whether to correct the network's values, see `correct_shares`.
    """

    _chunk = 16

    def __init__(
        self, network: Network, seed: Seed = 0, nodes: int = NODES, second_opinion: bool = True
    ) -> None:
        self.network, self.second_opinion = network, second_opinion
        self._weights = pack_weights(network)
        self._sums = new_sums(network.about.width)
        self._seed = seed_generator(f"guided {check_seed(seed)}")
        searches = new_searches(1, self._seed[np.newaxis], gumbel=False)
        # The system gets a memory map back when the search is freed; the heap would keep it.
        trees = np.frombuffer(mmap(-1, nodes * NODE.itemsize), NODE).reshape(1, nodes)
        self._forest = new_forest(searches, trees, load_box())
        self._nodes, self._rng = trees[0], searches["rng"][0]
        self._ids = np.zeros(DECISIONS, np.int64)
        self._outputs = np.zeros((1, OUTPUTS), np.float32)
        self._searched: tuple[Box, bytes] | None = None  # box and state of the last search
        self._steps = 0  # the length of its log

    def saved(self) -> tuple[Any, ...]:
        """Return everything that `restore` needs to continue this search in a copy."""
        searches = self._forest.searches.copy()
        trees = self._forest.trees[:, : searches[0].count].copy()
        return self._seed.copy(), searches, trees, self._searched, self._steps

    def restore(self, saved: tuple[Any, ...]) -> None:
        """Continue a search that was saved."""
        seed, searches, trees, self._searched, self._steps = saved
        self._seed[:], self._forest.searches[:] = seed, searches
        self._forest.trees[:, : trees.shape[1]] = trees
        self._root = int(searches[0].root)

    def best_move(self, game: Game, budget: Budget) -> Move:
        """Search a position within a budget; return the most visited move."""
        self._search(game, budget)
        decision = chosen(self._forest, 0)
        return game.legal_moves.move(decision)

    def policy_move(self, game: Game) -> Move:
        """Return the move with the highest probability by the network, without a search."""
        logits, ids = self.outputs(game), game.legal_moves.ids
        return game.legal_moves[int(np.argmax(logits[list(ids)]))]

    def play_out(self, game: Game, until: int, playouts: int, stream: int = 0) -> tuple[float, ...]:
        """Return the mean win shares at turn `until`, after playouts by the policy.

        The result does not depend on earlier searches.

        Args:
            game: The position, which may be at a chance node.
            until: The turn whose first choice the network evaluates.
            playouts: The number of playouts.
            stream: The number of a sequence of chance outcomes; different ones are independent.
        """
        self._set_box(game)
        self._sums.known[:] = 0
        total = np.zeros(SEATS, np.float32)
        network = self._weights, self._sums, self._ids, self._outputs, self.second_opinion
        start, rng = states_of(game), self._seed.copy()
        if stream:
            rng = seed_generator(f"playouts {rng.tolist()} {stream}")
        play_by_policy(self._forest, *network, start, rng, until, playouts, total)
        shares = total[: len(game.colours)].astype(float)
        return tuple((shares / shares.sum()).tolist())

    def outputs(self, game: Game) -> Floats:
        """Return the raw network outputs for the player to move: logits, win shares, XP."""
        seat, forest = deciding_seat(game), self._observed(game)
        self._sums.known[seat] = 0
        rows = 0, forest.rows, forest.rows_u32
        evaluate(self._weights, self._sums, seat, len(game.colours), *rows, self._outputs)
        answer: Floats = self._outputs[0]
        return answer

    def time_evaluations(self, game: Game, evaluations: int) -> float:
        """Return the seconds that evaluations of two alternating observations take."""
        deciding_seat(game)
        forest = self._observed(game)
        rows = np.repeat(forest.rows, 2, axis=0)
        forest.work[0].xp[0] += 1
        write_leaf(forest, 0)
        rows[1] = forest.rows[0]
        outputs, players = np.zeros((2, OUTPUTS), np.float32), len(game.colours)
        self._sums.known[:] = 0
        seen = players, rows, rows.view(np.uint32), outputs
        evaluate_repeatedly(self._weights, self._sums, *seen, 1)
        start = time.perf_counter()
        evaluate_repeatedly(self._weights, self._sums, *seen, evaluations)
        return time.perf_counter() - start

    def _observed(self, game: Game) -> Forest:
        """Write the observation of the player to move; return the arrays with it."""
        self._set_box(game)
        self._forest.work[0] = states_of(game)[0]
        write_leaf(self._forest, 0)
        return self._forest

    def _set_box(self, game: Game) -> None:
        appearance = appearance_of(game.box)
        self._forest = self._forest._replace(lookup=lookup_of(game.box), appearance=appearance)
        self._forest.cache[:] = 0

    def _set_root(self, game: Game, reuse: bool) -> None:
        """Keep the subtree of the position, or start a new tree if the tree has no node for it."""
        self._set_box(game)
        forest, root = self._forest, self._reached_node(game) if reuse else NONE
        forest.roots[0] = states_of(game)[0]
        if root == NONE:
            begin(forest, 0)
        else:
            forest.searches[0].root = root
        search, most = forest.searches[0], len(self._nodes) * _MAX_REUSED
        if root == NONE or search.count > most:  # a new tree too: compile before it is full
            keep_subtree(self._nodes, search, np.zeros(search.count, np.int64))
        if search.count > most:
            begin(forest, 0)
        self._root = int(forest.searches[0].root)
        self._sums.known[:] = 0
        self._searched = game.box, forest.roots.tobytes()
        self._steps = game.step_number

    def _reached_node(self, game: Game) -> int:
        """Return the node that the steps since the last search lead to, or NONE."""
        since = log_of(game)[self._steps :]
        if not since or self._searched != (game.box, since[0][0]):
            return NONE
        node = self._root
        for _, code in since:
            node = child_with(self._nodes, node, code)
            if node == NONE:
                return NONE
        return node

    def _simulate(self, simulations: int) -> None:
        forest, ids, outputs = self._forest, self._ids, self._outputs
        network = self._weights, self._sums
        run_simulations(forest, *network, ids, outputs, self.second_opinion, simulations)


@compiled
def correct_shares(state: State, lookup: Lookup, search: State) -> None:
    """Mix the network's win shares of a leaf with the values of the tables: a second opinion.

    The network learned from its games. Games of other bots lead to positions that it judges too
    confidently. The value of the visible tables is a rough guess, but equally rough everywhere. In
    play, not in training, the search mixes the two:

        logit of a seat's win share = NETWORK_WEIGHT x logit of the network
                                      + XP_WEIGHT x value of the table in XP
    """
    players = int(state.players)
    most, total = -1.0e9, 0.0
    for seat in range(players):
        logit = NETWORK_WEIGHT * math.log(max(_MIN_SHARE, float(search.share[seat])))
        logit += XP_WEIGHT * table_value(state, lookup, seat)
        search.share[seat] = logit
        most = max(most, logit)
    for seat in range(players):
        search.share[seat] = math.exp(float(search.share[seat]) - most)
        total += float(search.share[seat])
    for seat in range(players):
        search.share[seat] = float(search.share[seat]) / total
