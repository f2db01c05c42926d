"""The OpenSpiel game: OpenSpiel's tests and search."""

from __future__ import annotations

from threading import Thread
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from tests.play import finished_game

import overworld.env.openspiel  # registers the game
from overworld import Game
from overworld.game.kernel import log_of, play_code
from overworld.observation.floats import float_size
from overworld.rules import api

NAME = overworld.env.openspiel.NAME


@pytest.mark.parametrize("players", [2, 3, 4])
def test_openspiels_random_simulation_passes(players: int) -> None:
    game = pyspiel.load_game(f"{NAME}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=players == 2, verbose=False)


def test_openspiel_replays_a_game() -> None:
    """Replay a `Game` and compare decisions, outcomes, strings, positions and winners."""
    source = finished_game(3, 3)
    state = pyspiel.load_game(f"{NAME}(players=3)").new_initial_state()
    game = Game(3)
    for _, code in log_of(source):
        assert str(state) == game.position
        if state.is_chance_node():
            ours = {str(move): float(chance) for move, chance in game.chance_outcomes}
            theirs = {state.action_to_string(o): p for o, p in state.chance_outcomes()}
            assert theirs == pytest.approx(ours)
        else:
            assert state.current_player() == game.turn
            assert tuple(state.legal_actions()) == game.legal_moves.ids
            assert [state.action_to_string(a) for a in state.legal_actions()] == [
                str(move) for move in game.legal_moves
            ]
        state.apply_action(code)
        play_code(game, code)
    assert state.is_terminal()
    won = [seat for seat, share in enumerate(state.returns()) if share > 0]
    assert tuple(won) == game.winners
    assert sum(state.returns()) == pytest.approx(1)


def test_threads_play_different_games_independently(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second thread lists legal decisions before the first one reads its own."""
    states = []
    for steps in (60, 120):
        state = pyspiel.load_game(NAME).new_initial_state()
        for _, code in log_of(finished_game(3, 2))[:steps]:
            state.apply_action(code)
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        states.append(state)
    expected = [state.legal_actions() for state in states]
    assert expected[0] != expected[1]
    legal, other = api.legal, list[list[int]]()

    def interrupted(*arguments: Any) -> int:
        monkeypatch.setattr(api, "legal", legal)
        count: int = legal(*arguments)
        thread = Thread(target=lambda: other.append(states[1].legal_actions()))
        thread.start()
        thread.join()
        return count

    monkeypatch.setattr(api, "legal", interrupted)
    assert [states[0].legal_actions(), *other] == expected


def test_openspiels_search_plays_complete_games() -> None:
    game = pyspiel.load_game(NAME)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    search = mcts.MCTSBot(game, 1.4, 2, evaluator, random_state=rng)
    state: Any = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(search.step(state))
            decisions += 1
    assert decisions > 50
    assert sum(state.returns()) == pytest.approx(1)


def test_a_game_is_truncated() -> None:
    game = pyspiel.load_game(f"{NAME}(players=2,max_turns=3)")
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    while not state.is_terminal():
        legal = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(int(rng.choice(legal or state.legal_actions())))
    assert state.returns() == [0.0, 0.0]
    assert state.legal_actions() == []


def test_observations_have_named_features() -> None:
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(f"{NAME}(players=2)")
    observation: Any = make_observation(game)
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=chances)))
    observation.set_from(state, state.current_player())
    assert observation.tensor.shape == (float_size(2),)
    assert observation.dict["cube"].shape == (4, 4, 4, 7)
    assert observation.dict["decider"].tolist() == [1, 0, 0, 0]
    assert observation.dict["pile 1"].sum() > 0
    assert observation.string_from(state, 0) == str(state)
    other = observation.tensor.copy()
    observation.set_from(state, 1 - state.current_player())
    assert observation.dict["decider"].tolist() == [0, 1, 0, 0]
    assert not np.array_equal(other, observation.tensor)


@pytest.mark.parametrize("player", [-1, 2, 1000])
def test_an_observer_needs_a_player_of_the_game(player: int) -> None:
    game = pyspiel.load_game("python_overworld(players=2)")
    observer = game.make_py_observer()
    with pytest.raises(ValueError, match=f"seat must be 0 to 1, got {player}"):
        observer.set_from(game.new_initial_state(), player)


def test_states_are_copied_deeply() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    other = state.clone()
    other.apply_action(0)
    assert str(state) != str(other)
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]


def test_an_impossible_action_raises_an_error() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    with pytest.raises(ValueError, match="not possible"):
        state._apply_action(7)


def test_the_margin_is_the_lead_in_xp() -> None:
    game = pyspiel.load_game(f"{NAME}(players=3,reward=margin,max_turns=40)")
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    while not state.is_terminal():
        assert state.returns() == [0.0] * 3
        outcomes = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(int(rng.choice(outcomes or state.legal_actions())))
    xp = Game.from_position(str(state)).scores
    assert state.returns() == [own - max(xp[:seat] + xp[seat + 1 :]) for seat, own in enumerate(xp)]
    assert any(state.returns())
    assert game.min_utility() < min(state.returns()) <= max(state.returns()) < game.max_utility()


def test_beginners_are_named_by_colour() -> None:
    game: Any = pyspiel.load_game(f"{NAME}(players=3,beginner=red+yellow)")
    assert game.setup.start[0].beginner.tolist()[:3] == [1, 0, 1]


def test_forced_decisions_can_be_skipped() -> None:
    game = pyspiel.load_game(f"{NAME}(skip_forced=True)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state, rng, asked = game.new_initial_state(), np.random.RandomState(1), 0
    while not state.is_terminal():
        if state.is_chance_node():
            legal = [outcome for outcome, _ in state.chance_outcomes()]
        else:
            legal, asked = state.legal_actions(), asked + 1
            assert len(legal) > 1
        state.apply_action(int(rng.choice(legal)))
    assert asked > 20


@pytest.mark.parametrize(
    ("parameters", "why"),
    [
        ({"reward": "difference"}, "reward must be win or margin, got 'difference'"),
        ({"beginner": "red+green"}, r"beginner must name colours of red\+blue, got 'red\+green'"),
    ],
)
def test_invalid_parameters_raise_errors(parameters: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        overworld.env.openspiel.OverworldGame(parameters)
