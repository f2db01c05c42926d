"""Thinks about many positions at once: a tree for each, one question to the network for all.

The search is `overworld.bots.guided`, function by function: loops call it on a processor, kernels
on a GPU.
"""

from __future__ import annotations

from typing import Any

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
from overworld.observation.writer import HELD, Held, Words
from overworld.rules.compiled import compiled
from overworld.rules.generator import seed_generator
from overworld.rules.state import DECISIONS, SEATS, STATE, Ints, States
from overworld.training.mixture import Mixture
from overworld.training.network import Player
from overworld.training.settings import Settings


class Searcher:
    """The trees of a mixture's tables; `think` grows them from where the games stand."""

    def __init__(self, tables: Mixture, settings: Settings) -> None:
        self.tables, self.simulations = tables, settings.simulations
        count, device = len(tables), tables.device
        games = np.zeros(count, GAME)
        spread(seed_generator(f"searcher {settings.seed}"), games)
        searches = new_searches(count, games["words"], gumbel=settings.gumbel)
        searches["c_scale"], searches["shrinkage"] = settings.scale, settings.patience
        setup = Setup()
        self.rows = torch.zeros((count, size(SEATS)), dtype=torch.uint8, device=device)
        self.asked = torch.zeros(count, dtype=torch.bool, device=device)
        self.actions = torch.zeros(count, dtype=torch.int64, device=device)
        self.policy = torch.zeros((count, DECISIONS), device=device)
        """What to learn: the improved policy of each root."""
        self.shares = torch.zeros((count, SEATS), device=device)
        self.xp = torch.zeros((count, SEATS), device=device)
        """What everybody may expect, seats in the order of the table; XP divided by `XP_SCALE`."""
        schedule = schedule_of(settings.considered, settings.simulations)
        self._where: _Processor | _Gpu = (_Gpu if device.type == "cuda" else _Processor)(
            self, setup, searches, settings.nodes, schedule
        )

    @torch.no_grad()
    def think(self, player: Player) -> None:
        """Grows a new tree for every table, and writes what its root has come to."""
        where = self._where
        for part in self.tables.parts:
            where.copy_states(part.env.states, part.rows)
        where.begin()
        for _ in range(self.simulations + 1):  # the first asks about the root itself
            where.select()
            outputs = player.trunk(player.reader(self.rows, self.tables.players))
            where.absorb(outputs)
        where.result()
        self.xp /= XP_SCALE


class _Processor:
    """The arrays and loops of a processor."""

    def __init__(
        self, of: Searcher, setup: Setup, searches: States, nodes: int, schedule: Ints
    ) -> None:
        self.of, self.searches, self.schedule = of, searches, schedule
        self.box = setup.tables, setup.looks
        self.roots, self.work = np.zeros(len(searches), STATE), np.zeros(len(searches), STATE)
        self.trees = np.zeros((len(searches), nodes), NODE)
        self.ids = np.zeros(DECISIONS, np.int64)
        self.held = np.zeros((len(searches), SEATS, HELD), np.uint32)

    def copy_states(self, states: States, rows: slice) -> None:
        self.roots[rows] = states

    def begin(self) -> None:
        begin_all(self.searches, self.trees)

    def select(self) -> None:
        rows = self.of.rows.numpy()
        select_all(
            self.roots,
            self.work,
            *self.box,
            self.searches,
            self.trees,
            self.schedule,
            self.ids,
            self.held,
            self.of.asked.numpy(),
            rows,
            rows.view(np.uint32),
        )

    def absorb(self, outputs: Tensor) -> None:
        absorb_all(
            self.work,
            self.box[0],
            self.searches,
            self.trees,
            self.ids,
            self.of.asked.numpy(),
            outputs.numpy(),
        )

    def result(self) -> None:
        results = (self.of.actions, self.of.policy, self.of.shares, self.of.xp)
        result_all(self.roots, self.searches, self.trees, *(part.numpy() for part in results))


class _Gpu:
    """The arrays and kernels of a GPU."""

    def __init__(
        self, of: Searcher, setup: Setup, searches: States, nodes: int, schedule: Ints
    ) -> None:
        from numba import cuda

        from overworld.training import tree_kernels

        self.of, self.kernels = of, tree_kernels
        count, threads = len(searches), tree_kernels.THREADS
        self.grid = ((count + threads - 1) // threads, threads)
        self.searches, self.schedule = cuda.to_device(searches), cuda.to_device(schedule)
        self.box = [cuda.to_device(np.array(part)) for part in (setup.tables, setup.looks)]
        self.roots, self.work = cuda.device_array(count, STATE), cuda.device_array(count, STATE)
        self.trees = cuda.device_array((count, nodes), NODE)
        self.held = cuda.to_device(np.zeros((count, SEATS, HELD), np.uint32))
        self.asked, self.rows = cuda.as_cuda_array(of.asked), cuda.as_cuda_array(of.rows)
        self.words = self.rows.view(np.uint32)
        results = (of.actions, of.policy, of.shares, of.xp)
        self.results = [cuda.as_cuda_array(part) for part in results]
        self.as_array: Any = cuda.as_cuda_array

    def copy_states(self, states: Any, rows: slice) -> None:
        self.kernels.copy_kernel[self.grid](states, self.roots, rows.start)

    def begin(self) -> None:
        self.kernels.begin_kernel[self.grid](self.searches, self.trees)

    def select(self) -> None:
        self.kernels.select_kernel[self.grid](
            self.roots,
            self.work,
            *self.box,
            self.searches,
            self.trees,
            self.schedule,
            self.held,
            self.asked,
            self.rows,
            self.words,
        )

    def absorb(self, outputs: Tensor) -> None:
        self.kernels.absorb_kernel[self.grid](
            self.work, self.box[0], self.searches, self.trees, self.asked, self.as_array(outputs)
        )

    def result(self) -> None:
        self.kernels.result_kernel[self.grid](self.roots, self.searches, self.trees, *self.results)


@compiled
def begin_all(searches: States, trees: States) -> None:
    """Begins a new tree in every game."""
    for game in range(len(searches)):
        begin(searches, trees, game)


@compiled
def select_all(
    roots: States,
    work: States,
    tables: States,
    looks: States,
    searches: States,
    trees: States,
    schedule: Ints,
    ids: Ints,
    held: Held,
    asked: Flags,
    rows: Bytes,
    words: Words,
) -> None:
    """Goes to a leaf of every tree and writes what is seen there."""
    for game in range(len(searches)):
        ask = select(roots, work, tables, searches, trees, game, schedule, ids)
        asked[game] = ask != 0
        if ask:
            write_leaf(work, tables, looks, game, held[game], game, rows, words)


@compiled
def absorb_all(
    work: States,
    tables: States,
    searches: States,
    trees: States,
    ids: Ints,
    asked: Flags,
    outputs: Floats,
) -> None:
    """Takes the network's answer about the leaf of every tree."""
    for game in range(len(searches)):
        if asked[game]:
            expand_and_backup(work, tables, searches, trees, game, outputs, game, ids)


@compiled
def result_all(
    roots: States,
    searches: States,
    trees: States,
    actions: Ints,
    policy: Floats,
    shares: Floats,
    xp: Floats,
) -> None:
    """Writes what every root has come to."""
    for game in range(len(searches)):
        actions[game] = chosen(roots, searches, trees, game)
        if searches[game].gumbel:
            write_policy(roots, searches, trees, game, game, policy)
        else:
            write_visits(searches, trees, game, game, policy)
        write_value(roots, searches, trees, game, game, shares, xp)
