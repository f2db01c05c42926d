"""Write a state as an observation from one seat, in the layout of `schema`.

Every observation is written in full. Words of four bytes are copied from the appearance of the box,
single bytes from the state. Only the scores of each seat are kept between two observations, in a
`cache` (see `scores`), because computing them takes longer than everything else.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from overworld.components import Box
from overworld.observation.schema import CELL_BYTES, SEAT_BYTES, TABLE_BYTES, Bytes, U32s, feature
from overworld.observation.scores import (
    CACHE_WORDS,
    KNOWN,
    STACK_AT,
    STACK_OF_CELL,
    ScoreCache,
    update_cache,
    write_gains,
    write_scores,
)
from overworld.rules import phases
from overworld.rules.compiled import compiled
from overworld.rules.lookup import lookup_of
from overworld.rules.scoring import blocks_left
from overworld.rules.state import (
    BLOCK_KINDS,
    CARDS,
    COLUMNS,
    LEVELS,
    NONE,
    SPACES,
    TILE_KINDS,
    WEAPON_KINDS,
    State,
    States,
)
from overworld.rules.turn import awaits_chance, decider
from overworld.rules.world import STACKS, TOKEN_CELLS, corner_cell

__all__ = [
    "CACHE_WORDS",
    "ScoreCache",
    "U32s",
    "appearance_of",
    "observe",
    "update_cache",
    "write_observation",
]

CELL_WORDS = CELL_BYTES // 4
FIRST_TOKEN = TILE_KINDS + 2  # the rows of tokens come after those of tiles
ROWS = FIRST_TOKEN + WEAPON_KINDS + 2
BOARDS = 8

# The first byte of a cell.
NOTHING, TILE_DOWN, BUILDING, SCORING_MOB, ACTION_MOB, TOKEN_DOWN, WEAPON = range(7)
_POWERS = ("none", "reveal_extra", "gain_xp", "collect_block", "detonate")

APPEARANCE = np.dtype(
    (
        np.record,
        [
            ("cells", "u4", (ROWS, CELL_WORDS)),  # by face + 2: face down, nothing, then every kind
            ("built", "u4", (TILE_KINDS,)),  # a space with a building
            ("printed", "u4", (BOARDS, SPACES)),  # a space without
            ("trait", "i4", (TILE_KINDS, CARDS)),  # a building's characteristic on each card
            ("building", "i4", (TILE_KINDS + 2,)),  # by face + 2: whether it is a building
            ("cost", "i4", (TILE_KINDS + 2,)),  # by face + 2: a byte for each material
            ("xp", "i4", (TILE_KINDS,)),  # gained by building it
        ],
    )
)


@lru_cache(maxsize=64)
def appearance_of(box: Box) -> States:
    """Return the appearance of a box as a one-element array of `APPEARANCE`.

    >>> from overworld import load_box
    >>> appearance = appearance_of(load_box())[0]
    >>> appearance.built.view("u1")[:4].tolist()                  # the first building of the box
    [1, 1, 1, 1]
    """
    lookup = lookup_of(box)[0]
    cells = np.zeros((ROWS, CELL_BYTES), np.uint8)
    cells[0, 0], cells[FIRST_TOKEN, 0] = TILE_DOWN, TOKEN_DOWN
    for kind in range(lookup.tile_kinds):
        cells[2 + kind] = _tile(lookup, kind)
    for kind, weapon in enumerate(box.weapons):
        row = cells[FIRST_TOKEN + 2 + kind]
        row[0] = WEAPON + _POWERS.index(weapon.power)
        row[9] = weapon.hearts
    built = np.zeros((TILE_KINDS, 4), np.uint8)
    built[: lookup.building_kinds, :CARDS] = lookup.trait[: lookup.building_kinds] + 1
    built[: lookup.building_kinds, CARDS] = 1
    printed = np.zeros((BOARDS, SPACES, 4), np.uint8)
    printed[: len(box.boards), :, 0] = lookup.printed[: len(box.boards)] + 1
    array = np.zeros(1, APPEARANCE)
    array["cells"][0] = cells.view("u4")
    array["built"][0] = built.view("u4")[:, 0]
    array["printed"][0] = printed.view("u4")[:, :, 0]
    buildings = slice(2, 2 + lookup.building_kinds)
    cost = np.minimum(lookup.cost[: lookup.building_kinds], 127).astype("u1")
    array["building"][0, buildings] = 1
    array["cost"][0, buildings] = cost.view("i4")[:, 0]
    array["trait"][0] = lookup.trait
    array["xp"][0] = lookup.tile_xp
    array.flags.writeable = False
    return array


def _tile(lookup: np.record, kind: int) -> list[int]:
    """Return the bytes of a face-up tile, in the order of the schema."""
    if kind < lookup.building_kinds:
        traits = (lookup.trait[kind] + 1).tolist()
        costs = lookup.cost[kind].tolist()
        return [BUILDING, *traits, int(lookup.tile_xp[kind]), *costs, 0, 0, 0]
    trait = int(lookup.mob_trait[kind])
    sort = ACTION_MOB if trait == NONE else SCORING_MOB
    hearts, points = int(lookup.mob_hearts[kind]), int(lookup.mob_points[kind])
    return [sort, 0, 0, 0, int(lookup.tile_xp[kind]), 0, 0, 0, 0, hearts, trait + 1, points]


_TOKENS = np.array(TOKEN_CELLS)
_FIRST_ROW = np.array([0 if STACKS[cell] else FIRST_TOKEN for cell in range(36)])

_CORNERS = feature("corner_kind", 2).offset // 4
_CUBE = feature("cube", 2).offset
_HEIGHT = feature("height", 2).offset
_DEPTH = feature("depth", 2).offset
_TOKEN = feature("token", 2).offset
_UNSEEN_TILES = feature("unseen_tiles", 2).offset
_UNSEEN_TOKENS = feature("unseen_tokens", 2).offset
_DRAWN = feature("drawn", 2).offset
_PHASE = feature("phase", 2).offset
_BLOCKS = feature("blocks", 2).offset
_UNSEEN_BLOCKS = feature("unseen_blocks", 2).offset
_SUPPLY = feature("supply", 2).offset - TABLE_BYTES
_PILE = feature("pile", 2).offset - TABLE_BYTES
_XP = feature("xp", 2).offset - TABLE_BYTES

assert CELL_BYTES % 4 == SEAT_BYTES % 4 == TABLE_BYTES % 4 == 0, "these are whole words"


@compiled
def write_observation(
    state: State,
    appearance: States,
    cache: ScoreCache,
    seat: int,
    index: int,
    row: Bytes,
    row_u32: U32s,
) -> None:
    """Write the observation of a seat into row `index`; `row_u32` is the same memory as `row`."""
    write_cells(state, appearance, seat, index, row_u32)
    write_table(state, index, row)
    write_turn(state, seat, index, row)
    other = seat
    for place in range(state.players):
        offset = TABLE_BYTES + place * SEAT_BYTES
        write_board(state, appearance, other, index, offset // 4, row_u32)
        write_seat(state, other, index, offset, row)
        other = other + 1 if other + 1 < state.players else 0
    write_scores(state, cache, seat, index, row, row_u32)
    write_gains(state, appearance, cache, seat, index, row)


@compiled
def write_cells(state: State, appearance: States, seat: int, index: int, row_u32: U32s) -> None:
    """Copy the appearance of the stacks, and of the cells around the observer's character."""
    cells = appearance[0].cells
    for stack in range(16):
        face = int(state.face[STACK_AT[stack]]) + 2
        for word in range(CELL_WORDS):
            row_u32[index, stack * CELL_WORDS + word] = cells[face, word]
    crossing = int(state.crossing[seat])
    for corner in range(4):
        cell = corner_cell(crossing, corner)
        face = int(state.face[cell]) + 2 + _FIRST_ROW[cell]
        for word in range(CELL_WORDS):
            row_u32[index, _CORNERS + corner * CELL_WORDS + word] = cells[face, word]


