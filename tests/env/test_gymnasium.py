"""The Gymnasium environment: one learner against bots."""

from __future__ import annotations

import copy
import inspect
import pickle
import sys
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.play import finished_game

import overworld.env
from overworld import Game
from overworld.bots import Bot, BotError, FunctionBot, PebbleBot, RandomBot
from overworld.env.bot_env import BotEnv
from overworld.env.rendering import rasterise
from overworld.env.setup import new_generator
from overworld.env.single import OverworldEnv
from overworld.notation import Move
from overworld.observation.schema import size, view

gymnasium.register_envs(overworld.env)
NAME = "overworld/Overworld-v0"


def play(env: Any, seed: int | None) -> tuple[float, list[bytes]]:
    """Play a random game; return the sum of rewards and all observations."""
    observation, info = env.reset(seed=seed)
    rng, paid, seen, done = np.random.default_rng(1), 0.0, [observation.tobytes()], False
    while not done:
        assert view(observation, "decider") == 0
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        paid += reward
        seen.append(observation.tobytes())
        done = terminated or truncated
    return paid, seen


@pytest.mark.parametrize(
    "options",
    [{}, {"players": 4, "seat": 2}, {"opponents": "pebble"}, {"reward": "difference"}],
    ids=str,
)
def test_gymnasiums_checker_passes(options: dict[str, Any]) -> None:
    check_env(gymnasium.make(NAME, **options).unwrapped)


@pytest.mark.parametrize("opponents", ["random", ["random", "pebble"]])
def test_a_seed_fixes_everything(opponents: Any) -> None:
    env, other = (gymnasium.make(NAME, players=3, opponents=opponents) for _ in range(2))
    first = play(env, 4)
    assert play(env, None) != first
    assert play(env, 4) == first
    assert play(other, 4) == first
    assert play(env, 5) != first


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_learner_can_have_any_seat(seat: int) -> None:
    env = gymnasium.make(NAME, players=3, seat=seat, opponents=["random", "pebble"])
    paid, seen = play(env, 1)
    assert paid in (0.0, 0.5, 1.0)
    assert len(seen[0]) == size(3)


def test_pebble_defeats_random_decisions() -> None:
    env = gymnasium.make(NAME, opponents="pebble")
    assert sum(play(env, seed)[0] for seed in range(10)) <= 1


@pytest.mark.parametrize("reward", ["win", "margin", "difference"])
@pytest.mark.parametrize("skip_forced", [False, True])
def test_a_bot_env_writes_what_the_compiled_loop_writes(reward: Any, skip_forced: bool) -> None:
    """Compare a `BotEnv` without bots with a `VectorEnv` on the same chance events."""
    options = {"reward": reward, "skip_forced": skip_forced, "max_turns": 60}
    bot_env = BotEnv({}, players=2, **options)
    env = overworld.env.VectorEnv(1, 2, **options)
    env.reset(seed=1)
    seen = bot_env.reset(seed=7)
    env.generators[0] = new_generator(7)
    also = env.reset()
    rng = np.random.default_rng(1)
    for _ in range(2000):
        for name, array in seen.arrays().items():
            assert np.array_equal(array, getattr(also, name)), name
        if not seen.action_mask.any():
            break
        action = rng.choice(np.flatnonzero(seen.action_mask[0]), 1)
        bot_env.step(action, seen, autoreset=False)
        env.step(action, also, autoreset=False)
    assert seen.terminations[0] or seen.truncations[0]


def test_margins_are_whole_numbers() -> None:
    env = gymnasium.make(NAME, opponents="pebble", reward="margin")
    paid, _ = play(env, 1)
    assert paid < 0
    assert paid == int(paid)


@pytest.mark.parametrize("number", [89, 94, -1, -94, 10**6])
def test_an_illegal_decision_ends_the_episode(number: int) -> None:
    env = gymnasium.make(NAME).unwrapped
    _, info = env.reset(seed=1)
    assert not info["action_mask"][89]
    _, reward, terminated, truncated, _ = env.step(np.int64(number))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(np.int64(0))


def test_an_action_must_be_an_integer() -> None:
    env = OverworldEnv()
    env.reset(seed=1)
    wrong: Any
    for wrong in (True, 1.0, "x"):
        with pytest.raises(TypeError, match=r"^action must be an integer, got"):
            env.step(wrong)


def test_action_masks_returns_the_legal_decisions() -> None:
    env: Any = gymnasium.make(NAME).unwrapped
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"])
    assert env.action_space.contains(env.action_space.sample(info["action_mask"]))


