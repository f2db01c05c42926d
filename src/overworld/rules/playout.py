"""Whole games inside compiled code: dealing chance events and playing at random."""

from __future__ import annotations

from overworld.rules.apply import decide
from overworld.rules.chance import happen, pick, total_weight
from overworld.rules.compiled import compiled
from overworld.rules.generator import below
from overworld.rules.legal import write_legal
from overworld.rules.state import OVER, Ints, State, Tables
from overworld.rules.turn import awaits_chance

TURN_LIMIT = 500
"""Turns after which simulations, tournaments and environments cut a game off (R26)."""


@compiled
def deal_pending(state: State, tables: Tables, rng: Ints) -> None:
    """Lets every pending chance event happen at random."""
    while awaits_chance(state):
        happen(state, tables, pick(state, below(rng, total_weight(state, tables))))


@compiled
def random_game(state: State, tables: Tables, rng: Ints, ids: Ints, max_turns: int) -> int:
    """Plays uniformly random decisions to the end or the cut-off; returns how many were made.

    Entries are not written down here: a store into an array of the caller's in this loop cost a
    fifth of its speed. The same seed gives the same game to whoever wants to see it.
    """
    decisions = 0
    deal_pending(state, tables, rng)
    while state.phase != OVER and state.turns <= max_turns:
        decide(state, tables, ids[below(rng, write_legal(state, tables, ids))])
        decisions += 1
        deal_pending(state, tables, rng)
    return decisions
