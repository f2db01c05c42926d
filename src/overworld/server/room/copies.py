"""Shallow copies of plain objects, which every event of a table needs."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def copy_of(one: T) -> T:
    """The same as `copy.copy`, which takes ten times as long to find out how to copy.

    >>> from overworld.server.room.options import SeatOption
    >>> from overworld.server.room.table import Seat
    >>> seat = Seat(SeatOption("here"))
    >>> copy_of(seat) == seat, copy_of(seat) is seat
    (True, False)
    """
    other = object.__new__(type(one))
    other.__dict__.update(one.__dict__)
    return other
