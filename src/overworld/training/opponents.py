"""Opponents: seats that do not follow the network's policy in some games of self-play.

Two seats with the same network agree to leave the tallest column of the cube standing. Then no card
is scored before the end, and the network learns nothing about positions after a scoring. So in some
games some seats are

    hurried   the network's, but pushed towards the blocks a scoring needs while ahead in XP
    tempted   pushed when few of these blocks are left; the push is part of the policy
    simple    played by bots that are fast enough for a GPU: a one-move lookahead (`bots.simple`),
              or the policy of play-outs (`bots.rollout_policy`)

The network learns values from every decision. It does not learn the policy from decisions of simple
bots or of a pushed, hurried seat. A tempted seat does learn from its decisions, so the push is an
exploration bonus.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from overworld.bots.rollout_policy import rollout_move
from overworld.bots.simple import best_decision
from overworld.env.setup import Setup
from overworld.env.stepping import GAME, spread
from overworld.observation.schema import feature
from overworld.rules.compiled import compiled
from overworld.rules.generator import seed_generator
from overworld.rules.state import COLUMNS, DECISIONS, SEATS, STATE, Ints, States
from overworld.training.mixture import Mixture
from overworld.training.model import NEVER
from overworld.training.settings import TrainingSettings

_HEIGHT, _LAYERS = feature("height", 2).offset, feature("layers", 2).offset
_LAYER, _SCORED = feature("layer", 2).offset, feature("scored", 2).offset
_XP = [feature("xp", SEATS, seat).offset for seat in range(SEATS)]
_FEW = 4
"""The number of missing blocks up to which a seat is tempted."""

_STATES = 2  # the position, and one to look ahead in
_MAX_TRIALS = 1
"""The most lookaheads per decision. Bots without one use the policy of play-outs."""


class Behaviour(NamedTuple):
    """The policy that decisions are drawn from, with a row for each game."""

    logits: Tensor
    push: Tensor
    """The bonus for the network's logits of the columns."""
    own: Tensor
    """Whether the policy learns from the decision."""


class Opponents:
    """The opponents in the games of a mixture."""

    def __init__(self, tables: Mixture, settings: TrainingSettings) -> None:
        """Choose the games and seats of the opponents for the whole run.

        A game with opponents has at least one, and at least one seat of the network.
        """
        count, device, players = len(tables), tables.device, tables.players
        drawn = torch.rand(count, device=device)
        self._simple = torch.rand(count, device=device) < settings.simple
        hurried = ~self._simple & (drawn < settings.hurried)
        self.tempted = ~self._simple & ~hurried & (drawn < settings.hurried + settings.tempted)
        seats = torch.arange(SEATS, device=device)
        network = (torch.rand(count, device=device) * players).long()
        after = (seats - network[:, None]) % players[:, None]
        first = 1 + (torch.rand(count, device=device) * (players - 1)).long()
        more = torch.rand((count, SEATS), device=device) < 0.5
        chosen = (after == first[:, None]) | (more & (after > 0))
        given = hurried | self.tempted | self._simple
        self.seats = chosen & (seats < players[:, None]) & given[:, None]
        """Whether each seat is an opponent, with a row for each game."""
        self.haste = torch.rand(count, device=device) * settings.haste * (hurried | self.tempted)
        self._bots = SimpleBots(tables, settings.seed) if settings.simple else None

    def behaviour(self, tables: Mixture, logits: Tensor) -> Behaviour:
        """Return the policy of each game's player to move; `logits` are the network's."""
        opponent = self.seats.gather(1, tables.current_player[:, None])[:, 0]
        seen = tables.observations
        xp = seen[:, _XP]
        ahead = xp[:, 0] > xp[:, 1:].amax(1)
        pushed = opponent & torch.where(self.tempted, seen[:, _LAYER] <= _FEW, ahead)
        tall = seen[:, _HEIGHT : _HEIGHT + COLUMNS] == seen[:, _LAYERS, None]
        push = (self.haste * pushed)[:, None] * (tall & tables.action_mask[:, :COLUMNS])
        changed = logits.clone()
        changed[:, :COLUMNS] += push
        own = self.tempted | ~(push > 0).any(1)
        if self._bots is not None:
            simple = opponent & self._simple
            decisions = self._bots.decide(simple)
            only = torch.full_like(changed, NEVER).scatter_(1, decisions[:, None], 0.0)
            changed = torch.where(simple[:, None], only, changed)
            own &= ~simple
        return Behaviour(changed, push, own)


def is_after_scoring(observations: Tensor) -> Tensor:
    """Return whether each observation is after the first scoring."""
    return observations[..., _SCORED] > 0


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
        self.rngs, self.trials, self.box = rngs, trials, Setup().lookup
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
        self.box = cuda.to_device(np.array(Setup().lookup))
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
def simple_decision(work: States, lookup: States, rng: Ints, ids: Ints, trials: int) -> int:
    """Return the decision of a simple bot in `work[0]`; the lookahead uses `work[1]`."""
    if trials == 0:
        return rollout_move(work[0], lookup[0], rng, ids)
    return best_decision(work, lookup, rng, ids, trials)
