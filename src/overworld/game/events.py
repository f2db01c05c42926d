"""Events of a game (domain events): what has happened, one thing each, as codes with facts.

`happened.py` derives them; the log for people, the checks of records and statistics read them, and
clients are sent them as they are. `at` is the step of the game in which something happened: the
number of moves before it. `xp` is what a seat gained by it; over a whole game these add up to its
score.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Power: TypeAlias = Literal["bow", "pickaxe", "tnt"]
"""What a turned token may be used for."""


class _Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="code"):
    """Any event."""

    at: int


class Began(_Event, tag="began", frozen=True):
    """The table is set up; a seat begins."""

    seat: int


class TurnBegan(_Event, tag="turn", frozen=True):
    """A turn begins."""

    seat: int
    turn: int


class Mined(_Event, tag="mined", frozen=True):
    """A block is taken, as an action or with a pickaxe."""

    seat: int
    column: str
    block: str
    pickaxe: bool = False


class Uncovered(_Event, tag="uncovered", frozen=True):
    """A block comes into sight; its level counts from the bottom, from 0."""

    column: str
    level: int
    block: str


class LayerFinished(_Event, tag="layer", frozen=True):
    """The last block of a layer is gone; layers count from the top, from 1."""

    layer: int
    card: str | None = None


class Explored(_Event, tag="explored", frozen=True):
    """A character has moved, or stayed."""

    seat: int
    start: str
    crossing: str
    steps: int


class Revealed(_Event, tag="revealed", frozen=True):
    """A tile or token is turned face up."""

    cell: str
    face: str


class Built(_Event, tag="built", frozen=True):
    """A building is paid for and placed, perhaps over another."""

    seat: int
    cell: str
    tile: str
    space: int
    paid: dict[str, int] = {}
    covered: str | None = None
    xp: int = 0


class FightBegan(_Event, tag="fight", frozen=True):
    """A fight begins; `chance` is that of winning it."""

    seat: int
    cell: str
    mob: str
    needed: int
    chance: float


class Turned(_Event, tag="turned", frozen=True):
    """A token is turned; `hearts` are those of the fight so far."""

    seat: int
    weapon: str
    hearts: int
    xp: int = 0


class Drew(_Event, tag="drew", frozen=True):
    """A bow is used to turn one more token."""

    seat: int


class Declined(_Event, tag="declined", frozen=True):
    """A power is not used."""

    seat: int
    power: Power


class Detonated(_Event, tag="detonated", frozen=True):
    """A TNT is used up; `hearts` are those of the fight so far."""

    seat: int
    hearts: int


class Fought(_Event, tag="fought", frozen=True):
    """A fight is over.

    `hoes` and `blocks` are what was gained on the way, which has events of its own.
    """

    seat: int
    cell: str
    mob: str
    needed: int
    hearts: int
    won: bool
    xp: int = 0
    hoes: int = 0
    blocks: dict[str, int] = {}
    turned: dict[str, int] = {}
    detonated: int = 0


class Took(_Event, tag="took", frozen=True):
    """A weapon is taken."""

    seat: int
    cell: str
    weapon: str


class Traded(_Event, tag="traded", frozen=True):
    """A mob is handed back for an extra action."""

    seat: int
    mob: str


class Ended(_Event, tag="ended", frozen=True):
    """A turn has ended; `due` are the letters of the cards that are scored now."""

    seat: int
    due: str = ""


class Scored(_Event, tag="scored", frozen=True):
    """A seat scores a characteristic: `spaces` times `points` are `xp`."""

    seat: int
    card: str
    characteristic: str
    spaces: int
    points: int
    xp: int = 0


class BonusScored(_Event, tag="bonus", frozen=True):
    """A scoring mob is counted at the end: `spaces` times `points` are `xp`."""

    seat: int
    mob: str
    characteristic: str
    spaces: int
    points: int
    xp: int = 0


class Over(_Event, tag="over", frozen=True):
    """The game is over: XP and, for ties, blocks left, of every seat."""

    scores: tuple[int, ...]
    blocks: tuple[int, ...]
    winners: tuple[int, ...]


GameEvent: TypeAlias = (
    Began
    | TurnBegan
    | Mined
    | Uncovered
    | LayerFinished
    | Explored
    | Revealed
    | Built
    | FightBegan
    | Turned
    | Drew
    | Declined
    | Detonated
    | Fought
    | Took
    | Traded
    | Ended
    | Scored
    | BonusScored
    | Over
)
"""Anything that can happen in a game."""
