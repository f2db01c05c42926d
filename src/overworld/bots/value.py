"""What a table is worth to a seat, in XP: a rough guess, quick enough to ask for every move.

Everything that a seat holds counts at a share of what it may bring: groups on the cards that are
still to be scored, scoring mobs, blocks, weapons, extra actions, and what lies face up beside its
character. The shares are a player's guesses, not rules of the game.
"""

from __future__ import annotations

from overworld.rules.apply import decide
from overworld.rules.board import missing_in_all
from overworld.rules.compiled import compiled
from overworld.rules.playout import deal_pending
from overworld.rules.scoring import counted_of, mob_bonus, shown
from overworld.rules.state import (
    BLOCK_KINDS,
    CARDS,
    EMERALD,
    NONE,
    OVER,
    Ints,
    State,
    States,
    Tables,
)
from overworld.rules.world import building_at, corner_cell, mob_at, weapon_at

NEXT_CARD, LATER_CARD = 0.9, 0.55  # shares of the best group on a card
BLOCK, WILDCARD, PLENTY = 0.55, 0.85, 7  # blocks beyond plenty count half
HEART, POWER = 0.35, 0.6  # of a weapon in the pile
EXTRA_ACTION = 1.6  # of an extra-action mob, or of an action still owed
BUILDING, SHORT, NEARBY = 2.4, 0.7, 0.45  # of a building beside the character
MOB, TOKEN = 0.5, 0.5  # shares of a mob and a token beside the character


@compiled
def table_value(state: State, tables: Tables, seat: int) -> float:
    """What the table is worth to a seat."""
    worth = float(state.xp[seat])
    if state.phase == OVER:
        return worth
    worth += cards_value(state, tables, seat) + 0.9 * mob_bonus(state, tables, seat)
    worth += supply_value(state, seat) + pile_value(state, tables, seat)
    for mob in range(tables.building_kinds, tables.tile_kinds):
        if tables.mob_trait[mob] == NONE:
            worth += EXTRA_ACTION * state.mobs[seat, mob]
    worth += nearby_value(state, tables, seat)
    if state.turn == seat:
        worth += EXTRA_ACTION * state.actions
    return worth


@compiled
def value_after(
    states: States, index: int, tables: States, words: Ints, decision: int, seat: int
) -> float:
    """What the table is worth after a decision in `states[index]`; tries it in the one behind."""
    states[index + 1] = states[index]
    state = states[index + 1]
    decide(state, tables[0], decision)
    deal_pending(state, tables[0], words)
    return table_value(state, tables[0], seat)


@compiled
def cards_value(state: State, tables: Tables, seat: int) -> float:
    """The best group on every card that is still to be scored."""
    worth = 0.0
    for card in range(state.scored, CARDS):
        best = 0
        masks = shown(state, tables, seat, card)
        for trait in range(4):
            points = counted_of(state, seat, masks, trait) * int(tables.points[card, trait])
            if points > best:
                best = points
        worth += best * (NEXT_CARD if card == state.scored else LATER_CARD)
    return worth


@compiled
def supply_value(state: State, seat: int) -> float:
    """The blocks at hand; more than can be spent are worth little."""
    worth, blocks = 0.0, 0
    for material in range(BLOCK_KINDS):
        count = int(state.supply[seat, material])
        worth += count * (WILDCARD if material == EMERALD else BLOCK)
        blocks += count
    return worth * (1.0 if blocks <= PLENTY else 0.5 + 0.5 * PLENTY / blocks)


@compiled
def pile_value(state: State, tables: Tables, seat: int) -> float:
    """The weapons, by their hearts and powers."""
    worth = 0.0
    for kind in range(tables.weapon_kinds):
        each = HEART * tables.hearts[kind]
        if kind == tables.bow or kind == tables.hoe or kind == tables.pickaxe or kind == tables.tnt:
            each += POWER
        worth += each * state.pile[seat, kind]
    return worth


@compiled
def nearby_value(state: State, tables: Tables, seat: int) -> float:
    """What lies face up beside the character and could be had."""
    worth = 0.0
    crossing = int(state.crossing[seat])
    for corner in range(4):
        cell = corner_cell(crossing, corner)
        building = building_at(state, tables, cell)
        mob = mob_at(state, tables, cell)
        if building != NONE:
            short = missing_in_all(state, tables, seat, building)
            short -= int(state.supply[seat, EMERALD])
            each = BUILDING + tables.tile_xp[building] - (SHORT * short if short > 0 else 0.0)
            worth += NEARBY * each if each > 0 else 0.0
        elif mob != NONE:
            needed = tables.mob_hearts[mob]
            hearts = expected_hearts(state, tables, seat)
            chance = hearts / (hearts + needed) if hearts < needed else 0.75
            worth += MOB * chance * chance * tables.tile_xp[mob]
        elif weapon_at(state, cell) != NONE:
            worth += TOKEN
    return worth


@compiled
def expected_hearts(state: State, tables: Tables, seat: int) -> float:
    """The hearts that three tokens of the pile show on average."""
    hearts, tokens = 0.0, 0
    for kind in range(tables.weapon_kinds):
        hearts += state.pile[seat, kind] * tables.hearts[kind]
        tokens += int(state.pile[seat, kind])
    return 3.0 * hearts / tokens
