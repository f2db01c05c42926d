"""The cube: sixteen columns of blocks (rulebook: Collect blocks).

Players take blocks only from the top of a column, so the heights determine which blocks are
exposed: a side is exposed if the neighbouring column is lower. Outside the cube, heights are 0.
"""

from __future__ import annotations

import numpy as np

from overworld.rules import first_id
from overworld.rules.compiled import compiled
from overworld.rules.state import BLOCK_KINDS, COLUMNS, LEVELS, NONE, OUTSIDE, UNKNOWN, Ints, State

SIDES_NEEDED = 2

BESIDE = np.array(
    [
        [
            column - 4 if column >= 4 else OUTSIDE,
            column - 1 if column % 4 > 0 else OUTSIDE,
            column + 1 if column % 4 < 3 else OUTSIDE,
            column + 4 if column < 12 else OUTSIDE,
        ]
        for column in range(COLUMNS)
    ]
)
"""The columns to the north, west, east and south of each column."""

INNER = (5, 6, 9, 10)  # columns of which the full cube shows only the top block
SET_UP_COLUMNS = np.array(
    [column for column in range(COLUMNS) for _ in range(1 if column in INNER else LEVELS)]
)
"""The columns of the 52 visible blocks in the order in which set-up decides them."""


@compiled
def free_sides(state: State, column: int) -> int:
    """Return how many of the four lateral sides of the column's top block are exposed."""
    height = int(state.height[column])
    free = 0
    for side in range(4):
        free += int(state.height[BESIDE[column, side]] < height)
    return free


@compiled
def find_takeable(state: State, column: int) -> None:
    """Store whether a player may take the top block: its top and two lateral sides are exposed."""
    takeable = int(free_sides(state, column) >= SIDES_NEEDED)  # never true of an empty column
    state.takeable = state.takeable & ~(1 << column) | takeable << column


@compiled
def find_all_takeable(state: State) -> None:
    """Store for every column whether a player may take its top block."""
    for column in range(COLUMNS):
        find_takeable(state, column)


@compiled
def write_takeable(state: State, ids: Ints, count: int) -> int:
    """Append the ids of all blocks that a player may take; return the new count."""
    takeable = int(state.takeable)
    for column in range(COLUMNS):
        # Write always and count only takeable blocks: the loop has no branch to mispredict.
        ids[count] = first_id.MINE + column
        count += takeable >> column & 1
    return count


@compiled
def tallest(state: State) -> int:
    """Return the height of the tallest column; 0 if the cube is empty."""
    highest = 0
    for column in range(COLUMNS):
        height = int(state.height[column])
        if height > highest:
            highest = height
    return highest


@compiled
def take_block(state: State, column: int, seat: int) -> None:
    """Move the column's top block into a supply."""
    level = state.height[column] - 1
    state.supply[seat, state.cube[column, level]] += 1
    state.cube[column, level] = NONE
    state.height[column] = level
    state.mined = column
    find_takeable(state, column)
    for side in range(4):
        beside = int(BESIDE[column, side])
        if beside != OUTSIDE:
            find_takeable(state, beside)


@compiled
def visible(state: State, column: int, level: int) -> bool:
    """Return whether a face of the block is exposed (R10: the bottom never is)."""
    if level == state.height[column] - 1:
        return True
    for side in range(4):
        if state.height[BESIDE[column, side]] <= level:
            return True
    return False


@compiled
def hidden_level(state: State, column: int) -> int:
    """Return the lowest visible block of the column whose material is undecided, or NONE."""
    for level in range(state.height[column]):
        if state.cube[column, level] == UNKNOWN and visible(state, column, level):
            return level
    return NONE


@compiled
def next_to_set_up(state: State) -> int:
    """Return the next column with a visible block to decide in the full cube, or NONE."""
    decided = COLUMNS * LEVELS
    for material in range(BLOCK_KINDS):
        decided -= int(state.unseen_blocks[material])
    return int(SET_UP_COLUMNS[decided]) if decided < len(SET_UP_COLUMNS) else NONE


@compiled
def next_uncovered(state: State) -> int:
    """Return the next column with an uncovered block (below, N, W, E, S), or NONE."""
    column = int(state.mined)
    level = int(state.height[column])  # where the block was
    if level > 0 and state.cube[column, level - 1] == UNKNOWN:
        return column
    for side in range(4):
        beside = int(BESIDE[column, side])
        if beside != OUTSIDE and state.cube[beside, level] == UNKNOWN:
            return beside
    return NONE


@compiled
def set_block(state: State, column: int, material: int) -> None:
    """Set the material of the lowest undecided visible block of the column."""
    state.cube[column, hidden_level(state, column)] = material
    state.unseen_blocks[material] -= 1
