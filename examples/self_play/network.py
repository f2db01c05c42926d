"""A small network with a policy and a value: the expected growth of the lead in XP."""

from __future__ import annotations

import torch
from torch import nn

from overworld.env import DECISIONS
from overworld.observation import float_size


class Network(nn.Module):
    """Two shared layers with a policy head and a value head."""

    def __init__(self, players: int = 2, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(float_size(players), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, DECISIONS)
        self.value = nn.Linear(width, 1)
        for layer in (self.policy, self.value):  # the first policy is uniform
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(
        self, floats: torch.Tensor, masks: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logits of all decisions, minus infinity if illegal, and the value."""
        body = self.body(floats)
        logits = self.policy(body).masked_fill(~masks, -torch.inf)
        return logits, self.value(body).squeeze(-1)
