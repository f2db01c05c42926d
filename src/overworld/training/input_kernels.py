"""The inputs of a network, written on a GPU; importing this needs Numba's CUDA."""

from __future__ import annotations

from typing import Any

from numba import cuda

from overworld.training.inputs import write_input

WIDE = 256
"""Threads of a block."""


@cuda.jit
def inputs_kernel(
    observations: Any,
    players: Any,
    sources: Any,
    kinds: Any,
    tables: Any,
    ends: Any,
    out: Any,
) -> None:
    """Writes all inputs of all observations: one block for each observation."""
    index = cuda.blockIdx.x
    column = cuda.threadIdx.x
    while column < out.shape[1]:
        write_input(observations, players, sources, kinds, tables, ends, index, column, out)
        column += cuda.blockDim.x
