"""The search that a network guides, as Python uses it: one game, budgets, a tree that is kept.

A tree is kept from one question to the next if the game has gone on from where the last question
was asked: what was found out about the decisions and outcomes since is still true.
"""

from __future__ import annotations

import time
from mmap import mmap

import numpy as np

from overworld.bots.analysis import Analysis, decider_of, read_analysis, read_value, spend
from overworld.bots.bot import Budget
from overworld.bots.guided import begin, learn, select, settle, write_leaf
from overworld.bots.guided_nodes import NODE, new_searches
from overworld.bots.guided_root import chosen
from overworld.bots.inference import Sums, Weights, evaluate, new_sums, weights_of
from overworld.bots.network import OUTPUTS, Network
from overworld.bots.second_opinion import correct_shares
from overworld.bots.tree import child_with
from overworld.components import Components
from overworld.game import Game
from overworld.notation import Move
from overworld.observation.looks import looks_of
from overworld.observation.schema import Bytes, Floats, size
from overworld.observation.writer import HELD, Held, Words
from overworld.rules.compiled import compiled
from overworld.rules.generator import seed_generator
from overworld.rules.state import DECISIONS, NONE, SEATS, STATE, Ints, States
from overworld.rules.turn import decider

NODES = 400_000
"""Nodes of a tree at most: 21 MB. A full tree is searched on, but grows no further."""

_SLICE = 16  # simulations between two looks at the clock
_FULL = 0.6  # of the nodes, beyond which a tree is not kept for the next question
_NO_SCHEDULE = np.zeros((1, 1), np.int64)


@compiled
def think(
    roots: States,
    work: States,
    tables: States,
    looks: States,
    searches: States,
    trees: States,
    weights: Weights,
    sums: Sums,
    schedule: Ints,
    ids: Ints,
    held: Held,
    rows: Bytes,
    words: Words,
    outputs: Floats,
    second_opinion: bool,
    simulations: int,
) -> None:
    """Run simulations of one game; the network judges each leaf."""
    for _ in range(simulations):
        if select(roots, work, tables, searches, trees, 0, schedule, ids):
            write_leaf(work, tables, looks, 0, held, 0, rows, words)
            seat, players = decider(work[0]), int(work[0].players)
            evaluate(weights, sums, seat, players, 0, rows, words, outputs)
            learn(work, tables, searches, trees, 0, outputs, 0, ids)
            if second_opinion:
                correct_shares(work[0], tables[0], searches[0])
            settle(searches, trees, 0, seat, players)


@compiled
def evaluate_often(
    weights: Weights,
    sums: Sums,
    players: int,
    rows: Bytes,
    words: Words,
    outputs: Floats,
    evaluations: int,
) -> None:
    """Evaluates the observations of seat 0 in turn: a benchmark."""
    for index in range(evaluations):
        evaluate(weights, sums, 0, players, index % len(rows), rows, words, outputs)


class GuidedSearch:
    """A tree, a network and their scratch space; built once, asked again and again."""

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
        # Memory of its own, which goes back to the system with the search: a heap would keep it.
        self._trees = np.frombuffer(mmap(-1, nodes * NODE.itemsize), NODE).reshape(1, nodes)
        self._ids = np.zeros(DECISIONS, np.int64)
        self._held = np.zeros((SEATS, HELD), np.uint32)
        self._rows = np.zeros((1, size(SEATS)), np.uint8)
        self._words = self._rows.view(np.uint32)
        self._outputs = np.zeros((1, OUTPUTS), np.float32)
        self._asked: tuple[Components, bytes] | None = None  # the position of the last question
        self._entries = 0  # and how many entries had led to it

    def analyse(self, game: Game, budget: Budget) -> Analysis:
        """Searches a position within a budget, which counts from here."""
        done = self._search(game, budget)
        return read_analysis(game, self._trees[0], int(self._searches[0].root), done)

    def value(self, game: Game, simulations: int) -> tuple[float, ...]:
        """Everybody's share of the win in a position, chance pending or not.

        It depends on nothing that was asked before: what is asked next may go on from its tree.
        """
        self._searches[0].words[:] = self._seed
        self._asked = None
        self._set_root(game)
        self._think(game, simulations)
        return read_value(game, self._trees[0], int(self._searches[0].root))

    def go_on(self, game: Game, simulations: int) -> Analysis:
        """Searches the position on whose value was asked last."""
        self._think(game, simulations)
        root = int(self._searches[0].root)
        return read_analysis(game, self._trees[0], root, int(self._trees[0, root].visits))

    def best(self, game: Game, budget: Budget) -> Move:
        """The decision that a search within a budget chooses."""
        self._search(game, budget)
        decision = chosen(self._roots, self._searches, self._trees, 0)
        return game.legal_moves[game.legal_moves.ids.index(decision)]

    def first_idea(self, game: Game) -> Move:
        """The decision that the network finds most likely, without any search."""
        logits, ids = self.outputs(game), game.legal_moves.ids
        return game.legal_moves[int(np.argmax(logits[list(ids)]))]

    def outputs(self, game: Game) -> Floats:
        """What the network alone says to whoever decides: logits, shares, XP, as they come out."""
        seat = decider_of(game)
        self._work[0] = game.states[0]
        self._held[:] = 0
        rows = 0, self._rows, self._words
        write_leaf(self._work, game.tables, looks_of(game.components), 0, self._held, *rows)
        self._sums.known[seat] = 0
        evaluate(self._weights, self._sums, seat, len(game.colours), *rows, self._outputs)
        answer: Floats = self._outputs[0]
        return answer

    def seconds_of(self, game: Game, evaluations: int) -> float:
        """How long the network takes for so many evaluations, two observations in turn."""
        decider_of(game)
        self._work[0] = game.states[0]
        self._held[:] = 0
        rows, looks = np.repeat(self._rows, 2, axis=0), looks_of(game.components)
        observed = rows, rows.view(np.uint32)
        for row in range(2):
            write_leaf(self._work, game.tables, looks, 0, self._held, row, *observed)
            self._work[0].xp[0] += 1
        outputs, players = np.zeros((2, OUTPUTS), np.float32), len(game.colours)
        self._sums.known[:] = 0
        evaluate_often(self._weights, self._sums, players, *observed, outputs, 1)
        start = time.perf_counter()
        evaluate_often(self._weights, self._sums, players, *observed, outputs, evaluations)
        return time.perf_counter() - start

    def _search(self, game: Game, budget: Budget) -> int:
        decider_of(game)
        self._set_root(game)
        return spend(budget, lambda simulations: self._think(game, simulations), _SLICE)

    def _set_root(self, game: Game) -> None:
        """Moves the root to the position, or begins a new tree if it does not hold it."""
        self._roots[0] = game.states[0]
        root = self._followed(game)
        if root == NONE:
            begin(self._searches, self._trees, 0)
        else:
            self._searches[0].root = root
        self._sums.known[:] = 0
        self._held[:] = 0  # the next game may have another box
        self._asked = game.components, self._roots.tobytes()
        self._entries = len(game.log)

    def _followed(self, game: Game) -> int:
        """The node that the entries since the last question lead to, or NONE."""
        since = game.log[self._entries :]
        if not since or self._asked != (game.components, since[0][0]):
            return NONE
        if self._searches[0].count > len(self._trees[0]) * _FULL:
            return NONE
        node = int(self._searches[0].root)
        for _, code in since:
            node = child_with(self._trees[0], node, code)
            if node == NONE:
                return NONE
        return node

    def _think(self, game: Game, simulations: int) -> None:
        think(
            self._roots,
            self._work,
            game.tables,
            looks_of(game.components),
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
