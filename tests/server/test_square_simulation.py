"""The guarantees of quick match with 200 simulated people, nodes that die, and blocks."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import combinations

import pytest
from tests.server.simulation import SEATS, SLACK, Simulation, seats_in


def check(simulation: Simulation, tables: dict[str, tuple[bool, list[str], list[bool]]]) -> None:
    """Check that people wait no longer than they chose, sit once, and meet no blocked person."""
    players = {player.owner: player for player in simulation.players}
    for player in simulation.players:
        if player.patience and player.does == "seek":
            assert player.done, f"{player.owner} waits without end"
            began = player.pressed if player.sought is None else player.sought
            assert began is not None
            end = player.seat[1] if player.seat else player.out
            assert end is not None
            assert end - began <= player.patience + SLACK, player
    seats = Counter(owner for _, people, _ in tables.values() for owner in people if owner)
    assert set(seats.values()) <= {1}, "a person has two seats"
    kept_apart = {frozenset(pair) for pair in simulation.blocks}
    for is_open, people, bots in tables.values():
        here = [owner for owner in people if owner]
        assert not any(frozenset(pair) in kept_apart for pair in combinations(here, 2))
        if any(bots) and not is_open:
            assert all(players[owner].patience for owner in here), "a bot for who wanted none"
        if not is_open:
            assert all(len(people) in players[owner].sizes for owner in here)


async def story(url: str, seed: int, people: int, nodes: int, chance: float) -> Simulation:
    simulation = Simulation(url, seed, people, nodes)
    await simulation.run(chance)
    check(simulation, await seats_in(url))
    return simulation


def test_two_hundred_people_at_two_nodes_that_die(postgres_url: str) -> None:
    simulation = asyncio.run(story(postgres_url, 1, 200, 2, 0.08))
    assert simulation.kills >= 10
    assert sum(simulation.killed_in[call] for call in SEATS) >= 4
    seated = [player for player in simulation.players if player.seat]
    assert len(seated) >= 120


def test_sixty_people_at_one_node_that_starts_again(sqlite_url: str) -> None:
    simulation = asyncio.run(story(sqlite_url, 2, 60, 1, 0.08))
    assert simulation.kills >= 5
    assert any(simulation.killed_in[call] for call in SEATS)
    assert sum(player.seat is not None for player in simulation.players) >= 35


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(10, 16))
def test_more_simulated_evenings(postgres_url: str, seed: int) -> None:
    simulation = asyncio.run(story(postgres_url, seed, 200, 2, 0.12))
    assert simulation.kills >= 8
