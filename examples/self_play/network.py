"""A small network: what to do, and how much one will gain on the other until the end."""

from __future__ import annotations

import torch
from torch import nn

from overworld.observation.floats import float_size
from overworld.rules.state import DECISIONS


class Network(nn.Module):
    """Two layers that decisions and value share."""

    def __init__(self, players: int = 2, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(float_size(players), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, DECISIONS)
        self.value = nn.Linear(width, 1)
        for layer in (self.policy, self.value):  # begins without likings
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(
        self, floats: torch.Tensor, masks: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """The logits of all decisions, illegal ones at minus infinity, and the value."""
        body = self.body(floats)
        logits = self.policy(body).masked_fill(~masks, -torch.inf)
        return logits, self.value(body).squeeze(-1)