@pytest.mark.parametrize("make", [gymnasium.make, partial(gymnasium.make_vec, num_envs=2)])
@pytest.mark.parametrize(
    ("options", "kind", "why"),
    [
        ({"opponents": "nobody"}, BotError, "nobody"),
        ({"opponents": "pebble@x"}, BotError, "pebble@x"),
        ({"players": 3, "opponents": ["random", "nobody"]}, BotError, "nobody"),
        ({"opponents": 7}, BotError, "7"),
        ({"box": "base"}, TypeError, "box must be a Box, .* got 'base'"),
        ({"render_mode": "video"}, ValueError, "render_mode must be None or one of"),
    ],
)
@pytest.mark.filterwarnings("ignore:.*render_mode")
def test_making_an_environment_checks_opponents_box_and_render_mode(
    make: Any, options: dict[str, Any], kind: type[Exception], why: str
) -> None:
    with pytest.raises(kind, match=why):
        make(NAME, **options)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("opponents", ["random", "pebble", "flint@20sims", "diamond@8sims"])
def test_a_copy_continues_the_same_game(copied: Any, opponents: str) -> None:
    """The copy and the original end alike, and neither changes the other."""

    def finish(env: Any) -> list[bytes]:
        rng, seen, done = np.random.default_rng(1), [], False
        while not done:
            action = rng.choice(np.flatnonzero(env.unwrapped.action_masks()))
            observation, reward, terminated, truncated, _ = env.step(action)
            seen.append(observation.tobytes() + str(reward).encode())
            done = terminated or truncated
        return seen

    env = gymnasium.make(NAME, opponents=opponents, max_turns=20)
    _, info = env.reset(seed=1)
    for _ in range(5):
        *_, info = env.step(int(info["action_mask"].argmax()))
    other = copied(env)
    assert finish(other) == finish(env)
    _, first = other.reset(seed=2)
    assert np.array_equal(first["action_mask"], env.reset(seed=2)[1]["action_mask"])


def test_invalid_options_raise_errors() -> None:
    for options, why in (
        ({"seat": 2}, "seat must be 0 to 1, got 2"),
        ({"players": 3, "opponents": ["pebble"]}, "opponents must have 2 elements, got 1"),
        ({"players": 2, "opponents": []}, "opponents must have 1 elements, got 0"),
    ):
        with pytest.raises(ValueError, match=why):
            gymnasium.make(NAME, **options)


def test_opponents_can_be_objects_classes_and_functions() -> None:
    first = FunctionBot(lambda game: game.legal_moves[0])
    results = [play(gymnasium.make(NAME, opponents=what), 3) for what in (first, [first])]
    assert results[0] == results[1]
    assert play(gymnasium.make(NAME, opponents=PebbleBot), 3) == play(
        gymnasium.make(NAME, opponents="pebble"), 3
    )
    seeds: list[int] = []

    def earlier_self(seed: int) -> Bot:
        seeds.append(seed)
        return RandomBot(seed)

    env = gymnasium.make(NAME, players=3, opponents=earlier_self)
    env.reset(seed=1)
    env.reset()
    assert len(seeds) == 4


@pytest.mark.parametrize("opponents", ["random", "pebble"])
def test_a_game_can_be_rendered(opponents: str) -> None:
    def shown(mode: str) -> Any:
        env = gymnasium.make(NAME, opponents=opponents, render_mode=mode)
        env.reset(seed=1)
        return env.render()

    assert "cube" in shown("ansi")
    assert shown("svg").startswith("<svg")
    assert shown("rgb_array").shape == (540, 960, 3)
    assert np.array_equal(shown("rgb_array"), rasterise(shown("svg")))


def test_pixels_change_with_the_game() -> None:
    env = gymnasium.wrappers.RenderCollection(gymnasium.make(NAME, render_mode="rgb_array"))
    _, info = env.reset(seed=1)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    frames: Any = env.render()
    assert len(frames) == 2
    assert frames[0].dtype == np.uint8
    changed = np.flatnonzero((frames[0] != frames[1]).any(axis=(0, 2)))
    assert changed.max() > 700  # a block left the cube on the right


def test_an_unknown_render_mode_raises_an_error() -> None:
    with pytest.raises(ValueError, match=r"^render_mode must be None or one of .*, got 'video'$"):
        OverworldEnv(render_mode="video")


