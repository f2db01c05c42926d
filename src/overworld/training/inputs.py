"""Observations of two to four seats as the inputs of a network, one by one as a GPU writes them.

A column of inputs looks at one byte of the observation and translates it by a table of 256 numbers:
a count by its scale, a code by whether it is the column's. Columns of seats where nobody sits are
zero; the last ones say how many play.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import prod

import numpy as np
import numpy.typing as npt

from overworld.observation.floats import float_size, pieces_of
from overworld.observation.schema import Bytes, Floats, feature
from overworld.rules.compiled import compiled
from overworld.rules.state import SEATS, Ints

COLUMNS = float_size(SEATS)
"""The columns that look at a byte."""


@dataclass(frozen=True, eq=False)
class Translation:
    """Of each column its byte and its table; `ends` are the columns in use by number of players."""

    sources: Ints
    kinds: Ints
    tables: Floats
    ends: Ints


@cache
def translation() -> Translation:
    """How bytes become inputs, from the schema of observations.

    >>> found = translation()
    >>> len(found.sources), found.ends[2:].tolist()
    (2777, [2345, 2561, 2777])
    """
    values = np.arange(256, dtype=np.float32)
    sources, kinds = np.zeros(COLUMNS, np.int64), np.zeros(COLUMNS, np.int64)
    rows: dict[tuple[str, int], Floats] = {("count", 1): values}  # first: what counts single things
    for piece in pieces_of(SEATS):
        found = feature(piece.name, SEATS, piece.seat or 0)
        for element in range(prod(found.shape)):
            start = piece.start + element * max(1, found.codes)
            sources[start : start + max(1, found.codes)] = found.offset + element * found.step
            if not found.codes:
                rows.setdefault(("count", found.most), values * np.float32(1 / found.most))
                kinds[start] = list(rows).index(("count", found.most))
            for code in range(found.codes):
                rows.setdefault(("code", code), (values == code).astype(np.float32))
                kinds[start + code] = list(rows).index(("code", code))
    ends = np.array([0, 0, *(float_size(players) for players in (2, 3, 4))])
    return Translation(sources, kinds, np.stack(list(rows.values())), ends)


@compiled
def write_input(
    observations: Bytes,
    players: Ints,
    sources: Ints,
    kinds: Ints,
    tables: npt.NDArray[np.generic],
    ends: Ints,
    index: int,
    column: int,
    out: npt.NDArray[np.generic],
) -> None:
    """Writes one input of one observation; tables and `out` hold the same kind of number."""
    seats = int(players[index])
    if column >= len(sources):
        out[index, column] = tables[0, 1 if column - len(sources) == seats - 2 else 0]
    elif column < ends[seats]:
        out[index, column] = tables[kinds[column], observations[index, sources[column]]]
    else:
        out[index, column] = tables[0, 0]
