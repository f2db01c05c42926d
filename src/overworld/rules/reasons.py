"""The reason why a decision is illegal: a code with numbers. It always agrees with `legal`."""

from __future__ import annotations

import numpy as np

from overworld.rules import actions, first_id, phases
from overworld.rules.board import affordable, missing, missing_in_all
from overworld.rules.compiled import compiled
from overworld.rules.cube import SIDES_NEEDED, free_sides
from overworld.rules.state import DOWN, EMERALD, NONE, SPACES, Ints, Lookup, State
from overworld.rules.turn import action_mob, awaits_chance
from overworld.rules.world import STEPS, building_at, corner_cell, mob_at, steps_between, weapon_at

# Reason codes; the comments say what `numbers` has. A higher code means that the place is closer to
# a legal one: `refuse_all` returns the highest.
LEGAL = 0
GAME_OVER = 1
OUTCOME_PENDING = 2
NOT_ASKED = 3
ACTION_USED = 4  # the bit of the action
NO_ACTION_LEFT = 5
ACTIONS_OWED = 6  # how many
COLUMN_EMPTY = 7
BLOCK_COVERED = 8  # exposed sides, needed sides
TOO_FAR = 9  # steps, most steps; Explore only, a build is `NOT_NEXT_TO_YOU` in `game/refusal.py`
NOTHING_THERE = 10
FACE_DOWN = 11
NOT_A_BUILDING = 12
NOT_A_MOB = 13
NOT_A_WEAPON = 14
SHORT_OF_BLOCKS = 15  # cost of the four materials, missing of the four, emeralds at hand
NO_ACTION_MOB = 16

REASON_NUMBERS = 9  # the most numbers that a code has

CHOICES = np.array(
    [
        [first_id.MINE, first_id.EXPLORE],
        [first_id.EXPLORE, first_id.BUILD],
        [first_id.BUILD, first_id.FIGHT],
        [first_id.FIGHT, first_id.TAKE],
        [first_id.TAKE, first_id.DRAW],
        [first_id.TRADE, first_id.TRADE + 1],
        [first_id.END, first_id.END + 1],
    ]
)
"""The choices of a turn: five actions, trade and end; the first id and the id after the last."""


@compiled
def refusal(state: State, lookup: Lookup, decision: int, numbers: Ints) -> int:
    """Write the numbers of the reason against a decision; return its code, or LEGAL."""
    phase = int(state.phase)
    if phase == phases.OVER:
        return GAME_OVER
    if awaits_chance(state):
        return OUTCOME_PENDING
    if decision < first_id.EXPLORE:
        return refuse_mine(state, decision - first_id.MINE, numbers)
    if decision < first_id.DRAW:
        return refuse_action(state, lookup, decision, numbers)
    if decision == first_id.TRADE or decision == first_id.END:
        return refuse_ending(state, lookup, decision, numbers)
    asked = (
        (decision == first_id.DRAW and phase == phases.BOW)
        or (decision == first_id.DETONATE and phase == phases.TNT)
        or (
            decision == first_id.PASS
            and (phase == phases.BOW or phase == phases.TNT or phase == phases.PICKAXE)
        )
        or (decision >= first_id.SCORE and phase == phases.SCORING)
    )
    return LEGAL if asked else NOT_ASKED


@compiled
def refuse_mine(state: State, column: int, numbers: Ints) -> int:
    """Return why the player may not take a block now, or LEGAL."""
    phase = int(state.phase)
    if phase != phases.MINING and phase != phases.PICKAXE:
        code = refuse_kind(state, actions.COLLECT, numbers)
        if code != LEGAL:
            return code
    if state.height[column] == 0:
        return COLUMN_EMPTY
    free = free_sides(state, column)
    if free < SIDES_NEEDED:
        numbers[0] = free
        numbers[1] = SIDES_NEEDED
        return BLOCK_COVERED
    return LEGAL


