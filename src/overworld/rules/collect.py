"""Taking blocks from the cube with the Collect action or a pickaxe, and uncovering others."""

from __future__ import annotations

from overworld.rules.compiled import compiled
from overworld.rules.cube import next_uncovered, take_block, tallest
from overworld.rules.fight import next_token
from overworld.rules.state import MINING, NONE, UNCOVERING, State, Tables
from overworld.rules.turn import finish_action

BLOCKS_PER_COLLECT = 2


@compiled
def collect(state: State, tables: Tables, column: int) -> None:
    """Take the first of two blocks (R8: it may expose the second)."""
    state.owed = BLOCKS_PER_COLLECT
    collect_next(state, tables, column)


@compiled
def collect_next(state: State, tables: Tables, column: int) -> None:
    """Take a block of the Collect action."""
    state.owed -= 1
    mine(state, tables, column)


@compiled
def mine(state: State, tables: Tables, column: int) -> None:
    """Take a block; chance decides the uncovered blocks before the game continues."""
    take_block(state, column, state.turn)
    uncover_next(state, tables)


@compiled
def uncover_next(state: State, tables: Tables) -> None:
    """Wait for the next uncovered block, or continue the fight or the action."""
    state.place = next_uncovered(state)
    if state.place != NONE:
        state.phase = UNCOVERING
        return
    state.mined = NONE
    if state.mob != NONE:
        next_token(state, tables)
    elif state.owed > 0 and tallest(state) > 0:
        state.phase = MINING
    else:
        state.owed = 0  # R9: an empty cube completes the action
        finish_action(state)
