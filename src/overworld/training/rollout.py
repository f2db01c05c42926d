"""A rollout: decisions of many games with their expected and real results."""

from __future__ import annotations

import torch
from torch import Tensor

from overworld.bots.network import XP_SCALE
from overworld.observation.schema import size
from overworld.rules.state import DECISIONS, SEATS
from overworld.training.mixture import Mixture

Numbers = dict[str, float]
"""Measurements for the learning curve."""


class Rollout:
    """The steps of a mixture in order, with values for one step more."""

    def __init__(self, steps: int, tables: Mixture) -> None:
        self.steps, self.players = steps, tables.players
        self.observations = _zeros(steps, tables, size(SEATS), dtype=torch.uint8)
        self.action_mask = _zeros(steps, tables, DECISIONS, dtype=torch.bool)
        self.current_player = _zeros(steps, tables, dtype=torch.int64)
        self.dones = _zeros(steps, tables, dtype=torch.bool)
        self.shares = _zeros(steps + 1, tables, SEATS)
        """The expected win shares, in the order of the table."""
        self.xp = _zeros(steps + 1, tables, SEATS)
        """The expected final XP, divided by `XP_SCALE`."""
        self.won = _zeros(steps, tables, SEATS)
        self.scores = _zeros(steps, tables, SEATS)

    def record_observations(
        self, step: int, observations: Tensor, action_mask: Tensor, current_player: Tensor
    ) -> None:
        """Store the observations and legal decisions of a step."""
        self.observations[step] = observations
        self.action_mask[step] = action_mask
        self.current_player[step] = current_player

    def record_results(self, step: int, tables: Mixture) -> None:
        """Store the results of a step."""
        self.dones[step] = tables.dones
        self.won[step] = tables.shares
        self.scores[step] = tables.scores / XP_SCALE

    def endings(self) -> Numbers:
        """Return the number of games that ended and their mean XP."""
        ended = self.dones.sum().clamp(min=1)
        mean = (self.scores.sum(2) / self.players.float() * self.dones).sum() / ended
        return {"ended": float(ended), "xp": XP_SCALE * float(mean)}

    def advantages(self, gae_lambda: float) -> tuple[Tensor, Tensor]:
        """Return the generalised advantages of win shares and XP."""
        shares, xp = torch.zeros_like(self.won), torch.zeros_like(self.won)
        ahead, more = torch.zeros_like(self.won[0]), torch.zeros_like(self.won[0])
        for step in reversed(range(self.steps)):
            done = self.dones[step][:, None]
            next_share = torch.where(done, self.won[step], self.shares[step + 1])
            next_xp = torch.where(done, self.scores[step], self.xp[step + 1])
            ahead = next_share - self.shares[step] + gae_lambda * torch.where(done, 0.0, ahead)
            more = next_xp - self.xp[step] + gae_lambda * torch.where(done, 0.0, more)
            shares[step], xp[step] = ahead, more
        return shares, xp

    def targets(self, shares: Tensor, xp: Tensor) -> tuple[Tensor, Tensor]:
        """Return the targets of the values for each decision, from the seat of its player."""
        players = self.players.repeat(self.steps)
        wins = (self.shares[:-1] + shares).flatten(0, 1)
        ends = (self.xp[:-1] + xp).flatten(0, 1)
        seats = self.current_player.flatten(), players
        return from_decider(wins, *seats), from_decider(ends, *seats)


def _zeros(steps: int, tables: Mixture, *shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
    return torch.zeros((steps, len(tables), *shape), dtype=dtype, device=tables.device)


def to_table(values: Tensor, current_player: Tensor, players: Tensor) -> Tensor:
    """Convert values from clockwise order to the order of the table; 0 for missing seats.

    >>> player, players = torch.tensor([1]), torch.tensor([3])
    >>> to_table(torch.tensor([[7.0, 8.0, 9.0, 0.0]]), player, players).tolist()
    [[9.0, 7.0, 8.0, 0.0]]
    """
    return _rotate(values, -current_player, players)


def from_decider(values: Tensor, current_player: Tensor, players: Tensor) -> Tensor:
    """Convert values from the order of the table to clockwise from the player to move.

    >>> player, players = torch.tensor([1]), torch.tensor([3])
    >>> from_decider(torch.tensor([[9.0, 7.0, 8.0, 0.0]]), player, players).tolist()
    [[7.0, 8.0, 9.0, 0.0]]
    """
    return _rotate(values, current_player, players)


def _rotate(values: Tensor, by: Tensor, players: Tensor) -> Tensor:
    seats = torch.arange(SEATS, device=values.device)
    places = torch.remainder(seats + by[:, None], players[:, None])
    return values.gather(1, places) * (seats < players[:, None])


def lead_in_xp(xp: Tensor, players: Tensor) -> Tensor:
    """Return the lead of each seat over the mean of the others.

    >>> lead_in_xp(torch.tensor([[5.0, 3.0, 1.0, 0.0]]), torch.tensor([3])).tolist()
    [[3.0, 0.0, -3.0, -4.5]]
    """
    others = xp.sum(1, keepdim=True) - xp
    return xp - others / (players[:, None] - 1)