@compiled
def refuse_kind(state: State, action: int, numbers: Ints) -> int:
    """Return why no action of this kind is legal now, or LEGAL."""
    if state.phase == phases.ENDING:
        return NO_ACTION_LEFT
    if state.phase != phases.ACTING:
        return NOT_ASKED
    if state.used & action:
        numbers[0] = action
        return ACTION_USED
    return LEGAL


@compiled
def refuse_action(state: State, lookup: Lookup, decision: int, numbers: Ints) -> int:
    """Return why an explore, build, fight or take is illegal, or LEGAL."""
    seat = int(state.turn)
    if decision < first_id.BUILD:
        code = refuse_kind(state, actions.EXPLORE, numbers)
        steps = steps_between(int(state.crossing[seat]), decision - first_id.EXPLORE)
        if code == LEGAL and steps > STEPS:
            numbers[0] = steps
            numbers[1] = STEPS
            code = TOO_FAR
        return code
    if decision < first_id.FIGHT:
        code = refuse_kind(state, actions.BUILD, numbers)
        cell = corner_cell(state.crossing[seat], (decision - first_id.BUILD) // SPACES)
        return code if code != LEGAL else refuse_build(state, lookup, cell, numbers)
    if decision < first_id.TAKE:
        code = refuse_kind(state, actions.FIGHT, numbers)
        cell = corner_cell(state.crossing[seat], decision - first_id.FIGHT)
        found = mob_at(state, lookup, cell)
        other = NOT_A_MOB
    else:
        code = refuse_kind(state, actions.WEAPON, numbers)
        cell = corner_cell(state.crossing[seat], decision - first_id.TAKE)
        found = weapon_at(state, cell)
        other = NOT_A_WEAPON
    if code != LEGAL or found != NONE:
        return code
    return refuse_cell(state, cell, other)


@compiled
def refuse_cell(state: State, cell: int, other: int) -> int:
    """Return why a cell does not fit: nothing there, face down, or `other`."""
    if state.face[cell] == NONE:
        return NOTHING_THERE
    return FACE_DOWN if state.face[cell] == DOWN else other


@compiled
def refuse_build(state: State, lookup: Lookup, cell: int, numbers: Ints) -> int:
    """Return why the player may not build the tile of a cell, or LEGAL."""
    seat = int(state.turn)
    building = building_at(state, lookup, cell)
    if building == NONE:
        return refuse_cell(state, cell, NOT_A_BUILDING)
    if affordable(state, lookup, seat, building):
        return LEGAL
    for material in range(4):
        numbers[material] = lookup.cost[building, material]
        numbers[4 + material] = missing(state, lookup, seat, building, material)
    numbers[8] = state.supply[seat, EMERALD]
    return SHORT_OF_BLOCKS


@compiled
def refuse_ending(state: State, lookup: Lookup, decision: int, numbers: Ints) -> int:
    """Return why the player may not end the turn or trade, or LEGAL."""
    if state.phase == phases.ACTING or state.phase == phases.MINING:
        numbers[0] = state.actions
        return ACTIONS_OWED
    if state.phase != phases.ENDING:
        return NOT_ASKED
    if decision == first_id.TRADE and action_mob(state, lookup, state.turn) == NONE:
        return NO_ACTION_MOB
    return LEGAL


@compiled
def refuse_all(state: State, lookup: Lookup, choice: int, numbers: Ints) -> int:
    """Return why no decision of a choice is legal, or LEGAL if one is.

    The reason is that of the decision closest to a legal one. Of two buildings, that is the one
    with fewer missing blocks.
    """
    nearest, highest, least = 0, NONE, 0
    for decision in range(CHOICES[choice, 0], CHOICES[choice, 1]):
        code = refusal(state, lookup, decision, numbers)
        if code == LEGAL:
            return LEGAL
        short = 0
        if code == SHORT_OF_BLOCKS:
            corner = (decision - first_id.BUILD) // SPACES
            cell = corner_cell(state.crossing[state.turn], corner)
            short = missing_in_all(state, lookup, int(state.turn), int(state.face[cell]))
        if code > highest or (code == highest and short < least):
            nearest, highest, least = decision, code, short
    return refusal(state, lookup, nearest, numbers)
