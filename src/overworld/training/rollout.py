"""Some decisions of many games, what was thought of them, and what became of them."""

from __future__ import annotations

import torch
from torch import Tensor

from overworld.bots.network import XP_SCALE
from overworld.observation.schema import size
from overworld.rules.state import DECISIONS, SEATS
from overworld.training.mixture import Mixture
from overworld.training.seats import from_decider

Numbers = dict[str, float]
"""For the curve of a training."""


class Rollout:
    """Steps of a mixture in the order in which they were played; one row more of expectations."""

    def __init__(self, steps: int, tables: Mixture) -> None:
        self.steps, self.players = steps, tables.players
        self.observations = _zeros(steps, tables, size(SEATS), dtype=torch.uint8)
        self.masks = _zeros(steps, tables, DECISIONS, dtype=torch.bool)
        self.movers = _zeros(steps, tables, dtype=torch.int64)
        self.dones = _zeros(steps, tables, dtype=torch.bool)
        self.shares = _zeros(steps + 1, tables, SEATS)
        """What everybody was expected to win, seats in the order of the table."""
        self.xp = _zeros(steps + 1, tables, SEATS)
        """The final XP that everybody was expected to have, divided by `XP_SCALE`."""
        self.won = _zeros(steps, tables, SEATS)
        self.scores = _zeros(steps, tables, SEATS)

    def see(self, step: int, tables: Mixture) -> None:
        """Keeps what the deciders see and may do."""
        self.observations[step] = tables.observations
        self.masks[step] = tables.masks
        self.movers[step] = tables.movers

    def end(self, step: int, tables: Mixture) -> None:
        """Keeps what the step has brought."""
        self.dones[step] = tables.dones
        self.won[step] = tables.shares
        self.scores[step] = tables.scores / XP_SCALE

    def endings(self) -> Numbers:
        """How many games have ended, and with how much XP on average."""
        ended = self.dones.sum().clamp(min=1)
        mean = (self.scores.sum(2) / self.players.float() * self.dones).sum() / ended
        return {"ended": float(ended), "xp": XP_SCALE * float(mean)}

    def surprises(self, fade: float) -> tuple[Tensor, Tensor]:
        """How much more everybody got than was expected: shares and XP (generalised advantages)."""
        shares, xp = torch.zeros_like(self.won), torch.zeros_like(self.won)
        ahead, more = torch.zeros_like(self.won[0]), torch.zeros_like(self.won[0])
        for step in reversed(range(self.steps)):
            done = self.dones[step][:, None]
            next_share = torch.where(done, self.won[step], self.shares[step + 1])
            next_xp = torch.where(done, self.scores[step], self.xp[step + 1])
            ahead = next_share - self.shares[step] + fade * torch.where(done, 0.0, ahead)
            more = next_xp - self.xp[step] + fade * torch.where(done, 0.0, more)
            shares[step], xp[step] = ahead, more
        return shares, xp

    def targets(self, shares: Tensor, xp: Tensor) -> tuple[Tensor, Tensor]:
        """What expectations should have been, a row for each decision, from its decider's seat."""
        players = self.players.repeat(self.steps)
        movers = self.movers.flatten()
        wins = (self.shares[:-1] + shares).flatten(0, 1)
        ends = (self.xp[:-1] + xp).flatten(0, 1)
        return from_decider(wins, movers, players), from_decider(ends, movers, players)


def _zeros(steps: int, tables: Mixture, *shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
    return torch.zeros((steps, len(tables), *shape), dtype=dtype, device=tables.device)
