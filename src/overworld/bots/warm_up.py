"""Compile the functions of the bots before the first game, so that no player waits for it."""

from __future__ import annotations

from collections.abc import Iterable

from overworld.bots import BOTS
from overworld.bots.bot import Budget
from overworld.bots.diamond import DiamondBot
from overworld.bots.endgame import Endgame
from overworld.game import Deal, Game
from overworld.rules import warm_up as rules
from overworld.rules.compiled import is_warm, warming

_VARIANTS = 1.4  # average number of compiled variants per function


def warm_up(names: Iterable[str] = BOTS) -> None:
    """Compile the rules, then let each bot decide once."""
    rules.warm_up()
    game = Game(2)
    game.deal(Deal(0))
    for name in names:
        with warming(name):
            BOTS[name](budget=Budget(simulations=1)).choose(game.copy())
            kind = BOTS[name]
            if issubclass(kind, DiamondBot):
                kind(budget=Budget(simulations=0)).choose(game.copy())
                kind.new_search(seed=0, nodes=1).play_out(game, until=1, playouts=1)


def is_cold(names: Iterable[str] = BOTS) -> bool:
    """Return whether the rules or one of these bots must still be compiled."""
    return not all(map(is_warm, ("rules", *names)))


def part_done(compiled: int, functions: int) -> float:
    """Return the part of the compile time that has passed: small functions come first.

    >>> [round(part_done(count, 100), 2) for count in (0, 70, 140, 200)]
    [0.0, 0.25, 1.0, 1.0]
    """
    return min(1.0, compiled / (_VARIANTS * max(1, functions))) ** 2


def warm_up_reviews() -> None:
    """Compile the bots and the endgame enumeration, which reviews need as well."""
    warm_up()
    game = Game(2)
    game.deal(Deal(0))
    with warming("endgame"):
        Endgame().value(game)


if __name__ == "__main__":
    warm_up_reviews()
