"""A player's board: paying for a building and placing it (rulebook: Build)."""

from __future__ import annotations

from overworld.rules.compiled import compiled
from overworld.rules.state import EMERALD, NONE, Lookup, State


@compiled
def missing(state: State, lookup: Lookup, seat: int, building: int, material: int) -> int:
    """Return how many blocks of a material the seat lacks for a building, without emeralds."""
    short = int(lookup.cost[building, material]) - int(state.supply[seat, material])
    return short if short > 0 else 0


@compiled
def missing_in_all(state: State, lookup: Lookup, seat: int, building: int) -> int:
    """Return how many blocks the seat must replace by emeralds."""
    short = 0
    for material in range(4):
        short += missing(state, lookup, seat, building, material)
    return short


@compiled
def affordable(state: State, lookup: Lookup, seat: int, building: int) -> bool:
    """Return whether the seat can pay; an emerald replaces any block."""
    return missing_in_all(state, lookup, seat, building) <= int(state.supply[seat, EMERALD])


@compiled
def pay(state: State, lookup: Lookup, seat: int, building: int) -> None:
    """Pay with matching blocks, and with emeralds for missing ones (R11)."""
    for material in range(4):
        short = missing(state, lookup, seat, building, material)
        state.supply[seat, material] -= lookup.cost[building, material] - short
        state.supply[seat, EMERALD] -= short


@compiled
def trait_at(state: State, lookup: Lookup, seat: int, space: int, card: int) -> int:
    """Return the characteristic 0 to 3 that a space shows for a card, or NONE.

    Card A counts the printed biome of a space without a building; B and C count buildings only.
    """
    building = int(state.spaces[seat, space])
    if building != NONE:
        return int(lookup.trait[building, card])
    if card == 0:
        return int(lookup.printed[state.boards[seat], space])
    return NONE
