"""The three scoring cards and the scoring mobs (rulebook: Scoring, End of the game).

A set of spaces is a 9-bit mask, bit 0 for space 1, so that a group grows by shifting.
"""

from __future__ import annotations

import numpy as np

from overworld.rules.board import trait_at
from overworld.rules.compiled import compiled
from overworld.rules.cube import tallest
from overworld.rules.state import BLOCK_KINDS, CARDS, LEVELS, NONE, SPACES, Lookup, State

ALL_SPACES = 0b111_111_111
NOT_EAST = 0b011_011_011
NOT_WEST = 0b110_110_110


def _group_of(mask: int, start: int) -> int:
    """Return the spaces of a mask that are orthogonally connected with those of `start`.

    >>> bin(_group_of(0b100_011_001, 0b000_000_001))
    '0b11001'
    """
    group = start & mask
    while True:
        around = group << 3 | group >> 3 | (group & NOT_EAST) << 1 | (group & NOT_WEST) >> 1
        grown = (group | around) & mask
        if grown == group:
            return group
        group = grown


def _largest_of(mask: int) -> int:
    """Return the largest orthogonally connected group of a mask, the first one of equal size.

    >>> bin(_largest_of(0b110_000_011)), bin(_largest_of(0b111_000_011)), _largest_of(0)
    ('0b11', '0b111000000', 0)
    """
    groups = [_group_of(mask, 1 << space) for space in range(SPACES) if mask >> space & 1]
    return max(groups, key=int.bit_count, default=0)


SIZES = np.array([mask.bit_count() for mask in range(1 << SPACES)])
"""The number of spaces in each mask."""

LARGEST = np.array([_largest_of(mask) for mask in range(1 << SPACES)])
"""The largest orthogonally connected group in each mask."""


@compiled
def trait_masks(state: State, lookup: Lookup, seat: int, card: int) -> int:
    """Return the masks of the spaces with each characteristic of a card, nine bits each."""
    masks = 0
    for space in range(SPACES):
        trait = trait_at(state, lookup, seat, space, card)
        if trait != NONE:
            masks |= 1 << (trait * SPACES + space)
    return masks


@compiled
def mask_of(masks: int, trait: int) -> int:
    """Return the mask of one characteristic of a card."""
    return masks >> (trait * SPACES) & ALL_SPACES


@compiled
def group_of(state: State, seat: int, masks: int, trait: int) -> int:
    """Return the spaces that a seat scores: the largest group, or all for a beginner."""
    mask = mask_of(masks, trait)
    return mask if state.beginner[seat] else int(LARGEST[mask])


@compiled
def count_masked(state: State, seat: int, masks: int, trait: int) -> int:
    """Return how many spaces a seat scores."""
    return int(SIZES[group_of(state, seat, masks, trait)])


@compiled
def count_spaces(state: State, lookup: Lookup, seat: int, card: int, trait: int) -> int:
    """Return how many spaces a seat scores for one characteristic of a card."""
    return count_masked(state, seat, trait_masks(state, lookup, seat, card), trait)


@compiled
def mob_spaces(state: State, lookup: Lookup, seat: int, mob: int) -> int:
    """Return how many spaces a scoring mob counts: all that match, connected or not (R20)."""
    trait = int(lookup.mob_trait[mob])
    if trait < 0:
        return 0
    return int(SIZES[mask_of(trait_masks(state, lookup, seat, trait // 4), trait % 4)])


@compiled
def mob_bonus(state: State, lookup: Lookup, seat: int) -> int:
    """Return the points of all scoring mobs that a seat has defeated."""
    bonus = 0
    for mob in range(lookup.building_kinds, lookup.tile_kinds):
        held = int(state.mobs[seat, mob])
        if held > 0 and lookup.mob_points[mob] > 0:
            bonus += held * int(lookup.mob_points[mob]) * mob_spaces(state, lookup, seat, mob)
    return bonus


@compiled
def cards_due(state: State) -> int:
    """Return how many scoring cards are due: their layers are used up, but they are not scored."""
    return min(CARDS, LEVELS - tallest(state)) - int(state.scored)


@compiled
def leaders(state: State) -> int:
    """Return the bits of the seats with the most XP and, among those, the most blocks left."""
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
    """Return the number of blocks in a supply, which breaks ties."""
    blocks = 0
    for material in range(BLOCK_KINDS):
        blocks += int(state.supply[seat, material])
    return blocks
