"""The numbers of a box as a record, and the first state of a game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

import numpy as np

from overworld.components import GROUPS, Box
from overworld.rules import phases
from overworld.rules.state import (
    CENTRE,
    COLUMNS,
    DOWN,
    LEVELS,
    LOOKUP,
    NONE,
    STATE,
    UNKNOWN,
    States,
)
from overworld.rules.world import STACK_CELLS, TOKEN_CELLS

TILES_PER_STACK = 4


@lru_cache(maxsize=64)
def lookup_of(box: Box) -> States:
    """Return the numbers of a box as a one-element array of `LOOKUP`.

    >>> from overworld import load_box
    >>> int(lookup_of(load_box())[0].blocks.sum())
    64
    """
    array = np.zeros(1, LOOKUP)
    lookup = array[0]
    lookup.weapon_kinds = len(box.weapons)
    lookup.building_kinds = len(box.buildings)
    lookup.tile_kinds = len(box.tiles)
    lookup.blocks = list(box.blocks.values())
    lookup.points = [[box.points[n] for n in box.characteristics[g]] for g in GROUPS]
    for kind, weapon in enumerate(box.weapons):
        lookup.hearts[kind] = weapon.hearts
        lookup.first_pile[kind] = weapon.per_player
        lookup.neutral[kind] = weapon.neutral
        if weapon.power == "reveal_extra":
            lookup.bow = kind
        elif weapon.power == "gain_xp":
            lookup.hoe = kind
            lookup.hoe_xp = weapon.xp
        elif weapon.power == "collect_block":
            lookup.pickaxe = kind
        elif weapon.power == "detonate":
            lookup.tnt = kind
    lookup.mob_trait[:] = NONE
    for kind, building in enumerate(box.buildings):
        lookup.copies[kind] = building.copies
        lookup.tile_xp[kind] = building.xp
        for material, name in enumerate(box.characteristics["material"]):
            lookup.cost[kind, material] = building.cost.get(name, 0)
        for card, group in enumerate(GROUPS):
            lookup.trait[kind, card] = box.characteristics[group].index(getattr(building, group))
    for kind, mob in enumerate(box.mobs, start=len(box.buildings)):
        lookup.copies[kind] = mob.copies
        lookup.tile_xp[kind] = mob.xp
        lookup.mob_hearts[kind] = mob.hearts
        if mob.characteristic is not None:
            lookup.mob_trait[kind] = box.traits.index(mob.characteristic)
            lookup.mob_points[kind] = mob.points_each
    for index, board in enumerate(box.boards):
        biomes = box.characteristics["biome"]
        lookup.printed[index] = [biomes.index(name) for name in board.biomes]
    array.flags.writeable = False
    return array


def new_state(
    lookup: States,
    players: int,
    boards: Sequence[int],
    beginner: Collection[int] = (),
    first: int | None = None,
) -> States:
    """Return a one-element array with the state before the first chance event."""
    array = np.zeros(1, STATE)
    state, box = array[0], lookup[0]
    state.phase = phases.FIRST if first is None else phases.SETTING_UP
    state.players = players
    state.turn = NONE if first is None else first
    for field in ("scorer", "mined", "mob", "place"):
        state[field] = NONE
    state.crossing[:] = CENTRE
    state.spaces[:] = NONE
    for seat in range(players):
        state.boards[seat] = boards[seat]
        state.beginner[seat] = seat in beginner
        state.pile[seat] = box.first_pile
    state.height[:COLUMNS] = LEVELS
    state.cube[:] = UNKNOWN
    state.takeable = 1 << 0 | 1 << 3 | 1 << 12 | 1 << 15  # the corners of the full cube
    state.unseen_blocks[:] = box.blocks
    if first is not None:
        state.place = 0  # the first column
    state.face[:] = NONE
    for cells, depth in ((STACK_CELLS, TILES_PER_STACK), (TOKEN_CELLS, 1)):
        for cell in cells:
            state.face[cell] = DOWN
            state.depth[cell] = depth
    state.unseen_tiles[:] = box.copies
    state.unseen_tokens[:] = box.neutral
    return array
