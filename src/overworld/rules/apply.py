"""Apply a legal decision. Callers check legality first, with `legal`.

After a block was taken, chance decides the blocks that it uncovered before the game continues.
"""

from __future__ import annotations

from overworld.rules import actions, first_id, phases
from overworld.rules.board import pay
from overworld.rules.compiled import compiled
from overworld.rules.cube import next_uncovered, take_block, tallest
from overworld.rules.fight import begin_fight, detonate, draw_more, keep_tnt, next_token
from overworld.rules.state import NONE, SPACES, Lookup, State
from overworld.rules.turn import end_turn, finish_action, reveal_next, score, trade
from overworld.rules.world import corner_cell, remove_top


@compiled
def apply_decision(state: State, lookup: Lookup, decision: int) -> None:
    """Apply a legal decision; chance events that it causes remain pending."""
    if decision < first_id.EXPLORE:
        decide_mine(state, lookup, decision - first_id.MINE)
    elif decision < first_id.BUILD:
        explore(state, decision - first_id.EXPLORE)
    elif decision < first_id.FIGHT:
        build(
            state,
            lookup,
            (decision - first_id.BUILD) // SPACES,
            (decision - first_id.BUILD) % SPACES,
        )
    elif decision < first_id.TAKE:
        state.used |= actions.FIGHT
        begin_fight(state, corner_cell(state.crossing[state.turn], decision - first_id.FIGHT))
    elif decision < first_id.DRAW:
        take_weapon(state, decision - first_id.TAKE)
    elif decision == first_id.DRAW:
        draw_more(state)
    elif decision == first_id.DETONATE:
        detonate(state, lookup)
    elif decision == first_id.TRADE:
        trade(state, lookup)
    elif decision == first_id.END:
        end_turn(state)
    elif decision >= first_id.SCORE:
        score(state, lookup, decision - first_id.SCORE)
    elif state.phase == phases.TNT:
        keep_tnt(state, lookup)
    else:
        next_token(state, lookup)


@compiled
def decide_mine(state: State, lookup: Lookup, column: int) -> None:
    """Take a block as the Collect action, as its second block, or with a pickaxe."""
    if state.phase == phases.ACTING:
        state.used |= actions.COLLECT
        collect(state, lookup, column)
    elif state.phase == phases.MINING:
        collect_next(state, lookup, column)
    else:
        mine(state, lookup, column)


@compiled
def explore(state: State, crossing: int) -> None:
    """Move the character; the face-down tiles and tokens around it will be revealed."""
    state.used |= actions.EXPLORE
    state.crossing[state.turn] = crossing
    reveal_next(state)


@compiled
def build(state: State, lookup: Lookup, corner: int, space: int) -> None:
    """Pay for a building and put it on a space, also over another building (R12)."""
    seat = int(state.turn)
    cell = corner_cell(state.crossing[seat], corner)
    building = int(state.face[cell])
    state.used |= actions.BUILD
    pay(state, lookup, seat, building)
    remove_top(state, cell)
    state.spaces[seat, space] = building
    state.xp[seat] += lookup.tile_xp[building]
    finish_action(state)


@compiled
def take_weapon(state: State, corner: int) -> None:
    """Take a face-up token into the pile."""
    seat = int(state.turn)
    cell = corner_cell(state.crossing[seat], corner)
    state.used |= actions.WEAPON
    state.pile[seat, state.face[cell]] += 1
    remove_top(state, cell)
    finish_action(state)


BLOCKS_PER_COLLECT = 2


@compiled
def collect(state: State, lookup: Lookup, column: int) -> None:
    """Take the first of two blocks (R8: it may expose the second)."""
    state.owed = BLOCKS_PER_COLLECT
    collect_next(state, lookup, column)


@compiled
def collect_next(state: State, lookup: Lookup, column: int) -> None:
    """Take a block of the Collect action."""
    state.owed -= 1
    mine(state, lookup, column)


@compiled
def mine(state: State, lookup: Lookup, column: int) -> None:
    """Take a block; chance decides the uncovered blocks before the game continues."""
    take_block(state, column, state.turn)
    uncover_next(state, lookup)


@compiled
def uncover_next(state: State, lookup: Lookup) -> None:
    """Wait for the next uncovered block, or continue the fight or the action."""
    state.place = next_uncovered(state)
    if state.place != NONE:
        state.phase = phases.UNCOVERING
        return
    state.mined = NONE
    if state.mob != NONE:
        next_token(state, lookup)
    elif state.owed > 0 and tallest(state) > 0:
        state.phase = phases.MINING
    else:
        state.owed = 0  # R9: an empty cube completes the action
        finish_action(state)
