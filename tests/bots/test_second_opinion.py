"""The correction of the network's values by the values of the tables."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass

import numpy as np
import pytest
from tests.play import finished_game

from overworld import Game
from overworld.bots.bot import Budget
from overworld.bots.guided import (
    backup,
    begin,
    expand,
    expand_and_backup,
    select,
    write_leaf,
)
from overworld.bots.guided_nodes import NODE, new_searches
from overworld.bots.guided_root import schedule_of
from overworld.bots.guided_search import GuidedSearch
from overworld.bots.inference import evaluate, new_sums, weights_of
from overworld.bots.network import OUTPUTS, random_network
from overworld.bots.second_opinion import LEAD, TRUST, correct_shares
from overworld.bots.value import table_value
from overworld.observation import HELD, appearance_of, size
from overworld.rules.generator import seed_generator
from overworld.rules.state import DECISIONS, SEATS, STATE
from overworld.rules.turn import decider

NETWORK = random_network(seed=2, width=32, blocks=1)


def acting_game(players: int, entries: int = 170) -> Game:
    game = finished_game(players, players)
    while game.step_number > entries or game.phase != "act":
        game.undo()
    return game


def grown(game: Game, corrected: bool, seed: int = 1) -> bytes:
    """Return the tree and the search after 60 simulations."""
    search = GuidedSearch(NETWORK, seed, nodes=3000, second_opinion=corrected)
    search.best_move(game, Budget(simulations=60))
    return bytes(search._trees.tobytes() + search._searches.tobytes())


@dataclass
class Leaf:
    """A root that the network has evaluated."""

    game: Game

    def __post_init__(self) -> None:
        trees, self.work = np.zeros((1, 300), NODE), np.zeros(1, STATE)
        self.searches = new_searches(1, seed_generator(5)[np.newaxis], gumbel=False)
        ids = np.zeros(DECISIONS, np.int64)
        arrays = self.game._kernel.states, self.work, self.game._kernel.tables, self.searches, trees
        begin(self.searches, trees, 0)
        assert select(*arrays, 0, schedule_of(1, 1), ids)
        outputs = NETWORK.outputs(np.zeros((1, size(len(self.game.colours))), np.uint8))
        expand(*arrays[1:], 0, outputs, 0, ids)

    def corrected(self) -> list[float]:
        """Return the win shares after the correction."""
        correct_shares(self.work[0], self.game._kernel.tables[0], self.searches[0])
        return self.shares()

    def shares(self) -> list[float]:
        found: list[float] = self.searches[0].share.tolist()
        return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_a_correction_play_searches_as_training_does(players: int) -> None:
    game = acting_game(players)
    weights, sums = weights_of(NETWORK), new_sums(NETWORK.about.width)
    trees = np.zeros((1, 3000), NODE)
    searches = new_searches(1, seed_generator("guided 1")[np.newaxis], gumbel=False)
    roots, work, ids = game._kernel.states.copy(), np.zeros(1, STATE), np.zeros(DECISIONS, np.int64)
    rows, held = np.zeros((1, size(SEATS)), np.uint8), np.zeros((SEATS, HELD), np.uint32)
    outputs, seen = np.zeros((1, OUTPUTS), np.float32), (rows, rows.view(np.uint32))
    begin(searches, trees, 0)
    for _ in range(60):
        if select(roots, work, game._kernel.tables, searches, trees, 0, schedule_of(1, 1), ids):
            write_leaf(work, game._kernel.tables, appearance_of(game.components), 0, held, 0, *seen)
            evaluate(weights, sums, decider(work[0]), players, 0, *seen, outputs)
            expand_and_backup(work, game._kernel.tables, searches, trees, 0, outputs, 0, ids)
    assert grown(game, corrected=False) == trees.tobytes() + searches.tobytes()


@pytest.mark.parametrize("corrected", [False, True])
def test_the_same_seed_grows_the_same_tree(corrected: bool) -> None:
    game = acting_game(3)
    assert grown(game, corrected) == grown(game, corrected)
    assert grown(game, corrected) != grown(game, corrected, seed=2)
    assert grown(game, corrected) != grown(game, not corrected)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_corrected_shares_add_up_to_one(players: int) -> None:
    for entries in (120, 200, 330):
        shares = Leaf(acting_game(players, entries)).corrected()
        assert sum(shares) == pytest.approx(1, abs=1e-5)
        assert min(shares) >= 0
        assert not any(shares[players:])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_better_table_adds_to_the_logit_of_the_share(players: int) -> None:
    game = acting_game(players, 330)
    leaf = Leaf(game)
    before, after = np.log(leaf.shares()[:players]), np.log(leaf.corrected()[:players])
    values = [
        table_value(game._kernel.states[0], game._kernel.tables[0], seat) for seat in range(players)
    ]
    assert values[0] != values[1]
    for seat in range(1, players):
        expected = TRUST * (before[seat] - before[0]) + LEAD * (values[seat] - values[0])
        assert after[seat] - after[0] == pytest.approx(expected, abs=1e-4)


def print_tree() -> None:
    """Print a small tree as hexadecimal, for two processes."""
    game = acting_game(2)
    trees, ids = np.zeros((1, 3000), NODE), np.zeros(DECISIONS, np.int64)
    searches = new_searches(1, seed_generator(1)[np.newaxis], gumbel=False)
    rows, held = np.zeros((1, size(2)), np.uint8), np.zeros((SEATS, HELD), np.uint32)
    roots, work, looks = (
        game._kernel.states.copy(),
        np.zeros(1, STATE),
        appearance_of(game.components),
    )
    begin(searches, trees, 0)
    for _ in range(12):
        if select(roots, work, game._kernel.tables, searches, trees, 0, schedule_of(1, 1), ids):
            write_leaf(work, game._kernel.tables, looks, 0, held, 0, rows, rows.view(np.uint32))
            seat = decider(work[0])
            expand(work, game._kernel.tables, searches, trees, 0, NETWORK.outputs(rows), 0, ids)
            correct_shares(work[0], game._kernel.tables[0], searches[0])
            backup(searches, trees, 0, seat, 2)
    assert trees[0, 0].visits == 12
    print(trees[0, : searches[0].count].tobytes().hex(), searches[0].rng)


@pytest.mark.process
def test_interpreted_and_compiled_corrections_are_the_same() -> None:
    """`NUMBA_DISABLE_JIT=1` runs the same search."""
    code = "from tests.bots.test_second_opinion import print_tree; print_tree()"
    written = set()
    for disabled in ("0", "1"):
        found = subprocess.run(
            [sys.executable, "-W", "error", "-c", code],
            env=os.environ | {"NUMBA_DISABLE_JIT": disabled},
            capture_output=True,
            text=True,
            check=False,
        )
        assert found.returncode == 0, found.stderr
        written.add(found.stdout)
    assert len(written) == 1
