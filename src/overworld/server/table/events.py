"""What happens at a table: numbered events of known kinds, and the texts of those that are JSON.

Events carry a version. A kind whose text changes its meaning gets a new name, `move` and then
`move.2`, and `upcast` turns the old one into the new: a newer node reads every older log.
"""

from __future__ import annotations

import msgspec

from overworld.server.table.options import Options

UNTIL_TURN, UNTIL_RETURN, UNTIL_END = "turn", "return", "end"
"""How long a bot plays for somebody."""

GAME_KINDS = ("start", "move", "undo", "resign", "bot", "back", "flag")
"""Events that change the game or who decides in it."""

CHARGING_KINDS = (*GAME_KINDS, "pause", "overtime", "archive")
"""Events up to which somebody's time is charged."""

SEAT_KINDS = ("change", "join", "leave", "kick", "start", "claim", "erase")
"""Events after which somebody may have other seats."""

PRESENCE_KINDS = ("here", "away")
"""Events that say whether a player has a socket."""

ARCHIVED = "archived"
"""The status in lists of a table that has to be restored before players can play on."""

VERSIONS = {
    "create": 1,
    "change": 1,
    "join": 1,
    "leave": 1,
    "kick": 1,
    "rename": 1,
    "start": 1,
    "move": 1,
    "undo": 1,
    "resign": 1,
    "bot": 1,
    "back": 1,
    "overtime": 1,
    "flag": 1,
    "here": 1,
    "away": 1,
    "chat": 1,
    "mute": 1,
    "paint": 1,
    "pause": 1,
    "extend": 1,
    "outage": 1,
    "offer": 1,
    "claim": 1,
    "rematch": 1,
    "archive": 1,
    "restore": 1,
    "erase": 1,
}
"""Every kind of event, and the version that this code writes."""


class Event(msgspec.Struct, frozen=True):
    """One entry of a table's log.

    >>> Event(1, "chat", 0, "hello", 1_700_000_000_000).seq
    1
    """

    seq: int  # 1, 2, 3 ... without gaps within a table
    kind: str
    seat: int | None
    text: str  # a move with its outcomes, or JSON; no NUL characters
    at: int  # milliseconds since 1970
    action: str = ""  # the client's id of what led to it; unique within a table if not ""


class UnknownEvent(ValueError):
    """An event that only a newer version understands, or nobody."""


def version_of(kind: str) -> tuple[str, int]:
    """The name and the version in a kind.

    >>> version_of("move"), version_of("move.2")
    (('move', 1), ('move', 2))
    """
    name, _, version = kind.partition(".")
    if name not in VERSIONS or not (version or "1").isdecimal():
        raise UnknownEvent(f"there are no events {kind!r}")
    return name, int(version or 1)


def upcast(event: Event) -> Event:
    """The event as this code writes it; raises `UnknownEvent` for one that is newer."""
    name, version = version_of(event.kind)
    if version > VERSIONS[name]:
        raise UnknownEvent(f"event {event.seq} is {event.kind!r}: install a newer version")
    return event


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


class Outage(msgspec.Struct, frozen=True):
    """A time in which nobody served, which counts on no clock."""

    start: int
    end: int


class ChatLine(msgspec.Struct, frozen=True):
    """What somebody said."""

    seq: int
    at: int
    seat: int | None
    text: str
