"""Steps of a game (a decision, or an outcome at a chance node), random games, and perft."""

from __future__ import annotations

from overworld.rules import phases
from overworld.rules.apply import apply_decision
from overworld.rules.chance import (
    apply_outcome,
    event_source,
    outcome_count,
    select_outcome,
    total_weight,
    weight,
)
from overworld.rules.compiled import compiled
from overworld.rules.generator import below
from overworld.rules.legal import write_legal
from overworld.rules.state import Ints, Lookup, State, States
from overworld.rules.turn import awaits_chance


@compiled
def write_steps(state: State, lookup: Lookup, codes: Ints) -> int:
    """Write the legal decisions or, at a chance node, the possible outcomes; return how many."""
    if not awaits_chance(state):
        return write_legal(state, lookup, codes)
    source = event_source(state)
    count = 0
    for outcome in range(outcome_count(state, lookup, source)):
        if weight(state, source, outcome) > 0:
            codes[count] = outcome
            count += 1
    return count


@compiled
def is_possible(state: State, lookup: Lookup, code: int, codes: Ints) -> bool:
    """Return whether a code is possible now; `codes` is scratch space."""
    for index in range(write_steps(state, lookup, codes)):
        if codes[index] == code:
            return True
    return False


@compiled
def apply_step(state: State, lookup: Lookup, code: int) -> None:
    """Apply a legal decision or a possible outcome."""
    if not awaits_chance(state):
        apply_decision(state, lookup, code)
    else:
        apply_outcome(state, lookup, code)


TURN_LIMIT = 500
"""Turns after which simulations, tournaments and environments truncate a game (R26)."""


@compiled
def deal_pending(state: State, lookup: Lookup, rng: Ints) -> None:
    """Decide every pending chance event at random."""
    while awaits_chance(state):
        apply_outcome(state, lookup, select_outcome(state, below(rng, total_weight(state, lookup))))


@compiled
def random_game(state: State, lookup: Lookup, rng: Ints, ids: Ints, max_turns: int) -> int:
    """Play uniformly random decisions to the end or the truncation; return how many.

    It does not store the moves, because that would cost a fifth of the speed. To see the moves,
    play the game again with the same seed.
    """
    decisions = 0
    deal_pending(state, lookup, rng)
    while state.phase != phases.OVER and state.turns <= max_turns:
        apply_decision(state, lookup, ids[below(rng, write_legal(state, lookup, ids))])
        decisions += 1
        deal_pending(state, lookup, rng)
    return decisions


@compiled
def count_leaves(states: States, lookup: States, codes: Ints, depth: int) -> int:
    """Count the sequences of `depth` moves from `states[0]`, without recursion.

    Row `level` of `codes` has the moves still to try at that depth; its last column has how many.
    """
    last = codes.shape[1] - 1
    leaves = 0
    level = 0
    codes[0, last] = write_steps(states[0], lookup[0], codes[0])
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
        apply_step(states[level + 1], lookup[0], codes[level, left - 1])
        level += 1
        codes[level, last] = write_steps(states[level], lookup[0], codes[level])
    return leaves
