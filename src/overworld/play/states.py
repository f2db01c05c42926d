"""The states of games as plain numbers, each of them read once.

What a move leads to, its text, its entries in the log and the view all look at the same few states.
"""

from __future__ import annotations

from functools import lru_cache

from overworld.game import Game
from overworld.notation.plain import Plain


@lru_cache(maxsize=1024)
def state_from(raw: bytes) -> Plain:
    """The state that a game has kept as bytes."""
    return Plain(raw)


def state_of(game: Game) -> Plain:
    """The state of a game.

    >>> import overworld as ow
    >>> state_of(ow.Game(players=2)) is state_of(ow.Game(players=2))
    True
    """
    return state_from(game.states.tobytes())
