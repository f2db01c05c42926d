"""The Overworld: stacks, tokens and crossings (rulebook: Explore the Overworld)."""

from __future__ import annotations

import numpy as np

from overworld.rules import first_id
from overworld.rules.compiled import compiled
from overworld.rules.state import CELLS, DOWN, NONE, Ints, Lookup, State

STEPS = 2

STACKS = np.array([0 < cell % 6 < 5 and 0 < cell // 6 < 5 for cell in range(CELLS)])
"""Which cells hold a stack of tiles."""

STACK_CELLS = tuple(cell for cell in range(CELLS) if STACKS[cell])
TOKEN_CELLS = tuple(cell for cell in range(CELLS) if (cell % 6 in (0, 5)) != (cell // 6 in (0, 5)))
"""The cells on the edge, which hold a weapon token; the four corners hold nothing."""

CORNERS = np.array(
    [[(y + dy) * 6 + x + dx for dy in (0, 1) for dx in (0, 1)] for y in range(5) for x in range(5)]
)
"""The four cells around each crossing: north-west, north-east, south-west, south-east."""

_WITHIN_REACH = [
    [y * 5 + x for y in range(5) for x in range(5) if abs(y - row) + abs(x - column) <= STEPS]
    for row in range(5)
    for column in range(5)
]
REACH_COUNTS = np.array([len(crossings) for crossings in _WITHIN_REACH])
REACH = np.array([crossings + [NONE] * (13 - len(crossings)) for crossings in _WITHIN_REACH])
"""The crossings within two steps of each crossing and itself (R6: never diagonally)."""


@compiled
def is_stack(cell: int) -> bool:
    """Return whether a cell holds a stack of tiles.

    >>> is_stack(7), is_stack(1)
    (True, False)
    """
    return bool(STACKS[cell])


@compiled
def corner_cell(crossing: int, corner: int) -> int:
    """Return the cell at a corner of a crossing: 0 to 3 are NW, NE, SW, SE.

    >>> [corner_cell(12, corner) for corner in range(4)]
    [14, 15, 20, 21]
    """
    return int(CORNERS[crossing, corner])


@compiled
def steps_between(start: int, end: int) -> int:
    """Return the number of steps from one crossing to another (R6: never diagonally).

    >>> steps_between(12, 0)
    4
    """
    return abs(start % 5 - end % 5) + abs(start // 5 - end // 5)


@compiled
def write_destinations(crossing: int, ids: Ints, count: int) -> int:
    """Append the ids of all crossings within two steps, the present one included."""
    reach = int(REACH_COUNTS[crossing])
    for index in range(reach):
        ids[count + index] = first_id.EXPLORE + REACH[crossing, index]
    return count + reach


@compiled
def building_at(state: State, lookup: Lookup, cell: int) -> int:
    """Return the face-up building in a cell, or NONE."""
    tile = int(state.face[cell])
    if is_stack(cell) and 0 <= tile < lookup.building_kinds:
        return tile
    return NONE


@compiled
def mob_at(state: State, lookup: Lookup, cell: int) -> int:
    """Return the face-up mob in a cell, or NONE."""
    tile = int(state.face[cell])
    if is_stack(cell) and tile >= lookup.building_kinds:
        return tile
    return NONE


@compiled
def weapon_at(state: State, cell: int) -> int:
    """Return the face-up weapon token in a cell, or NONE."""
    token = int(state.face[cell])
    if token >= 0 and not is_stack(cell):
        return token
    return NONE


@compiled
def next_face_down(state: State, crossing: int) -> int:
    """Return the next cell around a crossing that is face down, or NONE."""
    for corner in range(4):
        cell = corner_cell(crossing, corner)
        if state.face[cell] == DOWN:
            return cell
    return NONE


@compiled
def remove_top(state: State, cell: int) -> None:
    """Remove the face-up tile or token; the tile below it stays face down (R5)."""
    depth = state.depth[cell] - 1
    state.depth[cell] = depth
    state.face[cell] = DOWN if depth > 0 else NONE


@compiled
def reveal(state: State, cell: int, kind: int) -> None:
    """Reveal a face-down tile or token."""
    state.face[cell] = kind
    if is_stack(cell):
        state.unseen_tiles[kind] -= 1
    else:
        state.unseen_tokens[kind] -= 1
