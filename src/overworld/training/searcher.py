"""Search many positions together: one tree per position, one batch for the network.

The search is `overworld.bots.guided`. Loops call its functions on a CPU, kernels on a GPU.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from overworld.bots.guided import begin, expand_and_backup, select, write_leaf
from overworld.bots.guided_nodes import NODE, new_searches
from overworld.bots.guided_root import (
    chosen,
    schedule_of,
    write_policy,
    write_value,
    write_visits,
)
from overworld.bots.network import XP_SCALE
from overworld.env.setup import Setup
from overworld.env.stepping import GAME, Flags, spread
from overworld.observation.schema import Bytes, Floats, size
from overworld.observation.writer import HELD, Held, U32s
from overworld.rules.compiled import compiled
from overworld.rules.generator import seed_generator
from overworld.rules.state import DECISIONS, SEATS, STATE, Ints, States
from overworld.training.mixture import Mixture
from overworld.training.network import Player
from overworld.training.settings import Settings


class Forest(NamedTuple):
    """The arrays of all searches, with one row for each game."""

    roots: States
    work: States
    tables: States
    appearance: States
    searches: States
    trees: States
    schedule: Ints
    held: Held
    asked: Flags
    """Whether the network must evaluate the leaf."""
    rows: Bytes
    """The observations of the leaves."""
    rows_u32: U32s


class Result(NamedTuple):
    """The results at the roots, with one row for each game."""

    actions: Ints
    policy: Floats
    shares: Floats
    xp: Floats


class Searcher:
    """The search trees of the games of a mixture."""

    def __init__(self, tables: Mixture, settings: Settings) -> None:
        self.tables, self.simulations = tables, settings.simulations
        count, device = len(tables), tables.device
        games = np.zeros(count, GAME)
        spread(seed_generator(f"searcher {settings.seed}"), games)
        searches = new_searches(count, games["rng"], gumbel=settings.gumbel)
        searches["c_scale"], searches["shrinkage"] = settings.scale, settings.patience
        self.rows = torch.zeros((count, size(SEATS)), dtype=torch.uint8, device=device)
        self.asked = torch.zeros(count, dtype=torch.bool, device=device)
        self.actions = torch.zeros(count, dtype=torch.int64, device=device)
        self.policy = torch.zeros((count, DECISIONS), device=device)
        """The improved policy of each root, the target of learning."""
        self.shares = torch.zeros((count, SEATS), device=device)
        """The expected win share of each seat, in the order of the table."""
        self.xp = torch.zeros((count, SEATS), device=device)
        """The expected final XP of each seat, divided by `XP_SCALE`."""
        schedule = schedule_of(settings.considered, settings.simulations)
        self._where: _Cpu | _Gpu = (_Gpu if device.type == "cuda" else _Cpu)(
            self, searches, settings.nodes, schedule
        )

    @torch.no_grad()
    def search(self, player: Player) -> None:
        """Grow a new tree for every game and write the results of its root."""
        where = self._where
        for part in self.tables.parts:
            where.copy_states(part.env.states, part.rows)
        where.begin()
        for _ in range(self.simulations + 1):  # the first evaluates the root itself
            where.select()
            outputs = player.trunk(player.reader(self.rows, self.tables.players))
            where.absorb(outputs)
        where.write_result()
        self.xp /= XP_SCALE


class _Cpu:
    def __init__(self, of: Searcher, searches: States, nodes: int, schedule: Ints) -> None:
        count, setup, rows = len(searches), Setup(), of.rows.numpy()
        self.ids = np.zeros(DECISIONS, np.int64)
        self.forest = Forest(
            roots=np.zeros(count, STATE),
            work=np.zeros(count, STATE),
            tables=setup.tables,
            appearance=setup.appearance,
            searches=searches,
            trees=np.zeros((count, nodes), NODE),
            schedule=schedule,
            held=np.zeros((count, SEATS, HELD), np.uint32),
            asked=of.asked.numpy(),
            rows=rows,
            rows_u32=rows.view(np.uint32),
        )
        results = (of.actions, of.policy, of.shares, of.xp)
        self.result = Result(*(part.numpy() for part in results))

    def copy_states(self, states: States, rows: slice) -> None:
        self.forest.roots[rows] = states

    def begin(self) -> None:
        begin_all(self.forest)

    def select(self) -> None:
        select_all(self.forest, self.ids)

    def absorb(self, outputs: Tensor) -> None:
        absorb_all(self.forest, outputs.numpy(), self.ids)

    def write_result(self) -> None:
        write_results(self.forest, self.result)


class _Gpu:
    def __init__(self, of: Searcher, searches: States, nodes: int, schedule: Ints) -> None:
        from numba import cuda

        from overworld.training import gpu_kernels

        self.kernels = gpu_kernels
        count, setup, threads = len(searches), Setup(), gpu_kernels.THREADS
        self.grid = ((count + threads - 1) // threads, threads)
        rows = cuda.as_cuda_array(of.rows)
        self.forest = Forest(
            roots=cuda.device_array(count, STATE),
            work=cuda.device_array(count, STATE),
            tables=cuda.to_device(np.array(setup.tables)),
            appearance=cuda.to_device(np.array(setup.appearance)),
            searches=cuda.to_device(searches),
            trees=cuda.device_array((count, nodes), NODE),
            schedule=cuda.to_device(schedule),
            held=cuda.to_device(np.zeros((count, SEATS, HELD), np.uint32)),
            asked=cuda.as_cuda_array(of.asked),
            rows=rows,
            rows_u32=rows.view(np.uint32),
        )
        results = (of.actions, of.policy, of.shares, of.xp)
        self.result = Result(*(cuda.as_cuda_array(part) for part in results))
        self.as_array: Any = cuda.as_cuda_array

    def copy_states(self, states: Any, rows: slice) -> None:
        self.kernels.copy_kernel[self.grid](states, self.forest.roots, rows.start)

    def begin(self) -> None:
        self.kernels.begin_kernel[self.grid](self.forest)

    def select(self) -> None:
        self.kernels.select_kernel[self.grid](self.forest)

    def absorb(self, outputs: Tensor) -> None:
        self.kernels.absorb_kernel[self.grid](self.forest, self.as_array(outputs))

    def write_result(self) -> None:
        self.kernels.result_kernel[self.grid](self.forest, self.result)


@compiled
def select_one(forest: Forest, game: int, ids: Ints) -> None:
    """Select a leaf of one tree and write its observation if the network must evaluate it."""
    roots, work, tables, searches = forest.roots, forest.work, forest.tables, forest.searches
    ask = select(roots, work, tables, searches, forest.trees, game, forest.schedule, ids)
    forest.asked[game] = ask != 0
    if ask:
        held, rows, rows_u32 = forest.held[game], forest.rows, forest.rows_u32
        write_leaf(work, tables, forest.appearance, game, held, game, rows, rows_u32)


@compiled
def absorb_one(forest: Forest, game: int, outputs: Floats, ids: Ints) -> None:
    """Expand the leaf of one tree with the network's outputs, and back up its value."""
    if forest.asked[game]:
        work, tables, searches, trees = forest.work, forest.tables, forest.searches, forest.trees
        expand_and_backup(work, tables, searches, trees, game, outputs, game, ids)


@compiled
def write_one(forest: Forest, game: int, result: Result) -> None:
    """Write the decision, the policy and the values of one root."""
    roots, searches, trees = forest.roots, forest.searches, forest.trees
    result.actions[game] = chosen(roots, searches, trees, game)
    if searches[game].gumbel:
        write_policy(roots, searches, trees, game, game, result.policy)
    else:
        write_visits(searches, trees, game, game, result.policy)
    write_value(roots, searches, trees, game, game, result.shares, result.xp)


@compiled
def begin_all(forest: Forest) -> None:
    """Begin a new tree in every game."""
    for game in range(len(forest.searches)):
        begin(forest.searches, forest.trees, game)


@compiled
def select_all(forest: Forest, ids: Ints) -> None:
    """Select a leaf of every tree."""
    for game in range(len(forest.searches)):
        select_one(forest, game, ids)


@compiled
def absorb_all(forest: Forest, outputs: Floats, ids: Ints) -> None:
    """Expand the leaf of every tree with the network's outputs."""
    for game in range(len(forest.searches)):
        absorb_one(forest, game, outputs, ids)


@compiled
def write_results(forest: Forest, result: Result) -> None:
    """Write the results of every root."""
    for game in range(len(forest.searches)):
        write_one(forest, game, result)
