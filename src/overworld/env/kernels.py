"""The functions of `stepping` as GPU kernels: one thread per game.

Importing this module needs Numba's CUDA support.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, int32, int64

from overworld.env.random_agent import choose_one
from overworld.env.stepping import Options, Output, begin_one, may_decide, step_one
from overworld.rules.state import DECISIONS

THREADS = 128
"""The number of threads in a block."""

ALL_LEGAL = 2**31 - 1
"""The content of `illegal` while every decision was legal."""


@cuda.jit
def begin_kernel(states: Any, games: Any, options: Options, out: Output) -> None:
    """Start every game."""
    index = cuda.grid(1)
    if index < len(states):
        ids = cuda.local.array(DECISIONS, int64)
        begin_one(states, games, options, options.starts, ids, index, out)


@cuda.jit
def check_kernel(games: Any, actions: Any, illegal: Any) -> None:
    """Write the first game whose action is not legal, if `illegal` has a larger number."""
    index = cuda.grid(1)
    if index < len(games) and not may_decide(games[index], int64(actions[index])):
        cuda.atomic.min(illegal, 0, int32(index))


@cuda.jit
def step_kernel(
    states: Any,
    games: Any,
    options: Options,
    illegal: Any,
    actions: Any,
    autoreset: int,
    out: Output,
) -> None:
    """Play a decision in every game, or in none if one was illegal."""
    index = cuda.grid(1)
    if index < len(states) and illegal[0] == ALL_LEGAL:
        ids = cuda.local.array(DECISIONS, int64)
        action = int64(actions[index])
        step_one(states, games, options, ids, index, action, autoreset, out)


@cuda.jit
def choose_kernel(action_mask: Any, rngs: Any, actions: Any) -> None:
    """Write a random legal decision for every row, from the generator of the row."""
    index = cuda.grid(1)
    if index < len(action_mask):
        actions[index] = choose_one(action_mask, rngs[index], index)


def choose_at_random(action_mask: Any, rngs: Any, actions: Any) -> None:
    """Write a random legal decision for every game, without leaving the GPU."""
    blocks = (len(action_mask) + THREADS - 1) // THREADS
    choose_kernel[blocks, THREADS](action_mask, rngs, actions)
