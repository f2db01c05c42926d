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
    """The step number of the move: the number of moves before it."""


class _SeatEvent(_Event, frozen=True):
    seat: int
    """The seat that the event is about."""


class GameBegan(_SeatEvent, tag="began", frozen=True):
    """The table is set up, and a seat begins."""


class TurnBegan(_SeatEvent, tag="turn", frozen=True):
    """A turn begins."""

    turn: int
    """The number of the turn, from 1."""


class Mined(_SeatEvent, tag="mined", frozen=True):
    """A player takes a block, with the Collect action or with a pickaxe."""

    column: str
    """The column of the cube, such as `w1`."""
    block: str
    """The kind of the block."""
    pickaxe: bool = False
    """Whether the player used a pickaxe."""


class Uncovered(_Event, tag="uncovered", frozen=True):
    """A block becomes visible; its level counts from 0 at the bottom."""

    column: str
    """The column of the cube, such as `w1`."""
    level: int
    """The level of the block, from 0 at the bottom."""
    block: str
    """The kind of the block."""


class LayerUsedUp(_Event, tag="layer", frozen=True):
    """The players have used up a layer; layers count from 1 at the top."""

    layer: int
    """The number of the layer, from 1 at the top."""
    card: str | None = None
    """The card that this layer triggers, or None for the last layer."""


class Explored(_SeatEvent, tag="explored", frozen=True):
    """A character moves or stays."""

    start: str
    """The crossing where the character was, such as `33`."""
    crossing: str
    """The crossing where it is now."""
    steps: int
    """The number of steps between them."""


class CellRevealed(_Event, tag="revealed", frozen=True):
    """A player reveals a tile or token of the Overworld."""

    cell: str
    """The cell of the Overworld, such as `c3`."""
    face: str
    """The id of the tile or token."""


class Built(_SeatEvent, tag="built", frozen=True):
    """A player pays for a building and places it, perhaps over another."""

    cell: str
    """The cell of the Overworld, such as `c3`."""
    tile: str
    """The id of the building."""
    space: int
    """The space of the board, from 1 to 9 in reading order."""
    paid: dict[str, int] = {}
    """The number of blocks paid, by kind."""
    covered: str | None = None
    """The id of the building below, or None."""
    xp: int = 0
    """The XP that the seat gains."""


class FightBegan(_SeatEvent, tag="fight", frozen=True):
    """A fight begins; `chance` is the chance to win it."""

    cell: str
    """The cell of the Overworld, such as `c3`."""
    mob: str
    """The id of the mob."""
    needed: int
    """The hearts that defeat the mob."""
    chance: float
    """The chance to win, from 0 to 1, if the player plays well."""


class TokenRevealed(_SeatEvent, tag="turned", frozen=True):
    """A player reveals a token; `hearts` are those of the fight so far."""

    weapon: str
    """The id of the weapon."""
    hearts: int
    """The hearts of the fight so far."""
    chance: float
    """The chance to win after this token, from 0 to 1, if the player plays well."""
    xp: int = 0
    """The XP that the seat gains."""


class BowUsed(_SeatEvent, tag="drew", frozen=True):
    """A player uses a bow to reveal one more token."""


class Declined(_SeatEvent, tag="declined", frozen=True):
    """A player does not use a power."""

    power: Power
    """The power."""
    chance: float
    """The chance to win the fight now, from 0 to 1, if the player plays well."""


class Detonated(_SeatEvent, tag="detonated", frozen=True):
    """A player detonates a TNT; `hearts` are those of the fight so far."""

    hearts: int
    """The hearts of the fight so far."""


class Fought(_SeatEvent, tag="fought", frozen=True):
    """A fight ends.

    `hoe_xp` (`hoes` in JSON) and `blocks` are the gains during the fight. They also have their own
    events. `revealed` (`turned` in JSON) are the tokens of the fight.
    """

    cell: str
    """The cell of the Overworld, such as `c3`."""
    mob: str
    """The id of the mob."""
    needed: int
    """The hearts that defeat the mob."""
    hearts: int
    """The hearts at the end of the fight."""
    won: bool
    """Whether the player has defeated the mob."""
    xp: int = 0
    """The XP that the seat gains."""
    hoe_xp: int = msgspec.field(name="hoes", default=0)
    """The XP from hoes during the fight; `hoes` in JSON."""
    blocks: dict[str, int] = {}
    """The blocks from pickaxes during the fight, by kind."""
    revealed: dict[str, int] = msgspec.field(name="turned", default_factory=dict)
    """The number of revealed tokens by weapon id; `turned` in JSON."""
    detonated: int = 0
    """The number of TNT that the player detonated."""


class Took(_SeatEvent, tag="took", frozen=True):
    """A player takes a weapon."""

    cell: str
    """The cell of the Overworld, such as `c3`."""
    weapon: str
    """The id of the weapon."""


class Traded(_SeatEvent, tag="traded", frozen=True):
    """A player trades in a mob for an extra action."""

    mob: str
    """The id of the mob."""


class TurnEnded(_SeatEvent, tag="ended", frozen=True):
    """A turn ends; `due` has the letters of the cards to score now."""

    due: str = ""
    """The letters of the cards to score now."""


class Scored(_SeatEvent, tag="scored", frozen=True):
    """A seat scores a characteristic: `xp` is `spaces` times `points`."""

    card: str
    """The card: A, B or C."""
    characteristic: str
    """The characteristic that is scored."""
    spaces: int
    """The number of spaces that count."""
    points: int
    """The XP for each space."""
    xp: int = 0
    """The XP that the seat gains."""


class BonusScored(_SeatEvent, tag="bonus", frozen=True):
    """A scoring mob gives its bonus at the end: `xp` is `spaces` times `points`.

    `mask` has a bit for each space that counts, connected or not: 1 for space 1, 2 for space 2.
    """

    mob: str
    """The id of the mob."""
    characteristic: str
    """The characteristic that is scored."""
    spaces: int
    """The number of spaces that count."""
    points: int
    """The XP for each space."""
    xp: int = 0
    """The XP that the seat gains."""
    mask: int = 0
    """The spaces that count: bit 0 is space 1, bit 1 is space 2."""


class GameOver(_Event, tag="over", frozen=True):
    """The game ends; `scores` is the XP of each seat, and `blocks` the tie-break."""

    scores: tuple[int, ...]
    """The XP of each seat."""
    blocks: tuple[int, ...]
    """The number of blocks left of each seat, which breaks ties."""
    winners: tuple[int, ...]
    """The seats that have won."""


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
