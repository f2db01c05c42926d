"""Queries about a state: the values that `Game` returns, and those for views and statistics."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import compress
from typing import NamedTuple

import numpy as np

from overworld.components import Box
from overworld.components.box import ReadOnlyDict
from overworld.errors import NotationError, Refusal
from overworld.game.refusal import refusal_from
from overworld.game.views import Bonus, Cell, Fight, Forecast, Group, Player
from overworld.notation.names import (
    ACTION_NAMES,
    CARD_NAMES,
    CELL_INDEX,
    CELL_NAMES,
    COLUMN_NAMES,
    CORNER_CELLS,
    CROSSING_NAMES,
    WORLD_CELLS,
)
from overworld.notation.position import format_columns, seat_colour
from overworld.rules import api, first_id, phases, reasons
from overworld.rules.decoded_state import DecodedState, read_numbers
from overworld.rules.fight import TOKENS, win_chance
from overworld.rules.lookup import lookup_of
from overworld.rules.state import CARDS, DECISIONS, EMERALD, NONE, STATE, TILE_KINDS, States
from overworld.rules.world import STACK_CELLS

TRAITS = CARDS * 4
"""The number of characteristics."""

CHOICE_NAMES = (*ACTION_NAMES, "trade", "end")
"""The names of `reasons.CHOICES`."""

_STACK_CELLS = frozenset(STACK_CELLS)
_MIDDLE = len(CORNER_CELLS) // 2


def nonzero_counts(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """Return the names with a count of at least one, and their counts."""
    return dict(compress(zip(names, counts, strict=False), counts))


def read_player(state: DecodedState, box: Box, seat: int) -> Player:
    """Return the possessions of a seat."""
    supply = zip(box.materials, state.supply[seat], strict=True)
    return Player(
        colour=seat_colour(state, box, seat),
        beginner=bool(state.beginner[seat]),
        xp=state.xp[seat],
        crossing=CROSSING_NAMES[state.crossing[seat]],
        supply=dict(supply),
        board=read_board(state.spaces[seat], box),
        pile=nonzero_counts(state.pile[seat], box.weapon_ids),
        mobs=nonzero_counts(state.mobs[seat], box.tile_ids),
    )


def read_board(spaces: Sequence[int], box: Box) -> tuple[str | None, ...]:
    """Return the building on each space, or None."""
    tiles = box.tile_ids
    return tuple([None if tile == NONE else tiles[tile] for tile in spaces])


def read_face(face: Sequence[int], box: Box, cell: int) -> str | None:
    """Return the id of the face-up tile or token in a cell, or None."""
    kind = face[cell]
    if kind < 0:
        return None
    return box.tile_ids[kind] if cell in _STACK_CELLS else box.weapon_ids[kind]


def read_world(state: DecodedState, box: Box) -> Mapping[str, Cell]:
    """Return every cell of the Overworld by name."""
    face, depth = state.face, state.depth
    return ReadOnlyDict(
        {CELL_NAMES[c]: Cell(read_face(face, box, c), depth[c]) for c in WORLD_CELLS}
    )


def read_cube(state: DecodedState) -> Mapping[str, str]:
    """Return every column of the cube by name; an empty column is an empty string."""
    columns = format_columns(state.field("cube"))
    return ReadOnlyDict(dict(zip(COLUMN_NAMES, columns, strict=True)))


def read_fight(state: DecodedState, box: Box) -> Fight | None:
    """Return the fight in progress, or None."""
    if state.mob == NONE:
        return None
    mob = box.mobs[state.face[state.mob] - len(box.buildings)]
    return Fight(
        cell=CELL_NAMES[state.mob],
        mob=mob.id,
        needed=mob.hearts,
        hearts=state.hearts,
        draws=state.draws,
        revealed=nonzero_counts(state.drawn, box.weapon_ids),
        tnt=state.tnt,
    )


class _Scratch(threading.local):
    """Arrays for the results of compiled functions: one set per thread, as making them is slow."""

    def __init__(self) -> None:
        self.state = np.empty(1, STATE)
        self.ids, self.flags = np.empty(DECISIONS, np.int64), np.empty(DECISIONS, np.int64)
        self.codes = np.empty(len(reasons.CHOICES), np.int64)
        self.numbers = np.empty((len(reasons.CHOICES), reasons.REASON_NUMBERS), np.int64)


_scratch = _Scratch()


def list_legal(states: States, lookup: States) -> tuple[list[int], list[int]]:
    """Return the legal decisions, and for each 1 if it leads to a chance node, else 0."""
    ids, flags = _scratch.ids, _scratch.flags
    count = api.legal(states, 0, lookup, ids)
    api.reveals(states, 0, lookup, _scratch.state, ids, count, flags)
    return ids[:count].tolist(), flags[:count].tolist()


def write_choices(states: States, lookup: States) -> tuple[bytes, bytes]:
    """Return the reason codes and numbers of each action, trade and end, as bytes."""
    codes, numbers = _scratch.codes, _scratch.numbers
    numbers.fill(0)
    api.why_no_action(states, 0, lookup, codes, numbers)
    return codes.tobytes(), numbers.tobytes()


def choices_from(codes: bytes, numbers: bytes, box: Box, asked: str) -> dict[str, Refusal | None]:
    """Return why each choice is illegal in the phase `asked`, or None if it is legal.

    The first two arguments come from `write_choices`.
    """
    rows = np.frombuffer(numbers, np.int64).reshape(len(CHOICE_NAMES), -1)
    found = zip(CHOICE_NAMES, memoryview(codes).cast("q"), rows, strict=True)
    return {
        name: None if code == reasons.LEGAL else refusal_from(code, row, box, asked)
        for name, code, row in found
    }


class BoardKey(NamedTuple):
    """The index of a board, 1 for a beginner, and the kind of building on each space."""

    kind: int
    beginner: int
    spaces: bytes


@lru_cache(maxsize=8192)
def counted_on(board: BoardKey, box: Box) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how many spaces each of the twelve characteristics, then each kind of tile, counts.

    The second value is the mask of the spaces of each characteristic; bit 0 is space 1. Of several
    largest groups, the mask has the first in reading order.

    >>> from overworld import load_box
    >>> counts, groups = counted_on(BoardKey(0, 0, bytes([NONE % 256] * 9)), load_box())
    >>> counts[:4], [f"{group:09b}" for group in groups[:4]]
    ((1, 1, 1, 1), ['000000100', '000000010', '000000001', '000001000'])
    """
    states = np.zeros(1, STATE)
    states[0].boards[0], states[0].beginner[0] = board.kind, board.beginner
    states[0].spaces[0] = read_numbers(board.spaces)
    counts, masks = np.zeros(TRAITS + TILE_KINDS, np.int64), np.zeros(TRAITS, np.int64)
    api.forecast(states, 0, lookup_of(box), 0, counts)
    api.groups(states, 0, lookup_of(box), 0, masks)
    return tuple(counts.tolist()), tuple(masks.tolist())


