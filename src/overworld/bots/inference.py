"""Network inference for one observation in compiled code, within a few microseconds.

The first layer is a sum of rows, one for each byte of the observation: a code selects its row, a
count multiplies one. Rows are stored as differences from code 0, so bytes that are 0 cost nothing.
Positions of one search differ little. So an accumulator, as in NNUE chess engines, keeps the first
observation of each seat with its sum, and later ones add only the differences.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from overworld.bots.network import Network
from overworld.observation.floats import float_size, layout_of
from overworld.observation.schema import SEAT_BYTES, TABLE_BYTES, Bytes, Floats, size
from overworld.observation.writer import U32s
from overworld.rules.compiled import compiled_sums
from overworld.rules.state import SEATS, Ints

_GROUP = 4  # inputs per pass over the outputs


class Weights(NamedTuple):
    """The weights of a network in the layout of the compiled code."""

    empty: Floats
    """[players - 2, width]: the first layer of an observation of zeros."""
    rows: Floats
    """[INPUTS, width]: the difference that a code or a count of one makes."""
    columns: Ints
    """[bytes]: the row of code 0, or of a count."""
    scales: Floats
    """[bytes]: the factor of a count; 0 for a code."""
    block: Floats
    block_bias: Floats
    heads: Floats
    heads_bias: Floats


class Sums(NamedTuple):
    """The accumulators of one search, an observation and its sum by seat, and scratch space."""

    known: Ints
    """[seat]: the number of players of the stored observation; 0 if there is none."""
    rows: Bytes
    rows_u32: U32s
    sums: Floats
    x: Floats
    y: Floats
    active: Ints


@lru_cache(maxsize=8)
def pack_weights(network: Network) -> Weights:
    """Return the weights of a network in the layout of the compiled code."""
    layout = layout_of(SEATS)
    rows = network.first.copy()
    empty = np.empty((SEATS - 1, network.about.width), np.float32)
    coded = layout.codes > 0
    for players in range(2, SEATS + 1):
        zeros = layout.columns[: size(players)][coded[: size(players)]]
        here = network.first[float_size(SEATS) + players - 2]
        empty[players - 2] = network.first_bias + here + network.first[zeros].sum(axis=0)
    for column, codes in zip(layout.columns[coded], layout.codes[coded], strict=True):
        rows[column : column + codes] -= network.first[column]
    scales = np.where(coded, np.float32(0), layout.scales)
    return Weights(
        empty,
        rows,
        layout.columns,
        scales,
        network.block,
        network.block_bias,
        network.heads,
        network.heads_bias,
    )


def new_sums(width: int) -> Sums:
    """Return accumulators for the searches of one thread."""
    rows = np.zeros((SEATS, size(SEATS)), np.uint8)
    return Sums(
        np.zeros(SEATS, np.int64),
        rows,
        rows.view(np.uint32),
        np.zeros((SEATS, width), np.float32),
        np.zeros(width, np.float32),
        np.zeros(width, np.float32),
        np.zeros(width, np.int64),
    )


@compiled_sums
def evaluate(
    weights: Weights,
    sums: Sums,
    seat: int,
    players: int,
    row: int,
    rows: Bytes,
    rows_u32: U32s,
    outputs: Floats,
) -> None:
    """Evaluate a row of observations of `seat`; write the same row of `outputs`."""
    first_layer(weights, sums, seat, players, row, rows, rows_u32)
    x, y = sums.x, sums.y
    for index in range(len(x)):
        x[index] = max(x[index], np.float32(0.0))
    for block in range(len(weights.block)):
        multiply(x, weights.block[block], weights.block_bias[block], y, sums.active)
        for index in range(len(x)):
            x[index] += max(y[index], np.float32(0.0))
    multiply(x, weights.heads, weights.heads_bias, outputs[row], sums.active)


@compiled_sums
def first_layer(
    weights: Weights, sums: Sums, seat: int, players: int, row: int, rows: Bytes, rows_u32: U32s
) -> None:
    """Write the sum of the first layer into `sums.x`."""
    x, kept = sums.x, sums.sums[seat]
    length = TABLE_BYTES + players * SEAT_BYTES
    fresh = sums.known[seat] != players
    if fresh:
        for at in range(length):
            sums.rows[seat, at] = 0
        for index in range(len(x)):
            kept[index] = weights.empty[players - 2, index]
    for index in range(len(x)):
        x[index] = kept[index]
    for word in range(length // 4):
        if rows_u32[row, word] != sums.rows_u32[seat, word]:
            for at in range(4 * word, 4 * word + 4):
                change(weights, x, at, int(sums.rows[seat, at]), int(rows[row, at]))
    if fresh:
        sums.known[seat] = players
        for at in range(length):
            sums.rows[seat, at] = rows[row, at]
        for index in range(len(x)):
            kept[index] = x[index]


@compiled_sums
def change(weights: Weights, x: Floats, at: int, before: int, after: int) -> None:
    """Add the change of one byte to a sum."""
    if before == after:
        return
    column, scale = int(weights.columns[at]), weights.scales[at]
    if scale > 0.0:
        row = weights.rows[column]
        times = (np.float32(after) - np.float32(before)) * scale  # unsigned bytes would wrap around
        for index in range(len(x)):
            x[index] += times * row[index]
    elif before == 0:
        row = weights.rows[column + after]
        for index in range(len(x)):
            x[index] += row[index]
    else:
        row, old = weights.rows[column + after], weights.rows[column + before]
        for index in range(len(x)):
            x[index] += row[index] - old[index]


@compiled_sums
def multiply(x: Floats, weights: Floats, bias: Floats, out: Floats, active: Ints) -> None:
    """Write `x @ weights + bias`; inputs that are 0, about half of them, cost nothing."""
    count = 0
    for index in range(len(x)):
        active[count] = index
        count += 1 if x[index] != 0.0 else 0
    for index in range(len(out)):
        out[index] = bias[index]
    at = 0
    while at + _GROUP <= count:
        i, j, k, n = active[at], active[at + 1], active[at + 2], active[at + 3]
        a, b, c, d = x[i], x[j], x[k], x[n]
        p, q, r, s = weights[i], weights[j], weights[k], weights[n]
        for index in range(len(out)):
            out[index] += a * p[index] + b * q[index] + c * r[index] + d * s[index]
        at += _GROUP
    while at < count:
        a, p = x[active[at]], weights[active[at]]
        for index in range(len(out)):
            out[index] += a * p[index]
        at += 1
