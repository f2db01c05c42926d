"""The PettingZoo environment: PettingZoo's tests and others."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest

from overworld.env import overworld_v0
from overworld.observation.schema import SEAT_BYTES, TABLE_BYTES

with warnings.catch_warnings():  # PettingZoo's tests use deprecated imports
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test


def play(env: Any, seed: int) -> tuple[dict[str, float], list[bytes]]:
    """Play a random game; return the rewards of each agent and all observations."""
    env.reset(seed=seed)
    rng, paid, seen = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0), []
    for agent in env.agent_iter():
        looked, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        seen.append(looked["observation"].tobytes() + looked["action_mask"].tobytes())
        done = terminated or truncated
        env.step(None if done else int(rng.choice(np.flatnonzero(looked["action_mask"]))))
    return paid, seen


# PettingZoo warns about games with masks that it does not know by name.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:We recommend agents to be named in the format")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("make", [overworld_v0.env, overworld_v0.raw_env])
def test_pettingzoos_api_test(make: Any, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(make(players=players), num_cycles=500)


@pytest.mark.parametrize("options", [{}, {"players": 4, "reward": "difference"}])
def test_pettingzoos_seed_test_passes(options: dict[str, Any]) -> None:
    seed_test(lambda: overworld_v0.env(**options), num_cycles=150)


def test_agents_are_named_by_colour() -> None:
    assert overworld_v0.env(players=3).possible_agents == ["red", "blue", "yellow"]
    boards = overworld_v0.env(players=2, boards=("green", "yellow"))
    assert boards.possible_agents == ["green", "yellow"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_win_shares_add_up_to_one(players: int) -> None:
    paid, _ = play(overworld_v0.env(players=players), seed=players)
    assert sum(paid.values()) == pytest.approx(1)


def test_differences_add_up_to_the_margin() -> None:
    """Agents that are not to move get rewards too."""
    by_decision, _ = play(overworld_v0.env(players=3, reward="difference"), seed=5)
    at_the_end, _ = play(overworld_v0.env(players=3, reward="margin"), seed=5)
    assert by_decision == at_the_end
    assert any(by_decision.values())


def test_only_the_agent_to_move_has_legal_decisions_and_observers_come_first() -> None:
    env = overworld_v0.raw_env(players=2)
    env.reset(seed=1)
    rng, differ = np.random.default_rng(1), 0
    for _ in range(60):
        other = next(agent for agent in env.agents if agent != env.agent_selection)
        own, others = env.observe(env.agent_selection), env.observe(other)
        assert own["action_mask"].any()
        assert not others["action_mask"].any()
        seats = own["observation"][TABLE_BYTES:].reshape(2, SEAT_BYTES)
        turned = others["observation"][TABLE_BYTES:].reshape(2, SEAT_BYTES)
        assert np.array_equal(seats[::-1], turned)
        differ += int(not np.array_equal(seats[0], seats[1]))
        env.step(int(rng.choice(np.flatnonzero(own["action_mask"]))))
    assert differ == 60  # the boards are different


def test_observations_are_never_overwritten() -> None:
    env = overworld_v0.raw_env()
    env.reset(seed=1)
    first = env.observe(env.agent_selection)
    kept = {name: array.copy() for name, array in first.items()}
    env.step(int(first["action_mask"].argmax()))
    assert all(np.array_equal(first[name], kept[name]) for name in kept)


def test_an_illegal_decision_ends_env_and_raises_in_raw_env(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = overworld_v0.env()
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(89)
    assert "Illegal move made" in caplog.text
    assert all(env.terminations.values())
    assert env.rewards[culprit] == -1
    raw = overworld_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        raw.step(89)


def test_a_truncated_game_has_no_winner() -> None:
    env = overworld_v0.env(max_turns=6)
    paid, _ = play(env, seed=1)
    assert set(paid.values()) == {0.0}
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_rgb_array_renders_and_human_raises_an_error() -> None:
    env = overworld_v0.env(players=4, render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape == (677, 960, 3)
    with pytest.raises(ValueError, match="rgb_array, got 'human'"):
        overworld_v0.env(render_mode="human")


def test_last_before_reset_raises_an_error() -> None:
    env = overworld_v0.env()
    with pytest.raises(AttributeError, match="reset"):
        env.last()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("make", [overworld_v0.env, overworld_v0.raw_env])
def test_a_copy_continues_the_same_game(make: Any, copied: Any) -> None:
    env = make(players=3, max_turns=20)
    env.reset(seed=3)
    for _ in range(10):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    other = copied(env)
    while not any(env.truncations.values()):
        assert other.agent_selection == env.agent_selection
        seen, also = env.observe(env.agent_selection), other.observe(other.agent_selection)
        assert np.array_equal(seen["observation"], also["observation"])
        for one in (env, other):
            one.step(int(seen["action_mask"].argmax()))
    assert other.truncations == env.truncations


def test_a_game_can_be_rendered() -> None:
    env = overworld_v0.raw_env(players=2, render_mode="ansi")
    env.reset(seed=3)
    assert "cube" in str(env.render())
    env.render_mode = "svg"
    assert str(env.render()).startswith("<svg")
    assert overworld_v0.raw_env().metadata["name"] == "overworld_v0"
    assert str(overworld_v0.env()) == "overworld_v0"


@pytest.mark.parametrize("number", [93, 94, -1, -94, 10**6])
def test_out_of_range_actions_count_as_illegal(number: int) -> None:
    env = overworld_v0.env()
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(number)
    assert all(env.terminations.values())
    assert env.rewards[culprit] == -1
    raw = overworld_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(ValueError, match=f"decision {number} of game 0 is not legal"):
        raw.step(number)


@pytest.mark.parametrize("make", [overworld_v0.env, overworld_v0.raw_env])
def test_the_state_is_the_observation_of_the_first_seat(make: Any) -> None:
    env = make(players=3)
    env.reset(seed=1)
    rng, deciders = np.random.default_rng(1), set()
    for _ in range(60):
        deciders.add(env.agent_selection)
        assert np.array_equal(env.state(), env.observe("red")["observation"])
        assert env.unwrapped.state_space.contains(env.state())
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))
    assert len(deciders) == 3


def test_no_action_for_the_agent_to_move_raises_an_error() -> None:
    for env in (overworld_v0.env(), overworld_v0.raw_env()):
        env.reset(seed=1)
        with pytest.raises(ValueError, match="must be a number, got None"):
            env.step(None)


def test_an_action_must_be_an_integer() -> None:
    wrong: Any
    for game in (overworld_v0.env(), overworld_v0.raw_env()):
        game.reset(seed=1)
        for wrong in (1.7, float("nan"), True, "x"):
            with pytest.raises(TypeError, match="action must be an integer"):
                game.step(wrong)


def test_a_game_needs_reset_and_known_agents() -> None:
    game = overworld_v0.raw_env()
    with pytest.raises(RuntimeError, match=r"^call reset\(\) before step\(\)$"):
        game.step(0)
    with pytest.raises(RuntimeError, match=r"^call reset\(\) before observe\(\)$"):
        game.observe("red")
    game.reset(seed=1)
    with pytest.raises(ValueError, match=r"^agent must be one of red, blue, got 'pink'$"):
        game.observe("pink")


def test_last_before_reset_says_what_to_do() -> None:
    with pytest.raises(RuntimeError, match=r"call reset\(\) before last\(\)"):
        overworld_v0.raw_env().last()
