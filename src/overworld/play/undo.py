"""Undo decisions, one at a time and never past a barrier.

Barriers are a chance outcome, the end of a turn, the start of the next turn, and a decision of
another player: players cannot forget the outcome, or already rely on the decision.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from overworld.game import Game
from overworld.game.kernel import decoded_state_of, log_of
from overworld.rules import first_id, phases
from overworld.rules.decoded_state import decode_state

Barrier: TypeAlias = Literal[
    "nothing",  # no decision yet
    "revealed",  # a chance outcome followed or is pending
    "ended",  # the turn or the game has ended
    "turn_start",  # the turn has just begun
    "other_player",  # the last decision is another player's
]


class Undo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seat that can undo, or the barrier against it; exactly one is set."""

    seat: int | None = None
    barrier: Barrier | None = None


class UndoRefused(ValueError):
    """The last decision cannot be undone; `code` is the barrier."""

    def __init__(self, code: Barrier) -> None:
        super().__init__(f"cannot undo: {code.replace('_', ' ')}")
        self.code = code


def check_undo(game: Game, first: int = 0) -> Undo:
    """Return who can undo the last decision, or the barrier against it.

    The first steps of a game that continues another one, `first` in number, are never undone.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2)
    >>> game.deal(random.Random(7))
    >>> check_undo(game)
    Undo(seat=None, barrier='nothing')
    >>> game.play("mine w1")
    >>> check_undo(game)
    Undo(seat=1, barrier=None)
    """
    if game.step_number <= first:
        return Undo(barrier="nothing")
    raw, step = log_of(game)[-1]
    before, now = decode_state(raw), decoded_state_of(game)
    if before.phase <= phases.SETTING_UP:
        return Undo(barrier="nothing")
    if before.awaits_chance or now.awaits_chance:
        return Undo(barrier="revealed")
    if step == first_id.END or now.phase == phases.OVER:
        return Undo(barrier="ended")
    if now.turns != before.turns:
        return Undo(barrier="turn_start")
    return Undo(seat=before.decider)


def undo(game: Game) -> None:
    """Undo the last decision; raise `UndoRefused` if there is a barrier.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2)
    >>> game.deal(random.Random(7))
    >>> game.play("mine w1")
    >>> undo(game)
    >>> game.legal_moves[0]
    Move('mine w1')
    """
    if (barrier := check_undo(game).barrier) is not None:
        raise UndoRefused(barrier)
    game.undo()
