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
_CHANGE = _BONUS + 1  # card, characteristic, space: the change in points on that card
_GAIN = _CHANGE + _TRAITS * SPACES  # by kind of building, as it is written; 0 if not yet known
KNOWN = _GAIN + TILE_KINDS
"""The place in a row of `held` that is 0 if its scores must be computed again."""
_KEY = KNOWN + 1  # what the scores were computed from: board, beginner, card, spaces, mobs
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
    if not is_known(state, seat, held):
        write_key(state, seat, held)
        rate(state, tables, seat, held)


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
def is_known(state: State, seat: int, held: Held) -> bool:
    """Whether the scores in `held` are those of the seat's board, mobs and cards."""
    same = held[seat, KNOWN] == 1 and held[seat, _KEY] == state.boards[seat]
    same = same and held[seat, _KEY + 1] == state.beginner[seat]
    same = same and held[seat, _KEY + 2] == open_card(state, seat)
    if not same:
        return False
    other = 0
    for space in range(SPACES):
        other |= int(held[seat, _KEY_SPACES + space]) ^ int(state.spaces[seat, space])
    for index in range(MOBS):
        other |= int(held[seat, _KEY_MOBS + index]) ^ int(held[seat, index])
    return other == 0


@compiled
def write_key(state: State, seat: int, held: Held) -> None:
    """Keep what the scores are computed from."""
    held[seat, KNOWN] = 1
    held[seat, _KEY] = state.boards[seat]
    held[seat, _KEY + 1] = state.beginner[seat]
    held[seat, _KEY + 2] = open_card(state, seat)
    for space in range(SPACES):
        held[seat, _KEY_SPACES + space] = state.spaces[seat, space]
    for index in range(MOBS):
        held[seat, _KEY_MOBS + index] = held[seat, index]


@compiled
def rate(state: State, tables: Tables, seat: int, held: Held) -> None:
    """Compute the scores of a seat, and what each characteristic on each space would change."""
    first, bonus, beginner = open_card(state, seat), 0, int(state.beginner[seat])
    for card in range(CARDS):
        masks, best = shown(state, tables, seat, card), 0
        for trait in range(4):
            mask, at = mask_of(masks, trait), 4 * card + trait
            spaces, group = int(SIZES[mask]), scored_spaces(mask, beginner)
            held[seat, _GROUP + at] = group
            held[seat, _SPACES + at] = spaces
            bonus += spaces * int(held[seat, 1 + at])
            best = max(best, points_of(tables, held, seat, card, trait))
        held[seat, _CARD + card] = best if card >= first else 0
        for space in range(SPACES):
            old = trait_at(state, tables, seat, space, card)
            left = points_on(tables, masks & ~(ONE_SPACE << space), beginner, card, old)
            for trait in range(4):
                change = 0
                if trait != old and card >= first:
                    more = masks | 1 << (trait * SPACES + space)
                    change = max(left, points_on(tables, more, beginner, card, trait))
                    for other in range(4):
                        if other != trait and other != old:
                            change = max(change, points_of(tables, held, seat, card, other))
                    change -= best
                if trait != old and first <= CARDS:
                    change += int(held[seat, 1 + 4 * card + trait])
                    change -= int(held[seat, 1 + 4 * card + old]) if old != NONE else 0
                held[seat, _CHANGE + (4 * card + trait) * SPACES + space] = change
    held[seat, _BONUS] = bonus if first <= CARDS else 0
    for kind in range(TILE_KINDS):
        held[seat, _GAIN + kind] = 0


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
    points = int(state.xp[seat]) + int(held[seat, _BONUS])
    for card in range(CARDS):
        points += int(held[seat, _CARD + card])
    return points


@compiled
def write_gains(state: State, looks: States, held: Held, seat: int, index: int, row: Bytes) -> None:
    """Write what the observer lacks for each building, and what it would add."""
    box = looks[0]
    for stack in range(16):
        kind, short, gain = int(state.face[_STACKS[stack]]), 0, 0
        if 0 <= kind < box.building_kinds:
            short = 1 + missing(state, box, seat, kind)
            gain = int(held[seat, _GAIN + kind])
            if gain == 0:
                gain = best_gain(box, held, seat, kind)
                held[seat, _GAIN + kind] = gain
        row[index, _STACK_MISSING + stack] = short
        row[index, _STACK_GAIN + stack] = gain
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
def missing(state: State, box: State, seat: int, kind: int) -> int:
    """Return how many blocks a seat lacks for a building, emeralds counted."""
    short = 0
    for material in range(4):
        short += max(0, int(box.cost[kind, material]) - int(state.supply[seat, material]))
    return max(0, short - int(state.supply[seat, EMERALD]))


@compiled
def gain_on(box: State, held: Held, seat: int, kind: int, space: int) -> int:
    """Return the points that a building would add on a space: its XP, cards and mobs."""
    gain = int(box.xp[kind])
    for card in range(CARDS):
        trait = int(box.trait[kind, card])
        gain += int(held[seat, _CHANGE + (4 * card + trait) * SPACES + space])
    return gain


@compiled
def best_gain(box: State, held: Held, seat: int, kind: int) -> int:
    """Return the byte for the most that a building would add on any space."""
    best = gain_on(box, held, seat, kind, 0)
    for space in range(1, SPACES):
        best = max(best, gain_on(box, held, seat, kind, space))
    return as_byte(best)


@compiled
def as_byte(change: int) -> int:
    """Return the byte for a change in points, 1 to 255."""
    return min(_MOST, max(1, change + NO_CHANGE))
