"""A rematch: the same people at a new table, everybody one seat further."""

from __future__ import annotations

import msgspec

from overworld.server.room.events import Joined
from overworld.server.room.options import ONLINE, Options
from overworld.server.room.table import Table


def one_seat_further(table: Table) -> tuple[Options, list[tuple[int, Joined]]]:
    """The options of a rematch, and who sits where in it."""
    seats = [*table.seats[-1:], *table.seats[:-1]]
    boards = [seat.option.board for seat in table.seats]
    options = msgspec.structs.replace(
        table.options,
        first=None,
        seats=tuple(
            msgspec.structs.replace(seat.option, board=board, name=seat.name)
            for seat, board in zip(seats, boards, strict=True)
        ),
    )
    joined = [
        (number, Joined(seat.name, seat.owner, seat.token))
        for number, seat in enumerate(seats)
        if seat.kind == ONLINE and seat.owner
    ]
    return options, joined
