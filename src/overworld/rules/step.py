"""A step of a game: a decision, or an outcome at a chance node."""

from __future__ import annotations

from overworld.rules.apply import decide
from overworld.rules.chance import event_source, happen, outcome_count, weight
from overworld.rules.compiled import compiled
from overworld.rules.legal import write_legal
from overworld.rules.state import Ints, State, Tables
from overworld.rules.turn import awaits_chance


@compiled
def write_steps(state: State, tables: Tables, codes: Ints) -> int:
    """Write the legal decisions or, at a chance node, the possible outcomes; return how many."""
    if not awaits_chance(state):
        return write_legal(state, tables, codes)
    source = event_source(state)
    count = 0
    for outcome in range(outcome_count(state, tables, source)):
        if weight(state, source, outcome) > 0:
            codes[count] = outcome
            count += 1
    return count


@compiled
def is_possible(state: State, tables: Tables, code: int, codes: Ints) -> bool:
    """Return whether a code is possible now; `codes` is scratch space."""
    for index in range(write_steps(state, tables, codes)):
        if codes[index] == code:
            return True
    return False


@compiled
def enter(state: State, tables: Tables, code: int) -> None:
    """Apply a legal decision or a possible outcome."""
    if not awaits_chance(state):
        decide(state, tables, code)
    else:
        happen(state, tables, code)
