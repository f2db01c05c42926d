"""The options of a table: seats, clock, deal and other settings."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from overworld.bots import BOTS
from overworld.components import Box, load_box
from overworld.server.table.errors import Refused

SeatKind: TypeAlias = Literal["here", "online", "bot", "closed"]
"""A person on the host's device, a person on another device, a bot, or an unused seat."""

HERE: Final = "here"
ONLINE: Final = "online"
BOT: Final = "bot"
CLOSED: Final = "closed"
MAX_NAME_LENGTH = 24
MAX_DEAL_LENGTH = 40
BOT_NAMES = ("Moss", "Cobble", "Fern", "Ember", "Birch", "Clay")
"""Names for further bots of the same kind at one table."""
DAILY: Final = "daily"
"""The deal of the day at tables of older versions, which players could know in advance."""


def _schema(**limits: object) -> msgspec.Meta:
    """Return limits for the schema; `check_options` enforces them and names the bad option."""
    return msgspec.Meta(extra_json_schema=limits)


class SeatOption(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The option of one seat: its kind and its board."""

    kind: SeatKind
    bot: Annotated[str, _schema(enum=["", *BOTS])] = ""
    board: str = ""
    beginner: bool = False
    name: Annotated[str, _schema(maxLength=MAX_NAME_LENGTH)] = ""

    def display_name(self, name: str) -> str:
        """Return the name of a player for lists and records: the bot or board without one."""
        return name or (self.bot if self.kind == BOT else self.board)


class ClockOption(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """No clock, a bank of seconds with an increment per turn, or days per turn."""

    mode: Literal["off", "bank", "days"] = "off"
    bank: Annotated[int, _schema(minimum=0, maximum=86_400)] = 0
    increment: Annotated[int, _schema(minimum=0, maximum=3600)] = 0
    days: Annotated[int, _schema(minimum=0, maximum=30)] = 0


class Options(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The options of a table. `hints` is off by default if two or more people play."""

    seats: Annotated[tuple[SeatOption, ...], _schema(minItems=2, maxItems=4)]
    first: Annotated[int, _schema(minimum=0, maximum=3)] | None = None
    deal: Annotated[str, _schema(minLength=1, maxLength=MAX_DEAL_LENGTH)] | None = None
    clock: ClockOption = ClockOption()
    undo: bool = True
    odds: bool = True
    hints: bool | None = None
    spectators: bool = True
    chat: bool = True
    box: Annotated[str, _schema(maxLength=100)] = ""
    """The name of one of the server's boxes; empty for the first one."""
    open: bool = False
    """Whether the server lists the lobby, so that all people may find it and sit down."""
    rated: bool = False
    """Whether the game changes ratings, if two or more players have a name."""
    day: Annotated[str, _schema(maxLength=10)] = ""
    """The day, if the game is a try at the deal of the day. Only the server sets it."""

    @property
    def hints_on(self) -> bool:
        """Whether players may ask for hints."""
        people = sum(seat.kind in (HERE, ONLINE) for seat in self.seats)
        return people < 2 if self.hints is None else self.hints

    @property
    def may_be_rated(self) -> bool:
        """Whether these options are the same for all players and leave luck to the server."""
        kinds = [seat.kind for seat in self.seats]
        return (
            kinds.count(HERE) + kinds.count(ONLINE) > 1 >= kinds.count(HERE)
            and not any(seat.beginner for seat in self.seats)
            and not self.hints_on
            and self.deal is None
            and not self.day
        )


class UnknownBox(ValueError):
    """A box that the server does not have."""


def box_named(name: str, boxes: Sequence[Box]) -> Box:
    """Return the box with a name; an empty name is the first box."""
    for box in boxes:
        if name in ("", box.name):
            return box
    raise UnknownBox(f"this server has no box {name!r}: start it with --also-box FILE")


def check_options(options: Options, *boxes: Box, now: int, day: str = "") -> Options:
    """Validate options and fill in the defaults.

    Args:
        options: The options that a client sent.
        boxes: The boxes of the server.
        now: Milliseconds since 1970.
        day: The day of a try; clients cannot set it.

    Raises:
        Refused: `bad_options` with the bad `field`, or `bad_name`.
    """
    try:
        box = box_named(options.box, boxes)
    except UnknownBox as error:
        raise Refused("bad_options", field="box") from error
    if not 2 <= len(options.seats) <= 4:
        raise Refused("bad_options", field="seats")
    boards = [board.id for board in box.boards]
    chosen = [seat.board for seat in options.seats if seat.board]
    if len(set(chosen)) < len(chosen) or not set(chosen) <= set(boards):
        raise Refused("bad_options", field="board")
    free = [board for board in boards if board not in chosen]
    seats = []
    for seat in options.seats:
        if (seat.kind == BOT) != bool(seat.bot) or (seat.bot and seat.bot not in BOTS):
            raise Refused("bad_options", field="bot")
        board = seat.board or free.pop(0)
        name = "" if seat.kind == BOT else check_name(seat.name)
        seats.append(msgspec.structs.replace(seat, board=board, name=name))
    seats = name_bots(seats)
    if options.first is not None and not 0 <= options.first < len(seats):
        raise Refused("bad_options", field="first")
    if options.first is not None and seats[options.first].kind == CLOSED:
        raise Refused("bad_options", field="first")
    if options.deal is not None and not is_deal(options.deal):
        raise Refused("bad_options", field="deal")
    if options.day != day:
        raise Refused("bad_options", field="day")
    if options.rated and not (options.may_be_rated and box == load_box()):
        raise Refused("bad_options", field="rated")
    _check_clock(options.clock)
    return msgspec.structs.replace(options, seats=tuple(seats))


def name_bots(seats: Sequence[SeatOption]) -> list[SeatOption]:
    """Return seats with distinct bot names. The first bot of a kind has the name of its kind.

    >>> twins = [SeatOption("bot", "pebble"), SeatOption("here", name="moss")] * 2
    >>> [seat.name for seat in name_bots(twins)]
    ['', 'moss', 'Cobble', 'moss']
    """
    taken = {seat.name.casefold() for seat in seats}
    free = (name for name in BOT_NAMES if name.casefold() not in taken)
    kinds: set[str] = set()
    named = []
    for seat in seats:
        if seat.kind == BOT and seat.bot in kinds:
            seat = msgspec.structs.replace(seat, name=next(free))
        kinds.add(seat.bot)
        named.append(seat)
    return named


def kept_seats(before: Sequence[SeatOption], after: Sequence[SeatOption]) -> list[int | None]:
    """Return for each new seat the number of the old seat whose player keeps it, or None.

    Players keep the seat of their board, unless its kind changes.

    >>> ada, ben = SeatOption("here", board="red"), SeatOption("online", board="blue")
    >>> kept_seats([ada, ben], [ben, SeatOption("bot", board="red")])
    [1, None]
    """
    old = {(option.board, option.kind): number for number, option in enumerate(before)}
    return [
        old.get((option.board, option.kind)) if option.kind in (HERE, ONLINE) else None
        for option in after
    ]


def _check_clock(clock: ClockOption) -> None:
    bank = 10 if clock.mode == "bank" else 0
    days = 1 if clock.mode == "days" else 0
    in_range = bank <= clock.bank <= 86_400 and 0 <= clock.increment <= 3600
    if not (in_range and days <= clock.days <= 30):
        raise Refused("bad_options", field="clock")


def check_name(name: str) -> str:
    """Validate a name: printable, short, and without commas, which separate names in records.

    >>> check_name("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    name = " ".join(name.split())
    if len(name) > MAX_NAME_LENGTH or "," in name or (name and not name.isprintable()):
        raise Refused("bad_name", longest=MAX_NAME_LENGTH)
    return name


def distinct_name(name: str, others: Sequence[str]) -> str:
    """Return the name of a player who joins, with a number if another player has the same name.

    >>> distinct_name("Ada", ["ada", "Ben"])
    'Ada 2'
    >>> distinct_name("", ["", "Ben"])
    ''
    """
    taken = {other.casefold() for other in others}
    found, number = name, 1
    while name and found.casefold() in taken:
        number += 1
        end = f" {number}"
        found = name[: MAX_NAME_LENGTH - len(end)].rstrip() + end
    return found


def is_deal(deal: str) -> bool:
    """Return whether a new table may have a deal. Deals of a day by name are of older versions.

    >>> is_deal("my own"), is_deal("daily"), is_deal("daily 1970-01-01")
    (True, False, False)
    """
    if deal == DAILY or deal.startswith(f"{DAILY} "):
        return False
    return 1 <= len(deal) <= MAX_DEAL_LENGTH and deal.isprintable()


def parse_day(deal: str) -> datetime.date | None:
    """Return the day of a deal such as `daily 2026-01-31`; None for other deals."""
    try:
        day = datetime.date.fromisoformat(deal.removeprefix(f"{DAILY} "))
    except ValueError:
        return None
    return day if deal == f"{DAILY} {day.isoformat()}" else None


def deal_seed(deal: str, now: int) -> str:
    """Return the seed of a deal; for `daily`, the date (UTC) is part of it.

    >>> deal_seed("daily", 0)
    'daily 1970-01-01'
    """
    return f"{DAILY} {_today(now).isoformat()}" if deal == DAILY else deal


def _today(now: int) -> datetime.date:
    return datetime.datetime.fromtimestamp(now / 1000, datetime.UTC).date()
