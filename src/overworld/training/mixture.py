"""Tables of two, three and four seats side by side, as tensors that are four seats wide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from overworld.env import Buffers, VectorEnv
from overworld.env.cuda import CudaVectorEnv
from overworld.observation.schema import size
from overworld.rules.state import DECISIONS, SEATS


class _Part:
    """The tables with one number of seats: rows `start` to `stop` of the mixture."""

    def __init__(self, env: VectorEnv | CudaVectorEnv, start: int) -> None:
        self.env = env
        self.rows = slice(start, start + len(env))
        self.players = env.players


class Mixture:
    """Many games with different numbers of seats; done games begin anew at once.

    After `reset` and `step` the tensors hold what the deciders see and may do, and what the step
    has brought. They are written anew by every step.
    """

    def __init__(
        self,
        games: int,
        mix: Sequence[float],
        device: torch.device,
        random_seats: Sequence[int] = (),
    ) -> None:
        """Sets up tables; of `mix`, the parts with two, three and four seats."""
        self.device = device
        kind = CudaVectorEnv if device.type == "cuda" else VectorEnv
        counts = [int(games * part) for part in mix]
        counts[counts.index(max(counts))] += games - sum(counts)
        self.parts: list[_Part] = []
        start = 0
        for players, count in zip((2, 3, 4), counts, strict=True):
            if count:
                env = kind(count, players, skip_forced=True, random_seats=random_seats)
                self.parts.append(_Part(env, start))
                start += count
        self.observations = self._zeros(size(SEATS), dtype=torch.uint8)
        self.masks = self._zeros(DECISIONS, dtype=torch.bool)
        self.movers = self._zeros(dtype=torch.int64)
        self.players = self._zeros(dtype=torch.int64)
        self.shares = self._zeros(SEATS)
        """Everybody's share of the win where a game has ended; equal where it was cut off."""
        self.scores = self._zeros(SEATS)
        """Everybody's XP after the step, before a new game."""
        self.dones = self._zeros(dtype=torch.bool)
        self._cut_off = self._zeros(dtype=torch.bool)
        for part in self.parts:
            self.players[part.rows] = part.players
        self._buffers = [self._arrays_of(part) for part in self.parts]

    def __len__(self) -> int:
        return sum(len(part.env) for part in self.parts)

    def _zeros(self, *shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
        return torch.zeros((len(self), *shape), dtype=dtype, device=self.device)

    def _arrays_of(self, part: _Part) -> tuple[Any, dict[str, Tensor]]:
        """What a part writes into: rows of the mixture, or arrays of its own where it is narrow."""
        count, rows = len(part.env), part.rows
        tensors = {
            "observations": torch.zeros(
                (count, size(part.players)), dtype=torch.uint8, device=self.device
            ),
            "masks": self.masks[rows],
            "movers": self.movers[rows],
            "rewards": torch.zeros((count, part.players), device=self.device),
            "terminations": self.dones[rows],
            "truncations": self._cut_off[rows],
            "scores": torch.zeros((count, part.players), dtype=torch.int64, device=self.device),
        }
        if isinstance(part.env, VectorEnv):
            return Buffers(**{name: found.numpy() for name, found in tensors.items()}), tensors
        from overworld.env.device_buffers import DeviceBuffers

        return DeviceBuffers(**tensors), tensors

    def reset(self, seed: int | str) -> None:
        """Begins every game anew."""
        for part, (buffers, _) in zip(self.parts, self._buffers, strict=True):
            part.env.reset(f"{seed} {part.players}", out=buffers)
        self._join()

    def step(self, actions: Tensor) -> None:
        """Plays one decision in every game."""
        for part, (buffers, _) in zip(self.parts, self._buffers, strict=True):
            chosen = actions[part.rows]
            if isinstance(part.env, VectorEnv):
                part.env.step(chosen.numpy(), buffers)
            else:
                part.env.step(chosen, buffers, check=False)
        self._join()

    def check_decisions(self) -> None:
        """Raises `ValueError` if a GPU was given a decision that is not legal."""
        for part in self.parts:
            if isinstance(part.env, CudaVectorEnv):
                part.env.check_decisions()

    def _join(self) -> None:
        """Copies what the parts have in arrays of their own."""
        for part, (_, tensors) in zip(self.parts, self._buffers, strict=True):
            rows, players = part.rows, part.players
            self.observations[rows, : size(players)] = tensors["observations"]
            self.scores[rows, :players] = tensors["scores"].float()
            cut_off = self._cut_off[rows, None] / players
            self.shares[rows, :players] = tensors["rewards"] + cut_off
        self.dones |= self._cut_off
