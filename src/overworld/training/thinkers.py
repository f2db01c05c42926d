"""Guests that think: seats that are played by the search of flint and obsidian.

A network that has only met networks expects games to go on as they let them. Whoever searches with
play-outs has other habits, and punishes what it can see. The search is `overworld.bots.tree`,
with fewer simulations; loops call it on a processor, a kernel on a GPU.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from overworld.bots.guided import write_choices
from overworld.bots.tree import DEEPEST, NODE, grow
from overworld.env.setup import Setup
from overworld.env.stepping import GAME, spread
from overworld.rules.compiled import compiled
from overworld.rules.generator import seed_generator
from overworld.rules.state import DECISIONS, NONE, STATE, Ints, States
from overworld.training.mixture import Mixture

_NODES_EACH = 24  # of a tree, for each simulation; a full tree is searched on
_STATES = 3  # the position, one that is played on, and one for looks ahead


class Thinkers:
    """The trees of those who think at some tables of a mixture, `most` of them at a time."""

    def __init__(self, tables: Mixture, most: int, simulations: int, seed: int) -> None:
        self.tables, self.simulations = tables, simulations
        games = np.zeros(most, GAME)
        spread(seed_generator(f"thinkers {seed}"), games)
        gpu = tables.device.type == "cuda"
        self._where: _Processor | _Gpu = (_Gpu if gpu else _Processor)(
            len(tables), games["words"].copy(), _NODES_EACH * simulations
        )

    def decide(self, rows: Tensor) -> Tensor:
        """What whoever decides at some tables has found best."""
        where = self._where
        for part in self.tables.parts:
            where.copy_states(part.env.states, part.rows)
        chosen = torch.zeros(len(rows), dtype=torch.int64, device=rows.device)
        if len(rows):
            where.consult(rows, chosen, self.simulations)
        return chosen


class _Processor:
    """The arrays and the loop of a processor, which needs one tree."""

    def __init__(self, count: int, words: Ints, nodes: int) -> None:
        self.roots, self.words = np.zeros(count, STATE), words
        self.work, self.nodes = np.zeros(_STATES, STATE), np.zeros(nodes, NODE)
        self.ids, self.path = np.zeros(DECISIONS, np.int64), np.zeros(DEEPEST, np.int64)
        self.box = Setup().tables

    def copy_states(self, states: States, rows: slice) -> None:
        self.roots[rows] = states

    def consult(self, rows: Tensor, chosen: Tensor, simulations: int) -> None:
        for index, row in enumerate(rows.tolist()):
            chosen[index] = consult_one(
                self.roots,
                row,
                self.work,
                self.box,
                self.words[index],
                self.ids,
                self.nodes,
                self.path,
                simulations,
            )


class _Gpu:
    """The arrays of a GPU, a tree for each that thinks, and a launch of the kernel."""

    def __init__(self, count: int, words: Ints, nodes: int) -> None:
        from numba import cuda

        from overworld.training import tree_kernels

        self.kernels, self.as_array = tree_kernels, cuda.as_cuda_array
        self.most = len(words)
        self.roots = cuda.to_device(np.zeros(count, STATE))
        self.words, self.box = cuda.to_device(words), cuda.to_device(np.array(Setup().tables))
        self.work = cuda.device_array((self.most, _STATES), STATE)
        self.nodes = cuda.device_array((self.most, nodes), NODE)

    def copy_states(self, states: Any, rows: slice) -> None:
        self.kernels.copy_kernel[_grid(rows.stop - rows.start, self.kernels.THREADS)](
            states, self.roots, rows.start
        )

    def consult(self, rows: Tensor, chosen: Tensor, simulations: int) -> None:
        for start in range(0, len(rows), self.most):
            some = slice(start, start + self.most)
            grid = _grid(len(rows[some]), self.kernels.FEW_THREADS)
            self.kernels.consult_kernel[grid](
                self.roots,
                self.as_array(rows[some]),
                self.work,
                self.box,
                self.words,
                self.nodes,
                simulations,
                self.as_array(chosen[some]),
            )


def _grid(count: int, threads: int) -> tuple[int, int]:
    return (count + threads - 1) // threads, threads


@compiled
def consult_one(
    roots: States,
    row: int,
    work: States,
    tables: States,
    words: Ints,
    ids: Ints,
    nodes: States,
    path: Ints,
    simulations: int,
) -> int:
    """The decision that a search of one position visits most; a scoring needs no search."""
    work[0] = roots[row]
    if write_choices(work[0], tables[0], ids) == 1:
        return int(ids[0])
    grow(work, tables, words, ids, nodes, path, 0, simulations)
    child, best, most = int(nodes[0].first), NONE, -1
    while child != NONE:
        if nodes[child].visits > most:
            best, most = int(nodes[child].code), int(nodes[child].visits)
        child = int(nodes[child].next)
    return best
