"""What the tables and a look ahead say about a leaf, once the network has spoken."""

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
from overworld.bots.guided import absorb, begin, learn, select, settle, write_leaf
from overworld.bots.guided_nodes import NODE, new_searches
from overworld.bots.guided_root import schedule_of
from overworld.bots.guided_search import GuidedSearch
from overworld.bots.inference import evaluate, new_sums, weights_of
from overworld.bots.network import OUTPUTS, Network, random_network
from overworld.bots.second_opinion import NETWORK_ALONE, OPINIONS, Opinions, hear, opinions
from overworld.bots.value import table_value
from overworld.observation import HELD, looks_of, size
from overworld.rules.generator import seed_generator
from overworld.rules.state import DECISIONS, SEATS, STATE, State
from overworld.rules.turn import decider

NETWORK = random_network(seed=2, width=32, blocks=1)


def acting_game(players: int, entries: int = 170) -> Game:
    game = finished_game(players, players)
    while len(game.log) > entries or game.phase != "act":
        game.undo()
    return game


def grown(game: Game, given: Opinions, network: Network = NETWORK, seed: int = 1) -> bytes:
    """The tree and the search of 60 simulations at play."""
    search = GuidedSearch(network, seed, nodes=3000, opinions=given)
    search.best(game, Budget(simulations=60))
    return bytes(search._trees.tobytes() + search._searches.tobytes())


@dataclass
class Leaf:
    """A root that the network has just spoken about."""

    game: Game

    def __post_init__(self) -> None:
        self.players = len(self.game.colours)
        self.trees = np.zeros((1, 300), NODE)
        self.searches = new_searches(1, seed_generator(5)[np.newaxis], gumbel=False)
        self.work = np.zeros(2, STATE)
        self.ids = np.zeros(DECISIONS, np.int64)
        arrays = self.game.states, self.work, self.game.tables, self.searches, self.trees
        begin(self.searches, self.trees, 0)
        assert select(*arrays, 0, schedule_of(1, 1), self.ids)
        outputs = NETWORK.outputs(np.zeros((1, size(self.players)), np.uint8))
        learn(*arrays[1:], 0, outputs, 0, self.ids)

    def hear(self, given: Opinions) -> State:
        """What is noted then."""
        hear(self.work, self.game.tables, self.searches, self.trees, 0, given)
        return self.noted()

    def noted(self) -> State:
        noted: State = self.searches[0].copy()
        return noted

    def priors(self) -> list[float]:
        first, count = int(self.trees[0, 0].first), len(self.game.legal_moves.ids)
        found: list[float] = self.trees[0, first : first + count]["prior"].tolist()
        return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_nobody_else_is_heard_play_searches_as_training_does(players: int) -> None:
    game = acting_game(players)
    weights, sums = weights_of(NETWORK), new_sums(NETWORK.about.width)
    trees = np.zeros((1, 3000), NODE)
    searches = new_searches(1, seed_generator("guided 1")[np.newaxis], gumbel=False)
    roots, work, ids = game.states.copy(), np.zeros(1, STATE), np.zeros(DECISIONS, np.int64)
    rows, held = np.zeros((1, size(SEATS)), np.uint8), np.zeros((SEATS, HELD), np.uint32)
    outputs, seen = np.zeros((1, OUTPUTS), np.float32), (rows, rows.view(np.uint32))
    begin(searches, trees, 0)
    for _ in range(60):
        if select(roots, work, game.tables, searches, trees, 0, schedule_of(1, 1), ids):
            write_leaf(work, game.tables, looks_of(game.components), 0, held, 0, *seen)
            evaluate(weights, sums, decider(work[0]), players, 0, *seen, outputs)
            absorb(work, game.tables, searches, trees, 0, outputs, 0, ids)
    assert grown(game, NETWORK_ALONE) == trees.tobytes() + searches.tobytes()


