"""The time limit of a turn, shared among its decisions."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from overworld.game import Game

_Answer = TypeVar("_Answer")

TURN_MS = 1400
"""Milliseconds that a bot may search in a turn if it has no budget per decision."""


def share_of_turn(left: float) -> int:
    """Return the milliseconds for the next decision: half of the time left in the turn."""
    return max(1, int(left / 2))


class TurnTime:
    """The time left in the current turn."""

    def __init__(self) -> None:
        self._turn = 0
        self._left = 0.0

    def spend(self, game: Game, answer: Callable[[int], _Answer]) -> _Answer:
        """Call `answer` with its time limit in milliseconds, and subtract the time it took."""
        if game.turn_number != self._turn:
            self._turn, self._left = game.turn_number, float(TURN_MS)
        start = time.perf_counter()
        given = answer(share_of_turn(self._left))
        self._left -= 1000 * (time.perf_counter() - start)
        return given
