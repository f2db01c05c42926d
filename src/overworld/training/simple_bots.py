"""Seats that simple bots play, so that the network meets games in which cards are scored early.

Networks that play only each other rarely score a card before the end of a game. A search with
play-outs does not wait, and the network must know the results of such games. A one-move lookahead
(`bots.pebble`) and the policy of play-outs (`bots.rollout_policy`) are fast enough for a GPU.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from overworld.bots.pebble import best_decision
from overworld.bots.rollout_policy import rollout_move
from overworld.env.setup import Setup
from overworld.env.stepping import GAME, spread
from overworld.rules.compiled import compiled
from overworld.rules.generator import seed_generator
from overworld.rules.state import DECISIONS, STATE, Ints, States
from overworld.training.mixture import Mixture

_STATES = 2  # the position, and one to look ahead in
_MAX_TRIALS = 1
"""The most lookaheads per decision. Bots without one use the policy of play-outs."""


class SimpleBots:
    """The simple bots in the games of a mixture."""

    def __init__(self, tables: Mixture, seed: int) -> None:
        """Give every game its own random generator and one kind of bot."""
        self.tables = tables
        games = np.zeros(len(tables), GAME)
        spread(seed_generator(f"simple bots {seed}"), games)
        trials = np.arange(len(tables)) % (_MAX_TRIALS + 1)
        gpu = tables.device.type == "cuda"
        self._where: _Cpu | _Gpu = (_Gpu if gpu else _Cpu)(games["rng"].copy(), trials)

    def decide(self, asked: Tensor) -> Tensor:
        """Return the decision in each game for which `asked` is true, and 0 elsewhere."""
        decisions = torch.zeros(len(asked), dtype=torch.int64, device=asked.device)
        for part in self.tables.parts:
            self._where.decide(part.env.states, part.rows, asked, decisions)
        return decisions


class _Cpu:
    def __init__(self, rngs: Ints, trials: Ints) -> None:
        self.rngs, self.trials, self.box = rngs, trials, Setup().tables
        self.work, self.ids = np.zeros(_STATES, STATE), np.zeros(DECISIONS, np.int64)

    def decide(self, states: States, rows: slice, asked: Tensor, decisions: Tensor) -> None:
        for row in asked[rows].nonzero()[:, 0].tolist():
            self.work[0] = states[row]
            at = rows.start + row
            box, rng, trials = self.box, self.rngs[at], self.trials[at]
            decisions[at] = simple_decision(self.work, box, rng, self.ids, trials)


class _Gpu:
    def __init__(self, rngs: Ints, trials: Ints) -> None:
        from numba import cuda

        from overworld.training import gpu_kernels

        self.kernels, self.as_array = gpu_kernels, cuda.as_cuda_array
        self.rngs, self.trials = cuda.to_device(rngs), cuda.to_device(trials)
        self.box = cuda.to_device(np.array(Setup().tables))
        self.work = cuda.device_array((len(rngs), _STATES), STATE)

    def decide(self, states: Any, rows: slice, asked: Tensor, decisions: Tensor) -> None:
        threads = self.kernels.FEW_THREADS
        grid = (rows.stop - rows.start + threads - 1) // threads, threads
        self.kernels.simple_bots_kernel[grid](
            states,
            rows.start,
            self.as_array(asked),
            self.work,
            self.box,
            self.rngs,
            self.trials,
            self.as_array(decisions),
        )


@compiled
def simple_decision(work: States, tables: States, rng: Ints, ids: Ints, trials: int) -> int:
    """Return the decision of a simple bot in `work[0]`; the lookahead uses `work[1]`."""
    if trials == 0:
        return rollout_move(work[0], tables[0], rng, ids)
    return best_decision(work, tables, rng, ids, trials)
