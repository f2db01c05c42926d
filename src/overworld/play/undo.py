"""Taking back decisions: one at a time, and never past a barrier.

A barrier is what cannot be unseen or what somebody else relies on: an outcome of chance, the end of
a turn, the beginning of the next, the decision of another player.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from overworld.game import Game
from overworld.notation.plain import Plain, plain_from
from overworld.rules.state import END_ID, OVER, SETTING_UP

Barrier: TypeAlias = Literal[
    "nothing",  # no decision has been made
    "revealed",  # chance has answered, or is about to
    "ended",  # the turn, or the game, has been ended
    "turn_start",  # the turn has just begun
    "other_player",  # the last decision is another player's
]


class Undo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whose decision can be taken back, or what stands against it: one of the two is there."""

    seat: int | None = None
    barrier: Barrier | None = None


class UndoRefused(ValueError):
    """The last decision cannot be taken back; `code` says why."""

    def __init__(self, code: Barrier) -> None:
        super().__init__(f"cannot undo: {code.replace('_', ' ')}")
        self.code = code


def undo_of(game: Game) -> Undo:
    """Whether the last decision can be taken back, by whom, and if not why.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2)
    >>> game.deal(random.Random(7))
    >>> undo_of(game)
    Undo(seat=None, barrier='nothing')
    >>> game.play("mine w1")
    >>> undo_of(game)
    Undo(seat=1, barrier=None)
    """
    return undo_in(game, game.plain)


def undo_in(game: Game, now: Plain) -> Undo:
    """The same for who has read the state of the game already."""
    if not game.log:
        return Undo(barrier="nothing")
    raw, code = game.log[-1]
    before = plain_from(raw)
    if before.phase <= SETTING_UP:
        return Undo(barrier="nothing")
    if before.awaits_chance or now.awaits_chance:
        return Undo(barrier="revealed")
    if code == END_ID or now.phase == OVER:
        return Undo(barrier="ended")
    if now.turns != before.turns:
        return Undo(barrier="turn_start")
    return Undo(seat=before.decider)


def undo(game: Game, seat: int | None = None) -> None:
    """Takes back the last decision, for a seat if one is named; raises `UndoRefused`.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2)
    >>> game.deal(random.Random(7))
    >>> game.play("mine w1")
    >>> undo(game, seat=0)
    Traceback (most recent call last):
    ...
    overworld.play.undo.UndoRefused: cannot undo: other player
    >>> undo(game, seat=1)
    >>> game.legal_moves[0]
    Move('mine w1')
    """
    found = undo_of(game)
    if found.barrier is not None:
        raise UndoRefused(found.barrier)
    if seat is not None and seat != found.seat:
        raise UndoRefused("other_player")
    game.undo()
