"""Open tables: which lobbies are in the list, and which seats of silent guests are freed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import msgspec

from overworld.server.people.square import FreeSeats, Speed
from overworld.server.table.clocks import DAY
from overworld.server.table.options import BOT, ClockOption, Options, SeatOption
from overworld.server.table.table import Table

HOST_GONE_MS: Final = 60_000
"""A table without days is not listed this long after its host has gone."""
GUEST_GONE_MS: Final = 30_000
"""The seat of a guest who has gone is freed after this time, at a table without days."""
DAYS_LISTED_MS: Final = 7 * DAY
"""How long a table with days for each turn is in the list."""
LIVE_PER_PERSON, SLOW_PER_PERSON = 1, 5
"""Open tables of one host without and with days for each turn."""
MAX_LISTED: Final = 200
"""Open tables and waiting people that the list has at most."""

_LIVE_CLOCK: Final = ClockOption("bank", bank=900, increment=15)
_DAYS_CLOCK: Final = ClockOption("days", days=2)


class OpenSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """The presence of a player at an open table."""

    away_since: int | None = None
    node: str = ""


class OpenInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The data of an open table for the list, besides its summary; clients do not get it."""

    since: int
    speed: Speed
    seats: tuple[OpenSeat, ...]
    plain: bool = False
    """Whether quick match may seat people: a new unrated game, the first box, a random deal."""
    rated: bool = False
    """Whether the game changes ratings."""
    address: str = ""
    """The keyed hash of the host's network address."""


class OpenTable(msgspec.Struct, frozen=True):
    """An open table, from its row."""

    code: str
    info: OpenInfo
    host: str
    holders: tuple[str, ...]
    names: tuple[str, ...]
    boards: tuple[str, ...]
    bots: dict[int, str]
    """The seats of bots, with their bots."""
    closed: tuple[int, ...]

    @property
    def slow(self) -> bool:
        """Whether players have days for each turn."""
        return self.info.speed == "days"

    @property
    def free(self) -> list[int]:
        """The seats that a person may take."""
        taken = {*self.bots, *self.closed}
        return [n for n, holder in enumerate(self.holders) if not holder and n not in taken]

    @property
    def owners(self) -> tuple[str, ...]:
        """The host and the players."""
        return tuple(dict.fromkeys(owner for owner in (self.host, *self.holders) if owner))

    def without_names(self, owners: Collection[str]) -> OpenTable:
        """Return the table without the names of some people."""
        if not any(holder in owners for holder in self.holders):
            return self
        seats = zip(self.names, self.holders, strict=True)
        names = tuple("" if holder in owners else name for name, holder in seats)
        return msgspec.structs.replace(self, names=names)

    @property
    def free_seats(self) -> FreeSeats:
        """The table as quick match sees it."""
        size, info = len(self.holders) - len(self.closed), self.info
        return FreeSeats(self.code, info.since, info.speed, size, len(self.free), self.owners)


def speed_of(clock: ClockOption) -> Speed:
    """Return the speed of a game with a clock.

    >>> speed_of(ClockOption("bank", bank=60)), speed_of(ClockOption())
    ('live', 'relaxed')
    """
    return {"bank": "live", "days": "days"}.get(clock.mode, "relaxed")  # type: ignore[return-value]


def quick_options(speed: Speed, people: int, bots: int, bot: str) -> Options:
    """Return the options of a table that quick match creates; its seats have no players yet."""
    clock = {"live": _LIVE_CLOCK, "days": _DAYS_CLOCK}.get(speed, ClockOption())
    seats = [*[SeatOption("online")] * people, *[SeatOption(BOT, bot)] * bots]
    return Options(tuple(seats), clock=clock)


def open_info(table: Table, address: str) -> OpenInfo | None:
    """Return the part of a row that only open tables have; None for other tables."""
    if not table.is_open:
        return None
    options = table.options
    return OpenInfo(
        table.opened,
        speed_of(options.clock),
        tuple(OpenSeat(seat.away_since, seat.node) for seat in table.seats),
        plain=table.game is None and not options.box and options.deal is None and not options.rated,
        rated=options.rated,
        address=address,
    )


def gone_since(
    table: OpenTable, owner: str, alive: Collection[str], missed: Mapping[tuple[str, str], int]
) -> int | None:
    """Return since when a player of an open table has no connection; None if they have one.

    `missed` says since when this node has missed people of whom the table does not know it: people
    who never connected, or whose node has died.
    """
    seats = [
        seat
        for seat, holder in zip(table.info.seats, table.holders, strict=True)
        if holder == owner
    ]
    if not seats:
        return table.info.since
    seat = seats[0]
    if seat.away_since is not None:
        return seat.away_since
    return None if seat.node in alive else missed.get((table.code, owner))


def unknown_presence(tables: Sequence[OpenTable], alive: Collection[str]) -> set[tuple[str, str]]:
    """Return tables and players who look present, but are connected to no node that lives."""
    return {
        (table.code, holder)
        for table in tables
        for seat, holder in zip(table.info.seats, table.holders, strict=True)
        if holder and seat.away_since is None and seat.node not in alive
    }


def listed(
    tables: Sequence[OpenTable],
    now: int,
    alive: Collection[str],
    missed: Mapping[tuple[str, str], int],
) -> list[OpenTable]:
    """Return the tables of the list, the oldest first, and no more of one host than allowed."""
    found, counts = list[OpenTable](), dict[tuple[str, bool], int]()
    for table in sorted(tables, key=lambda table: (table.info.since, table.code)):
        gone = gone_since(table, table.host, alive, missed)
        if table.slow:
            current = now - table.info.since < DAYS_LISTED_MS
        else:
            current = gone is None or now - gone < HOST_GONE_MS
        if not current or not table.free or table.host not in table.holders:
            continue
        counts[table.host, table.slow] = count = counts.get((table.host, table.slow), 0) + 1
        if count <= (SLOW_PER_PERSON if table.slow else LIVE_PER_PERSON):
            found.append(table)
    return found


def silent_guests(
    tables: Sequence[OpenTable],
    now: int,
    alive: Collection[str],
    missed: Mapping[tuple[str, str], int],
) -> list[tuple[str, str]]:
    """Return the guests, by table, whose seats are freed because they are gone for too long."""
    return [
        (table.code, owner)
        for table in tables
        if not table.slow
        for owner in table.owners
        if owner != table.host
        and (gone := gone_since(table, owner, alive, missed)) is not None
        and now - gone >= GUEST_GONE_MS
    ]


def may_open(tables: Sequence[OpenTable], owner: str, speed: Speed, code: str) -> bool:
    """Return whether a host may open one more table with this speed, or this one again."""
    own = [t for t in tables if t.host == owner and t.slow == (speed == "days") and t.code != code]
    return len(own) < (SLOW_PER_PERSON if speed == "days" else LIVE_PER_PERSON)


def hosts_of(tables: Sequence[OpenTable], address: str) -> set[str]:
    """Return the hosts of open tables at a network address."""
    return {table.host for table in tables if address and table.info.address == address}
