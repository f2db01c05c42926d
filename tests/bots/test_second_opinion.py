"""The correction of the network's values by the values of the tables."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass

import numpy as np
import pytest
from tests.networks import random_network
from tests.play import finished_game

from overworld import Game
from overworld.bots.bot import Budget
from overworld.bots.guided import (
    backup,
    begin,
    expand,
    select,
    write_leaf,
)
from overworld.bots.guided_search import NETWORK_WEIGHT, XP_WEIGHT, GuidedSearch, correct_shares
from overworld.bots.guided_tree import NODE, Forest, new_forest, new_searches
from overworld.bots.inference import evaluate, new_sums, pack_weights
from overworld.bots.network import OUTPUTS
from overworld.bots.value import table_value
from overworld.game.kernel import states_of
from overworld.observation import size
from overworld.rules.generator import seed_generator
from overworld.rules.lookup import lookup_of
from overworld.rules.state import DECISIONS
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
    return tree_of(search._forest)


def tree_of(forest: Forest) -> bytes:
    return bytes(forest.trees.tobytes() + forest.searches.tobytes())


def forest_of(game: Game, nodes: int, seed: int | str) -> Forest:
    """Return the arrays of a search, with the game at its root."""
    searches = new_searches(1, seed_generator(seed)[np.newaxis], gumbel=False)
    forest = new_forest(searches, np.zeros((1, nodes), NODE), game.box)
    forest.roots[0] = states_of(game)[0]
    begin(forest, 0)
    return forest


@dataclass
class Leaf:
    """A root that the network has evaluated."""

    game: Game

    def __post_init__(self) -> None:
        self.forest, ids = forest_of(self.game, 300, 5), np.zeros(DECISIONS, np.int64)
        assert select(self.forest, 0, ids)
        outputs = NETWORK.outputs(np.zeros((1, size(len(self.game.colours))), np.uint8))
        expand(self.forest, 0, outputs, ids)

    def corrected(self) -> list[float]:
        """Return the win shares after the correction."""
        correct_shares(self.forest.work[0], self.forest.lookup[0], self.forest.searches[0])
        return self.shares()

    def shares(self) -> list[float]:
        found: list[float] = self.forest.searches[0].share.tolist()
        return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_a_correction_play_searches_as_training_does(players: int) -> None:
    game = acting_game(players)
    weights, sums = pack_weights(NETWORK), new_sums(NETWORK.about.width)
    forest, ids = forest_of(game, 3000, "guided 1"), np.zeros(DECISIONS, np.int64)
    outputs, seen = np.zeros((1, OUTPUTS), np.float32), (forest.rows, forest.rows_u32)
    for _ in range(60):
        if select(forest, 0, ids):
            write_leaf(forest, 0)
            evaluate(weights, sums, decider(forest.work[0]), players, 0, *seen, outputs)
            expand(forest, 0, outputs, ids)
            backup(forest, 0)
    assert grown(game, corrected=False) == tree_of(forest)


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
        table_value(states_of(game)[0], lookup_of(game.box)[0], seat) for seat in range(players)
    ]
    assert values[0] != values[1]
    for seat in range(1, players):
        expected = NETWORK_WEIGHT * (before[seat] - before[0]) + XP_WEIGHT * (
            values[seat] - values[0]
        )
        assert after[seat] - after[0] == pytest.approx(expected, abs=1e-4)


def print_tree() -> None:
    """Print a small tree as hexadecimal, for two processes."""
    game = acting_game(2)
    forest, ids = forest_of(game, 3000, 1), np.zeros(DECISIONS, np.int64)
    search, nodes = forest.searches[0], forest.trees[0]
    for _ in range(12):
        if select(forest, 0, ids):
            write_leaf(forest, 0)
            expand(forest, 0, NETWORK.outputs(forest.rows[:, : size(2)]), ids)
            correct_shares(forest.work[0], forest.lookup[0], search)
            backup(forest, 0)
    assert nodes[0].visits == 12
    print(nodes[: search.count].tobytes().hex(), search.rng)


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
