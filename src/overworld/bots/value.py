"""A static evaluation of the table for a seat in XP: rough, but quick enough for every move.

It adds a fraction of the XP that each possession may yield: groups on the remaining scoring cards,
scoring mobs, blocks, weapons, extra actions, and face-up tiles and tokens next to the character.
The fractions are tuning, not rules of the game.
"""

from __future__ import annotations

from overworld.rules import phases
from overworld.rules.apply import apply_decision
from overworld.rules.board import missing_in_all
from overworld.rules.compiled import compiled
from overworld.rules.playout import deal_pending
from overworld.rules.scoring import count_masked, mob_bonus, trait_masks
from overworld.rules.state import BLOCK_KINDS, CARDS, EMERALD, NONE, Ints, Lookup, State, States
from overworld.rules.world import building_at, corner_cell, mob_at, weapon_at

NEXT_CARD, LATER_CARD = 0.9, 0.55  # fractions of the best group on a card
BLOCK, WILDCARD, PLENTY = 0.55, 0.85, 7  # blocks beyond PLENTY count half
HEART, POWER = 0.35, 0.6  # per heart, and per power, of a weapon in the pile
EXTRA_ACTION = 1.6  # of an extra-action mob, or of an action left
BUILDING, SHORT, NEARBY = 2.4, 0.7, 0.45  # of a building next to the character
MOB, TOKEN = 0.5, 0.5  # of a mob and a token next to the character


@compiled
def table_value(state: State, lookup: Lookup, seat: int) -> float:
    """Return the value of the table for a seat, in XP."""
    value = float(state.xp[seat])
    if state.phase == phases.OVER:
        return value
    value += cards_value(state, lookup, seat) + 0.9 * mob_bonus(state, lookup, seat)
    value += supply_value(state, seat) + pile_value(state, lookup, seat)
    for mob in range(lookup.building_kinds, lookup.tile_kinds):
        if lookup.mob_trait[mob] == NONE:
            value += EXTRA_ACTION * state.mobs[seat, mob]
    value += nearby_value(state, lookup, seat)
    if state.turn == seat:
        value += EXTRA_ACTION * state.actions
    return value


@compiled
def value_after(
    states: States, index: int, lookup: States, rng: Ints, decision: int, seat: int
) -> float:
    """Return the value after a decision in `states[index]`; write to `states[index + 1]`."""
    states[index + 1] = states[index]
    state = states[index + 1]
    apply_decision(state, lookup[0], decision)
    deal_pending(state, lookup[0], rng)
    return table_value(state, lookup[0], seat)


@compiled
def cards_value(state: State, lookup: Lookup, seat: int) -> float:
    """Return the value of the best groups on the remaining scoring cards."""
    value = 0.0
    for card in range(state.scored, CARDS):
        best = 0
        masks = trait_masks(state, lookup, seat, card)
        for trait in range(4):
            points = count_masked(state, seat, masks, trait) * int(lookup.points[card, trait])
            if points > best:
                best = points
        value += best * (NEXT_CARD if card == state.scored else LATER_CARD)
    return value


@compiled
def supply_value(state: State, seat: int) -> float:
    """Return the value of the blocks in the supply; large supplies count less."""
    value, blocks = 0.0, 0
    for material in range(BLOCK_KINDS):
        count = int(state.supply[seat, material])
        value += count * (WILDCARD if material == EMERALD else BLOCK)
        blocks += count
    return value * (1.0 if blocks <= PLENTY else 0.5 + 0.5 * PLENTY / blocks)


@compiled
def pile_value(state: State, lookup: Lookup, seat: int) -> float:
    """Return the value of the weapons, by hearts and powers."""
    value = 0.0
    for kind in range(lookup.weapon_kinds):
        each = HEART * lookup.hearts[kind]
        if kind == lookup.bow or kind == lookup.hoe or kind == lookup.pickaxe or kind == lookup.tnt:
            each += POWER
        value += each * state.pile[seat, kind]
    return value


@compiled
def nearby_value(state: State, lookup: Lookup, seat: int) -> float:
    """Return the value of the face-up tiles and tokens next to the character."""
    value = 0.0
    crossing = int(state.crossing[seat])
    for corner in range(4):
        cell = corner_cell(crossing, corner)
        building = building_at(state, lookup, cell)
        mob = mob_at(state, lookup, cell)
        if building != NONE:
            short = missing_in_all(state, lookup, seat, building)
            short -= int(state.supply[seat, EMERALD])
            each = BUILDING + lookup.tile_xp[building] - (SHORT * short if short > 0 else 0.0)
            value += NEARBY * each if each > 0 else 0.0
        elif mob != NONE:
            needed = lookup.mob_hearts[mob]
            hearts = expected_hearts(state, lookup, seat)
            chance = hearts / (hearts + needed) if hearts < needed else 0.75
            value += MOB * chance * chance * lookup.tile_xp[mob]
        elif weapon_at(state, cell) != NONE:
            value += TOKEN
    return value


@compiled
def expected_hearts(state: State, lookup: Lookup, seat: int) -> float:
    """Return the average hearts of three tokens of the pile."""
    hearts, tokens = 0.0, 0
    for kind in range(lookup.weapon_kinds):
        hearts += state.pile[seat, kind] * lookup.hearts[kind]
        tokens += int(state.pile[seat, kind])
    return 3.0 * hearts / tokens
