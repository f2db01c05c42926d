"""The eight ways to turn and mirror the Overworld and the cube.

The rules treat all directions alike, so a turned position has the same value and the same odds. A
network that learned from games does not know that.
"""

from __future__ import annotations

import numpy as np

from overworld.game.game import Game
from overworld.game.kernel import replace_state, states_of
from overworld.rules import phases
from overworld.rules.state import COLUMNS, Ints

TURNS = 8
"""The number of ways: four rotations, and the same mirrored."""


def _places(side: int, turn: int) -> Ints:
    """Return the old number of each place of a square after a turn."""
    square = np.rot90(np.arange(side * side, dtype=np.int64).reshape(side, side), turn % 4)
    return np.ascontiguousarray(square.T if turn >= 4 else square).ravel()


_CELLS = [_places(6, turn) for turn in range(TURNS)]
_COLUMNS = [_places(4, turn) for turn in range(TURNS)]
_NEW_CELLS = [np.argsort(places).tolist() for places in _CELLS]
_NEW_COLUMNS = [np.argsort(places).tolist() for places in _COLUMNS]
_NEW_CROSSINGS = [np.argsort(_places(5, turn)) for turn in range(TURNS)]


def turned(game: Game, turn: int) -> Game:
    """Return a copy of a position that is turned in one of `TURNS` ways; 0 changes nothing.

    The history of the copy is that of the game, and does not lead to the turned position.
    """
    if turn == 0:
        return game.copy()
    states = states_of(game).copy()
    state = states[0]
    cells, columns, new_columns = _CELLS[turn], _COLUMNS[turn], _NEW_COLUMNS[turn]
    state.face[:], state.depth[:] = state.face[cells], state.depth[cells]
    state.crossing[:] = _NEW_CROSSINGS[turn][state.crossing]
    state.height[:COLUMNS], state.cube[:] = state.height[columns], state.cube[columns]
    takeable = int(state.takeable)
    state.takeable = sum((takeable >> old & 1) << new for new, old in enumerate(columns.tolist()))
    if state.mined >= 0:
        state.mined = new_columns[state.mined]
    if state.mob >= 0:
        state.mob = _NEW_CELLS[turn][state.mob]
    if state.place >= 0:
        by_cell = state.phase == phases.REVEALING
        state.place = (_NEW_CELLS[turn] if by_cell else new_columns)[state.place]
    return replace_state(game, states)
