"""A player's board: paying for a building and placing it (rulebook: Build)."""

from __future__ import annotations

from overworld.rules.compiled import compiled
from overworld.rules.state import EMERALD, NONE, State, Tables


@compiled
def missing(state: State, tables: Tables, seat: int, building: int, material: int) -> int:
    """Return how many blocks of a material the seat lacks for a building, without emeralds."""
    short = int(tables.cost[building, material]) - int(state.supply[seat, material])
    return short if short > 0 else 0


@compiled
def missing_in_all(state: State, tables: Tables, seat: int, building: int) -> int:
    """Return how many blocks the seat must replace by emeralds."""
    short = 0
    for material in range(4):
        short += missing(state, tables, seat, building, material)
    return short


@compiled
def affordable(state: State, tables: Tables, seat: int, building: int) -> bool:
    """Return whether the seat can pay; an emerald replaces any block."""
    return missing_in_all(state, tables, seat, building) <= int(state.supply[seat, EMERALD])


@compiled
def pay(state: State, tables: Tables, seat: int, building: int) -> None:
    """Pay with matching blocks, and with emeralds for missing ones (R11)."""
    for material in range(4):
        short = missing(state, tables, seat, building, material)
        state.supply[seat, material] -= tables.cost[building, material] - short
        state.supply[seat, EMERALD] -= short


@compiled
def trait_at(state: State, tables: Tables, seat: int, space: int, card: int) -> int:
    """Return the characteristic 0 to 3 that a space shows for a card, or NONE.

    Card A counts the printed biome of a space without a building; B and C count buildings only.
    """
    building = int(state.spaces[seat, space])
    if building != NONE:
        return int(tables.trait[building, card])
    if card == 0:
        return int(tables.printed[state.boards[seat], space])
    return NONE
