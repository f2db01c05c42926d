"""`random`: any legal decision, each as likely as the others."""

from __future__ import annotations

import random

from overworld.bots.bot import Budget
from overworld.game import Game
from overworld.notation import Move


class RandomBot:
    """Decides at random."""

    name = "random"
    character = "Does anything that is legal."
    version = 1

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._random = random.Random(f"random bot {seed}")

    def choose(self, game: Game) -> Move:
        """Any legal decision."""
        return self._random.choice(game.legal_moves)
