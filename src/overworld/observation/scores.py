"""The scoring features of an observation: the score of each seat, and what a building would add.

The scores of a seat change only with its board, its mobs and the cards, so `update_cache` keeps
them in one row of `cache` per seat. The caller calls it for a seat after decisions that can change
one of these. It computes the scores again only if one of them has changed.

The first words of a row are bytes of the observation, four in each word, so that they only have to
be copied. The other words are plain numbers.

All numbers come from the box. `rules.scoring` has the same rules for the game itself.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from overworld.observation.schema import NO_CHANGE, SEAT_BYTES, TABLE_BYTES, Bytes, U32s, feature
from overworld.rules import actions, phases
from overworld.rules.board import trait_at
from overworld.rules.compiled import compiled
from overworld.rules.scoring import LARGEST, SIZES, mask_of, trait_masks
from overworld.rules.state import CARDS, EMERALD, NONE, SPACES, TILE_KINDS, Lookup, State, States
from overworld.rules.world import STACK_CELLS, STACKS, corner_cell

ScoreCache: TypeAlias = U32s

_TRAITS = 4 * CARDS
_MOBS = 0  # words of bytes, from `mob_points` to `mob_bonus`
_GROUP = _MOBS + CARDS
_SPACES = _GROUP + CARDS
_CARDS = _SPACES + CARDS
_COPIED = _CARDS + 1
_ACTION_MOBS = _COPIED
_STRENGTH = _ACTION_MOBS + 1
_POINTS = _STRENGTH + 1  # on all open cards and by mobs
_BEST = _POINTS + 1  # points on each card, open or not
_CHANGE = _BEST + CARDS  # card, characteristic, space: the change in points there, plus _ZERO
_LOST = _CHANGE + _TRAITS * SPACES  # points of mobs for what each space shows
_GAIN = _LOST + SPACES  # byte of the observation by face + 2 of a stack; 0 if not yet known
_FIRST = _GAIN + TILE_KINDS + 2  # the first card that is not scored
_BOARD = _FIRST + 1  # what the scores were computed from: spaces, board, beginner
KNOWN = _BOARD + 3
"""The place in a row of `cache` that is 0 if its scores must be computed again."""
FRESH = KNOWN + 1
"""The place that is 0 if something of the seat has changed and `update_cache` must be called."""
CACHE_WORDS = FRESH + 1
"""The words of a row of `cache`."""

_ZERO = 1 << 16
ONE_SPACE = 1 | 1 << SPACES | 1 << 2 * SPACES | 1 << 3 * SPACES
"""The bit of the first space in all four masks of a card."""

GROUP_SIZES = SIZES[LARGEST]
"""The size of the largest connected group in each mask."""

STACK_AT = np.array(STACK_CELLS)
"""The cell of each stack."""

STACK_OF_CELL = np.array([STACK_CELLS.index(c) if STACKS[c] else NONE for c in range(36)])
"""The stack in each cell, or NONE."""

_STACK_MISSING = feature("stack_missing", 2).offset
_STACK_GAIN = feature("stack_gain", 2).offset
_CORNER_MISSING = feature("corner_missing", 2).offset
_CORNER_GAIN = feature("corner_gain", 2).offset
_BUILD_GAIN = feature("build_gain", 2).offset
_SEAT_ACTION_MOBS = feature("action_mobs", 2).offset - TABLE_BYTES
_SEAT_SCORES = (feature("mob_points", 2).offset - TABLE_BYTES) // 4
_MAX_BYTE = 255


@compiled
def number_at(cache: ScoreCache, seat: int, at: int) -> int:
    """Return a word of a row, as a signed number: Numba's `int` would keep it unsigned."""
    return int(np.int64(cache[seat, at]))


@compiled
def byte_at(cache: ScoreCache, seat: int, at: int, place: int) -> int:
    """Return byte `place`, counted from the first byte of word `at`."""
    return number_at(cache, seat, at + (place >> 2)) >> ((place & 3) << 3) & 0xFF


