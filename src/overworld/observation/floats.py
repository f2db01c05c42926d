"""Observations as floats for networks: counts divided by their scale, codes one-hot.

>>> from overworld.env import VectorEnv
>>> step = VectorEnv(games=3, players=2).reset(seed=1)
>>> floats = to_floats(step.observations)
>>> floats.shape == (3, float_size(2)), float(floats.min()), float(floats.max()) <= 3
(True, 0.0, True)
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import prod

import numpy as np

from overworld.observation.schema import (
    SEAT_BYTES,
    TABLE_BYTES,
    Bytes,
    Floats,
    features_of_seat,
    features_of_table,
    players_in,
    size,
)
from overworld.rules.compiled import compiled
from overworld.rules.state import Ints


@dataclass(frozen=True)
class Piece:
    """The columns of a feature among the floats."""

    name: str
    seat: int | None
    start: int
    shape: tuple[int, ...]

    @property
    def stop(self) -> int:
        """The column after the last one."""
        return self.start + prod(self.shape)


@dataclass(frozen=True, eq=False)
class Layout:
    """The columns of every byte of an observation."""

    pieces: tuple[Piece, ...]
    columns: Ints  # the first column of each byte
    codes: Ints  # the number of codes of each byte; 0 for a count
    scales: Floats  # the factor of each byte that is a count


@cache
def layout_of(players: int) -> Layout:
    """Return the layout for a number of players; the layout for fewer is a prefix of it."""
    columns, codes = np.zeros(size(players), np.int64), np.zeros(size(players), np.int64)
    scales = np.zeros(size(players), np.float32)
    pieces: list[Piece] = []
    placed = [(found, None, 0) for found in features_of_table()]
    seats = [
        (found, seat, TABLE_BYTES + seat * SEAT_BYTES)
        for seat in range(players)
        for found in features_of_seat()
    ]
    start = 0
    for found, seat, base in (*placed, *seats):
        count, width = prod(found.shape), max(1, found.codes)
        at = base + found.offset + np.arange(count) * found.step
        columns[at] = start + np.arange(count) * width
        codes[at] = found.codes
        scales[at] = 1 / found.divisor
        shape = (*found.shape, found.codes) if found.codes else found.shape
        pieces.append(Piece(found.name, seat, start, shape))
        start += count * width
    return Layout(tuple(pieces), columns, codes, scales)


def pieces_of(players: int) -> tuple[Piece, ...]:
    """Return the columns of every feature; codes add an axis.

    Args:
        players: The number of seats, 2 to 4.

    >>> pieces_of(2)[0]
    Piece(name='stack_kind', seat=None, start=0, shape=(4, 4, 11))
    """
    return layout_of(players).pieces


@cache
def float_size(players: int) -> int:
    """Return the number of floats of an observation.

    Args:
        players: The number of seats, 2 to 4.

    >>> [float_size(players) for players in (2, 3, 4)]
    [2345, 2561, 2777]
    """
    return pieces_of(players)[-1].stop


def to_floats(observations: Bytes, out: Floats | None = None) -> Floats:
    """Convert observations to floats.

    Args:
        observations: Rows of bytes.
        out: An array to write into; a new one by default.

    Returns:
        The floats, `float_size(players)` for each row.

    Raises:
        TypeError: If the observations are not an array.
        ValueError: If the observations or `out` have a wrong shape, dtype or content.

    >>> to_floats(np.zeros((3, size(2)), np.uint8)).shape
    (3, 2345)
    """
    players = players_in(observations)
    shape = (len(observations), float_size(players))
    if observations.ndim != 2:
        raise ValueError(f"observations must be rows of bytes, got shape {observations.shape}")
    if out is None:
        out = np.empty(shape, np.float32)
    elif out.shape != shape or out.dtype != np.float32:
        raise ValueError(f"out must be float32 of shape {shape}, got {out.dtype} of {out.shape}")
    layout = layout_of(players)
    if not expand(observations, layout.columns, layout.codes, layout.scales, out):
        raise ValueError("observations must have only codes of the schema")
    return out


@compiled
def expand(observations: Bytes, columns: Ints, codes: Ints, scales: Floats, out: Floats) -> bool:
    """Write a count into its column, and a one into the column of a code.

    Returns False if a code is too large. Its column would be outside of `out`.
    """
    for index in range(len(observations)):
        for column in range(out.shape[1]):
            out[index, column] = 0.0
        for at in range(len(columns)):
            value = observations[index, at]
            if codes[at] == 0:
                out[index, columns[at]] = value * scales[at]
            elif value < codes[at]:
                out[index, columns[at] + value] = 1.0
            else:
                return False
    return True
