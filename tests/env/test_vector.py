"""The vector environment: seeds, rewards, fresh arrays, buffers, errors."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.play import finished_game

from overworld import Game
from overworld.env import REWARDS, Buffers, VectorEnv
from overworld.env.random_agent import RandomAgent
from overworld.env.vector import GameBatch
from overworld.game.kernel import states_of
from overworld.observation.schema import Floats


def played(env: VectorEnv, seed: int, steps: int) -> list[bytes]:
    """Return everything that random steps write."""
    agent, seen = RandomAgent(seed), env.reset(seed)
    written = []
    for _ in range(steps):
        written.append(b"".join(array.tobytes() for array in seen.arrays().values()))
        env.step(agent.choose(seen.action_mask), seen)
    return written


def test_a_seed_fixes_everything() -> None:
    env = VectorEnv(8, 3)
    first = played(env, 1, 300)
    assert played(env, 1, 300) == first
    assert played(VectorEnv(8, 3), 1, 300) == first
    assert played(env, 2, 300) != first


def test_without_a_seed_the_generators_continue() -> None:
    env = VectorEnv(4, 2)
    env.reset(seed=1)
    second = env.reset().observations.copy()
    assert not np.array_equal(second, env.reset().observations)
    env.reset(seed=1)
    assert np.array_equal(second, env.reset().observations)


def test_a_game_does_not_depend_on_the_number_of_games() -> None:
    few, many = VectorEnv(2).reset(seed=3), VectorEnv(50).reset(seed=3)
    assert np.array_equal(few.observations, many.observations[:2])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_win_shares_add_up_to_one(players: int) -> None:
    env, agent = VectorEnv(64, players), RandomAgent(1)
    seen, ended = env.reset(seed=1), 0
    for _ in range(600):
        seen = env.step(agent.choose(seen.action_mask))
        assert not seen.rewards[~seen.terminations].any()
        assert np.allclose(seen.rewards[seen.terminations].sum(axis=1), 1)
        best = seen.scores == seen.scores.max(axis=1, keepdims=True)
        assert (best | (seen.rewards == 0))[seen.terminations].all()
        ended += int(seen.terminations.sum())
    assert ended > 64


def totals(reward: Any, players: int = 3) -> list[tuple[Floats, list[int]]]:
    """Return the sum of rewards of each game, with the XP at its end."""
    env, agent = VectorEnv(16, players, reward=reward), RandomAgent(4)
    seen, paid, found = env.reset(seed=4), np.zeros((16, players), np.float32), []
    for _ in range(800):
        seen = env.step(agent.choose(seen.action_mask))
        paid += seen.rewards
        for index in np.flatnonzero(seen.terminations):
            found.append((paid[index].copy(), seen.scores[index].tolist()))
            paid[index] = 0
    return found


def test_differences_add_up_to_the_margin() -> None:
    """Compare sums of rewards with the lead at the end."""
    margins, differences = totals("margin"), totals("difference")
    assert len(margins) > 20
    for (margin, xp), (difference, also) in zip(margins, differences, strict=True):
        leads = [own - max(xp[:seat] + xp[seat + 1 :]) for seat, own in enumerate(xp)]
        assert margin.tolist() == difference.tolist() == leads
        assert xp == also


def test_difference_gives_rewards_before_the_end() -> None:
    env, agent = VectorEnv(16, 2, reward="difference"), RandomAgent(4)
    seen, paid = env.reset(seed=4), 0
    for _ in range(60):
        seen = env.step(agent.choose(seen.action_mask))
        paid += int((seen.rewards[~seen.terminations] != 0).any())
        assert np.allclose(seen.rewards.sum(axis=1), 0)  # zero sum
    assert paid > 5


def test_reset_and_step_return_new_arrays() -> None:
    env, agent = VectorEnv(8, 2, max_turns=6), RandomAgent(1)
    steps = [env.reset(seed=1)]
    kept = [{name: array.copy() for name, array in steps[0].arrays().items()}]
    for _ in range(40):
        steps.append(env.step(agent.choose(steps[-1].action_mask)))
        kept.append({name: array.copy() for name, array in steps[-1].arrays().items()})
    steps.append(env.reset())
    assert len({id(array) for step in steps for array in step.arrays().values()}) == 42 * 8
    for step, before in zip(steps, kept, strict=False):
        for name, array in step.arrays().items():
            assert np.array_equal(array, before[name]), name


def test_final_observations_are_those_of_the_last_actor_before_the_restart() -> None:
    """Compare them with observations of a copy that does not restart games."""
    env, agent = VectorEnv(32, 3, max_turns=8), RandomAgent(1)
    step, ended = env.reset(seed=1), 0
    for _ in range(100):
        other, actors = copy.deepcopy(env), step.current_player
        actions = agent.choose(step.action_mask)
        step = env.step(actions)
        other.step(actions, autoreset=False)
        done = step.terminations | step.truncations
        assert not step.final_obs[~done].any()
        for index in np.flatnonzero(done).tolist():
            seat = int(actors[index])
            assert np.array_equal(step.final_obs[index], other.observation_from(index, seat))
            ended += 1
    assert ended > 32


def test_buffers_without_final_observations_have_no_rows_for_them() -> None:
    env, agent = VectorEnv(4, 2, max_turns=3), RandomAgent(1)
    out = env.buffers(final_obs=False)
    env.reset(seed=1, out=out)
    for _ in range(40):
        env.step(agent.choose(out.action_mask), out)
    assert len(out.final_obs) == 0
    assert "final_obs" not in out.arrays()


def test_the_spaces_contain_observations_and_decisions() -> None:
    env = VectorEnv(5, 3)
    step = env.reset(seed=1)
    assert env.num_envs == 5
    assert env.observation_space.contains(step.observations)
    assert env.single_observation_space.contains(step.observations[0])
    assert env.action_space.contains(step.action_mask.argmax(axis=1))
    assert env.single_action_space.n == 94


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_continues_the_same_games(copied: Any) -> None:
    env, agent = VectorEnv(8, 3, reward="difference", skip_forced=True), RandomAgent(1)
    step = env.reset(seed=1)
    for _ in range(30):
        step = env.step(agent.choose(step.action_mask))
    other, before, first = copied(env), env.states.copy(), step
    decisions = []
    for _ in range(30):
        decisions.append(agent.choose(step.action_mask))
        step = other.step(decisions[-1])
    assert np.array_equal(env.states, before)
    for actions in decisions:
        first = env.step(actions)
    for name, array in first.arrays().items():
        assert np.array_equal(array, getattr(step, name)), name
    assert not other.setup.lookup.flags.writeable
    buffers = copied(step)
    assert np.shares_memory(buffers.observations, buffers.observations_u32)


def test_buffers_of_the_caller_are_written_in_place() -> None:
    """Write the steps of a rollout into slices of long arrays."""
    env, agent, steps = VectorEnv(8, 2), RandomAgent(2), 5
    whole = {
        name: np.zeros((steps, *array.shape), array.dtype)
        for name, array in env.buffers(final_obs=False).arrays().items()
    }
    rows = [
        Buffers(**{name: array[step] for name, array in whole.items()}) for step in range(steps)
    ]
    seen = env.reset(seed=9, out=rows[0])
    assert seen is rows[0]
    for row in rows[1:]:
        seen = env.step(agent.choose(seen.action_mask), row)
    again, seen = VectorEnv(8, 2), rows[0]
    own, agent = again.reset(seed=9), RandomAgent(2)
    for step in range(steps):
        assert np.array_equal(whole["observations"][step], own.observations)
        assert np.array_equal(whole["action_mask"][step], own.action_mask)
        own = again.step(agent.choose(own.action_mask), own)


def test_arrays_of_the_wrong_shape_or_dtype_raise_errors() -> None:
    good: dict[str, Any] = Buffers.allocate(4, 2).arrays()
    for name, bad in (
        ("observations", np.zeros((4, 600), np.uint8)),
        ("action_mask", np.zeros((4, 94), np.uint8)),
        ("current_player", np.zeros(5, np.int64)),
        ("rewards", np.zeros((4, 2), np.float64)),
        ("scores", np.zeros((4, 4), np.int64)[:, ::2]),
        ("final_obs", np.zeros((3, 764), np.uint8)),
    ):
        with pytest.raises(ValueError, match=name):
            Buffers(**(good | {name: bad}))
    with pytest.raises(ValueError, match="8 games of 2 seats"):
        VectorEnv(8, 2).reset(seed=1, out=Buffers(**good))


def test_an_illegal_decision_changes_no_game() -> None:
    env = VectorEnv(3, 2)
    seen = env.reset(seed=1)
    before, written = env.states.tobytes(), seen.observations.tobytes()
    legal = seen.action_mask.argmax(axis=1)
    for bad in (89, 94, -1):
        with pytest.raises(ValueError, match=f"decision {bad} of game 2 is not legal"):
            env.step(np.array([legal[0], legal[1], bad]))
        assert (env.states.tobytes(), seen.observations.tobytes()) == (before, written)
    env.step(legal)
    assert env.states.tobytes() != before


def test_decisions_can_have_any_integer_dtype() -> None:
    env, other = VectorEnv(3, 2), VectorEnv(3, 2)
    legal = env.reset(seed=1).action_mask.argmax(axis=1)
    other.reset(seed=1)
    env.step(legal)
    other.step(legal.astype(np.uint8))
    assert env.states.tobytes() == other.states.tobytes()
    with pytest.raises(ValueError, match="actions must be integers of shape"):
        env.step(legal.astype(np.float64))
    with pytest.raises(ValueError, match="actions must be integers of shape"):
        env.step(legal[:2])


def test_without_autoreset_a_done_game_stays_as_it_is() -> None:
    env, agent = VectorEnv(1, 2, max_turns=3), RandomAgent(1)
    seen = env.reset(seed=1)
    while not seen.truncations[0]:
        env.step(agent.choose(seen.action_mask), seen, autoreset=False)
    assert not seen.action_mask.any()
    assert env.states[0].turns == 4
    with pytest.raises(ValueError, match="not legal"):
        env.step(np.array([89]))


def test_forced_decisions_are_skipped() -> None:
    env, agent = VectorEnv(32, 2, skip_forced=True), RandomAgent(1)
    seen = env.reset(seed=1)
    for _ in range(300):
        assert (seen.action_mask.sum(axis=1) > 1).all()
        seen = env.step(agent.choose(seen.action_mask))


def test_random_seats_never_become_the_current_player() -> None:
    env, agent = VectorEnv(32, 4, random_seats=(0, 1, 3)), RandomAgent(1)
    seen = env.reset(seed=1)
    for _ in range(300):
        assert (seen.current_player == 2).all()
        seen = env.step(agent.choose(seen.action_mask))


def test_invalid_options_raise_errors() -> None:
    bad: list[dict[str, Any]] = [
        {"reward": "fame"},
        {"players": 5},
        {"max_turns": 1},
        {"random_seats": (0, 1)},
        {"random_seats": (2,)},
        {"random_seats": (-1,)},
        {"games": 0},
    ]
    for options in bad:
        with pytest.raises(ValueError, match=r"."):
            VectorEnv(**options)
    with pytest.raises(RuntimeError, match="reset"):
        VectorEnv(1).step(np.array([0]))


def test_game_returns_a_copy_of_one_game() -> None:
    env, agent = VectorEnv(4, 3, beginner=(1,), boards=("green", "red", "blue")), RandomAgent(1)
    seen = env.reset(seed=1)
    for _ in range(50):
        seen = env.step(agent.choose(seen.action_mask))
    game = env.game(2)
    assert game.colours == ("green", "red", "blue")
    assert states_of(game)[0].tobytes() == env.states[2].tobytes()
    assert game.turn == seen.current_player[2]


def test_a_seat_or_game_that_does_not_exist_raises_an_error() -> None:
    env = VectorEnv(games=2)
    env.reset(seed=1)
    wrong: tuple[Any, ...] = (-1, 2, 10**6)
    for number in wrong:
        with pytest.raises(ValueError, match=f"^seat must be 0 to 1, got {number}$"):
            env.observation_from(0, number)
        for read in (env.game, lambda index: env.observation_from(index, 0)):
            with pytest.raises(IndexError, match=f"^index must be 0 to 1, got {number}$"):
                read(number)
    for number in (True, 0.0, [0]):
        with pytest.raises(TypeError, match=r"^seat must be an integer, got"):
            env.observation_from(0, number)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match=r"^index must be an integer, got"):
            env.game(number)  # type: ignore[arg-type]


def test_out_and_which_must_be_arrays() -> None:
    env = VectorEnv(games=2)
    seen = env.reset(seed=1)
    wrong: Any = [True, False]
    with pytest.raises(ValueError, match=r"^which must be bool of shape \(2,\), got"):
        env.step([0, 0], seen, which=wrong)
    with pytest.raises(TypeError, match=r"^out must be what buffers\(\) returns, got \[True, F"):
        env.reset(out=wrong)
    with pytest.raises(TypeError, match=r"^out must be what buffers\(\) returns, got namespace"):
        env.step([0, 0], SimpleNamespace(rewards=seen.rewards))  # type: ignore[arg-type]


def test_numbers_that_do_not_fit_raise_errors() -> None:
    wrong: Any
    for wrong in ((2, 9), (0, 2), (-1, 2)):
        with pytest.raises(ValueError, match="must be"):
            Buffers.allocate(*wrong)
    with pytest.raises(ValueError, match=r"^max_turns must be 2 to"):
        VectorEnv(games=1, max_turns=2**70)
    wrong = 1
    with pytest.raises(TypeError, match=r"^random_seats must be a collection of seats, got 1$"):
        VectorEnv(games=1, random_seats=wrong)
    env = VectorEnv(games=1)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"^decision 18446744073709551611 of game 0 is not legal$"):
        env.step(np.array([2**64 - 5], np.uint64))


def test_a_random_agent_needs_a_mask_of_all_decisions() -> None:
    agent = RandomAgent(seed=1)
    for mask in (np.ones((2, 10), np.bool_), np.ones(94, np.bool_), np.ones((2, 94), np.int8)):
        with pytest.raises(ValueError, match=r"^action_mask must be bool of shape"):
            agent.choose(mask)  # type: ignore[arg-type]


def test_every_reward_has_a_name() -> None:
    assert REWARDS == ("win", "margin", "difference")


def print_steps() -> None:
    """Print hashes of the arrays of some steps."""
    for players in (2, 3):
        env = VectorEnv(1, players, skip_forced=True, random_seats=(1,), reward="difference")
        print([hash(written) for written in played(env, 1, 12)])


@pytest.mark.process
@pytest.mark.slow
def test_interpreted_and_compiled_environments_write_the_same() -> None:
    """`NUMBA_DISABLE_JIT=1` runs the same loops without a warning."""
    code = "from tests.env.test_vector import print_steps; print_steps()"
    outputs = []
    for disabled in ("0", "1"):
        environment = os.environ | {"NUMBA_DISABLE_JIT": disabled, "PYTHONHASHSEED": "1"}
        found = subprocess.run(
            [sys.executable, "-W", "error", "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert found.returncode == 0, found.stderr
        outputs.append(found.stdout)
    assert outputs[0] == outputs[1]


def test_decisions_can_be_a_list() -> None:
    env = VectorEnv(2)
    seen = env.reset(seed=1)
    env.step([int(first) for first in seen.action_mask.argmax(axis=1)])
    for wrong, found in (([0], r"int64 of shape \(1,\)"), ([0.5, 1], "float64 of")):
        with pytest.raises(ValueError, match=rf"integers of shape \(2,\), got {found}"):
            env.step(wrong)


def test_which_plays_only_in_the_chosen_games() -> None:
    env, agent = VectorEnv(6), RandomAgent(1)
    env.reset(seed=1)
    seen, which = env.reset(), np.array([True, False] * 3)
    before = env.states.copy()
    env.step(agent.choose(seen.action_mask), seen, which=which)
    assert np.array_equal(env.states != before, which)
    env._begin(~which, seen, None)
    assert not np.array_equal(env.states[1], before[1])
    with pytest.raises(ValueError, match=r"which must be bool of shape \(6,\), got bool"):
        env.step(agent.choose(seen.action_mask), seen, which=which[:2])
    with pytest.raises(ValueError, match="which needs out"):
        env.step(agent.choose(seen.action_mask), which=which)


def late_positions(count: int) -> list[str]:
    """Return positions of random games for two, after 40 decisions."""
    env, agent = VectorEnv(count, skip_forced=True), RandomAgent(5)
    seen = env.reset(seed=5)
    for _ in range(40):
        seen = env.step(agent.choose(seen.action_mask))
    return [env.game(index).position for index in range(count)]


def test_games_start_at_random_starts() -> None:
    """Check the first games and those that start again."""
    texts = late_positions(3)
    env, agent = VectorEnv(60, skip_forced=True, starts=[*texts, None, None, None]), RandomAgent(1)
    seen = env.reset(seed=1)
    begun = [env.game(index).position for index in range(60)]
    assert set(texts) <= set(begun)
    assert 15 < sum(text in texts for text in begun) < 45, "about half of the games"
    again = 0
    for _ in range(300):
        seen = env.step(agent.choose(seen.action_mask))
        ended = np.flatnonzero(seen.terminations).tolist()
        again += sum(env.game(index).position in texts for index in ended)
    assert again > 10
    assert played(env, 1, 100) == played(
        VectorEnv(60, skip_forced=True, starts=[*texts] + [None] * 3), 1, 100
    )


def test_one_start_draws_nothing() -> None:
    """The generators are as without `starts`."""
    text = late_positions(1)[0]
    drawn = VectorEnv(4, skip_forced=True, starts=[text])
    named = VectorEnv(4, skip_forced=True)
    drawn.reset(seed=3)
    named.reset(seed=3, positions=[text])
    assert np.array_equal(drawn.generators, named.generators)
    assert drawn.states.tobytes() == named.states.tobytes()


def test_a_game_from_a_position_has_its_scores() -> None:
    text = late_positions(1)[0]
    seen = VectorEnv(2, skip_forced=True).reset(seed=3, positions=[text])
    assert seen.scores.tolist() == [list(Game.from_position(text).scores)] * 2
    assert seen.scores.any()


def test_a_game_without_a_seed_gets_a_random_one() -> None:
    env = VectorEnv(2)
    env._seed_each([7, None], np.array([True, False]))
    assert not np.array_equal(env.generators[0], env.generators[1])


def test_the_shared_base_of_environments_is_abstract() -> None:
    with pytest.raises(TypeError, match="abstract"):
        GameBatch()  # type: ignore[abstract]


@pytest.mark.parametrize(
    ("starts", "why"),
    [
        ([finished_game(1).position], "the player to move is not controlled"),
        (["ow1/"], r"starts\[0\]: "),
        ([None, 7], r"starts\[1\] must be a string, got 7"),
        ("ow1/", "starts must be a list of strings"),
    ],
)
def test_invalid_starts_raise_errors(starts: Any, why: str) -> None:
    with pytest.raises((TypeError, ValueError), match=why):
        VectorEnv(4, starts=starts)
