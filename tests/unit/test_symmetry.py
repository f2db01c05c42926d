"""A turned position has the same possibilities as the original one."""

from __future__ import annotations

import random

import pytest
from tests.play import random_states

from overworld import CHANCE, Game
from overworld.game.kernel import states_of
from overworld.game.symmetry import TURNS, turned
from overworld.review.valuation import outcome_weights


def things_next_to(game: Game) -> list[str]:
    """Return the kinds of the legal moves and their number, without places."""
    return sorted(str(move).split()[0] for move in game.legal_moves)


def followed_by(game: Game) -> list[list[str]]:
    """Return the possibilities after each legal move, in an order that ignores places."""
    found = []
    for move in game.legal_moves:
        ahead = game.copy()
        ahead.play(str(move))
        supplies = [str(sorted(player.supply.items())) for player in ahead.players]
        by_chance = str(ahead.turn == CHANCE)
        found.append([str(move).split()[0], by_chance, *things_next_to(ahead), *supplies])
    return sorted(found)


@pytest.mark.parametrize("seed", range(4))
def test_a_turned_position_has_the_same_moves_and_the_same_odds(seed: int) -> None:
    rng, checked = random.Random(seed), 0
    for game in random_states(seed):
        if game.over or rng.random() < 0.97:
            continue
        for turn in range(TURNS):
            other = turned(game, turn)
            assert other.turn == game.turn
            assert outcome_weights(other) == outcome_weights(game)
            assert things_next_to(other) == things_next_to(game)
            assert followed_by(other) == followed_by(game)
        checked += 1
    assert checked


def test_the_ways_to_turn_a_position_differ() -> None:
    game = Game(players=2)
    game.deal(random.Random(1))
    game.play("explore 42")
    game.deal(random.Random(1))
    assert len({states_of(turned(game, turn)).tobytes() for turn in range(TURNS)}) == TURNS
    assert turned(game, 0).position == game.position
    back = turned(turned(game, 1), 3)
    assert back.position == game.position
