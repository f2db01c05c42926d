"""Compiles what bots need, so that nobody waits for it in the middle of a game."""

from __future__ import annotations

from collections.abc import Iterable

from overworld.bots import BOTS
from overworld.bots.bot import Budget
from overworld.bots.endgame import Endgame
from overworld.game import Deal, Game
from overworld.rules import warm_up as rules
from overworld.rules.compiled import is_warm, warming

_EACH = 1.4  # how often a function is compiled, on average


def warm_up(names: Iterable[str] = BOTS) -> None:
    """Compiles the rules, then lets each bot decide once."""
    rules.warm_up()
    game = Game(2)
    game.deal(Deal(0))
    for name in names:
        with warming(name):
            BOTS[name](budget=Budget(simulations=1)).choose(game.copy())
            if getattr(BOTS[name], "needs_no_search", False):
                BOTS[name](budget=Budget(simulations=0)).choose(game.copy())


def is_cold(names: Iterable[str] = BOTS) -> bool:
    """Whether somebody would wait for one of these bots, or for the rules, to be compiled."""
    return not all(map(is_warm, ("rules", *names)))


def part_done(compiled: int, functions: int) -> float:
    """Return the part of the time that has passed: small functions come first, their callers last.

    >>> [round(part_done(count, 100), 2) for count in (0, 70, 140, 200)]
    [0.0, 0.25, 1.0, 1.0]
    """
    return min(1.0, compiled / (_EACH * max(1, functions))) ** 2


def warm_up_reviews() -> None:
    """Compiles what reviews need beyond what bots do."""
    warm_up()
    game = Game(2)
    game.deal(Deal(0))
    with warming("endgame"):
        Endgame().value(game)


if __name__ == "__main__":
    warm_up_reviews()
