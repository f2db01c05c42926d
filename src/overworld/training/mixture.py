"""Games of two, three and four seats in tensors that are four seats wide."""

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
    """The games with one number of seats, and their rows in the mixture."""

    def __init__(self, env: VectorEnv | CudaVectorEnv, start: int) -> None:
        self.env = env
        self.rows = slice(start, start + len(env))
        self.players = env.players


class Mixture:
    """Many games with different numbers of seats; games that are done start again.

    `reset` and `step` write observations, legal decisions and results into the tensors of this
    object. The next step overwrites them.
    """

    def __init__(
        self,
        games: int,
        mix: Sequence[float],
        device: torch.device,
        random_seats: Sequence[int] = (),
    ) -> None:
        """Set up games; `mix` has the fractions with two, three and four seats."""
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
        self.action_mask = self._zeros(DECISIONS, dtype=torch.bool)
        self.current_player = self._zeros(dtype=torch.int64)
        self.players = self._zeros(dtype=torch.int64)
        self.shares = self._zeros(SEATS)
        """The win shares of games that ended; equal shares if a game was truncated."""
        self.scores = self._zeros(SEATS)
        """The XP of each seat after the step, before a restart."""
        self.dones = self._zeros(dtype=torch.bool)
        self._truncations = self._zeros(dtype=torch.bool)
        for part in self.parts:
            self.players[part.rows] = part.players
        self._buffers = [self._make_arrays(part) for part in self.parts]

    def __len__(self) -> int:
        return sum(len(part.env) for part in self.parts)

    def _zeros(self, *shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
        return torch.zeros((len(self), *shape), dtype=dtype, device=self.device)

    def _make_arrays(self, part: _Part) -> tuple[Any, dict[str, Tensor]]:
        """Return the buffers of a part: rows of the mixture, or narrower arrays."""
        count, rows = len(part.env), part.rows
        tensors = {
            "observations": torch.zeros(
                (count, size(part.players)), dtype=torch.uint8, device=self.device
            ),
            "action_mask": self.action_mask[rows],
            "current_player": self.current_player[rows],
            "rewards": torch.zeros((count, part.players), device=self.device),
            "terminations": self.dones[rows],
            "truncations": self._truncations[rows],
            "scores": torch.zeros((count, part.players), dtype=torch.int64, device=self.device),
        }
        if isinstance(part.env, VectorEnv):
            return Buffers(**{name: tensor.numpy() for name, tensor in tensors.items()}), tensors
        from overworld.env.device import DeviceBuffers

        return DeviceBuffers(**tensors), tensors

    def reset(self, seed: int | str) -> None:
        """Start every game."""
        for part, (buffers, _) in zip(self.parts, self._buffers, strict=True):
            part.env.reset(f"{seed} {part.players}", out=buffers)
        self._join()

    def step(self, actions: Tensor) -> None:
        """Play one decision in every game."""
        for part, (buffers, _) in zip(self.parts, self._buffers, strict=True):
            chosen = actions[part.rows]
            if isinstance(part.env, VectorEnv):
                part.env.step(chosen.numpy(), buffers)
            else:
                part.env.step(chosen, buffers, check=False)
        self._join()

    def check_decisions(self) -> None:
        """Raise `ValueError` if a decision on a GPU was illegal."""
        for part in self.parts:
            if isinstance(part.env, CudaVectorEnv):
                part.env.check_decisions()

    def _join(self) -> None:
        """Copy the separate arrays of the parts into the mixture."""
        for part, (_, tensors) in zip(self.parts, self._buffers, strict=True):
            rows, players = part.rows, part.players
            self.observations[rows, : size(players)] = tensors["observations"]
            self.scores[rows, :players] = tensors["scores"].float()
            truncated = self._truncations[rows, None] / players
            self.shares[rows, :players] = tensors["rewards"] + truncated
        self.dones |= self._truncations
