"""Events of a game (domain events): each is a code with facts.

`Game.events` returns them; `derive_events.py` derives them. The log for players, the checks of
records and the statistics read them, and the server sends them to clients. `at` is the step number
of the move: the number of moves before it. `xp` is the gain of the seat; over a whole game, these
add up to the seat's score.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

__all__ = [
    "BonusScored",
    "BowUsed",
    "Built",
    "CellRevealed",
    "Declined",
    "Detonated",
    "Explored",
    "FightBegan",
    "Fought",
    "GameBegan",
    "GameEvent",
    "GameOver",
    "LayerUsedUp",
    "Mined",
    "Power",
    "Scored",
    "TokenRevealed",
    "Took",
    "Traded",
    "TurnBegan",
    "TurnEnded",
    "Uncovered",
]

Power: TypeAlias = Literal["bow", "pickaxe", "tnt"]
"""The power of a revealed token that the player may use."""


class _Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="code"):
    at: int


class _SeatEvent(_Event, frozen=True):
    seat: int


class GameBegan(_SeatEvent, tag="began", frozen=True):
    """The table is set up, and a seat begins."""


class TurnBegan(_SeatEvent, tag="turn", frozen=True):
    """A turn begins."""

    turn: int


class Mined(_SeatEvent, tag="mined", frozen=True):
    """A player takes a block, with the Collect action or with a pickaxe."""

    column: str
    block: str
    pickaxe: bool = False


class Uncovered(_Event, tag="uncovered", frozen=True):
    """A block becomes visible; its level counts from 0 at the bottom."""

    column: str
    level: int
    block: str


class LayerUsedUp(_Event, tag="layer", frozen=True):
    """The players have used up a layer; layers count from 1 at the top."""

    layer: int
    card: str | None = None


class Explored(_SeatEvent, tag="explored", frozen=True):
    """A character moves or stays."""

    start: str
    crossing: str
    steps: int


class CellRevealed(_Event, tag="revealed", frozen=True):
    """A player reveals a tile or token of the Overworld."""

    cell: str
    face: str


class Built(_SeatEvent, tag="built", frozen=True):
    """A player pays for a building and places it, perhaps over another."""

    cell: str
    tile: str
    space: int
    paid: dict[str, int] = {}
    covered: str | None = None
    xp: int = 0


class FightBegan(_SeatEvent, tag="fight", frozen=True):
    """A fight begins; `chance` is the chance to win it."""

    cell: str
    mob: str
    needed: int
    chance: float


class TokenRevealed(_SeatEvent, tag="turned", frozen=True):
    """A player reveals a token; `hearts` are those of the fight so far."""

    weapon: str
    hearts: int
    xp: int = 0


class BowUsed(_SeatEvent, tag="drew", frozen=True):
    """A player uses a bow to reveal one more token."""


class Declined(_SeatEvent, tag="declined", frozen=True):
    """A player does not use a power."""

    power: Power


class Detonated(_SeatEvent, tag="detonated", frozen=True):
    """A player detonates a TNT; `hearts` are those of the fight so far."""

    hearts: int


class Fought(_SeatEvent, tag="fought", frozen=True):
    """A fight ends.

    `hoe_xp` (`hoes` in JSON) and `blocks` are the gains during the fight. They also have their own
    events. `revealed` (`turned` in JSON) are the tokens of the fight.
    """

    cell: str
    mob: str
    needed: int
    hearts: int
    won: bool
    xp: int = 0
    hoe_xp: int = msgspec.field(name="hoes", default=0)
    blocks: dict[str, int] = {}
    revealed: dict[str, int] = msgspec.field(name="turned", default_factory=dict)
    detonated: int = 0


class Took(_SeatEvent, tag="took", frozen=True):
    """A player takes a weapon."""

    cell: str
    weapon: str


class Traded(_SeatEvent, tag="traded", frozen=True):
    """A player trades in a mob for an extra action."""

    mob: str


class TurnEnded(_SeatEvent, tag="ended", frozen=True):
    """A turn ends; `due` has the letters of the cards to score now."""

    due: str = ""


class Scored(_SeatEvent, tag="scored", frozen=True):
    """A seat scores a characteristic: `xp` is `spaces` times `points`."""

    card: str
    characteristic: str
    spaces: int
    points: int
    xp: int = 0


class BonusScored(_SeatEvent, tag="bonus", frozen=True):
    """A scoring mob gives its bonus at the end: `xp` is `spaces` times `points`.

    `mask` has a bit for each space that counts, connected or not: 1 for space 1, 2 for space 2.
    """

    mob: str
    characteristic: str
    spaces: int
    points: int
    xp: int = 0
    mask: int = 0


class GameOver(_Event, tag="over", frozen=True):
    """The game ends; `scores` is the XP of each seat, and `blocks` the tie-break."""

    scores: tuple[int, ...]
    blocks: tuple[int, ...]
    winners: tuple[int, ...]


GameEvent: TypeAlias = (
    GameBegan
    | TurnBegan
    | Mined
    | Uncovered
    | LayerUsedUp
    | Explored
    | CellRevealed
    | Built
    | FightBegan
    | TokenRevealed
    | BowUsed
    | Declined
    | Detonated
    | Fought
    | Took
    | Traded
    | TurnEnded
    | Scored
    | BonusScored
    | GameOver
)
"""Any event of a game."""
