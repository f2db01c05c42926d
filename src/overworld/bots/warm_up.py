"""Compiles what bots need, so that nobody waits for it in the middle of a game."""

from __future__ import annotations

from collections.abc import Iterable

from overworld.bots import BOTS
from overworld.bots.bot import Budget
from overworld.game import Deal, Game
from overworld.rules import warm_up as rules


def warm_up(names: Iterable[str] = BOTS) -> None:
    """Compiles the rules, then lets each bot decide once."""
    rules.warm_up()
    game = Game(2)
    game.deal(Deal(0))
    for name in names:
        BOTS[name](budget=Budget(simulations=1)).choose(game.copy())
        if getattr(BOTS[name], "needs_no_search", False):
            BOTS[name](budget=Budget(simulations=0)).choose(game.copy())


if __name__ == "__main__":
    warm_up()
