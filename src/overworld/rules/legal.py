"""All legal decisions of a state, in ascending order of ids.

`reasons` explains the same rules and must agree; a test compares them.
"""

from __future__ import annotations

from overworld.rules import actions, first_id, phases
from overworld.rules.board import affordable
from overworld.rules.compiled import compiled
from overworld.rules.cube import write_takeable
from overworld.rules.state import NONE, SPACES, Ints, Lookup, State
from overworld.rules.turn import action_mob
from overworld.rules.world import building_at, corner_cell, mob_at, weapon_at, write_destinations


@compiled
def write_legal(state: State, lookup: Lookup, ids: Ints) -> int:
    """Write the ids of all legal decisions in ascending order; return how many."""
    phase = int(state.phase)
    if phase == phases.ACTING:
        return write_actions(state, lookup, ids)
    count = 0
    if phase == phases.MINING:
        count = write_takeable(state, ids, count)
    elif phase == phases.PICKAXE:
        count = append(ids, write_takeable(state, ids, count), first_id.PASS)
    elif phase == phases.BOW:
        count = append(ids, append(ids, count, first_id.DRAW), first_id.PASS)
    elif phase == phases.TNT:
        count = append(ids, append(ids, count, first_id.DETONATE), first_id.PASS)
    elif phase == phases.ENDING:
        if action_mob(state, lookup, state.turn) != NONE:
            count = append(ids, count, first_id.TRADE)
        count = append(ids, count, first_id.END)
    elif phase == phases.SCORING:
        for trait in range(4):
            count = append(ids, count, first_id.SCORE + trait)
    return count


@compiled
def append(ids: Ints, count: int, decision: int) -> int:
    """Write one id; return the new count."""
    ids[count] = decision
    return count + 1


@compiled
def write_actions(state: State, lookup: Lookup, ids: Ints) -> int:
    """Write the decisions of every action that the player may still use in this turn."""
    seat, used = int(state.turn), int(state.used)
    crossing = int(state.crossing[seat])
    count = 0
    if not used & actions.COLLECT:
        count = write_takeable(state, ids, count)
    if not used & actions.EXPLORE:
        count = write_destinations(crossing, ids, count)
    if not used & actions.BUILD:
        for corner in range(4):
            building = building_at(state, lookup, corner_cell(crossing, corner))
            if building != NONE and affordable(state, lookup, seat, building):
                for space in range(SPACES):
                    count = append(ids, count, first_id.BUILD + corner * SPACES + space)
    if not used & actions.FIGHT:
        for corner in range(4):
            if mob_at(state, lookup, corner_cell(crossing, corner)) != NONE:
                count = append(ids, count, first_id.FIGHT + corner)
    if not used & actions.WEAPON:
        for corner in range(4):
            if weapon_at(state, corner_cell(crossing, corner)) != NONE:
                count = append(ids, count, first_id.TAKE + corner)
    return count
