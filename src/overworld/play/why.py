"""Why a decision is not legal, for those who ask about one."""

from __future__ import annotations

from overworld.game import Game
from overworld.notation.moves import is_outcome
from overworld.play.view import Reason


def why_of(game: Game, move: str) -> Reason | None:
    """The reason against a decision, None if it is legal; raises `ValueError` if it is none.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2, first=0)
    >>> game.deal(random.Random(0))
    >>> why_of(game, "explore 33") is None
    True
    >>> why_of(game, "explore 11")
    Reason(code='too_far', facts={'steps': 4, 'most': 2})
    """
    if is_outcome(move):
        raise ValueError(f"{move} is for chance to say")
    refusal = game.why_not(move)
    return None if refusal is None else Reason(refusal.code, dict(refusal.facts))
