"""The searches on a GPU: one thread, one tree.

Importing this needs Numba's CUDA. The searches themselves are `overworld.bots.guided` and
`overworld.bots.tree`.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, int64

from overworld.bots.guided import absorb, begin, select, write_leaf
from overworld.bots.guided_root import chosen, write_policy, write_value, write_visits
from overworld.bots.tree import DEEPEST
from overworld.rules.state import DECISIONS
from overworld.training.thinkers import consult_one

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
        absorb(work, tables, searches, trees, game, outputs, game, ids)


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
def consult_kernel(
    roots: Any,
    rows: Any,
    work: Any,
    tables: Any,
    words: Any,
    nodes: Any,
    simulations: int,
    decisions: Any,
) -> None:
    """Writes what a search by play-outs decides in some positions."""
    index = cuda.grid(1)
    if index < len(rows):
        ids = cuda.local.array(DECISIONS, int64)
        path = cuda.local.array(DEEPEST, int64)
        decisions[index] = consult_one(
            roots,
            rows[index],
            work[index],
            tables,
            words[index],
            ids,
            nodes[index],
            path,
            simulations,
        )
