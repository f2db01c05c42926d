"""`obsidian`: strong; a deep search with a time budget."""

from __future__ import annotations

from overworld.bots.bot import Budget
from overworld.bots.search import SearchBot
from overworld.bots.turn_time import TurnTime
from overworld.game import Game
from overworld.notation import Move


class ObsidianBot(SearchBot):
    """Thinks as long as it may; at a table, nobody waits longer than a second and a half."""

    name = "obsidian"
    character = "Strong: thinks for a second and misses little."
    version = 2

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self._time = TurnTime()

    def choose(self, game: Game) -> Move:
        """The most visited decision; without a budget, half of what is left of the turn's time."""

        def answer(ms: int) -> Move:
            self.budget = Budget(ms=ms)
            return super(ObsidianBot, self).choose(game)

        return self._time.spend(game, answer)
