"""The rollout policy: a few quick, partly random heuristics that choose the moves of rollouts.

Each kind of decision has its own heuristic. The numbers are tuning, not rules of the game.
"""

from __future__ import annotations

from overworld.bots.value import cards_value, expected_hearts
from overworld.rules import first_id, phases
from overworld.rules.board import affordable
from overworld.rules.compiled import compiled
from overworld.rules.generator import below
from overworld.rules.legal import write_legal
from overworld.rules.scoring import count_masked, trait_masks
from overworld.rules.state import DOWN, EMERALD, NONE, SPACES, Ints, Lookup, State
from overworld.rules.world import building_at, corner_cell, mob_at

# Probability, in percent, of each action where it is possible.
BUILD_PERCENT, FIGHT_PERCENT, TAKE_PERCENT, COLLECT_PERCENT = 92, 80, 35, 70
CANDIDATES = 5  # random candidates that a heuristic compares


@compiled
def rollout_move(state: State, lookup: Lookup, rng: Ints, ids: Ints) -> int:
    """Return the decision of a rollout in a state."""
    count = write_legal(state, lookup, ids)
    if count == 1:
        return int(ids[0])
    phase = int(state.phase)
    if phase == phases.ACTING:
        return rollout_action(state, lookup, rng, ids, count)
    if phase == phases.SCORING:
        return first_id.SCORE + best_trait(state, lookup)
    if phase == phases.BOW:
        return first_id.DRAW
    if phase == phases.TNT:
        return rollout_tnt(state, lookup)
    if ids[0] < first_id.EXPLORE:  # the second block, or the block of a pickaxe
        blocks = count - 1 if ids[count - 1] == first_id.PASS else count
        return rollout_mining(state, rng, ids, blocks)
    return int(ids[0])  # trade


@compiled
def best_trait(state: State, lookup: Lookup) -> int:
    """Return the characteristic that scores most points."""
    card, seat = int(state.scored), int(state.scorer)
    masks = trait_masks(state, lookup, seat, card)
    best, most = 0, -1
    for trait in range(4):
        points = count_masked(state, seat, masks, trait) * int(lookup.points[card, trait])
        if points > most:
            best, most = trait, points
    return best


@compiled
def rollout_tnt(state: State, lookup: Lookup) -> int:
    """Detonate TNT only if that wins the fight."""
    needed = int(lookup.mob_hearts[state.face[state.mob]]) - int(state.hearts)
    reach = int(state.tnt) * int(lookup.hearts[lookup.tnt])
    return first_id.DETONATE if 0 < needed <= reach else first_id.PASS


@compiled
def rollout_mining(state: State, rng: Ints, ids: Ints, count: int) -> int:
    """Mine a wildcard, else the material with the smallest supply, among a few candidates."""
    seat = int(state.turn)
    best, most = int(ids[0]), -100
    for _ in range(CANDIDATES):
        column = int(ids[below(rng, count)])
        material = int(state.cube[column, state.height[column] - 1])
        value = 10 if material == EMERALD else -int(state.supply[seat, material])
        if value > most:
            best, most = column, value
    return best


@compiled
def rollout_action(state: State, lookup: Lookup, rng: Ints, ids: Ints, count: int) -> int:
    """Choose an action: build, fight if strong enough, take a weapon, collect, or explore."""
    explores = first_at_least(ids, count, first_id.EXPLORE)
    builds = first_at_least(ids, count, first_id.BUILD)
    fights = first_at_least(ids, count, first_id.FIGHT)
    takes = first_at_least(ids, count, first_id.TAKE)
    if fights > builds and below(rng, 100) < BUILD_PERCENT:
        return rollout_building(state, lookup, rng, ids, builds, fights)
    if takes > fights and below(rng, 100) < FIGHT_PERCENT:
        fight = int(ids[fights + below(rng, takes - fights)])
        cell = corner_cell(state.crossing[state.turn], fight - first_id.FIGHT)
        needed = lookup.mob_hearts[mob_at(state, lookup, cell)]
        if expected_hearts(state, lookup, state.turn) >= needed:
            return fight
    if count > takes and below(rng, 100) < TAKE_PERCENT:
        return int(ids[takes + below(rng, count - takes)])
    if explores > 0 and (builds == explores or below(rng, 100) < COLLECT_PERCENT):
        return rollout_mining(state, rng, ids, explores)
    if builds > explores:
        return rollout_exploring(state, lookup, rng, ids, explores, builds)
    return int(ids[below(rng, count)])


@compiled
def first_at_least(ids: Ints, count: int, least: int) -> int:
    """Return the index of the first id that is at least `least` in an ascending list."""
    index = 0
    while index < count and ids[index] < least:
        index += 1
    return index


@compiled
def rollout_building(
    state: State, lookup: Lookup, rng: Ints, ids: Ints, start: int, stop: int
) -> int:
    """Build the best of a few candidates for the remaining scoring cards."""
    seat = int(state.turn)
    best, most = int(ids[start]), -1.0
    for _ in range(CANDIDATES):
        decision = int(ids[start + below(rng, stop - start)])
        corner, space = (decision - first_id.BUILD) // SPACES, (decision - first_id.BUILD) % SPACES
        building = int(state.face[corner_cell(state.crossing[seat], corner)])
        covered = state.spaces[seat, space]
        state.spaces[seat, space] = building
        value = cards_value(state, lookup, seat) + lookup.tile_xp[building]
        state.spaces[seat, space] = covered
        if value > most:
            best, most = decision, value
    return best


@compiled
def rollout_exploring(
    state: State, lookup: Lookup, rng: Ints, ids: Ints, start: int, stop: int
) -> int:
    """Explore to the crossing with most tiles to reveal or build, among a few candidates."""
    seat = int(state.turn)
    best, most = int(ids[start]), -1
    for _ in range(CANDIDATES):
        decision = int(ids[start + below(rng, stop - start)])
        value = 0
        for corner in range(4):
            cell = corner_cell(decision - first_id.EXPLORE, corner)
            building = building_at(state, lookup, cell)
            if state.face[cell] == DOWN:
                value += 2
            elif building != NONE and affordable(state, lookup, seat, building):
                value += 3
        if value > most:
            best, most = decision, value
    return best
