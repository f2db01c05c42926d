"""The scoring features of an observation: the score of each seat, and what a building would add.

The scores of a seat change only with its board, its mobs and the cards, so `hold` keeps them in one
row of `held` per seat. The caller calls `hold` for a seat after decisions that can change one of
these. It computes the scores again only if one of them has changed.

All numbers come from the box. `rules.scoring` has the same rules for the game itself.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from overworld.observation.schema import NO_CHANGE, SEAT_BYTES, TABLE_BYTES, Bytes, feature
from overworld.rules.board import trait_at
from overworld.rules.compiled import compiled
from overworld.rules.scoring import LARGEST, SIZES, mask_of, shown
from overworld.rules.state import (
    ACTING,
    BUILD,
    CARDS,
    EMERALD,
    NONE,
    OVER,
    SCORING,
    SPACES,
    TILE_KINDS,
    State,
    States,
    Tables,
)
from overworld.rules.world import STACK_CELLS, STACKS, corner_cell

Held: TypeAlias = npt.NDArray[np.int16]

MOBS = 13
"""The first numbers of a row of `held`: extra-action mobs, points for 12 characteristics."""

_TRAITS = 4 * CARDS
_STRENGTH = MOBS
_GROUP = _STRENGTH + 1
_SPACES = _GROUP + _TRAITS
_CARD = _SPACES + _TRAITS
_BONUS = _CARD + CARDS
_POINTS = _BONUS + 1  # on all open cards and by mobs
_BEST = _POINTS + 1  # points on each card, open or not
_CHANGE = _BEST + CARDS  # card, characteristic, space: the change in points on that card
_LOST = _CHANGE + _TRAITS * SPACES  # points of mobs for what each space shows
_GAIN = _LOST + SPACES  # by face + 2 of a stack, as it is written; 0 if not yet known
KNOWN = _GAIN + TILE_KINDS + 2
"""The place in a row of `held` that is 0 if its scores must be computed again."""
_KEY = KNOWN + 1  # what the scores were computed from: card, board, beginner, spaces, mobs
_KEY_SPACES = _KEY + 3
_KEY_MOBS = _KEY_SPACES + SPACES
FRESH = _KEY_MOBS + MOBS
"""The place that is 0 if something of the seat has changed and `hold` must be called."""
HELD = FRESH + 1
"""The numbers of a row of `held`."""

ONE_SPACE = 1 | 1 << SPACES | 1 << 2 * SPACES | 1 << 3 * SPACES
"""The bit of the first space in all four masks of a card."""

GROUP_SIZES = SIZES[LARGEST]
"""The size of the largest connected group in each mask."""

_STACKS = np.array(STACK_CELLS)
_STACK_OF_CELL = np.array([STACK_CELLS.index(c) if STACKS[c] else NONE for c in range(36)])
_STACK_MISSING = feature("stack_missing", 2).offset
_STACK_GAIN = feature("stack_gain", 2).offset
_CORNER_MISSING = feature("corner_missing", 2).offset
_CORNER_GAIN = feature("corner_gain", 2).offset
_BUILD_GAIN = feature("build_gain", 2).offset
_SEAT_GROUP = feature("group", 2).offset - TABLE_BYTES
_PROJECTED = feature("projected", 2).offset - TABLE_BYTES
_COPIED = 2 * _TRAITS + CARDS + 1  # group, spaces, card_points and mob_bonus are side by side
_MOST = 255


@compiled
def hold(state: State, tables: Tables, seat: int, held: Held) -> None:
    """Add up the mobs and the pile of a seat, and compute its scores if they have changed."""
    add_mobs(state, tables, seat, held)
    held[seat, _STRENGTH] = strength(state, tables, seat)
    held[seat, FRESH] = 1
    is_board_known = keep_board(state, seat, held)
    if not is_board_known:
        rate_board(state, tables, seat, held)
    if not keep_rest(state, seat, held) or not is_board_known:
        rate_rest(state, tables, seat, held)


@compiled
def add_mobs(state: State, tables: Tables, seat: int, held: Held) -> None:
    """Add up the defeated mobs of a seat."""
    for index in range(MOBS):
        held[seat, index] = 0
    for mob in range(tables.building_kinds, tables.tile_kinds):
        count = int(state.mobs[seat, mob])
        trait = int(tables.mob_trait[mob])
        if count > 0 and trait == NONE:
            held[seat, 0] += count
        elif count > 0:
            points = int(held[seat, 1 + trait]) + count * int(tables.mob_points[mob])
            held[seat, 1 + trait] = min(_MOST, points)


@compiled
def strength(state: State, tables: Tables, seat: int) -> int:
    """Return 10 times the hearts that three tokens of the pile show on average."""
    hearts, tokens = 0, 0
    for kind in range(tables.weapon_kinds):
        hearts += int(state.pile[seat, kind]) * int(tables.hearts[kind])
        tokens += int(state.pile[seat, kind])
    return min(_MOST, 30 * hearts // tokens) if tokens > 0 else 0


@compiled
def open_card(state: State, seat: int) -> int:
    """Return the first card that a seat has not scored; CARDS + 1 once the game is over."""
    if state.phase == OVER:
        return CARDS + 1
    card, turn, players = int(state.scored), int(state.turn), int(state.players)
    if state.phase == SCORING:
        place, scorer = seat - turn, int(state.scorer) - turn
        place = place if place >= 0 else place + players
        scorer = scorer if scorer >= 0 else scorer + players
        card += 1 if place < scorer else 0
    return card


@compiled
def keep_board(state: State, seat: int, held: Held) -> bool:
    """Keep the board that scores are computed from; return whether it was the same before."""
    other = 0 if held[seat, KNOWN] == 1 else 1
    other |= int(held[seat, _KEY + 1]) ^ int(state.boards[seat])
    other |= int(held[seat, _KEY + 2]) ^ int(state.beginner[seat])
    for space in range(SPACES):
        other |= int(held[seat, _KEY_SPACES + space]) ^ int(state.spaces[seat, space])
        held[seat, _KEY_SPACES + space] = state.spaces[seat, space]
    held[seat, KNOWN] = 1
    held[seat, _KEY + 1] = state.boards[seat]
    held[seat, _KEY + 2] = state.beginner[seat]
    return other == 0


@compiled
def keep_rest(state: State, seat: int, held: Held) -> bool:
    """Keep the open cards and the points of mobs; return whether they were the same before."""
    first = open_card(state, seat)
    other = int(held[seat, _KEY]) ^ first
    for index in range(MOBS):
        other |= int(held[seat, _KEY_MOBS + index]) ^ int(held[seat, index])
        held[seat, _KEY_MOBS + index] = held[seat, index]
    held[seat, _KEY] = first
    return other == 0


@compiled
def rate_board(state: State, tables: Tables, seat: int, held: Held) -> None:
    """Compute what a board scores on each card, and what each building would change."""
    beginner = int(state.beginner[seat])
    for card in range(CARDS):
        masks, best = shown(state, tables, seat, card), 0
        for trait in range(4):
            mask, at = mask_of(masks, trait), 4 * card + trait
            held[seat, _GROUP + at] = scored_spaces(mask, beginner)
            held[seat, _SPACES + at] = int(SIZES[mask])
            best = max(best, points_of(tables, held, seat, card, trait))
        held[seat, _BEST + card] = best
        for space in range(SPACES):
            old = trait_at(state, tables, seat, space, card)
            left = points_on(tables, masks & ~(ONE_SPACE << space), beginner, card, old)
            for trait in range(4):
                change = 0
                if trait != old:
                    more = masks | 1 << (trait * SPACES + space)
                    change = max(left, points_on(tables, more, beginner, card, trait))
                    for other in range(4):
                        if other != trait and other != old:
                            change = max(change, points_of(tables, held, seat, card, other))
                    change -= best
                held[seat, _CHANGE + (4 * card + trait) * SPACES + space] = change


@compiled
def rate_rest(state: State, tables: Tables, seat: int, held: Held) -> None:
    """Compute what changes with the open cards and the mobs of a seat."""
    first, bonus, points = int(held[seat, _KEY]), 0, 0
    for card in range(CARDS):
        best = int(held[seat, _BEST + card]) if card >= first else 0
        held[seat, _CARD + card] = best
        points += best
    for at in range(_TRAITS):
        bonus += int(held[seat, _SPACES + at]) * int(held[seat, 1 + at])
    for space in range(SPACES):
        lost = 0
        for card in range(CARDS):
            trait = trait_at(state, tables, seat, space, card)
            lost += int(held[seat, 1 + 4 * card + trait]) if trait != NONE else 0
        held[seat, _LOST + space] = lost
    held[seat, _BONUS] = bonus if first <= CARDS else 0
    held[seat, _POINTS] = points + held[seat, _BONUS]
    for face in range(TILE_KINDS + 2):
        held[seat, _GAIN + face] = 0


@compiled
def scored_spaces(mask: int, beginner: int) -> int:
    """Return how many spaces of a mask score: the largest group, or all for a beginner."""
    return int(SIZES[mask]) if beginner else int(GROUP_SIZES[mask])


@compiled
def points_on(tables: Tables, masks: int, beginner: int, card: int, trait: int) -> int:
    """Return what a characteristic would score on a card with other masks; 0 for NONE."""
    if trait == NONE:
        return 0
    return scored_spaces(mask_of(masks, trait), beginner) * int(tables.points[card, trait])


@compiled
def points_of(tables: Tables, held: Held, seat: int, card: int, trait: int) -> int:
    """Return what a characteristic scores on a card."""
    return int(held[seat, _GROUP + 4 * card + trait]) * int(tables.points[card, trait])


@compiled
def write_scores(state: State, held: Held, seat: int, index: int, row: Bytes) -> None:
    """Write what every seat would score, beginning with the observer."""
    other, best, second = seat, -1, -1
    for place in range(state.players):
        offset = TABLE_BYTES + place * SEAT_BYTES
        for part in range(_COPIED):
            row[index, offset + _SEAT_GROUP + part] = min(_MOST, int(held[other, _GROUP + part]))
        row[index, offset + _PROJECTED + 3] = held[other, _STRENGTH]
        points = projected(state, held, other)
        row[index, offset + _PROJECTED] = min(_MOST, points)
        if points > best:
            best, second = points, best
        elif points > second:
            second = points
        other = other + 1 if other + 1 < state.players else 0
    for place in range(state.players):
        offset = TABLE_BYTES + place * SEAT_BYTES
        points = projected(state, held, other)
        row[index, offset + _PROJECTED + 1] = min(_MOST, best - points)
        row[index, offset + _PROJECTED + 2] = min(_MOST, best - second) if points == best else 0
        other = other + 1 if other + 1 < state.players else 0


@compiled
def projected(state: State, held: Held, seat: int) -> int:
    """Return the XP of a seat if everything were scored now."""
    return int(state.xp[seat]) + int(held[seat, _POINTS])


@compiled
def write_gains(state: State, looks: States, held: Held, seat: int, index: int, row: Bytes) -> None:
    """Write what the observer lacks for each building, and what it would add."""
    box = looks[0]
    supply, emeralds, unknown = 0, int(state.supply[seat, EMERALD]), 0
    for material in range(4):
        supply |= int(state.supply[seat, material]) << (material << 3)
    for stack in range(16):  # without branches: what lies there is hard to predict
        face = int(state.face[_STACKS[stack]]) + 2
        building, gain = int(box.building[face]), int(held[seat, _GAIN + face])
        short = 1 + max(0, shortage(int(box.cost[face]), supply) - emeralds)
        row[index, _STACK_MISSING + stack] = building * short
        row[index, _STACK_GAIN + stack] = gain
        unknown |= building & (1 if gain == 0 else 0)
    if unknown:
        write_unknown_gains(state, looks, held, seat, index, row)
    building = state.phase == ACTING and state.turn == seat and not state.used & BUILD
    crossing = int(state.crossing[seat])
    for corner in range(4):
        cell = corner_cell(crossing, corner)
        stack, short, gain = int(_STACK_OF_CELL[cell]), 0, 0
        if stack != NONE:
            short = int(row[index, _STACK_MISSING + stack])
            gain = int(row[index, _STACK_GAIN + stack])
        row[index, _CORNER_MISSING + corner] = short
        row[index, _CORNER_GAIN + corner] = gain
        at = _BUILD_GAIN + corner * SPACES
        if building and short == 1:
            kind = int(state.face[cell])
            for space in range(SPACES):
                row[index, at + space] = as_byte(gain_on(box, held, seat, kind, space))
        else:
            for space in range(SPACES):
                row[index, at + space] = 0


@compiled
def write_unknown_gains(
    state: State, looks: States, held: Held, seat: int, index: int, row: Bytes
) -> None:
    """Compute and write the gains of the buildings on stacks that are not yet known."""
    for stack in range(16):
        face = int(state.face[_STACKS[stack]]) + 2
        if looks[0].building[face] and held[seat, _GAIN + face] == 0:
            best = gain_on(looks[0], held, seat, face - 2, 0)
            for space in range(1, SPACES):
                best = max(best, gain_on(looks[0], held, seat, face - 2, space))
            held[seat, _GAIN + face] = as_byte(best)
        row[index, _STACK_GAIN + stack] = held[seat, _GAIN + face]


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
def gain_on(box: State, held: Held, seat: int, kind: int, space: int) -> int:
    """Return the points that a building would add on a space: its XP, cards and mobs."""
    gain, first = int(box.xp[kind]), int(held[seat, _KEY])
    for card in range(CARDS):
        trait = 4 * card + int(box.trait[kind, card])
        if card >= first:
            gain += int(held[seat, _CHANGE + trait * SPACES + space])
        if first <= CARDS:
            gain += int(held[seat, 1 + trait])
    return gain - (int(held[seat, _LOST + space]) if first <= CARDS else 0)


@compiled
def as_byte(change: int) -> int:
    """Return the byte for a change in points, 1 to 255."""
    return min(_MOST, max(1, change + NO_CHANGE))
