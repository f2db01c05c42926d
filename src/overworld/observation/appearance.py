"""The bytes of the tiles, tokens and boards of a box in an observation.

A cell takes three words of four bytes, a space of a board takes one. `writer` copies whole words,
which is faster than bytes.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from overworld.components import Components
from overworld.observation.schema import CELL_BYTES
from overworld.rules.state import CARDS, NONE, SPACES, TILE_KINDS, WEAPON_KINDS, States
from overworld.rules.tables import tables_of

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
def appearance_of(box: Components) -> States:
    """Return the appearance of a box as a one-element array of `APPEARANCE`.

    >>> from overworld import load_components
    >>> appearance = appearance_of(load_components())[0]
    >>> appearance.built.view("u1")[:4].tolist()                  # the first building of the box
    [1, 1, 1, 1]
    """
    tables = tables_of(box)[0]
    cells = np.zeros((ROWS, CELL_BYTES), np.uint8)
    cells[0, 0], cells[FIRST_TOKEN, 0] = TILE_DOWN, TOKEN_DOWN
    for kind in range(tables.tile_kinds):
        cells[2 + kind] = _tile(tables, kind)
    for kind, weapon in enumerate(box.weapons):
        row = cells[FIRST_TOKEN + 2 + kind]
        row[0] = WEAPON + _POWERS.index(weapon.power)
        row[9] = weapon.hearts
    built = np.zeros((TILE_KINDS, 4), np.uint8)
    built[: tables.building_kinds, :CARDS] = tables.trait[: tables.building_kinds] + 1
    built[: tables.building_kinds, CARDS] = 1
    printed = np.zeros((BOARDS, SPACES, 4), np.uint8)
    printed[: len(box.boards), :, 0] = tables.printed[: len(box.boards)] + 1
    array = np.zeros(1, APPEARANCE)
    array["cells"][0] = cells.view("u4")
    array["built"][0] = built.view("u4")[:, 0]
    array["printed"][0] = printed.view("u4")[:, :, 0]
    buildings = slice(2, 2 + tables.building_kinds)
    cost = np.minimum(tables.cost[: tables.building_kinds], 127).astype("u1")
    array["building"][0, buildings] = 1
    array["cost"][0, buildings] = cost.view("i4")[:, 0]
    array["trait"][0] = tables.trait
    array["xp"][0] = tables.tile_xp
    array.flags.writeable = False
    return array


def _tile(tables: np.record, kind: int) -> list[int]:
    """Return the bytes of a face-up tile, in the order of the schema."""
    if kind < tables.building_kinds:
        traits = (tables.trait[kind] + 1).tolist()
        costs = tables.cost[kind].tolist()
        return [BUILDING, *traits, int(tables.tile_xp[kind]), *costs, 0, 0, 0]
    trait = int(tables.mob_trait[kind])
    sort = ACTION_MOB if trait == NONE else SCORING_MOB
    hearts, points = int(tables.mob_hearts[kind]), int(tables.mob_points[kind])
    return [sort, 0, 0, 0, int(tables.tile_xp[kind]), 0, 0, 0, 0, hearts, trait + 1, points]
