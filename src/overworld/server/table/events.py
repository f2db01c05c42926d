"""The events in a table's log, and the structs that some of them store as JSON.

Each kind has a version. If the text of `move` changes its meaning, the new kind is `move.2`, and
`upcast` converts old events. A newer node therefore reads every older log.
"""

from __future__ import annotations

from enum import Flag, auto

import msgspec

from overworld.server.table.options import Options

UNTIL_TURN, UNTIL_RETURN, UNTIL_END = "turn", "return", "end"
"""How long a bot plays for a player."""

ARCHIVED = "archived"
"""The status of an archived table in lists. It must be restored before players can continue."""

OPEN = "open"
"""The status of an open table in its row. Clients get the status `lobby`."""


class Trait(Flag):
    """A property of a kind of event, by which the server decides what to update and to hide."""

    GAME = auto()  # changes the game or the player who decides
    CHARGING = auto()  # charges the running clock
    CLOCK = auto()  # changes clocks without charging one
    SEATS = auto()  # a client may have other seats after it
    INFO = auto()  # changes the public data of seats or table
    PRESENCE = auto()  # notes whether a player is connected
    NAMING = auto()  # changes players, their names, or who is muted
    FORGETTABLE = auto()  # has words that housekeeping empties
    SECRET = auto()  # has a text that clients must not receive


_PLAYED = Trait.GAME | Trait.CHARGING
_SEATED = Trait.SEATS | Trait.INFO | Trait.NAMING

KINDS: dict[str, Trait] = {
    "create": Trait.INFO | Trait.NAMING | Trait.SECRET,
    "change": _SEATED | Trait.SECRET,
    "join": _SEATED | Trait.SECRET,
    "leave": _SEATED,
    "kick": _SEATED,
    "rename": Trait.INFO | Trait.NAMING,
    "start": _PLAYED | _SEATED | Trait.SECRET,
    "move": _PLAYED,
    "undo": _PLAYED,
    "resign": _PLAYED | Trait.INFO,
    "bot": _PLAYED | Trait.INFO,
    "back": _PLAYED | Trait.INFO,
    "overtime": Trait.CHARGING | Trait.INFO,
    "flag": _PLAYED | Trait.INFO,
    "here": Trait.PRESENCE | Trait.INFO,
    "away": Trait.PRESENCE | Trait.INFO,
    "chat": Trait.FORGETTABLE,
    "mute": Trait.INFO | Trait.NAMING,
    "paint": Trait.INFO | Trait.FORGETTABLE,
    "pause": Trait.CHARGING,
    "extend": Trait.CLOCK,
    "outage": Trait.CLOCK,
    "offer": Trait.SECRET,
    "give": Trait.SECRET,
    "claim": _SEATED | Trait.SECRET,
    "rematch": Trait.INFO,
    "archive": Trait.CHARGING | Trait.INFO,
    "restore": Trait.CLOCK | Trait.INFO,
    "erase": Trait.SEATS | Trait.INFO,
}
"""Each kind of event with its traits."""


def kinds_with(traits: Trait) -> tuple[str, ...]:
    """Return the kinds of events that have one of these traits.

    >>> kinds_with(Trait.PRESENCE)
    ('here', 'away')
    """
    return tuple(kind for kind, has in KINDS.items() if has & traits)


GAME_KINDS = kinds_with(Trait.GAME)
CHARGING_KINDS = kinds_with(Trait.CHARGING)
CLOCK_KINDS = kinds_with(Trait.CHARGING | Trait.CLOCK)
SEAT_KINDS = kinds_with(Trait.SEATS)
INFO_KINDS = kinds_with(Trait.INFO)
PRESENCE_KINDS = kinds_with(Trait.PRESENCE)
NAMING_KINDS = kinds_with(Trait.NAMING)
FORGETTABLE_KINDS = kinds_with(Trait.FORGETTABLE)
SECRET_KINDS = kinds_with(Trait.SECRET)

VERSIONS = dict.fromkeys(KINDS, 1)
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


def parse_kind(kind: str) -> tuple[str, int]:
    """Return the name and the version in a kind.

    >>> parse_kind("move"), parse_kind("move.2")
    (('move', 1), ('move', 2))
    """
    name, _, version = kind.partition(".")
    if name not in VERSIONS or not (version or "1").isdecimal():
        raise UnknownEvent(f"unknown kind of event: {kind!r}")
    return name, int(version or 1)


def upcast(event: Event) -> Event:
    """Return an event in the newest version; raise `UnknownEvent` if it is newer than that.

    All kinds have version 1 today, so no event changes.
    """
    name, version = parse_kind(event.kind)
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
    whole: bool = False
    """Whether a forked game keeps the steps before it; older forks began at a position."""


class Joined(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player takes a seat."""

    name: str
    owner: str
    bot: bool = False


class Started(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game starts: the first chance outcomes, and the seed of the deal if it has one."""

    moves: str = ""
    deal: str = ""
    box: str = ""
    """The name of the box, which the game keeps; older logs have none."""


class StepRange(msgspec.Struct, frozen=True, omit_defaults=True):
    """The steps of a game from `first` up to `end`, which does not belong to them."""

    first: int
    end: int | None = None
    """None if the range has not ended."""


class StandIn(msgspec.Struct, frozen=True):
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
