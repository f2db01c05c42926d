"""What the events of a table say: their kinds, and the texts that are JSON."""

from __future__ import annotations

import msgspec

from overworld.server.room.options import Options

UNTIL_TURN, UNTIL_RETURN, UNTIL_END = "turn", "return", "end"
"""How long a bot plays for somebody."""

GAME_KINDS = ("start", "move", "undo", "resign", "bot", "back", "flag")
"""Events that change the game or who decides in it."""

SEAT_KINDS = ("change", "join", "leave", "kick", "start", "claim")
"""Events after which somebody may have other seats."""


class Created(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first event: options, the host, and where the game comes from if it has begun before."""

    options: Options
    host: str
    record: str = ""
    step: int | None = None
    origin: str = ""


class Joined(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody sits down."""

    name: str
    owner: str
    bot: bool = False


class Started(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game begins: the seed of its deal, if it has one, and what chance said at once."""

    moves: str = ""
    deal: str = ""


class Stand(msgspec.Struct, frozen=True):
    """A bot plays for somebody."""

    bot: str
    until: str


class ChatLine(msgspec.Struct, frozen=True):
    """What somebody said."""

    seq: int
    at: int
    seat: int | None
    text: str
