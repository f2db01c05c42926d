"""A state decoded into Python numbers.

Reading a field of a record takes more than a microsecond, and each of its elements takes as long.
`DecodedState` reads whole fields from the bytes, which is faster for code that reads many fields.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod
from struct import Struct
from typing import Any

from overworld.rules import phases
from overworld.rules.state import SEATS, STATE


def _layout() -> tuple[dict[str, tuple[Struct, int, int]], Struct]:
    """Return the unpacker, offset and row length (0: no rows) of each array field.

    The second value unpacks all single numbers together.
    """
    arrays, singles, end = {}, "=", 0
    for name, (kind, offset, *_) in dict(STATE.fields or {}).items():
        base, shape = kind.subdtype or (kind, ())
        if shape:
            row = shape[1] if len(shape) == 2 else 0
            arrays[name] = (Struct(f"={prod(shape)}{base.char}"), offset, row)
        else:
            singles += f"{offset - end}x{base.char}"
            end = offset + base.itemsize
    return arrays, Struct(singles)


_ARRAYS, _SINGLES = _layout()


def read_numbers(raw: bytes) -> tuple[int, ...]:
    r"""Return the numbers of a field or of a row.

    >>> read_numbers(b"\xff\x02")
    (-1, 2)
    """
    return tuple(memoryview(raw).cast("b"))


def seat_slice(name: str, seat: int) -> slice:
    """Return the slice of a seat's number or row in the bytes of a state.

    >>> seat_slice("spaces", 1).stop - seat_slice("spaces", 1).start
    9
    """
    unpacker, offset, row = _ARRAYS[name]
    size = row or unpacker.size // SEATS
    return slice(offset + seat * size, offset + (seat + 1) * size)


class DecodedState:
    """The fields of a state by name: numbers, tuples and lists of tuples.

    >>> import overworld as ow
    >>> from overworld.game.kernel import decoded_state_of
    >>> state = decoded_state_of(ow.Game(players=2))
    >>> state.players, state.height[:4], state.supply[1]
    (2, (4, 4, 4, 4), (0, 0, 0, 0, 0))

    It reads arrays on first use. `field` and `row` return bytes, which are quick to read and to
    compare, and therefore good keys of caches.
    """

    turns: int
    fights: int
    xp: tuple[int, ...]
    takeable: int
    hearts: int
    phase: int
    players: int
    turn: int
    scorer: int
    scored: int
    actions: int
    used: int
    owed: int
    mined: int
    place: int
    mob: int
    draws: int
    tnt: int
    drawn: tuple[int, ...]
    boards: tuple[int, ...]
    beginner: tuple[int, ...]
    crossing: tuple[int, ...]
    supply: list[tuple[int, ...]]
    spaces: list[tuple[int, ...]]
    pile: list[tuple[int, ...]]
    mobs: list[tuple[int, ...]]
    height: tuple[int, ...]
    cube: list[tuple[int, ...]]
    unseen_blocks: tuple[int, ...]
    face: tuple[int, ...]
    depth: tuple[int, ...]
    unseen_tiles: tuple[int, ...]
    unseen_tokens: tuple[int, ...]
    unused: tuple[int, ...]

    def __init__(self, raw: bytes) -> None:
        self.raw = raw
        # One assignment, because a loop over the names takes five times as long.
        (
            self.turns,
            self.fights,
            self.takeable,
            self.hearts,
            self.phase,
            self.players,
            self.turn,
            self.scorer,
            self.scored,
            self.actions,
            self.used,
            self.owed,
            self.mined,
            self.place,
            self.mob,
            self.draws,
            self.tnt,
        ) = _SINGLES.unpack_from(raw)

    @property
    def decider(self) -> int:
        """The seat that decides: the current player or, in a scoring round, the scorer."""
        return self.scorer if self.phase == phases.SCORING else self.turn

    @property
    def awaits_chance(self) -> bool:
        """Whether the state is at a chance node."""
        return self.phase <= phases.DRAWING

    def field(self, name: str) -> bytes:
        """Return the bytes of an array field."""
        unpacker, offset, _ = _ARRAYS[name]
        return self.raw[offset : offset + unpacker.size]

    def row(self, name: str, number: int) -> bytes:
        """Return the bytes of a row of an array field: that of a seat, or of a column."""
        _, offset, row = _ARRAYS[name]
        start = offset + number * row  # a row is as many bytes as numbers
        return self.raw[start : start + row]

    def __getattr__(self, name: str) -> Any:
        """Read an array field on first use and store it as an attribute."""
        if name not in _ARRAYS:
            raise AttributeError(name)
        unpacker, offset, row = _ARRAYS[name]
        numbers: Any = unpacker.unpack_from(self.raw, offset)
        if row:
            numbers = [numbers[at : at + row] for at in range(0, len(numbers), row)]
        self.__dict__[name] = numbers
        return numbers


# The string, the events and the view of a move read the same few states.
decode_state = lru_cache(maxsize=1024)(DecodedState)
"""Return the state of some bytes from a cache. Treat it as read-only."""
