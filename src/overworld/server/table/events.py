"""The events in a table's log, and the structs that some of them store as JSON.

Each kind has a version. If the text of `move` changes its meaning, the new kind is `move.2`, and
`upcast` converts old events. A newer node therefore reads every older log.
"""

from __future__ import annotations

import msgspec

from overworld.server.table.options import Options

UNTIL_TURN, UNTIL_RETURN, UNTIL_END = "turn", "return", "end"
"""How long a bot plays for a player."""

GAME_KINDS = ("start", "move", "undo", "resign", "bot", "back", "flag")
"""Events that change the game or the player who decides."""

CHARGING_KINDS = (*GAME_KINDS, "pause", "overtime", "archive")
"""Events that charge the running clock."""

SEAT_KINDS = ("change", "join", "leave", "kick", "start", "claim", "erase")
"""Events after which a client may have other seats."""

PRESENCE_KINDS = ("here", "away")
"""Events that note whether a player is connected."""

ARCHIVED = "archived"
"""The status of an archived table in lists. It must be restored before players can continue."""

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
"""Each kind of event, with the version that this code writes."""


class Event(msgspec.Struct, frozen=True):
    """One event in a table's log.

    >>> Event(1, "chat", 0, "hello", 1_700_000_000_000).seq
    1
    """

    seq: int  # 1, 2, 3 and so on, without gaps
    kind: str
    seat: int | None
    text: str  # a move with its chance outcomes, or JSON; no NUL characters
    at: int  # milliseconds since 1970
    action: str = ""  # the idempotency key of the action; unique within a table if not empty


class UnknownEvent(ValueError):
    """An event that this version cannot read."""


def version_of(kind: str) -> tuple[str, int]:
    """Return the name and the version in a kind.

    >>> version_of("move"), version_of("move.2")
    (('move', 1), ('move', 2))
    """
    name, _, version = kind.partition(".")
    if name not in VERSIONS or not (version or "1").isdecimal():
        raise UnknownEvent(f"unknown kind of event: {kind!r}")
    return name, int(version or 1)


def upcast(event: Event) -> Event:
    """Convert an event to the newest version; raise `UnknownEvent` if it is newer than that."""
    name, version = version_of(event.kind)
    if version > VERSIONS[name]:
        raise UnknownEvent(
            f"event {event.seq} is {event.kind!r}: install a newer version of Overworld"
        )
    return event


class Created(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first event: options and host, and the source of an imported or forked game."""

    options: Options
    host: str
    record: str = ""
    step: int | None = None
    origin: str = ""


class Joined(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player takes a seat."""

    name: str
    owner: str
    bot: bool = False


class Started(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game starts: the first chance outcomes, and the seed of the deal if it has one."""

    moves: str = ""
    deal: str = ""


class Stand(msgspec.Struct, frozen=True):
    """A bot that plays for a person."""

    bot: str
    until: str


class Outage(msgspec.Struct, frozen=True):
    """A time in which no node served. No clock is charged for it."""

    start: int
    end: int


class ChatLine(msgspec.Struct, frozen=True):
    """A chat message."""

    seq: int
    at: int
    seat: int | None
    text: str