@compiled
def update_cache(state: State, lookup: Lookup, seat: int, cache: ScoreCache) -> None:
    """Add up the mobs and the pile of a seat, and compute its scores if they have changed."""
    cache[seat, _STRENGTH] = strength(state, lookup, seat)
    changed = add_mobs(state, lookup, seat, cache)
    first = open_card(state, seat)
    if cache[seat, _FIRST] != first:
        cache[seat, _FIRST], changed = first, True
    if keep_board(state, seat, cache):
        rate_board(state, lookup, seat, cache)
        changed = True
    if changed:
        rate_rest(state, lookup, seat, cache)
    cache[seat, FRESH] = 1


@compiled
def add_mobs(state: State, lookup: Lookup, seat: int, cache: ScoreCache) -> bool:
    """Add up the defeated mobs of a seat; return whether the points for them have changed."""
    extra, first, second, third = 0, 0, 0, 0
    for mob in range(lookup.building_kinds, lookup.tile_kinds):
        count = int(state.mobs[seat, mob])
        if count == 0:
            continue
        trait, points = int(lookup.mob_trait[mob]), count * int(lookup.mob_points[mob])
        if trait == NONE:
            extra += count
        elif trait < 4:
            first = with_points(first, trait, points)
        elif trait < 8:
            second = with_points(second, trait - 4, points)
        else:
            third = with_points(third, trait - 8, points)
    cache[seat, _ACTION_MOBS] = extra
    return replace_three(cache, seat, _MOBS, first, second, third)


@compiled
def with_points(word: int, place: int, points: int) -> int:
    """Return a word with points added to one of its bytes, up to 255."""
    shift = place << 3
    more = min(_MAX_BYTE, (word >> shift & 0xFF) + points)
    return word & ~(0xFF << shift) | more << shift


@compiled
def replace_three(
    cache: ScoreCache, seat: int, at: int, first: int, second: int, third: int
) -> bool:
    """Replace three words of a row; return whether one of them has changed."""
    same = (
        cache[seat, at] == first and cache[seat, at + 1] == second and cache[seat, at + 2] == third
    )
    cache[seat, at], cache[seat, at + 1], cache[seat, at + 2] = first, second, third
    return not same


