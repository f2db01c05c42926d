"""Perft: the number of sequences of moves from a position; outcomes count once each."""

from __future__ import annotations

from overworld.rules.compiled import compiled
from overworld.rules.state import Ints2D, States
from overworld.rules.step import enter, write_steps


@compiled
def count_leaves(states: States, tables: States, codes: Ints2D, depth: int) -> int:
    """Count the sequences of `depth` moves from `states[0]`, without recursion.

    Row `level` of `codes` has the moves still to try at that depth; its last column has how many.
    """
    last = codes.shape[1] - 1
    leaves = 0
    level = 0
    codes[0, last] = write_steps(states[0], tables[0], codes[0])
    while level >= 0:
        left = int(codes[level, last])
        if level >= depth - 1:
            leaves += left if depth > 0 else 1
            left = 0
        if left == 0:
            level -= 1
            continue
        codes[level, last] = left - 1
        states[level + 1] = states[level]
        enter(states[level + 1], tables[0], codes[level, left - 1])
        level += 1
        codes[level, last] = write_steps(states[level], tables[0], codes[level])
    return leaves
