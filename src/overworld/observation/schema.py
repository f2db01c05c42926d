"""The features of an observation: place, shape, scale and meaning of each.

An observation is a row of bytes. A feature starts at `offset`; its elements are `step` bytes apart.
The features of a seat are repeated for every seat: first the observer, then the others clockwise.
They come last, so that a row for two players is a prefix of a row for more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import prod

import numpy as np
import numpy.typing as npt

from overworld.errors import check_int, check_type
from overworld.rules.state import BLOCK_KINDS, SEATS, TILE_KINDS, WEAPON_KINDS

Bytes = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]
U32s = npt.NDArray[np.uint32]

OBSERVATION_VERSION = 2
"""A number that increases when a feature is added, moved, rescaled or redefined."""

NO_CHANGE = 16
"""The byte for a change of 0 points; smaller bytes mean a loss."""


@dataclass(frozen=True)
class Feature:
    """One feature of an observation."""

    name: str
    """The name of the feature."""
    shape: tuple[int, ...]
    """The shape of its values; empty for a single value."""
    meaning: str
    """The meaning of its values."""
    divisor: int = 1
    """The divisor that turns a count into a float."""
    codes: int = 0
    """The number of codes, or 0 for a count."""
    offset: int = 0
    """The first byte in the observation."""
    step: int = 1
    """The distance in bytes from one value to the next."""

    @property
    def scale(self) -> str:
        """The scale for readers: a divisor, or the number of codes.

        >>> feature("xp", 2).scale, feature("phase", 2).scale
        ('/ 100', '8 codes')
        """
        return f"{self.codes} codes" if self.codes else f"/ {self.divisor}"


def _count(name: str, shape: tuple[int, ...], divisor: int, meaning: str) -> Feature:
    return Feature(name, shape, meaning, divisor=divisor)


def _code(name: str, shape: tuple[int, ...], codes: int, meaning: str) -> Feature:
    return Feature(name, shape, meaning, codes=codes)


_CELL = (
    _code(
        "kind",
        (),
        11,
        "0 nothing, 1 face-down tile, 2 building, 3 scoring mob, 4 extra-action mob, 5 face-down "
        "token, 6 plain weapon, 7 bow, 8 hoe, 9 pickaxe, 10 TNT",
    ),
    _code("biome", (), 5, "the building's biome: 0 none, else the box's order"),
    _code("material", (), 5, "the building's material"),
    _code("type", (), 5, "the building's type"),
    _count("xp", (), 6, "XP for building or defeating it"),
    _count("wood", (), 4, "wood that the building costs"),
    _count("sand", (), 4, "sand"),
    _count("stone", (), 4, "stone"),
    _count("obsidian", (), 4, "obsidian"),
    _count("hearts", (), 6, "hearts of the mob or the weapon"),
    _code("trait", (), 13, "the characteristic that a scoring mob counts: 0 none, A, B, C"),
    _count("points", (), 4, "its points per space"),
)
"""The features of a cell: 12 bytes, interleaved."""

_SPACE = (
    _code("board_biome", (), 5, "the visible biome, built or printed"),
    _code("board_material", (), 5, "the building's material; 0 without a building"),
    _code("board_type", (), 5, "the building's type"),
    _count("built", (), 1, "1 if the space has a building"),
)

_TABLE: tuple[tuple[tuple[int, ...], str, tuple[Feature, ...]], ...] = (
    ((4, 4), "stack_", _CELL),
    ((4,), "corner_", _CELL),
)

_PLAIN = (
    _code(
        "cube",
        (4, 4, 4),
        7,
        "columns in reading order, blocks bottom to top: 0 undecided, 1 taken, 2 wood, 3 sand, "
        "4 stone, 5 obsidian, 6 emerald",
    ),
    _count("height", (4, 4), 4, "blocks left in each column"),
    _count("depth", (4, 4), 4, "tiles left in each stack"),
    _code("token", (16,), 18, "edge cells in reading order: 0 face down, 1 taken, 2 + weapon"),
    _count("unseen_tiles", (TILE_KINDS,), 4, "undecided tiles by kind, in the box's order"),
    _count("unseen_tokens", (WEAPON_KINDS,), 4, "undecided tokens by weapon"),
    _count("drawn", (WEAPON_KINDS,), 3, "tokens revealed in the fight by weapon"),
    _code("phase", (), 8, "0 act, 1 second block, 2 bow, 3 pickaxe, 4 TNT, 5 end, 6 score, 7 over"),
    _code("decider", (), 4, "who decides: seats clockwise from the observer"),
    _code("turn", (), 4, "whose turn it is: seats clockwise from the observer"),
    _count("actions", (), 2, "actions left, including one in progress"),
    _count("used", (5,), 1, "collect, explore, build, fight, take: 1 if used up in this turn"),
    _count("owed", (), 2, "blocks still to take in Collect"),
    _count("scored", (), 3, "scoring rounds finished"),
    _count("layers", (), 4, "the height of the tallest column"),
    _count("turns", (), 250, "half the number of the turn"),
    _code("fight", (), 17, "the stack of the mob being fought: 0 none, 1 + stack"),
    _count("fight_hearts", (), 12, "hearts revealed so far"),
    _count("fight_draws", (), 3, "tokens still to be revealed"),
    _count("fight_tnt", (), 4, "TNT tokens that are not decided yet"),
    _count("blocks", (), 64, "blocks left in the cube"),
    _count("layer", (), 16, "blocks to take before the next scoring"),
    _count("unseen_blocks", (BLOCK_KINDS,), 12, "undecided blocks by material"),
    _count(
        "stack_missing", (4, 4), 4, "0 no building, else 1 + blocks that the observer lacks for it"
    ),
    _count(
        "stack_gain",
        (4, 4),
        NO_CHANGE,
        "0 no building, else 16 + points that building it would add on the observer's best space; "
        "1 to 255",
    ),
    _count("corner_missing", (4,), 4, "`stack_missing` of the cells next to the observer"),
    _count("corner_gain", (4,), NO_CHANGE, "`stack_gain` of the cells next to the observer"),
    _count(
        "build_gain",
        (4, 9),
        NO_CHANGE,
        "corner, space: 0 if the observer cannot build there now, else 16 + points that it would "
        "add; 1 to 255",
    ),
)

_SEAT = (
    _count("supply", (BLOCK_KINDS,), 8, "wood, sand, stone, obsidian, emerald"),
    _count("supply_all", (), 20, "all blocks of the supply: the tie-break"),
    _count("pile", (WEAPON_KINDS,), 3, "weapon tokens by weapon, including revealed ones"),
    _count("pile_all", (), 12, "all tokens of the pile"),
    _count("xp", (), 100, "experience points, 255 at most"),
    _count("column", (), 4, "where the character stands, west to east"),
    _count("row", (), 4, "north to south"),
    _count("beginner", (), 1, "1 if all spaces count instead of the largest group"),
    _count("action_mobs", (), 4, "extra-action mobs"),
    _count(
        "mob_points",
        (12,),
        4,
        "points per space that scoring mobs add for each characteristic, 255 at most",
    ),
    _count("group", (12,), 3, "spaces that would score for each characteristic"),
    _count("spaces", (12,), 3, "spaces that show each characteristic"),
    _count(
        "card_points", (3,), 12, "the best score on each card now; 0 if it is scored; 255 at most"
    ),
    _count("mob_bonus", (), 20, "the points of scoring mobs now, 255 at most"),
    _count("projected", (), 50, "XP if everything were scored now, 255 at most"),
    _count("behind", (), 20, "how far `projected` is below the best, 255 at most"),
    _count("ahead", (), 20, "how far the best `projected` is above the next, 255 at most"),
    _count("strength", (), 60, "10 times the hearts of three average tokens of the pile"),
)

CELL_BYTES = len(_CELL)
SEAT_BYTES = 9 * len(_SPACE) + sum(prod(feature.shape) for feature in _SEAT)
TABLE_BYTES = 20 * CELL_BYTES + sum(prod(feature.shape) for feature in _PLAIN)


def size(players: int) -> int:
    """Return the number of bytes of an observation.

    Args:
        players: The number of seats, 2 to 4.

    Raises:
        TypeError: If the number is not an integer.
        ValueError: If the number is out of range.

    >>> [size(players) for players in (2, 3, 4)]
    [764, 872, 980]
    """
    return TABLE_BYTES + check_int("players", players, 2, SEATS) * SEAT_BYTES


def players_in(observations: Bytes) -> int:
    """Return the number of seats of observations; raise an error if they are none."""
    check_type("observations", observations, np.ndarray, "an array of bytes")
    sizes = {size(players): players for players in range(2, SEATS + 1)}
    width = observations.shape[-1] if observations.ndim else 0
    if observations.dtype != np.uint8 or width not in sizes:
        wanted = f"rows of {', '.join(map(str, sizes))} uint8"
        got = f"{observations.dtype} of shape {observations.shape}"
        raise ValueError(f"observations must be {wanted}, got {got}")
    return sizes[width]


def _interleaved(
    prefix: str, shape: tuple[int, ...], parts: Sequence[Feature], offset: int
) -> list[Feature]:
    return [
        replace(part, name=prefix + part.name, shape=shape, offset=offset + at, step=len(parts))
        for at, part in enumerate(parts)
    ]


def _one_after_another(parts: Sequence[Feature], offset: int) -> list[Feature]:
    placed = []
    for part in parts:
        placed.append(replace(part, offset=offset))
        offset += prod(part.shape)
    return placed


@cache
def features_of_table() -> tuple[Feature, ...]:
    """Return the features of the shared table, in the order of their bytes."""
    placed: list[Feature] = []
    offset = 0
    for shape, prefix, parts in _TABLE:
        placed += _interleaved(prefix, shape, parts, offset)
        offset += prod(shape) * len(parts)
    return (*placed, *_one_after_another(_PLAIN, offset))


@cache
def features_of_seat() -> tuple[Feature, ...]:
    """Return the features of one seat; offsets count from the first byte of the seat."""
    spaces = _interleaved("", (3, 3), _SPACE, 0)
    return (*spaces, *_one_after_another(_SEAT, 9 * len(_SPACE)))


def feature(name: str, players: int, seat: int = 0) -> Feature:
    """Return a feature by its name.

    Args:
        name: The name of the feature.
        players: The number of seats, 2 to 4.
        seat: The seat, clockwise from the observer, for a feature that every seat has.

    Raises:
        TypeError: If a number is not an integer.
        ValueError: If there is no such feature or seat.

    >>> feature("cube", 2).shape, feature("supply", 2).offset, feature("supply", 2, seat=1).offset
    ((4, 4, 4), 584, 692)
    """
    players = check_int("players", players, 2, SEATS)
    seat = check_int("seat", seat, 0, players - 1)
    for found in features_of_table():
        if found.name == name:
            return found
    for found in features_of_seat():
        if found.name == name:
            return replace(found, offset=TABLE_BYTES + seat * SEAT_BYTES + found.offset)
    names = ", ".join(found.name for found in (*features_of_table(), *features_of_seat()))
    raise ValueError(f"name must be one of {names}, got {name!r}")


def view(observations: Bytes, name: str, seat: int = 0) -> Bytes:
    """Return a view of one feature of one or many observations.

    Args:
        observations: One row of bytes, or an array of rows.
        name: The name of the feature.
        seat: The seat, clockwise from the observer, for a feature that every seat has.

    Raises:
        TypeError: If an argument has the wrong type.
        ValueError: If the rows are no observations, or there is no such feature or seat.

    >>> view(np.zeros((1024, size(2)), np.uint8), "cube").shape
    (1024, 4, 4, 4)
    """
    found = feature(name, players_in(observations), seat)
    count = prod(found.shape)
    stop = found.offset + (count - 1) * found.step + 1
    part = observations[..., found.offset : stop : found.step]
    return part.reshape((*observations.shape[:-1], *found.shape))
