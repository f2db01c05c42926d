"""Observations as numbers for networks: counts divided by their scale, codes one-hot.

>>> from overworld.env import VectorEnv
>>> seen = VectorEnv(games=3, players=2).reset(seed=1)
>>> floats = to_floats(seen.observations)
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
    size,
)
from overworld.rules.compiled import compiled
from overworld.rules.state import Ints


@dataclass(frozen=True)
class Piece:
    """Where a feature lies among the floats: as many columns as its shape has elements."""

    name: str
    seat: int | None
    start: int
    shape: tuple[int, ...]

    @property
    def stop(self) -> int:
        """The column after its last."""
        return self.start + prod(self.shape)


@dataclass(frozen=True, eq=False)
class Layout:
    """Where every byte of an observation goes among the floats."""

    pieces: tuple[Piece, ...]
    columns: Ints  # of each byte, its first column
    codes: Ints  # of each byte, how many codes it has; 0 for a count
    scales: Floats  # of each byte, what a count is multiplied by


@cache
def layout_of(players: int) -> Layout:
    """The layout of the floats of some players; that of fewer is the beginning of that of more."""
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
        scales[at] = 1 / found.most
        shape = (*found.shape, found.codes) if found.codes else found.shape
        pieces.append(Piece(found.name, seat, start, shape))
        start += count * width
    return Layout(tuple(pieces), columns, codes, scales)


def pieces_of(players: int) -> tuple[Piece, ...]:
    """Every feature with its place among the floats; codes add an axis of their own.

    >>> pieces_of(2)[0]
    Piece(name='stack_kind', seat=None, start=0, shape=(4, 4, 11))
    """
    return layout_of(players).pieces


@cache
def float_size(players: int) -> int:
    """How many floats an observation becomes.

    >>> [float_size(players) for players in (2, 3, 4)]
    [2345, 2561, 2777]
    """
    return pieces_of(players)[-1].stop


def to_floats(observations: Bytes, out: Floats | None = None) -> Floats:
    """Turns observations, one row each, into floats; writes into `out` if it is given."""
    players = (observations.shape[1] - TABLE_BYTES) // SEAT_BYTES
    if out is None:
        out = np.empty((len(observations), float_size(players)), np.float32)
    layout = layout_of(players)
    expand(observations, layout.columns, layout.codes, layout.scales, out)
    return out


@compiled
def expand(observations: Bytes, columns: Ints, codes: Ints, scales: Floats, out: Floats) -> None:
    """Writes a count into its column, and a one into the column of a code."""
    for index in range(len(observations)):
        for column in range(out.shape[1]):
            out[index, column] = 0.0
        for at in range(len(columns)):
            value = observations[index, at]
            if codes[at] > 0:
                out[index, columns[at] + value] = 1.0
            else:
                out[index, columns[at]] = value * scales[at]
