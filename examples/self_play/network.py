"""A small network with a policy and a value (the expected growth of the lead in XP), and its bot.

python examples/self_play/train.py --minutes 8 --save mine.pt
overworld arena "examples/self_play/network.py:Trained?weights=mine.pt" pebble --games 20
"""

from __future__ import annotations

import random
from functools import cache

import torch
from torch import nn

from overworld import Game, Move
from overworld.env import DECISIONS, observe
from overworld.observation import float_size, to_floats


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


@cache
def load(file: str) -> Network:
    """Return a saved network, which is read once for all games."""
    network = Network()
    network.load_state_dict(torch.load(file))
    return network


class Trained:
    """A bot for two players that draws its decisions from the policy of a saved network."""

    def __init__(self, weights: str, seed: int = 0) -> None:
        self.network, self.random = load(weights), random.Random(seed)

    @torch.no_grad()
    def choose(self, game: Game) -> Move:
        """Return a legal move, drawn by the network's probabilities as in training."""
        floats = torch.from_numpy(to_floats(observe(game)[None]))
        logits, _ = self.network(floats, torch.from_numpy(game.legal_moves.mask[None]))
        chances = logits[0].softmax(0).tolist()
        return game.legal_moves.move(self.random.choices(range(DECISIONS), chances)[0])
