"""Immutable parts that many views share (flyweight), such as seats: little changes in a move."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter, itemgetter
from sys import byteorder
from typing import Generic, Protocol, TypeVar, cast

import msgspec

from overworld.components import Box
from overworld.components.box import ReadOnlyDict
from overworld.game import queries
from overworld.notation.names import CORNER_CELLS, CROSSING_NAMES
from overworld.rules.decoded_state import DecodedState, read_numbers, seat_slice
from overworld.rules.state import SEATS

# The bytes of a seat in the state are the cache key, so reading them takes one slice.
_SEAT_FIELDS = ("boards", "beginner", "crossing", "xp", "supply", "spaces", "pile", "mobs")
_SEAT_BYTES = [
    itemgetter(*[seat_slice(name, seat) for name in _SEAT_FIELDS]) for seat in range(SEATS)
]
_NEAR = [itemgetter(*cells) for cells in CORNER_CELLS]
"""For each crossing, the function that takes the cells around it from a field."""

_Value = TypeVar("_Value")


@lru_cache(maxsize=4096)
def counts_by_name(counts: bytes, names: tuple[str, ...]) -> dict[str, int]:
    """Return counts by name, without those of 0.

    >>> counts_by_name(bytes([2, 0]), ("wood", "sand"))
    {'wood': 2}
    """
    return ReadOnlyDict(queries.nonzero_counts(counts, names))


class Part(Generic[_Value]):
    """A part of many views, as a value and as JSON that is encoded once.

    >>> part = Part((1, 2))
    >>> part.value, bytes(part.json)
    ((1, 2), b'[1,2]')
    """

    __slots__ = ("json", "value")

    def __init__(self, value: _Value) -> None:
        self.value = value
        self.json = msgspec.Raw(msgspec.json.encode(value))


class Reader(Protocol):
    """A function that puts a part into a view."""

    def __call__(self, part: Part[_Value], /) -> _Value:
        """Return the value for the view."""


as_value = cast(Reader, attrgetter("value"))
"""Return parts as values."""

as_json = cast(Reader, attrgetter("json"))
"""Return parts as JSON, which only an encoder can read."""


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The possessions of a seat, without counts of 0."""

    colour: str
    crossing: str
    board: tuple[str | None, ...]
    xp: int = 0
    beginner: bool = False
    supply: dict[str, int] = {}
    pile: dict[str, int] = {}
    mobs: dict[str, int] = {}
    payments: dict[str, str] = {}
    """How the seat can pay for each building next to its character, by cell.

    A payment has a letter for each block of the cost, in the order of the box: `b` for a matching
    block, `w` for a wildcard and `-` for a missing block.
    """


class BonusView(msgspec.Struct, frozen=True):
    """The bonus of a defeated scoring mob at the end."""

    mob: str
    spaces: int
    points: int


class ForecastView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The forecast of a seat: twelve characteristics in the order of the box, and its mobs.

    `groups` are the spaces that count, as nine bits: 1 for space 1, 2 for space 2, 4 for space 3.
    """

    spaces: tuple[int, ...]
    points: tuple[int, ...]
    groups: tuple[int, ...]
    bonuses: tuple[BonusView, ...] = ()


def seats_of(state: DecodedState, box: Box) -> list[tuple[Part[PlayerView], Part[ForecastView]]]:
    """Return the view and the forecast of every seat.

    >>> import overworld as ow
    >>> from overworld.game.kernel import decoded_state_of
    >>> game = ow.Game(players=2)
    >>> player, forecast = seats_of(decoded_state_of(game), game.box)[1]
    >>> player.value.colour, player.value.xp, forecast.value.spaces[:4]
    ('blue', 0, (1, 1, 1, 1))
    """
    raw, faces = state.raw, state.field("face")
    seats = [take(raw) for take in _SEAT_BYTES[: state.players]]
    return [_seat_with(box, fields, bytes(_NEAR[fields[2][0]](faces))) for fields in seats]


@lru_cache(maxsize=4096)
def _seat_with(
    box: Box, fields: tuple[bytes, ...], near: bytes
) -> tuple[Part[PlayerView], Part[ForecastView]]:
    """Return the parts of a seat; `near` are the faces of the cells around its character."""
    board, beginner, crossing, xp, supply, spaces, pile, mobs = fields
    player = PlayerView(
        box.boards[board[0]].id,
        CROSSING_NAMES[crossing[0]],
        queries.read_board(read_numbers(spaces), box),
        int.from_bytes(xp, byteorder, signed=True),
        bool(beginner[0]),
        counts_by_name(supply, box.materials),
        counts_by_name(pile, box.weapon_ids),
        counts_by_name(mobs, box.tile_ids),
        ReadOnlyDict(queries.payments_of(crossing[0], read_numbers(near), supply, box)),
    )
    return Part(player), _forecast_on(queries.BoardKey(board[0], beginner[0], spaces), box, mobs)


@lru_cache(maxsize=4096)
def _forecast_on(board: queries.BoardKey, box: Box, mobs: bytes) -> Part[ForecastView]:
    counts, groups = queries.counted_on(board, box)
    spaces = counts[: queries.TRAITS]
    points = [n * each for n, each in zip(spaces, box.points.values(), strict=True)]
    bonuses = [
        BonusView(bonus.mob, bonus.spaces, bonus.points)
        for bonus in queries.list_bonuses(mobs, counts, box)
    ]
    return Part(ForecastView(spaces, tuple(points), groups, tuple(bonuses)))
