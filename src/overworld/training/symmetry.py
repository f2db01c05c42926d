"""The symmetries of the game: other frames in which a position has the same value.

The Overworld, the cube and the boards are squares that nothing relates to each other. Each can be
rotated and reflected in eight ways, and the rules do not notice. A frame is one choice of all
three, with the same choice for all boards: 512 in total, and frame 0 is that of the table. A frame
of the boards shows printed biomes in places where no board of the box has them.
"""

from __future__ import annotations

from math import prod

import numpy as np
import torch
from torch import Tensor

from overworld.observation.schema import Feature, feature, features_of_seat, features_of_table, size
from overworld.rules import first_id
from overworld.rules.state import COLUMNS, DECISIONS, SEATS, Ints
from overworld.rules.world import TOKEN_CELLS

WAYS = 8
"""The ways to place a square: transposed (4), rows reversed (2), columns reversed (1)."""
FRAMES = WAYS**3

_LAST_CROSSING = 4
_FIGHT = feature("fight", SEATS)
_PLACES = [feature(name, SEATS, seat).offset for seat in range(SEATS) for name in ("column", "row")]


def placed(way: int, width: int) -> Ints:
    """Return the old place for each new place of a square, in reading order.

    >>> placed(1, 2).tolist(), placed(4, 2).tolist()
    ([1, 0, 3, 2], [0, 2, 1, 3])
    """
    grid = np.arange(width * width).reshape(width, width)
    grid = grid.T if way & 4 else grid
    grid = grid[::-1] if way & 2 else grid
    grid = grid[:, ::-1] if way & 1 else grid
    return grid.ravel()


def _pairs(first: Ints, second: Ints) -> Ints:
    """Return the old places of a table with rows and columns that are placed separately."""
    return (first[:, None] * len(second) + second).ravel()


def _tokens(land: int) -> Ints:
    cells = placed(land, 6)[list(TOKEN_CELLS)]
    return np.array([TOKEN_CELLS.index(cell) for cell in cells])


def _elements(part: Feature, land: int, cube: int, board: int) -> Ints | None:
    """Return the old element for each new element of a feature; None if nothing moves."""
    if part.name in ("cube", "height"):
        return _pairs(placed(cube, 4), np.arange(prod(part.shape) // COLUMNS))
    if part.name == "token":
        return _tokens(land)
    if part.name == "build_gain":
        return _pairs(placed(land, 2), placed(board, 3))
    if part.shape == (3, 3):
        return placed(board, 3)
    if part.shape == (4, 4):
        return placed(land, 4)
    return placed(land, 2) if part.name.startswith("corner_") else None


def old_bytes(land: int, cube: int, board: int) -> Ints:
    """Return the old byte for each new byte of an observation that is four seats wide."""
    sources = np.arange(size(SEATS))
    seats = [
        feature(part.name, SEATS, seat) for seat in range(SEATS) for part in features_of_seat()
    ]
    for part in (*features_of_table(), *seats):
        elements = _elements(part, land, cube, board)
        if elements is not None:
            here = part.offset + np.arange(len(elements)) * part.step
            sources[here] = part.offset + elements * part.step
    if land & 4:
        sources[_PLACES] = np.array(_PLACES).reshape(SEATS, 2)[:, ::-1].ravel()
    return sources


def old_decisions(land: int, cube: int, board: int) -> Ints:
    """Return the old decision for each new decision."""
    corners = placed(land, 2)
    sources = np.arange(DECISIONS)
    for first, places in (
        (first_id.MINE, placed(cube, 4)),
        (first_id.EXPLORE, placed(land, 5)),
        (first_id.BUILD, _pairs(corners, placed(board, 3))),
        (first_id.FIGHT, corners),
        (first_id.TAKE, corners),
    ):
        sources[first : first + len(places)] = first + places
    return sources


class Symmetries:
    """Converts positions and decisions from the frame of the table to other frames."""

    def __init__(self, device: torch.device) -> None:
        ways = [np.unravel_index(frame, (WAYS, WAYS, WAYS)) for frame in range(FRAMES)]
        places = [tuple(map(int, place)) for place in ways]
        decisions = np.stack([old_decisions(*place) for place in places])
        lands = np.array([land for land, _, _ in places])
        fights = [[0, *(1 + np.argsort(placed(land, 4)))] for land in lands]
        reverse = np.stack([lands & 1, lands >> 1 & 1] * SEATS, 1)
        self._bytes = torch.tensor(np.stack([old_bytes(*place) for place in places]), device=device)
        self._decisions = torch.tensor(decisions, device=device)
        self._new_decisions = torch.tensor(decisions.argsort(1), device=device)
        self._fights = torch.tensor(fights, dtype=torch.uint8, device=device)
        self._reverse = torch.tensor(reverse == 1, device=device)
        self._places = torch.tensor(_PLACES, device=device)

    def draw(self, count: int) -> Tensor:
        """Draw a frame for each of some positions; half of them keep the boards as printed."""
        device = self._bytes.device
        boards = torch.randint(WAYS, (count,), device=device)
        boards *= torch.randint(2, (count,), device=device)
        return torch.randint(WAYS**2, (count,), device=device) * WAYS + boards

    def observations(self, observations: Tensor, frames: Tensor) -> Tensor:
        """Return observations, four seats wide, as seen in the frames."""
        seen = observations.gather(1, self._bytes[frames])
        at = seen[:, self._places]
        seen[:, self._places] = torch.where(self._reverse[frames], _LAST_CROSSING - at, at)
        mob = seen[:, _FIGHT.offset].long()
        seen[:, _FIGHT.offset] = self._fights[frames, mob]
        return seen

    def decisions(self, values: Tensor, frames: Tensor) -> Tensor:
        """Return values of the decisions, or of the first ones (columns), in the frames."""
        return values.gather(1, self._decisions[frames, : values.shape[1]])

    def actions(self, actions: Tensor, frames: Tensor) -> Tensor:
        """Return chosen decisions in the frames."""
        return self._new_decisions[frames, actions]

    def table_decisions(self, values: Tensor, frames: Tensor) -> Tensor:
        """Return values of the decisions in the frame of the table; undoes `decisions`."""
        return values.gather(1, self._new_decisions[frames])
