"""How play-outs decide: a few rules of thumb, quick and a little random.

Each question has its own rule. The shares below are habits of a player, not rules of the game.
"""

from __future__ import annotations

from overworld.bots.value import cards_value, expected_hearts
from overworld.rules.board import affordable
from overworld.rules.compiled import compiled
from overworld.rules.generator import below
from overworld.rules.legal import write_legal
from overworld.rules.scoring import counted_of, shown
from overworld.rules.state import (
    ACTING,
    BOW,
    BUILD_ID,
    DETONATE_ID,
    DOWN,
    DRAW_ID,
    EMERALD,
    EXPLORE_ID,
    FIGHT_ID,
    NONE,
    PASS_ID,
    SCORE_ID,
    SCORING,
    SPACES,
    TAKE_ID,
    TNT,
    Ints,
    State,
    Tables,
)
from overworld.rules.world import building_at, corner_cell, mob_at

# How often, in 100, a habit is followed when it can be.
BUILD_OFTEN, FIGHT_OFTEN, TAKE_OFTEN, COLLECT_OFTEN = 92, 80, 35, 70
LOOKS = 5  # how many candidates are compared


@compiled
def habit(state: State, tables: Tables, words: Ints, ids: Ints) -> int:
    """The decision of a play-out."""
    count = write_legal(state, tables, ids)
    if count == 1:
        return int(ids[0])
    phase = int(state.phase)
    if phase == ACTING:
        return habit_of_acting(state, tables, words, ids, count)
    if phase == SCORING:
        return SCORE_ID + best_trait(state, tables)
    if phase == BOW:
        return DRAW_ID
    if phase == TNT:
        return habit_of_tnt(state, tables)
    if ids[0] < EXPLORE_ID:  # a second block, or a pickaxe's
        blocks = count - 1 if ids[count - 1] == PASS_ID else count
        return habit_of_mining(state, words, ids, blocks)
    return int(ids[0])  # trade


@compiled
def best_trait(state: State, tables: Tables) -> int:
    """The characteristic that scores most."""
    card, seat = int(state.scored), int(state.scorer)
    masks = shown(state, tables, seat, card)
    best, most = 0, -1
    for trait in range(4):
        points = counted_of(state, seat, masks, trait) * int(tables.points[card, trait])
        if points > most:
            best, most = trait, points
    return best


@compiled
def habit_of_tnt(state: State, tables: Tables) -> int:
    """Detonates only what decides the fight."""
    needed = int(tables.mob_hearts[state.face[state.mob]]) - int(state.hearts)
    reach = int(state.tnt) * int(tables.hearts[tables.tnt])
    return DETONATE_ID if 0 < needed <= reach else PASS_ID


@compiled
def habit_of_mining(state: State, words: Ints, ids: Ints, count: int) -> int:
    """A wildcard, else what there is least of, among a few."""
    seat = int(state.turn)
    best, most = int(ids[0]), -100
    for _ in range(LOOKS):
        column = int(ids[below(words, count)])
        material = int(state.cube[column, state.height[column] - 1])
        worth = 10 if material == EMERALD else -int(state.supply[seat, material])
        if worth > most:
            best, most = column, worth
    return best


@compiled
def habit_of_acting(state: State, tables: Tables, words: Ints, ids: Ints, count: int) -> int:
    """Builds well, fights when strong, takes a weapon now and then, collects, else explores."""
    explores = first_at_least(ids, count, EXPLORE_ID)
    builds = first_at_least(ids, count, BUILD_ID)
    fights = first_at_least(ids, count, FIGHT_ID)
    takes = first_at_least(ids, count, TAKE_ID)
    if fights > builds and below(words, 100) < BUILD_OFTEN:
        return habit_of_building(state, tables, words, ids, builds, fights)
    if takes > fights and below(words, 100) < FIGHT_OFTEN:
        fight = int(ids[fights + below(words, takes - fights)])
        cell = corner_cell(state.crossing[state.turn], fight - FIGHT_ID)
        needed = tables.mob_hearts[mob_at(state, tables, cell)]
        if expected_hearts(state, tables, state.turn) >= needed:
            return fight
    if count > takes and below(words, 100) < TAKE_OFTEN:
        return int(ids[takes + below(words, count - takes)])
    if explores > 0 and (builds == explores or below(words, 100) < COLLECT_OFTEN):
        return habit_of_mining(state, words, ids, explores)
    if builds > explores:
        return habit_of_exploring(state, tables, words, ids, explores, builds)
    return int(ids[below(words, count)])


@compiled
def first_at_least(ids: Ints, count: int, least: int) -> int:
    """Where in an ascending list the ids from `least` on begin."""
    index = 0
    while index < count and ids[index] < least:
        index += 1
    return index


@compiled
def habit_of_building(
    state: State, tables: Tables, words: Ints, ids: Ints, start: int, stop: int
) -> int:
    """The best of a few buildings and spaces for the cards still to be scored."""
    seat = int(state.turn)
    best, most = int(ids[start]), -1.0
    for _ in range(LOOKS):
        decision = int(ids[start + below(words, stop - start)])
        corner, space = (decision - BUILD_ID) // SPACES, (decision - BUILD_ID) % SPACES
        building = int(state.face[corner_cell(state.crossing[seat], corner)])
        covered = state.spaces[seat, space]
        state.spaces[seat, space] = building
        worth = cards_value(state, tables, seat) + tables.tile_xp[building]
        state.spaces[seat, space] = covered
        if worth > most:
            best, most = decision, worth
    return best


@compiled
def habit_of_exploring(
    state: State, tables: Tables, words: Ints, ids: Ints, start: int, stop: int
) -> int:
    """Where most can be built or turned, among a few crossings."""
    seat = int(state.turn)
    best, most = int(ids[start]), -1
    for _ in range(LOOKS):
        decision = int(ids[start + below(words, stop - start)])
        worth = 0
        for corner in range(4):
            cell = corner_cell(decision - EXPLORE_ID, corner)
            building = building_at(state, tables, cell)
            if state.face[cell] == DOWN:
                worth += 2
            elif building != NONE and affordable(state, tables, seat, building):
                worth += 3
        if worth > most:
            best, most = decision, worth
    return best
