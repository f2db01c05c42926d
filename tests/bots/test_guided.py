"""The guided search in arrays of several games."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import pytest
from tests.networks import random_network
from tests.play import finished_game

from overworld import Game
from overworld.bots.guided import backup, begin, expand, select, write_leaf
from overworld.bots.guided_tree import (
    NODE,
    Forest,
    chosen,
    halving_schedule,
    keep_subtree,
    new_forest,
    new_searches,
    write_policy,
    write_value,
)
from overworld.bots.network import SHARE_AT, XP_AT, Network
from overworld.game.kernel import states_of
from overworld.observation import size
from overworld.observation.schema import Floats
from overworld.rules.generator import seed_generator
from overworld.rules.state import DECISIONS, SEATS, States

NETWORK = random_network(seed=2, width=32, blocks=1)


def middle_game(players: int, entries: int = 170) -> Game:
    game = finished_game(players, players)
    while game.step_number > entries or game.phase != "act":
        game.undo()
    return game


@dataclass
class Batch:
    """A search of several games in parallel, as on a GPU."""

    games: list[Game]
    forest: Forest
    considered: int = 8
    simulations: int = 40

    def __post_init__(self) -> None:
        self.players = len(self.games[0].colours)
        self.searches, self.trees = self.forest.searches, self.forest.trees
        self.forest.roots[:] = np.concatenate([states_of(game) for game in self.games])
        schedule = halving_schedule(self.considered, self.simulations)
        self.forest = self.forest._replace(schedule=schedule)
        self.asked = 0
        self.ids = np.zeros(DECISIONS, np.int64)

    def run(self, network: Network = NETWORK) -> Batch:
        """Evaluate the roots, then run simulations of all games."""
        forest, rows = self.forest, self.forest.rows[:, : size(self.players)]
        for game in range(len(self.games)):
            begin(forest, game)
        for _ in range(self.simulations + 1):
            wanted = []
            for game in range(len(self.games)):
                if select(forest, game, self.ids):
                    write_leaf(forest, game)
                    wanted.append(game)
            # One by one, because the rounding depends on the height of a matrix.
            outputs = np.concatenate([network.outputs(row[np.newaxis]) for row in rows])
            for game in wanted:
                expand(forest, game, outputs, self.ids)
                backup(forest, game)
            self.asked += len(wanted)
        return self

    def children(self, game: int = 0) -> States:
        nodes = self.trees[game]
        found, child = [], int(nodes[self.searches[game].root].first)
        while child >= 0:
            found.append(child)
            child = int(nodes[child].next)
        children: States = nodes[found]
        return children

    def policy(self, game: int = 0) -> Floats:
        policy = np.full((len(self.games), DECISIONS), 9, np.float32)
        write_policy(self.forest, game, policy)
        row: Floats = policy[game]
        return row


def batch(games: list[Game], gumbel: bool = True, nodes: int = 3000, seed: int = 1) -> Batch:
    seeds = np.array([seed_generator(seed + number) for number in range(len(games))])
    trees = np.zeros((len(games), nodes), NODE)
    searches = new_searches(len(games), seeds, gumbel)
    return Batch(games, new_forest(searches, trees, games[0].box))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("gumbel", [True, False])
def test_visits_add_up_in_the_whole_tree(players: int, gumbel: bool) -> None:
    game = middle_game(players)
    found = batch([game], gumbel).run()
    root = found.trees[0, 0]
    assert root.visits == found.simulations + 1
    children = found.children()
    assert children["visits"].sum() == found.simulations
    assert sorted(children["code"].tolist()) == sorted(game.legal_moves.ids)
    assert children["prior"].sum() == pytest.approx(1, abs=1e-5)
    np.testing.assert_allclose(root.share[:players].sum(), root.visits, rtol=1e-4)
    assert not root.share[players:].any()


def test_the_priors_are_the_softmax_of_the_legal_logits() -> None:
    game = middle_game(2)
    found = batch([game]).run()
    found.forest.work[0] = states_of(game)[0]
    write_leaf(found.forest, 0)
    logits = NETWORK.outputs(found.forest.rows[:, : size(2)])[0, list(game.legal_moves.ids)]
    expected = np.exp(logits) / np.exp(logits).sum()
    np.testing.assert_allclose(found.children()["prior"], expected, rtol=1e-3)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_network_counts_seats_from_the_player_to_move(seat: int) -> None:
    game = middle_game(3)
    while game.turn != seat or game.phase != "act":
        game.undo()
    biased = random_network(seed=2, width=32, blocks=1)
    biased.heads[:, SHARE_AT:] = 0
    biased.heads_bias[SHARE_AT:] = [*np.log([6, 3, 1, 90]).tolist(), 0.5, 0.25, 0.125, 9]
    found = batch([game])
    found.simulations = 0
    found.run(biased)
    root = found.trees[0, 0]
    clockwise = [(seat + place) % 3 for place in range(3)]
    np.testing.assert_allclose(root.share[clockwise], [0.6, 0.3, 0.1], atol=1e-5)
    np.testing.assert_allclose(root.xp[clockwise], [25, 12.5, 6.25], atol=1e-4)
    assert XP_AT - SHARE_AT == SEATS


def test_parallel_games_do_not_affect_each_other() -> None:
    games = [middle_game(2), middle_game(2, 100), middle_game(2, 80)]
    together = batch(games).run()
    for number, game in enumerate(games):
        alone = batch([game], seed=1 + number).run()
        assert alone.trees[0].tobytes() == together.trees[number].tobytes()
        assert alone.searches[0].tobytes() == together.searches[number].tobytes()


def test_a_full_tree_is_still_searched() -> None:
    found = batch([middle_game(2)], gumbel=False, nodes=60).run()
    assert found.searches[0].count <= 60
    assert found.trees[0, 0].visits == found.simulations + 1
    assert found.children()["visits"].sum() == found.simulations


def written_tree(nodes: States, index: int) -> tuple[object, ...]:
    """Return a node and everything below it, without indices."""
    node, below, child = nodes[index], [], int(nodes[index].first)
    while child >= 0:
        below.append(written_tree(nodes, child))
        child = int(nodes[child].next)
    values = node.visits, node.code, node.prior, node.share.tolist(), node.xp.tolist()
    return (*values, tuple(below))


def test_only_the_subtree_of_a_new_root_remains() -> None:
    found = batch([middle_game(3)], gumbel=False)
    found.simulations = 60
    found.run()
    nodes, search = found.trees[0], found.searches[0]
    before = int(search.count)
    child = int(nodes[0].first)
    while not nodes[child].visits > 1:
        child = int(nodes[child].next)
    expected = written_tree(nodes, child)
    search.root = child
    keep_subtree(nodes, search, np.zeros(len(nodes), np.int64))
    assert (search.root, nodes[0].next) == (0, -1)
    assert written_tree(nodes, 0) == expected
    assert 1 < search.count < before


# ---------------------------------------------------------------- the root


def test_sequential_halving_spends_every_simulation_and_halves() -> None:
    for considered in range(1, 17):
        for simulations in (8, 32, 50, 64):
            row = halving_schedule(considered, simulations)[considered].tolist()
            visits = [0] * considered
            for wanted in row:
                visits[visits.index(wanted)] += 1  # a candidate with this number of visits exists
            assert sum(visits) == simulations
            if simulations >= considered * math.ceil(math.log2(max(2, considered))):
                assert min(visits) >= 1
            assert visits == sorted(visits, reverse=True)


def test_gumbel_visits_the_maximum_number_of_candidates() -> None:
    game = middle_game(2)
    assert len(game.legal_moves) > 8
    found = batch([game]).run()
    visits = sorted(found.children()["visits"].tolist(), reverse=True)
    assert sum(visit > 0 for visit in visits) == found.considered
    assert visits[0] == visits[1] > visits[2] >= visits[4]
    best = found.children()["code"][np.argsort(-found.children()["visits"])[:2]]
    assert chosen(found.forest, 0) in best


def test_other_noise_gives_other_candidates() -> None:
    game = middle_game(2)
    tried = {
        tuple(batch([game], seed=seed).run().children()["visits"].tolist()) for seed in range(4)
    }
    assert len(tried) > 1


def test_without_value_weight_the_improved_policy_is_the_prior() -> None:
    found = batch([middle_game(2)])
    found.searches["c_scale"] = 0
    found.run()
    children = found.children()
    np.testing.assert_allclose(found.policy()[children["code"]], children["prior"], rtol=1e-3)


def test_the_improved_policy_prefers_moves_with_higher_values() -> None:
    found = batch([middle_game(2)]).run()
    policy, children = found.policy(), found.children()
    assert policy.sum() == pytest.approx(1, abs=1e-5)
    assert np.flatnonzero(policy).tolist() == sorted(children["code"].tolist())
    seat = found.games[0].turn
    tried = children[children["visits"] > 0]
    worth = tried["share"][:, seat] / tried["visits"]
    gains = policy[tried["code"]] / tried["prior"]
    assert gains[np.argmax(worth)] > gains[np.argmin(worth)]


def test_the_value_of_the_root_is_the_mean_of_its_leaves() -> None:
    found = batch([middle_game(3)]).run()
    shares, xps = np.zeros((1, SEATS), np.float32), np.zeros((1, SEATS), np.float32)
    write_value(found.forest, 0, shares, xps)
    assert shares.sum() == pytest.approx(1, abs=1e-4)
    root = found.trees[0, 0]
    np.testing.assert_allclose(xps[0, :3], root.xp[:3] / root.visits)