@pytest.mark.parametrize("given", [NETWORK_ALONE, OPINIONS])
def test_the_same_seed_grows_the_same_tree(given: Opinions) -> None:
    game = acting_game(3)
    assert grown(game, given) == grown(game, given)
    assert grown(game, given) != grown(game, given, seed=2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_and_priors_remain_shares_and_priors(players: int) -> None:
    for entries in (120, 200, 330):
        leaf = Leaf(acting_game(players, entries))
        noted = leaf.hear(OPINIONS)
        assert noted.share[:players].sum() == pytest.approx(1, abs=1e-5)
        assert (noted.share >= 0).all()
        assert not noted.share[players:].any()
        assert sum(leaf.priors()) == pytest.approx(1, abs=1e-5)
        assert min(leaf.priors()) > 0
        assert not leaf.trees[0, 1:]["xp"].any()


def test_the_better_table_gets_the_greater_share_as_a_logistic_curve_has_it() -> None:
    game = acting_game(2, 330)
    leaf = Leaf(game)
    said = leaf.noted()
    noted = leaf.hear(opinions(network=(0.5,) * 3, tables=(0.1,) * 3))
    worth = [table_value(game.states[0], game.tables[0], seat) for seat in range(2)]
    before = np.log(said.share[0] / said.share[1])
    after = np.log(noted.share[0] / noted.share[1])
    assert worth[0] != worth[1]
    assert after == pytest.approx(0.5 * before + 0.1 * (worth[0] - worth[1]), abs=1e-4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_of_players_has_weights_of_its_own(players: int) -> None:
    rows = tuple((0.1 * count,) * 3 for count in (2, 3, 4))
    own = Leaf(acting_game(players)).hear(opinions(tables=rows))
    same = Leaf(acting_game(players)).hear(opinions(tables=(0.1 * players,) * 3))
    other = Leaf(acting_game(players)).hear(opinions(tables=(0.1 * players + 0.1,) * 3))
    assert own.share.tolist() == same.share.tolist() != other.share.tolist()


def test_one_look_ahead_prefers_the_decision_that_is_worth_most() -> None:
    leaf = Leaf(acting_game(2))
    before = leaf.priors()
    leaf.hear(opinions(ahead=(0.5,) * 3))
    ahead = [2 * after - said for after, said in zip(leaf.priors(), before, strict=True)]
    assert sum(ahead) == pytest.approx(1, abs=1e-5)
    assert min(ahead) > -1e-6
    assert max(ahead) > 2 / len(ahead)


def print_heard() -> None:
    """A small tree with all opinions, as hexadecimal; two interpreters print it below."""
    game = acting_game(2)
    trees, ids = np.zeros((1, 3000), NODE), np.zeros(DECISIONS, np.int64)
    searches = new_searches(1, seed_generator(1)[np.newaxis], gumbel=False)
    rows, held = np.zeros((1, size(2)), np.uint8), np.zeros((SEATS, HELD), np.uint32)
    roots, work, looks = game.states.copy(), np.zeros(2, STATE), looks_of(game.components)
    begin(searches, trees, 0)
    for _ in range(12):
        if select(roots, work, game.tables, searches, trees, 0, schedule_of(1, 1), ids):
            write_leaf(work, game.tables, looks, 0, held, 0, rows, rows.view(np.uint32))
            seat = decider(work[0])
            learn(work, game.tables, searches, trees, 0, NETWORK.outputs(rows), 0, ids)
            hear(work, game.tables, searches, trees, 0, OPINIONS)
            settle(searches, trees, 0, seat, 2)
    assert trees[0, 0].visits == 12
    print(trees[0, : searches[0].count].tobytes().hex(), searches[0].words)


@pytest.mark.process
def test_interpreted_and_compiled_opinions_are_the_same() -> None:
    """`NUMBA_DISABLE_JIT=1` runs the very same search."""
    code = "from tests.bots.test_second_opinion import print_heard; print_heard()"
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
