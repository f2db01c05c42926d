"""Perft: how many sequences of moves a position has, decisions and outcomes alike, unweighted."""

from __future__ import annotations

from overworld.rules.apply import decide
from overworld.rules.chance import event_source, happen, outcome_count, weight
from overworld.rules.compiled import compiled
from overworld.rules.legal import write_legal
from overworld.rules.state import DRAWING, Ints, Ints2D, State, States, Tables


@compiled
def write_entries(state: State, tables: Tables, codes: Ints) -> int:
    """Writes what may come next: legal decisions, or possible outcomes; returns how many."""
    if state.phase > DRAWING:
        return write_legal(state, tables, codes)
    source = event_source(state)
    count = 0
    for outcome in range(outcome_count(state, tables, source)):
        if weight(state, source, outcome) > 0:
            codes[count] = outcome
            count += 1
    return count


@compiled
def count_leaves(states: States, tables: States, codes: Ints2D, depth: int) -> int:
    """Counts the sequences of `depth` entries from `states[0]`, level by level without recursion.

    Row `level` of `codes` holds what is still to be tried there; its last column, how many.
    """
    last = codes.shape[1] - 1
    leaves = 0
    level = 0
    codes[0, last] = write_entries(states[0], tables[0], codes[0])
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
        state = states[level + 1]
        if state.phase > DRAWING:
            decide(state, tables[0], codes[level, left - 1])
        else:
            happen(state, tables[0], codes[level, left - 1])
        level += 1
        codes[level, last] = write_entries(state, tables[0], codes[level])
    return leaves
