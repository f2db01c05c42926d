"""All legal decisions of a state, in ascending order of ids.

`reasons` explains the same rules and must agree; a test compares them.
"""

from __future__ import annotations

from overworld.rules.board import affordable
from overworld.rules.compiled import compiled
from overworld.rules.cube import write_takeable
from overworld.rules.state import (
    ACTING,
    BOW,
    BUILD,
    BUILD_ID,
    COLLECT,
    DETONATE_ID,
    DRAW_ID,
    END_ID,
    ENDING,
    EXPLORE,
    FIGHT,
    FIGHT_ID,
    MINING,
    NONE,
    PASS_ID,
    PICKAXE,
    SCORE_ID,
    SCORING,
    SPACES,
    TAKE_ID,
    TNT,
    TRADE_ID,
    WEAPON,
    Ints,
    State,
    Tables,
)
from overworld.rules.turn import action_mob
from overworld.rules.world import building_at, corner_cell, mob_at, weapon_at, write_destinations


@compiled
def write_legal(state: State, tables: Tables, ids: Ints) -> int:
    """Write the ids of all legal decisions in ascending order; return how many."""
    phase = int(state.phase)
    if phase == ACTING:
        return write_actions(state, tables, ids)
    count = 0
    if phase == MINING:
        count = write_takeable(state, ids, count)
    elif phase == PICKAXE:
        count = append(ids, write_takeable(state, ids, count), PASS_ID)
    elif phase == BOW:
        count = append(ids, append(ids, count, DRAW_ID), PASS_ID)
    elif phase == TNT:
        count = append(ids, append(ids, count, DETONATE_ID), PASS_ID)
    elif phase == ENDING:
        if action_mob(state, tables, state.turn) != NONE:
            count = append(ids, count, TRADE_ID)
        count = append(ids, count, END_ID)
    elif phase == SCORING:
        for trait in range(4):
            count = append(ids, count, SCORE_ID + trait)
    return count


@compiled
def append(ids: Ints, count: int, decision: int) -> int:
    """Write one id; return the new count."""
    ids[count] = decision
    return count + 1


@compiled
def write_actions(state: State, tables: Tables, ids: Ints) -> int:
    """Write the decisions of every action that the player may still use in this turn."""
    seat, used = int(state.turn), int(state.used)
    crossing = int(state.crossing[seat])
    count = 0
    if not used & COLLECT:
        count = write_takeable(state, ids, count)
    if not used & EXPLORE:
        count = write_destinations(crossing, ids, count)
    if not used & BUILD:
        for corner in range(4):
            building = building_at(state, tables, corner_cell(crossing, corner))
            if building != NONE and affordable(state, tables, seat, building):
                for space in range(SPACES):
                    count = append(ids, count, BUILD_ID + corner * SPACES + space)
    if not used & FIGHT:
        for corner in range(4):
            if mob_at(state, tables, corner_cell(crossing, corner)) != NONE:
                count = append(ids, count, FIGHT_ID + corner)
    if not used & WEAPON:
        for corner in range(4):
            if weapon_at(state, corner_cell(crossing, corner)) != NONE:
                count = append(ids, count, TAKE_ID + corner)
    return count
