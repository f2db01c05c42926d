"""The three scoring cards and the scoring mobs (rulebook: Scoring, End of the game).

A set of spaces is a 9-bit mask, bit 0 for space 1, so that a group grows by shifting.
"""

from __future__ import annotations

from overworld.rules.board import trait_at
from overworld.rules.compiled import compiled
from overworld.rules.cube import tallest
from overworld.rules.state import BLOCK_KINDS, CARDS, LEVELS, SPACES, State, Tables

ALL_SPACES = 0b111_111_111
NOT_EAST = 0b011_011_011
NOT_WEST = 0b110_110_110


@compiled
def count_spaces(mask: int) -> int:
    """The number of spaces in a mask.

    >>> count_spaces(0b101_000_001)
    3
    """
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled
def group_of(mask: int, start: int) -> int:
    """The spaces of a mask that are orthogonally connected with those of `start`.

    >>> bin(group_of(0b100_011_001, 0b000_000_001))
    '0b11001'
    """
    group = start & mask
    while True:
        around = group << 3 | group >> 3 | (group & NOT_EAST) << 1 | (group & NOT_WEST) >> 1
        grown = (group | around) & mask
        if grown == group:
            return group
        group = grown


@compiled
def largest_group(mask: int) -> int:
    """The size of the largest orthogonally connected group.

    >>> largest_group(0b100_011_001)
    3
    """
    largest = 0
    while mask:
        group = group_of(mask, mask & -mask)
        mask ^= group
        size = count_spaces(group)
        if size > largest:
            largest = size
    return largest


@compiled
def spaces_showing(state: State, tables: Tables, seat: int, card: int, trait: int) -> int:
    """The mask of a seat's spaces that show a characteristic."""
    mask = 0
    for space in range(SPACES):
        if trait_at(state, tables, seat, space, card) == trait:
            mask |= 1 << space
    return mask


@compiled
def counted(state: State, tables: Tables, seat: int, card: int, trait: int) -> int:
    """How many spaces a seat scores: the largest group, or all for a beginner."""
    mask = spaces_showing(state, tables, seat, card, trait)
    return count_spaces(mask) if state.beginner[seat] else largest_group(mask)


@compiled
def mob_spaces(state: State, tables: Tables, seat: int, mob: int) -> int:
    """How many spaces a scoring mob counts: all that match, connected or not (R20)."""
    trait = int(tables.mob_trait[mob])
    if trait < 0:
        return 0
    return count_spaces(spaces_showing(state, tables, seat, trait // 4, trait % 4))


@compiled
def mob_bonus(state: State, tables: Tables, seat: int) -> int:
    """The points of all scoring mobs that a seat has beaten."""
    bonus = 0
    for mob in range(tables.building_kinds, tables.tile_kinds):
        held = int(state.mobs[seat, mob])
        if held > 0 and tables.mob_points[mob] > 0:
            bonus += held * int(tables.mob_points[mob]) * mob_spaces(state, tables, seat, mob)
    return bonus


@compiled
def scoring_due(state: State) -> bool:
    """Whether the layer of the next scoring card is gone."""
    return state.scored < CARDS and tallest(state) < LEVELS - int(state.scored)


@compiled
def leaders(state: State) -> int:
    """The bits of the seats with the most XP and, among those, the most blocks left."""
    best_xp, best_blocks, found = -1, -1, 0
    for seat in range(state.players):
        xp, blocks = int(state.xp[seat]), blocks_left(state, seat)
        if xp > best_xp or (xp == best_xp and blocks > best_blocks):
            best_xp, best_blocks, found = xp, blocks, 0
        if xp == best_xp and blocks == best_blocks:
            found |= 1 << seat
    return found


@compiled
def blocks_left(state: State, seat: int) -> int:
    """The blocks in a supply: the tie-break."""
    blocks = 0
    for material in range(BLOCK_KINDS):
        blocks += int(state.supply[seat, material])
    return blocks
