"""Random games in compiled code."""

from __future__ import annotations

from overworld.rules.apply import decide
from overworld.rules.chance import happen, pick, total_weight
from overworld.rules.compiled import compiled
from overworld.rules.generator import below
from overworld.rules.legal import write_legal
from overworld.rules.state import OVER, Ints, State, Tables
from overworld.rules.turn import awaits_chance

TURN_LIMIT = 500
"""Turns after which simulations, tournaments and environments truncate a game (R26)."""


@compiled
def deal_pending(state: State, tables: Tables, rng: Ints) -> None:
    """Decide every pending chance event at random."""
    while awaits_chance(state):
        happen(state, tables, pick(state, below(rng, total_weight(state, tables))))


@compiled
def random_game(state: State, tables: Tables, rng: Ints, ids: Ints, max_turns: int) -> int:
    """Play uniformly random decisions to the end or the truncation; return how many.

    It does not store the moves, because that would cost a fifth of the speed. To see the moves,
    play the game again with the same seed.
    """
    decisions = 0
    deal_pending(state, tables, rng)
    while state.phase != OVER and state.turns <= max_turns:
        decide(state, tables, ids[below(rng, write_legal(state, tables, ids))])
        decisions += 1
        deal_pending(state, tables, rng)
    return decisions
