"""The cube alone: exposure, and the checked numbers of taking it apart block by block."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from overworld import load_box
from overworld.rules.cube import SET_UP_COLUMNS, take_block, visible
from overworld.rules.lookup import lookup_of, new_state
from overworld.rules.state import COLUMNS, LEVELS, STATE, States


@pytest.fixture
def full_cube() -> States:
    """Return a full cube whose blocks are all decided, so that any of them can be taken."""
    states = new_state(lookup_of(load_box()), 2, (0, 1))
    states[0].cube[:] = 0
    return states


def cubes_after_one_block(states: States) -> Iterator[States]:
    for column in range(COLUMNS):
        if int(states[0].takeable) >> column & 1:
            after = np.array([states[0]], STATE)
            take_block(after[0], column, 0)
            yield after


def test_sequences_of_blocks_from_a_full_cube(full_cube: States) -> None:
    """4, 24, 168, 1312, 11044 sequences of 1 to 5 blocks."""
    counts = [1]
    level = [full_cube]
    for _ in range(5):
        level = [after for states in level for after in cubes_after_one_block(states)]
        counts.append(len(level))
    assert counts == [1, 4, 24, 168, 1312, 11044]


def test_distinct_height_maps_from_a_full_cube(full_cube: States) -> None:
    """4, 18, 64, 199, 552, 1414, 3356, 7519 height maps after 1 to 8 blocks."""
    found = {full_cube[0].height.tobytes(): full_cube}
    counts = []
    for _ in range(8):
        after = (cube for states in found.values() for cube in cubes_after_one_block(states))
        found = {cube[0].height.tobytes(): cube for cube in after}
        counts.append(len(found))
    assert counts == [4, 18, 64, 199, 552, 1414, 3356, 7519]


def test_sequences_of_six_blocks_counted_by_height_map(full_cube: States) -> None:
    """98388 sequences of 6 blocks: sequences that meet in a height map have the same future."""
    ways = {full_cube[0].height.tobytes(): (full_cube, 1)}
    for _ in range(6):
        grown: dict[bytes, tuple[States, int]] = {}
        for states, count in ways.values():
            for after in cubes_after_one_block(states):
                key = after[0].height.tobytes()
                grown[key] = (after, count + grown.get(key, (after, 0))[1])
        ways = grown
    assert sum(count for _, count in ways.values()) == 98388


def test_52_blocks_of_a_full_cube_are_visible(full_cube: States) -> None:
    seen = [
        column
        for column in range(COLUMNS)
        for level in range(LEVELS)
        if visible(full_cube[0], column, level)
    ]
    assert len(seen) == 52
    assert seen == SET_UP_COLUMNS.tolist()
