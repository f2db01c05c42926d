"""Reads a state into the values that `Game` answers with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType

import numpy as np

from overworld.components import Components
from overworld.errors import NotationError
from overworld.game.views import Bonus, Cell, Fight, Forecast, Group, Player
from overworld.notation.names import (
    CARD_NAMES,
    CELL_INDEX,
    CELL_NAMES,
    COLUMN_NAMES,
    CROSSING_NAMES,
    WORLD_CELLS,
)
from overworld.notation.position import colour_of, format_column
from overworld.rules import entry
from overworld.rules.fight import TOKENS
from overworld.rules.odds import win_chance
from overworld.rules.state import (
    BOW,
    CARDS,
    COLUMNS,
    NONE,
    SPACES,
    TILE_KINDS,
    TNT,
    State,
    States,
    Tables,
)
from overworld.rules.world import STACKS

_TRAITS = CARDS * 4


def _held(counts: Sequence[int], names: Sequence[str]) -> Mapping[str, int]:
    """The names with a count of at least one."""
    pairs = zip(names, counts, strict=False)
    return MappingProxyType({name: int(count) for name, count in pairs if count})


def player_of(state: State, box: Components, seat: int) -> Player:
    """What lies in front of a seat."""
    tiles = [tile.id for tile in box.tiles]
    supply = zip(box.materials, state.supply[seat].tolist(), strict=True)
    return Player(
        colour=colour_of(state, box, seat),
        beginner=bool(state.beginner[seat]),
        xp=int(state.xp[seat]),
        crossing=CROSSING_NAMES[state.crossing[seat]],
        supply=MappingProxyType(dict(supply)),
        board=tuple(
            None if state.spaces[seat, space] == NONE else tiles[state.spaces[seat, space]]
            for space in range(SPACES)
        ),
        pile=_held(state.pile[seat], [weapon.id for weapon in box.weapons]),
        mobs=_held(state.mobs[seat], tiles),
    )


def cell_of(state: State, box: Components, cell: int) -> Cell:
    """What lies in a cell of the Overworld."""
    kind = int(state.face[cell])
    kinds = box.tiles if STACKS[cell] else box.weapons
    return Cell(kinds[kind].id if kind >= 0 else None, int(state.depth[cell]))


def world_of(state: State, box: Components) -> Mapping[str, Cell]:
    """Every cell of the Overworld by name."""
    return MappingProxyType({CELL_NAMES[cell]: cell_of(state, box, cell) for cell in WORLD_CELLS})


def cube_of(state: State) -> Mapping[str, str]:
    """Every column of the cube by name; an empty one is an empty text."""
    columns = (format_column(state, column).replace("-", "") for column in range(COLUMNS))
    return MappingProxyType(dict(zip(COLUMN_NAMES, columns, strict=True)))


def fight_of(state: State, tables: Tables, box: Components) -> Fight | None:
    """The fight in progress, or None."""
    if state.mob == NONE:
        return None
    mob = int(state.face[state.mob])
    return Fight(
        cell=CELL_NAMES[state.mob],
        mob=box.tiles[mob].id,
        needed=int(tables.mob_hearts[mob]),
        hearts=int(state.hearts),
        turned=_held(state.drawn, [weapon.id for weapon in box.weapons]),
        draws=int(state.draws),
    )


def forecast_of(states: States, tables: States, box: Components, seat: int) -> Forecast:
    """What a seat would score now."""
    written = np.zeros(_TRAITS + TILE_KINDS, np.int64)
    entry.forecast(states, 0, tables, seat, written)
    counts = written.tolist()
    points = list(box.points.values())
    groups = tuple(
        Group(name, CARD_NAMES[index // 4], counts[index], counts[index] * points[index])
        for index, name in enumerate(box.traits)
    )
    bonuses = []
    for kind, mob in enumerate(box.mobs, start=len(box.buildings)):
        if mob.characteristic is not None:
            spaces = counts[_TRAITS + kind]
            bonus = Bonus(mob.id, mob.characteristic, spaces, spaces * mob.points_each)
            bonuses += [bonus] * int(states[0].mobs[seat, kind])
    return Forecast(groups, tuple(bonuses))


def win_chance_of(state: State, tables: Tables, name: str) -> Fraction:
    """The exact chance of whose turn it is to beat the mob in a cell, from here on."""
    if name not in CELL_INDEX:
        raise NotationError(f"{name!r} is not a cell a1 to f6")
    seat, cell = int(state.turn), CELL_INDEX[name]
    if not STACKS[cell] or state.face[cell] < tables.building_kinds:
        raise ValueError(f"no face-up mob in {name}")
    needed = int(tables.mob_hearts[state.face[cell]])
    pile = state.pile[seat].astype(int)
    bow, tnt = int(tables.bow), int(tables.tnt)
    draws = TOKENS
    if state.mob == cell:
        draws = int(state.draws) + (state.phase == BOW)
        unasked = int(state.tnt) if state.phase == TNT else int(state.drawn[tnt])
        needed -= int(state.hearts) + unasked * int(tables.hearts[tnt])
        pile = np.maximum(pile - state.drawn, 0)
    others = [
        (count, int(tables.hearts[kind]))
        for kind, count in enumerate(pile.tolist())
        if kind != bow and count
    ]
    return win_chance(others, int(pile[bow]), int(tables.hearts[bow]), draws, needed)
