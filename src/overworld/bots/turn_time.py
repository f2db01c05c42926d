"""How bots that think by the clock share out the time of a turn among its decisions."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from overworld.game import Game

_Answer = TypeVar("_Answer")

TURN_MS = 1400
"""What a bot thinks in a whole turn unless it is given a budget for each decision."""


def share_of_turn(left: float) -> int:
    """The milliseconds for the next decision, of those that are left in the turn: half of them."""
    return max(1, int(left / 2))


class TurnTime:
    """What is left of the time of a turn."""

    def __init__(self) -> None:
        self._turn = 0
        self._left = 0.0

    def spend(self, game: Game, answer: Callable[[int], _Answer]) -> _Answer:
        """Has a question answered within its share of the turn, in milliseconds."""
        if game.turns != self._turn:
            self._turn, self._left = game.turns, float(TURN_MS)
        start = time.perf_counter()
        given = answer(share_of_turn(self._left))
        self._left -= 1000 * (time.perf_counter() - start)
        return given
