"""Whole games inside compiled code: dealing chance events and playing at random."""

from __future__ import annotations

from overworld.rules.apply import decide
from overworld.rules.chance import happen, pick, total_weight
from overworld.rules.compiled import compiled
from overworld.rules.generator import below
from overworld.rules.legal import write_legal
from overworld.rules.state import DRAWING, OVER, Ints, State, Tables

TURN_LIMIT = 500
"""Turns after which simulations, tournaments and environments cut a game off (R26)."""


@compiled
def deal_pending(state: State, tables: Tables, words: Ints, log: Ints, count: int) -> int:
    """Lets every pending chance event happen at random; logs the outcomes, returns the count."""
    while state.phase <= DRAWING:
        outcome = pick(state, below(words, total_weight(state, tables)))
        count = note(log, count, outcome)
        happen(state, tables, outcome)
    return count


@compiled
def note(log: Ints, count: int, code: int) -> int:
    """Logs an entry while there is room; returns the count of entries."""
    if count < len(log):
        log[count] = code
    return count + 1


@compiled
def random_game(
    state: State, tables: Tables, words: Ints, ids: Ints, log: Ints, max_turns: int
) -> tuple[int, int]:
    """Plays uniformly random decisions to the end or the cut-off.

    Returns how many decisions were made and how many entries, outcomes included, there were.
    """
    decisions = 0
    entries = deal_pending(state, tables, words, log, 0)
    while state.phase != OVER and state.turns <= max_turns:
        decision = int(ids[below(words, write_legal(state, tables, ids))])
        entries = note(log, entries, decision)
        decide(state, tables, decision)
        decisions += 1
        entries = deal_pending(state, tables, words, log, entries)
    return decisions, entries
