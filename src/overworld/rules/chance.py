"""Chance events: the possible outcomes with their weights, and their effects.

The outcomes of an event are numbered in the box's order: seats, materials, tiles or weapons. The
weight of an outcome is the number of undecided copies, so its probability is weight / total.
"""

from __future__ import annotations

from overworld.rules import phases
from overworld.rules.apply import uncover_next
from overworld.rules.compiled import compiled
from overworld.rules.cube import next_to_set_up, set_block
from overworld.rules.fight import reveal_token
from overworld.rules.state import BLOCK_KINDS, NONE, Ints, Lookup, State
from overworld.rules.turn import awaits_chance, begin_turn, reveal_next
from overworld.rules.world import is_stack, reveal

# The sources of the pending event.
NOTHING, FROM_SEATS, FROM_BLOCKS, FROM_TILES, FROM_TOKENS, FROM_PILE = 0, 1, 2, 3, 4, 5


@compiled
def event_source(state: State) -> int:
    """Return the source of the pending event; NOTHING at a decision or after the end."""
    phase = int(state.phase)
    if not awaits_chance(state):
        return NOTHING
    if phase == phases.DRAWING:
        return FROM_PILE
    if phase == phases.REVEALING:
        return FROM_TILES if is_stack(state.place) else FROM_TOKENS
    return FROM_SEATS if phase == phases.FIRST else FROM_BLOCKS


@compiled
def outcome_count(state: State, lookup: Lookup, source: int) -> int:
    """Return the number of outcomes, impossible ones included."""
    if source == FROM_BLOCKS:
        return BLOCK_KINDS
    if source == FROM_TILES:
        return int(lookup.tile_kinds)
    if source == FROM_SEATS:
        return int(state.players)
    return 0 if source == NOTHING else int(lookup.weapon_kinds)


@compiled
def weight(state: State, source: int, outcome: int) -> int:
    """Return the weight of one outcome: the number of undecided copies."""
    if source == FROM_BLOCKS:
        return int(state.unseen_blocks[outcome])
    if source == FROM_TILES:
        return int(state.unseen_tiles[outcome])
    if source == FROM_TOKENS:
        return int(state.unseen_tokens[outcome])
    if source == FROM_PILE:
        return int(state.pile[state.turn, outcome]) - int(state.drawn[outcome])
    return 1


@compiled
def write_weights(state: State, lookup: Lookup, weights: Ints) -> int:
    """Write the weight of every outcome; return the number of outcomes."""
    source = event_source(state)
    count = outcome_count(state, lookup, source)
    for outcome in range(count):
        weights[outcome] = weight(state, source, outcome)
    return count


@compiled
def total_weight(state: State, lookup: Lookup) -> int:
    """Return the sum of the weights of the pending event; 0 at a decision or after the end."""
    source = event_source(state)
    total = 0
    for outcome in range(outcome_count(state, lookup, source)):
        total += weight(state, source, outcome)
    return total


@compiled
def select_outcome(state: State, number: int) -> int:
    """Return the outcome that a number in [0, total weight) selects."""
    source = event_source(state)
    outcome = 0
    number -= weight(state, source, 0)
    while number >= 0:
        outcome += 1
        number -= weight(state, source, outcome)
    return outcome


@compiled
def apply_outcome(state: State, lookup: Lookup, outcome: int) -> None:
    """Apply an outcome of the pending event."""
    phase = int(state.phase)
    if phase == phases.DRAWING:
        reveal_token(state, lookup, outcome)
    elif phase == phases.REVEALING:
        reveal(state, state.place, outcome)
        reveal_next(state)
    elif phase == phases.UNCOVERING:
        set_block(state, state.place, outcome)
        uncover_next(state, lookup)
    elif phase == phases.SETTING_UP:
        set_block(state, state.place, outcome)
        set_up_next(state)
    else:
        state.turn = outcome
        set_up_next(state)


@compiled
def set_up_next(state: State) -> None:
    """Wait for the next visible block of the full cube, or begin the first turn."""
    state.place = next_to_set_up(state)
    if state.place != NONE:
        state.phase = phases.SETTING_UP
    else:
        begin_turn(state, state.turn)
