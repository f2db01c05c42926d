"""Seats counted from who decides, and seats in the order of the table."""

from __future__ import annotations

import torch
from torch import Tensor

from overworld.rules.state import SEATS


def to_table(values: Tensor, movers: Tensor, players: Tensor) -> Tensor:
    """Values by seats clockwise from the decider, in the order of the table; 0 where nobody sits.

    >>> mover, players = torch.tensor([1]), torch.tensor([3])
    >>> to_table(torch.tensor([[7.0, 8.0, 9.0, 0.0]]), mover, players).tolist()
    [[9.0, 7.0, 8.0, 0.0]]
    """
    return _turned(values, -movers, players)


def from_decider(values: Tensor, movers: Tensor, players: Tensor) -> Tensor:
    """The other way round.

    >>> mover, players = torch.tensor([1]), torch.tensor([3])
    >>> from_decider(torch.tensor([[9.0, 7.0, 8.0, 0.0]]), mover, players).tolist()
    [[7.0, 8.0, 9.0, 0.0]]
    """
    return _turned(values, movers, players)


def _turned(values: Tensor, by: Tensor, players: Tensor) -> Tensor:
    seats = torch.arange(SEATS, device=values.device)
    places = torch.remainder(seats + by[:, None], players[:, None])
    return values.gather(1, places) * (seats < players[:, None])


def lead_of(xp: Tensor, players: Tensor) -> Tensor:
    """By how much everybody leads the mean of the others.

    >>> lead_of(torch.tensor([[5.0, 3.0, 1.0, 0.0]]), torch.tensor([3])).tolist()
    [[3.0, 0.0, -3.0, -4.5]]
    """
    others = xp.sum(1, keepdim=True) - xp
    return xp - others / (players[:, None] - 1)
