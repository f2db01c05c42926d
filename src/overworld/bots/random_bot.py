"""`random`: plays any legal move, all equally likely."""

from __future__ import annotations

import random

from overworld.bots.bot import Budget, deciding_seat
from overworld.game import Game
from overworld.notation import Move


class RandomBot:
    """A bot that plays a random legal move."""

    name = "random"
    character = "Does anything that is legal."
    version = 1

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._random = random.Random(f"random bot {seed}")

    def choose(self, game: Game) -> Move:
        """Return a random legal move."""
        deciding_seat(game)
        return self._random.choice(game.legal_moves)
