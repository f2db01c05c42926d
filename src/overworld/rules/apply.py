"""Apply a legal decision. Callers check legality first, with `legal`.

After a block was taken, chance decides the blocks that it uncovered before the game continues.
"""

from __future__ import annotations

from overworld.rules.board import pay
from overworld.rules.compiled import compiled
from overworld.rules.cube import next_uncovered, take_block, tallest
from overworld.rules.fight import begin_fight, detonate, draw_more, keep_tnt, next_token
from overworld.rules.state import (
    ACTING,
    BUILD,
    BUILD_ID,
    COLLECT,
    DETONATE_ID,
    DRAW_ID,
    END_ID,
    EXPLORE,
    EXPLORE_ID,
    FIGHT,
    FIGHT_ID,
    MINE_ID,
    MINING,
    NONE,
    SCORE_ID,
    SPACES,
    TAKE_ID,
    TNT,
    TRADE_ID,
    UNCOVERING,
    WEAPON,
    State,
    Tables,
)
from overworld.rules.turn import end_turn, finish_action, reveal_next, score, trade
from overworld.rules.world import corner_cell, remove_top


@compiled
def apply_decision(state: State, tables: Tables, decision: int) -> None:
    """Apply a legal decision; chance events that it causes remain pending."""
    if decision < EXPLORE_ID:
        decide_mine(state, tables, decision - MINE_ID)
    elif decision < BUILD_ID:
        explore(state, decision - EXPLORE_ID)
    elif decision < FIGHT_ID:
        build(state, tables, (decision - BUILD_ID) // SPACES, (decision - BUILD_ID) % SPACES)
    elif decision < TAKE_ID:
        state.used |= FIGHT
        begin_fight(state, corner_cell(state.crossing[state.turn], decision - FIGHT_ID))
    elif decision < DRAW_ID:
        take_weapon(state, decision - TAKE_ID)
    elif decision == DRAW_ID:
        draw_more(state)
    elif decision == DETONATE_ID:
        detonate(state, tables)
    elif decision == TRADE_ID:
        trade(state, tables)
    elif decision == END_ID:
        end_turn(state)
    elif decision >= SCORE_ID:
        score(state, tables, decision - SCORE_ID)
    elif state.phase == TNT:
        keep_tnt(state, tables)
    else:
        next_token(state, tables)


@compiled
def decide_mine(state: State, tables: Tables, column: int) -> None:
    """Take a block as the Collect action, as its second block, or with a pickaxe."""
    if state.phase == ACTING:
        state.used |= COLLECT
        collect(state, tables, column)
    elif state.phase == MINING:
        collect_next(state, tables, column)
    else:
        mine(state, tables, column)


@compiled
def explore(state: State, crossing: int) -> None:
    """Move the character; the face-down tiles and tokens around it will be revealed."""
    state.used |= EXPLORE
    state.crossing[state.turn] = crossing
    reveal_next(state)


@compiled
def build(state: State, tables: Tables, corner: int, space: int) -> None:
    """Pay for a building and put it on a space, also over another building (R12)."""
    seat = int(state.turn)
    cell = corner_cell(state.crossing[seat], corner)
    building = int(state.face[cell])
    state.used |= BUILD
    pay(state, tables, seat, building)
    remove_top(state, cell)
    state.spaces[seat, space] = building
    state.xp[seat] += tables.tile_xp[building]
    finish_action(state)


@compiled
def take_weapon(state: State, corner: int) -> None:
    """Take a face-up token into the pile."""
    seat = int(state.turn)
    cell = corner_cell(state.crossing[seat], corner)
    state.used |= WEAPON
    state.pile[seat, state.face[cell]] += 1
    remove_top(state, cell)
    finish_action(state)


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
