"""The searches and simple bots on a GPU: one thread for each game.

Importing this needs Numba's CUDA. The searches themselves are `overworld.bots.guided`.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, int64

from overworld.bots.guided import begin, expand_and_backup, select, write_leaf
from overworld.bots.guided_root import chosen, write_policy, write_value, write_visits
from overworld.rules.state import DECISIONS
from overworld.training.simple_bots import simple_decision

THREADS = 128
FEW_THREADS = 32
"""Of a block whose threads differ much in how long they take."""


@cuda.jit
def copy_kernel(states: Any, roots: Any, start: int) -> None:
    """Copies positions to think about, from a row on."""
    game = cuda.grid(1)
    if game < len(states):
        roots[start + game] = states[game]


@cuda.jit
def begin_kernel(searches: Any, trees: Any) -> None:
    """Begins a new tree in every game."""
    game = cuda.grid(1)
    if game < len(searches):
        begin(searches, trees, game)


@cuda.jit
def select_kernel(
    roots: Any,
    work: Any,
    tables: Any,
    looks: Any,
    searches: Any,
    trees: Any,
    schedule: Any,
    held: Any,
    asked: Any,
    rows: Any,
    words: Any,
) -> None:
    """Goes to a leaf of every tree and writes what is seen there."""
    game = cuda.grid(1)
    if game >= len(searches):
        return
    ids = cuda.local.array(DECISIONS, int64)
    ask = select(roots, work, tables, searches, trees, game, schedule, ids)
    asked[game] = ask != 0
    if ask:
        write_leaf(work, tables, looks, game, held[game], game, rows, words)


@cuda.jit
def absorb_kernel(
    work: Any, tables: Any, searches: Any, trees: Any, asked: Any, outputs: Any
) -> None:
    """Takes the network's answer about the leaf of every tree."""
    game = cuda.grid(1)
    if game < len(searches) and asked[game]:
        ids = cuda.local.array(DECISIONS, int64)
        expand_and_backup(work, tables, searches, trees, game, outputs, game, ids)


@cuda.jit
def result_kernel(
    roots: Any, searches: Any, trees: Any, actions: Any, policy: Any, shares: Any, xp: Any
) -> None:
    """Writes what every root has come to."""
    game = cuda.grid(1)
    if game < len(searches):
        actions[game] = chosen(roots, searches, trees, game)
        if searches[game].gumbel:
            write_policy(roots, searches, trees, game, game, policy)
        else:
            write_visits(searches, trees, game, game, policy)
        write_value(roots, searches, trees, game, game, shares, xp)


@cuda.jit
def simple_bots_kernel(
    states: Any,
    start: int,
    asked: Any,
    work: Any,
    tables: Any,
    words: Any,
    trials: Any,
    decisions: Any,
) -> None:
    """Write what simple bots decide at the tables from row `start` on where they are asked."""
    game = cuda.grid(1)
    if game < len(states) and asked[start + game]:
        row = start + game
        ids = cuda.local.array(DECISIONS, int64)
        work[row, 0] = states[game]
        decisions[row] = simple_decision(work[row], tables, words[row], ids, trials[row])
