"""Search many positions together: one tree per position, one batch for the network.

The search is `overworld.bots.guided`. Loops call its functions on a CPU, kernels on a GPU.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import numpy as np
import torch

from overworld.bots.guided import backup, begin, expand, select, write_leaf
from overworld.bots.guided_tree import (
    NODE,
    Forest,
    chosen,
    halving_schedule,
    new_forest,
    new_searches,
    write_policy,
    write_value,
    write_visits,
)
from overworld.bots.network import XP_SCALE
from overworld.components import load_box
from overworld.env.stepping import GAME, spread
from overworld.observation.schema import Floats, size
from overworld.rules.compiled import compiled
from overworld.rules.generator import seed_generator
from overworld.rules.state import DECISIONS, SEATS, Ints, States
from overworld.training.mixture import Mixture
from overworld.training.model import Player
from overworld.training.settings import TrainingSettings


class Result(NamedTuple):
    """The results at the roots, with one row for each game."""

    actions: Ints
    policy: Floats
    shares: Floats
    xp: Floats


class Searcher:
    """The search trees of the games of a mixture."""

    def __init__(self, tables: Mixture, settings: TrainingSettings) -> None:
        self.tables, self.simulations = tables, settings.simulations
        count, device = len(tables), tables.device
        self.actions = torch.zeros(count, dtype=torch.int64, device=device)
        self.policy = torch.zeros((count, DECISIONS), device=device)
        """The improved policy of each root, the target of learning."""
        self.shares = torch.zeros((count, SEATS), device=device)
        """The expected win share of each seat, in the order of the table."""
        self.xp = torch.zeros((count, SEATS), device=device)
        """The expected final XP of each seat, divided by `XP_SCALE`."""
        self._rows = torch.zeros((count, size(SEATS)), dtype=torch.uint8, device=device)
        games = np.zeros(count, GAME)
        spread(seed_generator(f"searcher {settings.seed}"), games)
        searches = new_searches(count, games["rng"], gumbel=settings.gumbel)
        searches["c_scale"], searches["shrinkage"] = settings.scale, settings.shrinkage
        schedule = halving_schedule(settings.considered, settings.simulations)
        forest = new_forest(searches, np.zeros((1, 1), NODE), load_box(), schedule)
        self._as_array: Any = torch.Tensor.numpy
        ids = np.zeros(DECISIONS, np.int64)
        select_leaves, absorb = partial(select_all, ids), partial(absorb_all, ids)
        self._steps: Any = copy_states, begin_all, select_leaves, absorb, write_results
        new: Any = np.zeros
        if device.type == "cuda":
            from numba import cuda

            from overworld.training import gpu_kernels

            self._as_array, self._steps = cuda.as_cuda_array, gpu_kernels.search_steps(count)
            new, forest = cuda.device_array, Forest(*(cuda.to_device(np.array(a)) for a in forest))
        trees, rows = new((count, settings.nodes), NODE), self._as_array(self._rows)
        self._forest = forest._replace(trees=trees, rows=rows, rows_u32=rows.view(np.uint32))
        parts = self.actions, self.policy, self.shares, self.xp
        self._result = Result(*map(self._as_array, parts))

    @torch.no_grad()
    def search(self, player: Player) -> None:
        """Grow a new tree for every game and write the results of its root."""
        copy, begin_trees, select_leaves, absorb, write = self._steps
        for part in self.tables.parts:
            copy(part.env.states, self._forest.roots, part.rows.start)
        begin_trees(self._forest)
        for _ in range(self.simulations + 1):  # the first evaluates the root itself
            select_leaves(self._forest)
            outputs = player.trunk(player.reader(self._rows, self.tables.players))
            absorb(self._forest, self._as_array(outputs))
        write(self._forest, self._result)
        self.xp /= XP_SCALE


@compiled
def select_one(forest: Forest, game: int, ids: Ints) -> None:
    """Select a leaf of one tree and write its observation if the network must evaluate it."""
    forest.searches[game].asked = select(forest, game, ids)
    if forest.searches[game].asked:
        write_leaf(forest, game)


@compiled
def absorb_one(forest: Forest, game: int, outputs: Floats, ids: Ints) -> None:
    """Expand the leaf of one tree with the network's outputs, and back up its value."""
    if forest.searches[game].asked:
        expand(forest, game, outputs, ids)
        backup(forest, game)


@compiled
def write_one(forest: Forest, game: int, result: Result) -> None:
    """Write the decision, the policy and the values of one root."""
    result.actions[game] = chosen(forest, game)
    if forest.searches[game].gumbel:
        write_policy(forest, game, result.policy)
    else:
        write_visits(forest, game, result.policy)
    write_value(forest, game, result.shares, result.xp)


def copy_states(states: States, roots: States, start: int) -> None:
    """Copy the states of games to the roots from row `start` on."""
    roots[start : start + len(states)] = states


@compiled
def begin_all(forest: Forest) -> None:
    """Begin a new tree in every game."""
    for game in range(len(forest.searches)):
        begin(forest, game)


@compiled
def select_all(ids: Ints, forest: Forest) -> None:
    """Select a leaf of every tree."""
    for game in range(len(forest.searches)):
        select_one(forest, game, ids)


@compiled
def absorb_all(ids: Ints, forest: Forest, outputs: Floats) -> None:
    """Expand the leaf of every tree with the network's outputs."""
    for game in range(len(forest.searches)):
        absorb_one(forest, game, outputs, ids)


@compiled
def write_results(forest: Forest, result: Result) -> None:
    """Write the results of every root."""
    for game in range(len(forest.searches)):
        write_one(forest, game, result)