@compiled
def write_table(state: State, index: int, row: Bytes) -> None:
    """Write the cube, the stacks, the tokens and the numbers of hidden pieces."""
    for column in range(COLUMNS):
        for level in range(LEVELS):
            row[index, _CUBE + column * LEVELS + level] = state.cube[column, level] + 2
    for column in range(COLUMNS):
        row[index, _HEIGHT + column] = state.height[column]
    for stack in range(16):
        row[index, _DEPTH + stack] = state.depth[STACK_AT[stack]]
    for token in range(16):
        row[index, _TOKEN + token] = state.face[_TOKENS[token]] + 2
    for kind in range(TILE_KINDS):
        row[index, _UNSEEN_TILES + kind] = state.unseen_tiles[kind]
    for kind in range(WEAPON_KINDS):
        row[index, _UNSEEN_TOKENS + kind] = state.unseen_tokens[kind]
    for kind in range(WEAPON_KINDS):
        row[index, _DRAWN + kind] = state.drawn[kind]
    for material in range(BLOCK_KINDS):
        row[index, _UNSEEN_BLOCKS + material] = state.unseen_blocks[material]


@compiled
def clockwise(state: State, start: int, seat: int) -> int:
    """Return the distance from one seat to another, clockwise."""
    return seat - start if seat >= start else seat - start + int(state.players)