def test_pixels_without_resvg_name_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    env = OverworldEnv(render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(ImportError, match=r"^rgb_array needs resvg_py: .*overworld\[env\]"):
        env.render()


@pytest.mark.parametrize("opponents", ["random", "pebble"])
def test_rendering_before_reset_is_an_error(opponents: str) -> None:
    with pytest.raises(RuntimeError, match=r"^call reset\(\) before game\(\)$"):
        OverworldEnv(opponents=opponents, render_mode="ansi").render()
    assert OverworldEnv(opponents=opponents).render() is None


@pytest.mark.parametrize("make", [gymnasium.make, partial(gymnasium.make_vec, num_envs=2)])
@pytest.mark.parametrize("opponents", ["random", "pebble"])
def test_the_options_are_the_same_for_all_opponents(make: Any, opponents: str) -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'random_seats'"):
        make(NAME, opponents=opponents, random_seats=(1,))
    with pytest.raises(TypeError, match="rewards"):
        make(NAME, opponents=opponents, rewards="win")
    start = finished_start(seat=0)
    env = make(NAME, opponents=opponents, starts=[start])
    observation, _ = env.reset(seed=1)
    env.close()
    row = observation.reshape(-1, size(2))[0]
    assert tuple(int(view(row, "xp", seat)) for seat in (0, 1)) == Game.from_position(start).scores
    with pytest.raises(ValueError, match=r"starts\[0\]: the player to move is not controlled"):
        make(NAME, opponents=opponents, starts=[finished_start(seat=1)])


def finished_start(seat: int) -> str:
    """Return a late position of a game in which a seat is to move."""
    game = finished_game(3, 2)
    while game.turn != seat or len(game.legal_moves) < 2 or game.phase != "act":
        game.undo()
    return game.position


@pytest.mark.parametrize("opponents", ["random", "pebble"])
def test_scores_after_a_reset_are_those_of_the_position(opponents: str) -> None:
    start = finished_start(seat=0)
    env = OverworldEnv(opponents=opponents)
    env.reset(seed=1, options={"positions": [start]})
    assert tuple(env._seen.scores[0].tolist()) == Game.from_position(start).scores


def test_a_bot_env_starts_again_and_skips_games_as_a_vector_environment_does() -> None:
    bot_env = BotEnv({1: "random"}, max_turns=4)
    seen, ends = bot_env.reset(seed=1), 0
    for _ in range(60):
        same = bot_env.step([0], seen, which=np.zeros(1, np.bool_))
        assert same is seen
        seen = bot_env.step(seen.action_mask.argmax(axis=1))
        ends += int(seen.truncations[0])
        assert seen.action_mask.any()
    assert ends > 3


@pytest.mark.parametrize(
    "make",
    [
        overworld.env.VectorEnv,
        overworld.env.CudaVectorEnv,
        overworld.env.OverworldEnv,
        overworld.env.OverworldVectorEnv,
        overworld.env.overworld_v0.env,
        overworld.env.overworld_v0.raw_env,
    ],
)
def test_environments_show_the_options_that_they_take(make: Any) -> None:
    shown = inspect.signature(make).parameters
    options = overworld.env.EnvOptions.__annotations__
    assert options.keys() <= shown.keys()
    assert all(shown[name].kind is inspect.Parameter.KEYWORD_ONLY for name in options)
    assert not any(each.kind is inspect.Parameter.VAR_KEYWORD for each in shown.values())


def failing_after(decisions: int) -> FunctionBot:
    """Return a bot that raises an exception in one of its decisions, and plays on afterwards."""
    count = 0

    def choose(game: Game) -> Move:
        nonlocal count
        count += 1
        if count == decisions:
            raise ZeroDivisionError("no idea")
        return game.legal_moves[0]

    return FunctionBot(choose)


def test_a_failing_opponent_does_not_give_its_seat_to_the_learner() -> None:
    env, whole = (OverworldEnv(opponents=failing_after(at)) for at in (10, 10**6))
    seen, info = env.reset(seed=3)
    assert seen.tobytes() == whole.reset(seed=3)[0].tobytes()
    rng, failures, done = np.random.default_rng(1), 0, False
    while not done:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        try:
            seen, _, terminated, truncated, info = env.step(action)
        except ZeroDivisionError:
            failures += 1
            assert env.action_masks()[action]
            continue  # the learner is to move again, in the same position
        assert view(seen, "decider") == 0 or terminated
        assert seen.tobytes() == whole.step(action)[0].tobytes()
        done = terminated or truncated
    assert failures == 1


def test_a_failing_opponent_at_the_start_leaves_no_game_to_step_in() -> None:
    env = OverworldEnv(opponents=failing_after(1), first=1)
    with pytest.raises(ZeroDivisionError):
        env.reset(seed=3)
    with pytest.raises(RuntimeError, match=r"call reset\(\)"):
        env.step(0)
    bot_env = BotEnv({1: failing_after(1)}, first=1)
    with pytest.raises(ZeroDivisionError):
        bot_env.reset(seed=3)
    with pytest.raises(RuntimeError, match=r"call reset\(\) before step"):
        bot_env.step([0])
    assert bot_env.reset(seed=3).current_player.tolist() == [0]
