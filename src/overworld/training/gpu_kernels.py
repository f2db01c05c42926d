"""GPU kernels of training: searches, simple bots and network inputs, one thread per game.

Importing this module needs Numba's CUDA support.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, int64

from overworld.bots.guided import begin
from overworld.bots.guided_tree import Forest
from overworld.rules.state import DECISIONS
from overworld.training.model import Translation, write_input
from overworld.training.opponents import simple_decision
from overworld.training.searcher import Result, absorb_one, select_one, write_one

THREADS = 128
FEW_THREADS = 32
"""The size of a block whose threads take very different times."""
INPUT_THREADS = 256


@cuda.jit
def copy_kernel(states: Any, roots: Any, start: int) -> None:
    """Copy the states of games to the roots from row `start` on."""
    game = cuda.grid(1)
    if game < len(states):
        roots[start + game] = states[game]


@cuda.jit
def begin_kernel(forest: Forest) -> None:
    """Begin a new tree in every game."""
    game = cuda.grid(1)
    if game < len(forest.searches):
        begin(forest, game)


@cuda.jit
def select_kernel(forest: Forest) -> None:
    """Select a leaf of every tree."""
    game = cuda.grid(1)
    if game < len(forest.searches):
        ids = cuda.local.array(DECISIONS, int64)
        select_one(forest, game, ids)


@cuda.jit
def absorb_kernel(forest: Forest, outputs: Any) -> None:
    """Expand the leaf of every tree with the network's outputs."""
    game = cuda.grid(1)
    if game < len(forest.searches):
        ids = cuda.local.array(DECISIONS, int64)
        absorb_one(forest, game, outputs, ids)


@cuda.jit
def result_kernel(forest: Forest, result: Result) -> None:
    """Write the results of every root."""
    game = cuda.grid(1)
    if game < len(forest.searches):
        write_one(forest, game, result)


def search_steps(games: int) -> list[Any]:
    """Return the kernels of a search for a number of games, in the order of their use."""
    grid = (games + THREADS - 1) // THREADS, THREADS
    kernels = copy_kernel, begin_kernel, select_kernel, absorb_kernel, result_kernel
    return [kernel[grid] for kernel in kernels]


@cuda.jit
def simple_bots_kernel(
    states: Any,
    start: int,
    asked: Any,
    work: Any,
    lookup: Any,
    rngs: Any,
    trials: Any,
    decisions: Any,
) -> None:
    """Write the decisions of simple bots in the games from row `start` on that ask for one."""
    game = cuda.grid(1)
    if game < len(states) and asked[start + game]:
        row = start + game
        ids = cuda.local.array(DECISIONS, int64)
        work[row, 0] = states[game]
        decisions[row] = simple_decision(work[row], lookup, rngs[row], ids, trials[row])


@cuda.jit
def inputs_kernel(observations: Any, players: Any, translation: Translation, out: Any) -> None:
    """Write all inputs of all observations, one block per observation."""
    index = cuda.blockIdx.x
    column = cuda.threadIdx.x
    while column < out.shape[1]:
        write_input(observations, players, translation, index, column, out)
        column += cuda.blockDim.x
