"""`observe` writes the observation of a `Game` as the environments and the dataset do."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.play import finished_game

from overworld import Deal, Game
from overworld.env import RandomAgent, VectorEnv, observe
from overworld.env.dataset import game_to_rows


@pytest.mark.parametrize("players", [2, 3, 4])
def test_observe_agrees_with_the_vector_environment(players: int) -> None:
    env, agent = VectorEnv(8, players, beginner=(1,)), RandomAgent(players)
    seen = env.reset(seed=players)
    for _ in range(120):
        for index in (0, 7):
            game = env.game(index)
            assert game.turn == seen.current_player[index]
            assert np.array_equal(observe(game), seen.observations[index])
            for seat in range(players):
                assert np.array_equal(observe(game, seat), env.observation_from(index, seat))
        env.step(agent.choose(seen.action_mask), seen)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_observe_agrees_with_the_dataset(players: int) -> None:
    game = finished_game(players, players)
    rows = game_to_rows(game)
    row = len(rows.move)
    while game.step_number:
        game.undo()
        if game.legal_moves.ids:
            row -= 1
            assert np.array_equal(observe(game), rows.observation[row])
    assert row == 0


def test_a_seat_observes_without_a_player_to_move() -> None:
    """The last observation of a game is from the seat that decided."""
    env, agent = VectorEnv(1), RandomAgent(1)
    seen = env.reset(seed=1)
    while True:
        decided = int(seen.current_player[0])
        seen = env.step(agent.choose(seen.action_mask), autoreset=False)
        if seen.terminations[0]:
            break
    final = env.game(0)
    assert final.over
    assert np.array_equal(observe(final, decided), seen.final_obs[0])
    assert observe(Game(players=3), 2).shape == (872,)


def test_observe_returns_a_new_array_and_leaves_the_game() -> None:
    game = Game(players=2)
    game.deal(Deal(1))
    before, seen = game.position, observe(game)
    seen[:] = 0
    assert observe(game).any()
    assert game.position == before


@pytest.mark.parametrize(
    ("game", "seat", "error", "why"),
    [
        (Game(players=2), None, ValueError, "no player is to move: name the seat that observes"),
        (finished_game(1), None, ValueError, "no player is to move"),
        (Game(players=2), 2, ValueError, "seat must be 0 to 1, got 2"),
        (Game(players=2), -1, ValueError, "seat must be"),
        (Game(players=2), 0.5, TypeError, "seat must be an integer"),
        ("ow1/", None, TypeError, "game must be a Game"),
    ],
)
def test_observe_refuses_other_games_and_seats(
    game: Any, seat: Any, error: type[Exception], why: str
) -> None:
    with pytest.raises(error, match=why):
        observe(game, seat)