def board_key(state: DecodedState, seat: int) -> BoardKey:
    """Return the key of a seat's board."""
    return BoardKey(state.boards[seat], state.beginner[seat], state.row("spaces", seat))


def spaces_with(trait: str, board: BoardKey, box: Box) -> int:
    """Return the mask of all spaces with a characteristic, connected or not; bit 0 is space 1.

    >>> from overworld import load_box
    >>> board = BoardKey(0, 0, bytes([NONE % 256] * 9))
    >>> f"{spaces_with('forest', board, load_box()):09b}"
    '100010100'
    """
    # A beginner scores every space with a characteristic, so the groups of one are these masks.
    _, groups = counted_on(board._replace(beginner=1), box)
    return groups[box.traits.index(trait)]


def make_forecast(state: DecodedState, box: Box, seat: int) -> Forecast:
    """Return what a seat would score now."""
    counts, _ = counted_on(board_key(state, seat), box)
    points = list(box.points.values())
    groups = tuple(
        Group(name, CARD_NAMES[index // 4], counts[index], counts[index] * points[index])
        for index, name in enumerate(box.traits)
    )
    return Forecast(groups, list_bonuses(state.mobs[seat], counts, box))


def list_bonuses(mobs: Sequence[int], counts: Sequence[int], box: Box) -> tuple[Bonus, ...]:
    """Return the bonus of each scoring mob; `counts` come from `counted_on`."""
    bonuses: list[Bonus] = []
    for kind, copies in compress(enumerate(mobs), mobs):
        mob = box.mobs[kind - len(box.buildings)]
        if mob.characteristic is not None:
            spaces = counts[TRAITS + kind]
            bonus = Bonus(mob.id, mob.characteristic, spaces, spaces * mob.points_each)
            bonuses += [bonus] * copies
    return tuple(bonuses)


@lru_cache(maxsize=8192)
def payment_of(building: int, supply: bytes, box: Box) -> str:
    """Return how a supply pays for a building: a letter for each block of the cost, by material.

    `b` is a matching block, `w` a wildcard for a missing block, and `-` a missing block.

    >>> from overworld import load_box
    >>> box = load_box()
    >>> dict(box.buildings[4].cost)
    {'sand': 1, 'stone': 1}
    >>> payment_of(4, bytes([0, 1, 0, 0, 1]), box), payment_of(4, bytes([0, 0, 0, 0, 1]), box)
    ('bw', 'w-')
    """
    # The reason against the build without wildcards has the missing blocks of each material.
    states, numbers = np.zeros(1, STATE), np.zeros(reasons.REASON_NUMBERS, np.int64)
    states[0].phase, states[0].crossing[0] = phases.ACTING, _MIDDLE
    states[0].face[CORNER_CELLS[_MIDDLE][0]] = building
    states[0].supply[0, :EMERALD] = read_numbers(supply)[:EMERALD]
    api.why_not(states, 0, lookup_of(box), first_id.BUILD, numbers)
    missing, wildcards, letters = numbers[EMERALD : 2 * EMERALD].tolist(), supply[EMERALD], ""
    cost = box.buildings[building].cost
    for material, short in zip(box.materials[:EMERALD], missing, strict=True):
        count, wild = cost.get(material, 0), min(short, wildcards)
        wildcards -= wild
        letters += "b" * (count - short) + "w" * wild + "-" * (short - wild)
    return letters


def payments_of(crossing: int, near: Sequence[int], supply: bytes, box: Box) -> dict[str, str]:
    """Return the payment for each building around a crossing, whose cells show the faces `near`."""
    limits = _useful_blocks(box)
    return {
        CELL_NAMES[cell]: payment_of(face, bytes(map(min, supply, limits[face])), box)
        for cell, face in zip(CORNER_CELLS[crossing], near, strict=True)
        if cell in _STACK_CELLS and 0 <= face < len(box.buildings)
    }


@lru_cache(maxsize=64)
def _useful_blocks(box: Box) -> tuple[tuple[int, ...], ...]:
    """Return, for each building, how many blocks of each material can matter for its payment."""
    materials = box.materials[:EMERALD]
    return tuple(
        (*(building.cost.get(material, 0) for material in materials), sum(building.cost.values()))
        for building in box.buildings
    )


class Powers(NamedTuple):
    """The kinds of weapon with a power, and the XP of a revealed hoe."""

    bow: int
    hoe: int
    pickaxe: int
    tnt: int
    hoe_xp: int


@lru_cache(maxsize=64)
def find_powers(box: Box) -> Powers:
    """Return the weapons of a box that have a power.

    >>> from overworld import load_box
    >>> box = load_box()
    >>> box.weapons[find_powers(box).tnt].id
    'tnt'
    """
    lookup = lookup_of(box)[0]
    return Powers(*(int(lookup[name]) for name in Powers._fields))


def fight_odds(state: DecodedState, box: Box, name: str) -> Fraction:
    """Return the exact chance of the current player to defeat the mob in a cell."""
    if not isinstance(name, str) or name not in CELL_INDEX:
        raise NotationError(f"cell must be a1 to f6, got {name!r}")
    cell = CELL_INDEX[name]
    if cell not in _STACK_CELLS or state.face[cell] < len(box.buildings):
        raise ValueError(f"cell must have a face-up mob, got {name}")
    needed = box.mobs[state.face[cell] - len(box.buildings)].hearts
    if state.mob == cell:
        return _chance_with(state, box, needed, state.draws + (state.phase == phases.BOW))
    return _win_chance(box, state.row("pile", state.turn), TOKENS, needed)


def answer_odds(state: DecodedState, box: Box) -> dict[str, Fraction]:
    """Return the exact chance to win after each answer to the question of a fight, by verb.

    It assumes that the player plays well afterwards. A block of a pickaxe changes no fight, so
    `mine` has one chance for all blocks. Without a question the result is empty.
    """
    if state.phase not in _ANSWERS:
        return {}
    yes, fight = _ANSWERS[state.phase], read_fight(state, box)
    assert fight is not None, "the question belongs to a fight"
    best = fight_odds(state, box, fight.cell)
    if state.phase == phases.BOW:
        refused = _chance_with(state, box, fight.needed, state.draws)
    elif state.phase == phases.TNT:
        hearts = box.weapons[find_powers(box).tnt].hearts
        refused = _chance_with(state, box, fight.needed + hearts, 0)
    else:
        refused = best
    return {yes: best, "pass": refused}


_ANSWERS = {phases.BOW: "draw", phases.PICKAXE: "mine", phases.TNT: "detonate"}
"""The verb that uses the power, for each question of a fight."""


def _chance_with(state: DecodedState, box: Box, needed: int, draws: int) -> Fraction:
    """Return the chance to win the fight in progress with this number of further tokens."""
    tnt = find_powers(box).tnt
    unasked = state.tnt if state.phase == phases.TNT else state.drawn[tnt]
    needed -= state.hearts + unasked * box.weapons[tnt].hearts
    pile = state.row("pile", state.turn)
    left = bytes([max(0, held - drawn) for held, drawn in zip(pile, state.drawn, strict=True)])
    return _win_chance(box, left, draws, needed)


# The same piles meet the same mobs often, and the sum over all draws is slow.
@lru_cache(maxsize=20_000)
def _win_chance(box: Box, pile: bytes, draws: int, needed: int) -> Fraction:
    """Return the chance to reveal enough hearts; `pile` has a count for each weapon."""
    bow = find_powers(box).bow
    others = [
        (count, box.weapons[kind].hearts)
        for kind, count in enumerate(pile)
        if count and kind != bow
    ]
    return win_chance(others, pile[bow], box.weapons[bow].hearts, draws, needed)
