"""The compiled `gymnasium.vector.VectorEnv`, and start positions."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import overworld.env
from overworld import Game, load_box
from overworld.env import VectorEnv, overworld_v0
from overworld.env.gym_vector import OverworldVectorEnv
from overworld.env.single import OverworldEnv
from overworld.game.kernel import states_of
from overworld.observation.schema import view
from overworld.play.puzzles import all_puzzles, puzzle_position

gymnasium.register_envs(overworld.env)
NAME = "overworld/Overworld-v0"


def assert_alike(ours: Any, theirs: Any, place: str = "") -> None:
    """Check that two trees of dicts, tuples and arrays are equal."""
    if isinstance(ours, dict):
        assert ours.keys() == theirs.keys(), place
        for name in ours:
            assert_alike(ours[name], theirs[name], f"{place} {name}")
    elif isinstance(ours, tuple) or (isinstance(ours, np.ndarray) and ours.dtype == object):
        assert len(ours) == len(theirs)
        for at, pair in enumerate(zip(ours, theirs, strict=True)):
            assert_alike(*pair, f"{place} {at}")
    elif isinstance(ours, np.ndarray):
        assert ours.dtype == theirs.dtype, place
        assert np.array_equal(ours, theirs), place
    else:
        assert ours == theirs, place


def chosen(rng: np.random.Generator, masks: Any, wrong: float = 0.0) -> list[int]:
    """Return a legal decision for each row, or any number with probability `wrong`."""
    return [
        int(rng.integers(-100, 200))
        if rng.random() < wrong or not mask.any()
        else int(rng.choice(np.flatnonzero(mask)))
        for mask in masks
    ]


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize(
    "options",
    [{"max_turns": 30}, {"players": 3, "seat": 1, "reward": "difference", "skip_forced": True}],
    ids=str,
)
def test_it_returns_what_a_sync_vector_env_returns(mode: Any, options: dict[str, Any]) -> None:
    """Compare all results, with final observations and illegal decisions."""
    ours = gymnasium.make_vec(NAME, 5, autoreset_mode=mode, **options)
    assert isinstance(ours, OverworldVectorEnv)
    theirs = SyncVectorEnv([lambda: OverworldEnv(**options)] * 5, autoreset_mode=mode)
    assert ours.metadata == theirs.metadata
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    rng, ends = np.random.default_rng(1), np.zeros(3, np.int64)
    found: tuple[Any, ...] = ours.reset(seed=3)
    assert_alike(found, theirs.reset(seed=3))
    for _ in range(400):
        actions = np.array(chosen(rng, found[-1]["action_mask"], wrong=0.005))
        found = ours.step(actions)
        assert_alike(found, theirs.step(actions))
        ends += (found[1] == -1).sum(), found[2].sum(), found[3].sum()
        assert ours.observation_space.contains(found[0])
    assert ends[1] > 0
    assert ends[2] > 0 or "max_turns" not in options
    assert_alike(ours.reset(), theirs.reset())
    assert_alike(ours.reset(seed=[9, 8, 7, 6, 5]), theirs.reset(seed=[9, 8, 7, 6, 5]))


def test_without_autoreset_games_wait_for_a_reset() -> None:
    envs = OverworldVectorEnv(4, autoreset_mode="Disabled", max_turns=8)
    observations, infos = envs.reset(seed=1)
    rng, done = np.random.default_rng(1), np.zeros(4, np.bool_)
    while not done.any():
        found = envs.step(chosen(rng, infos["action_mask"]))
        observations, done, infos = found[0], found[2] | found[3], found[4]
    assert not done.all()
    with pytest.raises(RuntimeError, match=f"game {done.argmax()} is done: reset it first"):
        envs.step(chosen(rng, infos["action_mask"]))
    again, infos = envs.reset(options={"reset_mask": done})
    assert np.array_equal(again[~done], observations[~done])
    assert (again[done] != observations[done]).any(axis=1).all()
    assert infos["action_mask"].any(axis=1).all()
    envs.step(chosen(rng, infos["action_mask"]))


def test_returned_arrays_are_never_overwritten() -> None:
    envs = OverworldVectorEnv(8, max_turns=10)
    rng, kept = np.random.default_rng(1), []
    found: list[tuple[Any, ...]] = [envs.reset(seed=1)]
    for _ in range(60):
        kept.append((found[-1][0].tobytes(), found[-1][-1]["action_mask"].tobytes()))
        found.append(envs.step(chosen(rng, found[-1][-1]["action_mask"])))
    for (observations, masks), now in zip(kept, found, strict=False):
        assert now[0].tobytes() == observations
        assert now[-1]["action_mask"].tobytes() == masks


@pytest.mark.parametrize("opponents", ["random", "pebble"])
def test_the_last_observation_is_from_the_learners_seat(opponents: str) -> None:
    """Recognise the learner by the beginner flag of the observer."""
    options: dict[str, Any] = {"seat": 1, "beginner": (1,), "max_turns": 5, "opponents": opponents}
    envs = gymnasium.make_vec(NAME, 8, autoreset_mode="SameStep", **options)
    _, infos = envs.reset(seed=1)
    rng, turns = np.random.default_rng(1), set[int]()
    while len(turns) < 2:  # truncated in the learner's turn, and in the opponent's
        *_, infos = envs.step(np.array(chosen(rng, infos["action_mask"])))
        for seen in infos.get("final_obs", ()):
            if seen is not None:
                turns.add(int(view(seen, "turn")))
                assert [int(view(seen, "beginner", seat=seat)) for seat in (0, 1)] == [1, 0]


def test_vector_environments_accept_bots_as_opponents() -> None:
    envs = gymnasium.make_vec(NAME, 2, opponents="pebble", autoreset_mode="SameStep")
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    _, infos = envs.reset(seed=1)
    envs.step(infos["action_mask"].argmax(axis=1))
    assert isinstance(gymnasium.make_vec(NAME, 2, opponents=["random"]), OverworldVectorEnv)
    with pytest.raises(ValueError, match="opponents must have 1 elements, got 2"):
        gymnasium.make_vec(NAME, 2, opponents=["random", "random"])


def positions(count: int, seat: int = 0, players: int = 2) -> list[str]:
    """Return positions of running games in which a seat is to move."""
    games = VectorEnv(count, players, random_seats=set(range(players)) - {seat})
    rng, seen = np.random.default_rng(1), games.reset(seed=5)
    for _ in range(40):
        seen = games.step(chosen(rng, seen.action_mask))
    return [games.game(at).position for at in range(count)]


def test_games_start_at_positions_in_turn() -> None:
    texts = positions(5, seat=1)
    envs = OverworldVectorEnv(2, seat=1, autoreset_mode="SameStep", max_turns=500)
    single = OverworldEnv(seat=1)
    first = [single.reset(options={"positions": [text]})[0].tobytes() for text in texts]
    observations, infos = envs.reset(seed=1, options={"positions": texts})
    begun = [[row.tobytes()] for row in observations]
    illegal = infos["action_mask"].argmin(axis=1)
    for _ in range(4):  # an illegal decision ends a game, and the next one starts
        observations, *_, infos = envs.step(illegal)
        illegal = infos["action_mask"].argmin(axis=1)
        for row, seen in zip(begun, observations, strict=True):
            row.append(seen.tobytes())
    assert begun[0] == [first[at] for at in (0, 2, 4, 1, 3)]
    assert begun[1] == [first[at] for at in (1, 3, 0, 2, 4)]
    assert envs.reset()[0][0].tobytes() not in first


@pytest.mark.parametrize("opponents", ["random", "pebble"])
def test_every_environment_starts_at_a_position(opponents: str) -> None:
    """Compare observations with defeated mobs, which the compiled loop caches."""
    for text in positions(8):
        game = Game.from_position(text)
        env = OverworldEnv(opponents=opponents)
        observation, info = env.reset(seed=1, options={"positions": [text]})
        assert np.array_equal(np.flatnonzero(info["action_mask"]), game.legal_moves.ids)
        assert np.array_equal(observation, env._games.setup.observation(states_of(game), 0, 0))
        aec = overworld_v0.env()
        aec.reset(options={"positions": [text]})
        assert np.array_equal(aec.observe("red")["observation"], observation)
        assert np.array_equal(VectorEnv(3).reset(positions=[text]).observations[2], observation)


def test_games_start_at_puzzles() -> None:
    texts = [puzzle_position(puzzle.number) for puzzle in all_puzzles(load_box())]
    two = [text for text in texts if len(Game.from_position(text).players) == 2]
    envs = OverworldVectorEnv(len(two))
    _, infos = envs.reset(options={"positions": two})
    for mask, text in zip(infos["action_mask"], two, strict=True):
        assert np.array_equal(np.flatnonzero(mask), Game.from_position(text).legal_moves.ids)


def test_invalid_arguments_of_reset_raise_errors() -> None:
    here, elsewhere = positions(1)[0], positions(1, seat=1)[0]
    three = Game(players=3).position
    envs = OverworldVectorEnv(2)
    for options, why in (
        (
            {"position": here},
            r"^reset has no option 'position'; the options are positions( and reset_mask)?$",
        ),
        ({"positions": here}, "^positions must be a list of strings, got 'ow1"),
        ({"positions": []}, "^positions must have .* elements, got 0$"),
        ({"positions": [7]}, r"^positions\[0\] must be a string, got 7$"),
        ({"positions": ["start"]}, r"^positions\[0\]: "),
        ({"positions": [three]}, r"^positions\[0\]: position has 3 players, environment has 2$"),
        ({"positions": [elsewhere]}, r"^positions\[0\]: the player to move is not controlled"),
    ):
        for env in (envs, OverworldEnv(), OverworldEnv(opponents="pebble")):
            with pytest.raises((TypeError, ValueError), match=why):
                env.reset(options=options)
    with pytest.raises(ValueError, match=r"^positions must have 1 elements, got 2$"):
        OverworldEnv().reset(options={"positions": [here, here]})
    with pytest.raises(ValueError, match=r"is after max_turns \(2\)"):
        OverworldEnv(max_turns=2).reset(options={"positions": [here]})
    with pytest.raises(ValueError, match="no option 'seed'"):
        overworld_v0.env().reset(options={"seed": 1})
    envs.reset()
    with pytest.raises(ValueError, match=r"reset_mask must be bool of shape \(2,\), got int64"):
        envs.reset(options={"reset_mask": [1, 0]})
    with pytest.raises(ValueError, match="seed must have 2 elements, got 3"):
        envs.reset(seed=[1, 2, 3])
    for environment in (envs, OverworldEnv()):
        wrong: tuple[Any, ...] = (1.5, True, "7", -1)
        for seed in wrong:
            with pytest.raises((TypeError, ValueError), match=r"^seed must be (an|at least)"):
                environment.reset(seed=seed)
    with pytest.raises(TypeError, match=r"^seed must be an integer, got 0.5$"):
        envs.reset(seed=[1, 0.5])  # type: ignore[list-item]
    with pytest.raises(ValueError, match=r"integers of shape \(2,\), got int64 of shape \(3,\)"):
        envs.step([1, 2, 3])
    with pytest.raises(RuntimeError, match=r"call reset\(\) before step\(\)"):
        OverworldVectorEnv(2).step([0, 0])
    with pytest.raises(ValueError, match="seat must be 0 to 1, got 2"):
        OverworldVectorEnv(2, seat=2)


def test_seeds_can_be_integers_of_numpy() -> None:
    many, one = OverworldVectorEnv(2), OverworldEnv()
    expected, _ = many.reset(seed=5)
    drawn = many.np_random.random()
    for seed in (np.int64(5), np.array([5, 6])):
        assert np.array_equal(many.reset(seed=seed)[0], expected)  # type: ignore[arg-type]
    many.reset(seed=np.int64(5))  # type: ignore[arg-type]
    assert many.np_random.random() == drawn
    assert np.array_equal(one.reset(seed=np.int64(5))[0], expected[0])  # type: ignore[arg-type]


def test_all_games_can_be_rendered() -> None:
    envs: Any = gymnasium.make_vec(NAME, 2, render_mode="ansi")
    envs.reset(seed=1)
    assert ["cube" in shown for shown in envs.render()] == [True, True]
    assert OverworldVectorEnv(2).render() is None


def test_action_masks_returns_the_legal_decisions() -> None:
    envs = OverworldVectorEnv(3)
    _, infos = envs.reset(seed=1)
    assert envs.action_masks().dtype == np.bool_
    assert np.array_equal(envs.action_masks(), infos["action_mask"])


def test_the_mask_is_empty_after_the_last_step_and_the_next_step_starts_a_game() -> None:
    env = gymnasium.make_vec("overworld/Overworld-v0", num_envs=4)
    _, infos = env.reset(seed=3)
    ended = np.zeros(4, np.bool_)
    for _ in range(500):
        masks = infos["action_mask"]
        assert (masks.any(axis=1) == ~ended).all()
        _, rewards, done, stopped, infos = env.step(masks.argmax(axis=1))
        assert not rewards[ended].any()
        assert not done[ended].any()
        if ended.any():
            assert infos["action_mask"][ended].any(axis=1).all(), "the new game"
            return
        ended = done | stopped
    pytest.fail("no game ended")
