"""`obsidian`: strong; a deep search with a time budget."""

from __future__ import annotations

import time

from overworld.bots.bot import Budget
from overworld.bots.search import SearchBot
from overworld.game import Game
from overworld.notation import Move

TURN_MS = 1400
"""What obsidian thinks in a whole turn unless it is given a budget for each decision."""


def share_of_turn(left: float) -> int:
    """The milliseconds for the next decision, of those that are left in the turn: half of them."""
    return max(1, int(left / 2))


class ObsidianBot(SearchBot):
    """Thinks as long as it may; at a table, nobody waits longer than a second and a half."""

    name = "obsidian"
    character = "Strong: thinks for a second and misses little."
    version = 2

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self._turn = 0
        self._left = 0.0

    def choose(self, game: Game) -> Move:
        """The most visited decision; without a budget, half of what is left of the turn's time."""
        if game.turns != self._turn:
            self._turn, self._left = game.turns, TURN_MS
        self.budget = Budget(ms=share_of_turn(self._left))
        start = time.perf_counter()
        move = super().choose(game)
        self._left -= 1000 * (time.perf_counter() - start)
        return move