@compiled
def strength(state: State, lookup: Lookup, seat: int) -> int:
    """Return 10 times the hearts that three tokens of the pile show on average."""
    hearts, tokens = 0, 0
    for kind in range(lookup.weapon_kinds):
        hearts += int(state.pile[seat, kind]) * int(lookup.hearts[kind])
        tokens += int(state.pile[seat, kind])
    return min(_MAX_BYTE, 30 * hearts // tokens) if tokens > 0 else 0


@compiled
def open_card(state: State, seat: int) -> int:
    """Return the first card that a seat has not scored; CARDS + 1 once the game is over."""
    if state.phase == phases.OVER:
        return CARDS + 1
    card, turn, players = int(state.scored), int(state.turn), int(state.players)
    if state.phase == phases.SCORING:
        place, scorer = seat - turn, int(state.scorer) - turn
        place = place if place >= 0 else place + players
        scorer = scorer if scorer >= 0 else scorer + players
        card += 1 if place < scorer else 0
    return card


@compiled
def keep_board(state: State, seat: int, cache: ScoreCache) -> bool:
    """Keep the board that scores are computed from; return whether it has changed."""
    first, second = 0, 0
    for space in range(4):
        first |= (int(state.spaces[seat, space]) & 0xFF) << (space << 3)
        second |= (int(state.spaces[seat, space + 4]) & 0xFF) << (space << 3)
    third = int(state.spaces[seat, 8]) & 0xFF | int(state.boards[seat]) << 8
    third |= int(state.beginner[seat]) << 16
    changed = replace_three(cache, seat, _BOARD, first, second, third) or cache[seat, KNOWN] == 0
    cache[seat, KNOWN] = 1
    return changed


@compiled
def rate_board(state: State, lookup: Lookup, seat: int, cache: ScoreCache) -> None:
    """Compute what a board scores on each card, and what each building would change."""
    beginner = int(state.beginner[seat])
    for card in range(CARDS):
        masks, best, groups, spaces = trait_masks(state, lookup, seat, card), 0, 0, 0
        for trait in range(4):
            mask = mask_of(masks, trait)
            group = scored_spaces(mask, beginner)
            groups |= group << (trait << 3)
            spaces |= int(SIZES[mask]) << (trait << 3)
            best = max(best, group * int(lookup.points[card, trait]))
        cache[seat, _GROUP + card], cache[seat, _SPACES + card] = groups, spaces
        cache[seat, _BEST + card] = best
        for space in range(SPACES):
            old = trait_at(state, lookup, seat, space, card)
            left = points_on(lookup, masks & ~(ONE_SPACE << space), beginner, card, old)
            for trait in range(4):
                change = 0
                if trait != old:
                    more = masks | 1 << (trait * SPACES + space)
                    change = max(left, points_on(lookup, more, beginner, card, trait))
                    for other in range(4):
                        if other != trait and other != old:
                            points = (groups >> (other << 3) & 0xFF) * int(
                                lookup.points[card, other]
                            )
                            change = max(change, points)
                    change -= best
                cache[seat, _CHANGE + (4 * card + trait) * SPACES + space] = change + _ZERO


@compiled
def rate_rest(state: State, lookup: Lookup, seat: int, cache: ScoreCache) -> None:
    """Compute what changes with the open cards and the mobs of a seat."""
    first, bonus, points, cards = number_at(cache, seat, _FIRST), 0, 0, 0
    for card in range(CARDS):
        best = number_at(cache, seat, _BEST + card) if card >= first else 0
        cards |= min(_MAX_BYTE, best) << (card << 3)
        points += best
    for trait in range(_TRAITS if first <= CARDS else 0):
        bonus += byte_at(cache, seat, _SPACES, trait) * byte_at(cache, seat, _MOBS, trait)
    for space in range(SPACES):
        lost = 0
        for card in range(CARDS):
            trait = trait_at(state, lookup, seat, space, card)
            lost += byte_at(cache, seat, _MOBS, 4 * card + trait) if trait != NONE else 0
        cache[seat, _LOST + space] = lost
    cache[seat, _CARDS] = cards | min(_MAX_BYTE, bonus) << (CARDS << 3)
    cache[seat, _POINTS] = points + bonus
    for face in range(TILE_KINDS + 2):
        cache[seat, _GAIN + face] = 0


@compiled
def scored_spaces(mask: int, beginner: int) -> int:
    """Return how many spaces of a mask score: the largest group, or all for a beginner."""
    return int(SIZES[mask]) if beginner else int(GROUP_SIZES[mask])


@compiled
def points_on(lookup: Lookup, masks: int, beginner: int, card: int, trait: int) -> int:
    """Return what a characteristic would score on a card with other masks; 0 for NONE."""
    if trait == NONE:
        return 0
    return scored_spaces(mask_of(masks, trait), beginner) * int(lookup.points[card, trait])


@compiled
def write_scores(
    state: State, cache: ScoreCache, seat: int, index: int, row: Bytes, row_u32: U32s
) -> None:
    """Write the scores of every seat, the observer first."""
    best, second = -1, -1
    for other in range(state.players):
        points = int(state.xp[other]) + number_at(cache, other, _POINTS)
        if points > best:
            best, second = points, best
        elif points > second:
            second = points
    other, at = seat, TABLE_BYTES // 4
    for _ in range(state.players):
        for word in range(_COPIED):
            row_u32[index, at + _SEAT_SCORES + word] = cache[other, word]
        points = int(state.xp[other]) + number_at(cache, other, _POINTS)
        ahead = min(_MAX_BYTE, best - second) if points == best else 0
        last = min(_MAX_BYTE, points) | min(_MAX_BYTE, best - points) << 8 | ahead << 16
        last |= number_at(cache, other, _STRENGTH) << 24
        row_u32[index, at + _SEAT_SCORES + _COPIED] = last
        row[index, 4 * at + _SEAT_ACTION_MOBS] = cache[other, _ACTION_MOBS]
        other = other + 1 if other + 1 < state.players else 0
        at += SEAT_BYTES // 4


@compiled
def write_gains(
    state: State, appearance: States, cache: ScoreCache, seat: int, index: int, row: Bytes
) -> None:
    """Write the missing blocks and the gain of each building for the observer."""
    box = appearance[0]
    supply, emeralds, unknown = 0, int(state.supply[seat, EMERALD]), 0
    for material in range(4):
        supply |= int(state.supply[seat, material]) << (material << 3)
    for stack in range(16):  # without branches, because the tiles are hard to predict
        face = int(state.face[STACK_AT[stack]]) + 2
        building, gain = int(box.building[face]), number_at(cache, seat, _GAIN + face)
        short = 1 + max(0, shortage(int(box.cost[face]), supply) - emeralds)
        row[index, _STACK_MISSING + stack] = building * short
        row[index, _STACK_GAIN + stack] = gain
        unknown |= building & (1 if gain == 0 else 0)
    if unknown:
        write_unknown_gains(state, appearance, cache, seat, index, row)
    building = (
        state.phase == phases.ACTING and state.turn == seat and not state.used & actions.BUILD
    )
    crossing = int(state.crossing[seat])
    for corner in range(4):
        cell = corner_cell(crossing, corner)
        stack, short, gain = int(STACK_OF_CELL[cell]), 0, 0
        if stack != NONE:
            short = int(row[index, _STACK_MISSING + stack])
            gain = int(row[index, _STACK_GAIN + stack])
        row[index, _CORNER_MISSING + corner] = short
        row[index, _CORNER_GAIN + corner] = gain
        at = _BUILD_GAIN + corner * SPACES
        if building and short == 1:
            kind = int(state.face[cell])
            for space in range(SPACES):
                row[index, at + space] = as_byte(gain_on(box, cache, seat, kind, space))
        else:
            for space in range(SPACES):
                row[index, at + space] = 0


@compiled
def write_unknown_gains(
    state: State, appearance: States, cache: ScoreCache, seat: int, index: int, row: Bytes
) -> None:
    """Compute and write the gains of the buildings on stacks that are not yet known."""
    for stack in range(16):
        face = int(state.face[STACK_AT[stack]]) + 2
        if appearance[0].building[face] and cache[seat, _GAIN + face] == 0:
            best = gain_on(appearance[0], cache, seat, face - 2, 0)
            for space in range(1, SPACES):
                best = max(best, gain_on(appearance[0], cache, seat, face - 2, space))
            cache[seat, _GAIN + face] = as_byte(best)
        row[index, _STACK_GAIN + stack] = cache[seat, _GAIN + face]


@compiled
def shortage(cost: int, supply: int) -> int:
    """Return how many blocks are missing in all; the four bytes of each word are materials.

    The highest bit of each byte keeps the differences apart, and says which are not negative.
    """
    difference = (cost | 0x80808080) - supply
    enough = difference & 0x80808080
    short = difference & (enough - (enough >> 7))
    return (short * 0x01010101 & 0xFFFFFFFF) >> 24


@compiled
def gain_on(box: State, cache: ScoreCache, seat: int, kind: int, space: int) -> int:
    """Return the points that a building would add on a space: its XP, cards and mobs."""
    gain, first = int(box.xp[kind]), number_at(cache, seat, _FIRST)
    for card in range(CARDS):
        trait = 4 * card + int(box.trait[kind, card])
        if card >= first:
            gain += number_at(cache, seat, _CHANGE + trait * SPACES + space) - _ZERO
        if first <= CARDS:
            gain += byte_at(cache, seat, _MOBS, trait)
    return gain - (number_at(cache, seat, _LOST + space) if first <= CARDS else 0)


@compiled
def as_byte(change: int) -> int:
    """Return the byte for a change in points, 1 to 255."""
    return min(_MAX_BYTE, max(1, change + NO_CHANGE))