@compiled
def write_turn(state: State, seat: int, index: int, row: Bytes) -> None:
    """Write the state of the turn, of a fight and of the layers of the cube."""
    row[index, _PHASE] = 0 if awaits_chance(state) else state.phase - phases.ACTING
    row[index, _PHASE + 1] = clockwise(state, seat, decider(state))
    row[index, _PHASE + 2] = clockwise(state, seat, int(state.turn))
    row[index, _PHASE + 3] = state.actions
    used = int(state.used)
    for action in range(5):
        row[index, _PHASE + 4 + action] = used >> action & 1
    row[index, _PHASE + 9] = state.owed
    row[index, _PHASE + 10] = state.scored
    row[index, _PHASE + 12] = min(255, int(state.turns) // 2)
    mob = int(state.mob)
    row[index, _PHASE + 13] = STACK_OF_CELL[mob] + 1 if mob != NONE else 0
    row[index, _PHASE + 14] = min(255, int(state.hearts))
    row[index, _PHASE + 15] = state.draws
    row[index, _PHASE + 16] = state.tnt
    blocks, layer, tallest = 0, 0, 0
    floor = LEVELS - 1 - int(state.scored)  # the next scoring round waits for the blocks above it
    for column in range(COLUMNS):
        height = int(state.height[column])
        blocks += height
        layer += height - floor if height > floor else 0
        tallest = height if height > tallest else tallest
    row[index, _PHASE + 11] = tallest
    row[index, _BLOCKS] = blocks
    row[index, _BLOCKS + 1] = layer


@compiled
def write_board(
    state: State, appearance: States, seat: int, index: int, offset: int, row_u32: U32s
) -> None:
    """Copy the appearance of the nine spaces of a seat."""
    board, built, printed = int(state.boards[seat]), appearance[0].built, appearance[0].printed
    for space in range(SPACES):
        building = int(state.spaces[seat, space])
        row_u32[index, offset + space] = (
            built[building] if building != NONE else printed[board, space]
        )


@compiled
def write_seat(state: State, seat: int, index: int, offset: int, row: Bytes) -> None:
    """Write the supply, pile, XP and place of a seat."""
    supply, pile = offset + _SUPPLY, offset + _PILE
    for material in range(BLOCK_KINDS):
        row[index, supply + material] = state.supply[seat, material]
    row[index, supply + BLOCK_KINDS] = blocks_left(state, seat)
    tokens = 0
    for kind in range(WEAPON_KINDS):
        row[index, pile + kind] = state.pile[seat, kind]
        tokens += int(state.pile[seat, kind])
    row[index, pile + WEAPON_KINDS] = tokens
    crossing = int(state.crossing[seat])
    row[index, offset + _XP] = min(255, int(state.xp[seat]))
    row[index, offset + _XP + 1] = crossing % 5
    row[index, offset + _XP + 2] = crossing // 5
    row[index, offset + _XP + 3] = state.beginner[seat]


@compiled
def observe(
    states: States,
    index: int,
    lookup: States,
    appearance: States,
    seat: int,
    cache: ScoreCache,
    row: Bytes,
    row_u32: U32s,
) -> None:
    """Write the observation of any state into the first row; `cache` is scratch space."""
    for other in range(states[index].players):
        cache[other, KNOWN] = 0
        update_cache(states[index], lookup[0], other, cache)
    write_observation(states[index], appearance, cache, seat, 0, row, row_u32)
