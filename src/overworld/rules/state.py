"""The state of a game: one NumPy record, documented field by field.

Every place on the table has an index in reading order, north-west first:

    the Overworld: cells a1..f6          crossings 11..55 (between the cells)

      .  1  2  3  4  .                     0  1  2  3  4
      6  7  8  9 10 11                     5  6  7  8  9
     12 13 14 15 16 17                    10 11 12 13 14
     18 19 20 21 22 23                    15 16 17 18 19
     24 25 26 27 28 29                    20 21 22 23 24
      . 31 32 33 34  .

    the cube: columns w1..z4             a board: spaces 1..9

      0  1  2  3                           0  1  2
      4  5  6  7                           3  4  5
      8  9 10 11                           6  7  8
     12 13 14 15

Cells 7-10, 13-16, 19-22 and 25-28 are stacks, the other edge cells hold weapon tokens, the four
corners (0, 5, 30, 35) hold nothing. Crossing (x, y) is between cells (x, y) and (x+1, y+1).

All fields are signed, so that interpreted code does not wrap around below zero.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

RULES_VERSION = 1
"""Raised when the same decisions and outcomes lead to another state than before."""

SEATS = 4
COLUMNS = 16
OUTSIDE = 16  # the column that stands for everything outside the cube: always empty
LEVELS = 4
CELLS = 36
SPACES = 9
BLOCK_KINDS = 5
EMERALD = 4
TILE_KINDS = 64
WEAPON_KINDS = 16
CARDS = 3
CENTRE = 12  # crossing 33
DECISIONS = 94
OUTCOMES = 64  # no chance event has more possible outcomes

NONE = -1  # no tile, no token, no block, no seat
DOWN = -2  # a face-down tile or token
UNKNOWN = -2  # a block whose material is undecided

_STATE_FIELDS = np.dtype(
    [
        ("turns", "i4"),  # turns begun so far; the number of the turn in records
        ("fights", "i4"),  # fights begun so far
        ("xp", "i4", (SEATS,)),  # experience points; mob points are added at the end
        ("takeable", "i4"),  # bits of the columns whose top block may be taken
        ("hearts", "i2"),  # hearts of the fight so far, detonated TNT included
        ("phase", "i1"),  # one of `phases`
        ("players", "i1"),  # 2 to 4
        ("turn", "i1"),  # the seat whose turn it is
        ("scorer", "i1"),  # the seat that scores; NONE outside a scoring round
        ("scored", "i1"),  # scoring cards finished: 0 to 3
        ("actions", "i1"),  # actions still owed in this turn
        ("used", "i1"),  # bits of the `actions` already used; 0 in an extra action
        ("owed", "i1"),  # blocks still owed by the Collect action
        ("mined", "i1"),  # the column whose neighbours are being uncovered, or NONE
        ("place", "i1"),  # the column or cell of the pending chance event, or NONE
        ("mob", "i1"),  # the cell of the mob being fought, or NONE
        ("draws", "i1"),  # tokens still to reveal in the fight
        ("tnt", "i1"),  # revealed TNT tokens that the player still has to detonate or keep
        ("drawn", "i1", (WEAPON_KINDS,)),  # tokens revealed in the fight, by kind
        ("boards", "i1", (SEATS,)),  # which board of the box each seat has
        ("beginner", "i1", (SEATS,)),  # 1: counts all spaces instead of the largest group
        ("crossing", "i1", (SEATS,)),  # where each character stands
        ("supply", "i1", (SEATS, BLOCK_KINDS)),  # blocks: wood sand stone obsidian emerald
        ("spaces", "i1", (SEATS, SPACES)),  # the visible building on each space, or NONE
        ("pile", "i1", (SEATS, WEAPON_KINDS)),  # weapon tokens by kind, revealed ones included
        ("mobs", "i1", (SEATS, TILE_KINDS)),  # defeated mobs by kind of tile
        ("height", "i1", (COLUMNS + 1,)),  # blocks left in each column, and 0 for OUTSIDE
        ("cube", "i1", (COLUMNS, LEVELS)),  # materials bottom to top; UNKNOWN, NONE if taken
        ("unseen_blocks", "i1", (BLOCK_KINDS,)),  # undecided blocks by material
        ("face", "i1", (CELLS,)),  # the face-up tile or token, DOWN, or NONE
        ("depth", "i1", (CELLS,)),  # tiles left in the stack, or 1 for a token
        ("unseen_tiles", "i1", (TILE_KINDS,)),  # undecided tiles by kind
        ("unseen_tokens", "i1", (WEAPON_KINDS,)),  # undecided tokens by kind
        ("unused", "i1", (3,)),  # 0; NumPy would leave padding undefined in copies
    ],
    align=True,  # GPUs require it
)
STATE = np.dtype((np.record, _STATE_FIELDS))  # a record: its fields are attributes

LOOKUP = np.dtype(
    (
        np.record,
        [
            ("weapon_kinds", "i4"),  # kinds of weapon in the box
            ("building_kinds", "i4"),  # tiles below this are buildings, the others mobs
            ("tile_kinds", "i4"),  # kinds of tile in the box
            ("bow", "i4"),  # the weapon that reveals one more token
            ("hoe", "i4"),  # the weapon that gains XP
            ("pickaxe", "i4"),  # the weapon that takes a block
            ("tnt", "i4"),  # the weapon that can be detonated
            ("hoe_xp", "i4"),  # the XP of a revealed hoe
            ("points", "i4", (CARDS, 4)),  # per space, by card and characteristic
            ("blocks", "i4", (BLOCK_KINDS,)),  # in the full cube
            ("hearts", "i4", (WEAPON_KINDS,)),  # of each weapon
            ("first_pile", "i4", (WEAPON_KINDS,)),  # tokens of each player at the start
            ("neutral", "i4", (WEAPON_KINDS,)),  # tokens around the Overworld
            ("copies", "i4", (TILE_KINDS,)),  # of each tile
            ("tile_xp", "i4", (TILE_KINDS,)),  # for building or defeating it
            ("cost", "i4", (TILE_KINDS, 4)),  # of a building, by material
            ("trait", "i4", (TILE_KINDS, CARDS)),  # a building's characteristic on each card
            ("mob_hearts", "i4", (TILE_KINDS,)),  # needed to defeat a mob
            ("mob_trait", "i4", (TILE_KINDS,)),  # a scoring mob's characteristic 0..11; else NONE
            ("mob_points", "i4", (TILE_KINDS,)),  # a scoring mob's points per space
            ("printed", "i4", (8, SPACES)),  # the biomes printed on each board
        ],
    )
)

State: TypeAlias = np.record
"""One element of an array of `STATE`."""

Lookup: TypeAlias = np.record
"""One element of an array of `LOOKUP`."""

States: TypeAlias = npt.NDArray[np.void]
Ints: TypeAlias = npt.NDArray[np.int64]
