"""The geometry of the Overworld: cells around crossings, and crossings within two steps."""

from __future__ import annotations

import numpy as np

from overworld import Game
from overworld.notation.names import CELL_NAMES, CROSSING_INDEX
from overworld.rules import first_id
from overworld.rules.world import (
    CORNERS,
    REACH_COUNTS,
    STACK_CELLS,
    TOKEN_CELLS,
    steps_between,
    write_destinations,
)


def cells_around(crossing: str) -> list[str]:
    return [CELL_NAMES[cell] for cell in CORNERS[CROSSING_INDEX[crossing]]]


def test_crossings_touch_four_cells() -> None:
    assert cells_around("33") == ["c3", "d3", "c4", "d4"]
    assert cells_around("13") == ["a3", "b3", "a4", "b4"]
    assert cells_around("11") == ["a1", "b1", "a2", "b2"]
    assert cells_around("55") == ["e5", "f5", "e6", "f6"]


def test_16_stacks_16_tokens_4_empty_corners() -> None:
    assert [CELL_NAMES[cell] for cell in STACK_CELLS] == [
        letter + digit for digit in "2345" for letter in "bcde"
    ]
    assert len(TOKEN_CELLS) == 16
    assert not set(STACK_CELLS) & set(TOKEN_CELLS)
    assert set(range(36)) - set(STACK_CELLS) - set(TOKEN_CELLS) == {0, 5, 30, 35}


def test_destinations_within_two_steps() -> None:
    """6 8 9 8 6 / 8 11 12 11 8 / 9 12 13 12 9 and mirrored: 229 in all."""
    rows = REACH_COUNTS.reshape(5, 5)
    assert rows[:3].tolist() == [[6, 8, 9, 8, 6], [8, 11, 12, 11, 8], [9, 12, 13, 12, 9]]
    assert (rows == rows[::-1]).all()
    assert REACH_COUNTS.sum() == 229


def test_destinations_are_counted_by_steps() -> None:
    ids = np.zeros(13, np.int64)
    for crossing in range(25):
        count = write_destinations(crossing, ids, 0)
        near = [end for end in range(25) if steps_between(crossing, end) <= 2]
        assert (ids[:count] - first_id.EXPLORE).tolist() == near


def test_all_players_start_in_the_centre() -> None:
    assert {player.crossing for player in Game(4).players} == {"33"}
