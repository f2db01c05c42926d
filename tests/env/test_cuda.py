"""The GPU environment in Numba's CUDA simulator plays the same games as the CPU environment."""

from __future__ import annotations

import copy
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from overworld.env import CudaVectorEnv, VectorEnv
from overworld.env.random_agent import RandomAgent
from overworld.game import Game
from overworld.rules.state import STATE

pytestmark = pytest.mark.process


def in_simulator(call: str) -> str:
    """Return the output of a function of this module in a process with a simulated GPU."""
    found = subprocess.run(
        [sys.executable, "-W", "error", "-c", f"from tests.env.test_cuda import *; {call}"],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    return found.stdout


def beginnings() -> list[str]:
    """Return positions at the first decisions of games for two."""
    env = VectorEnv(3)
    env.reset(seed=9)
    return [env.game(index).position for index in range(3)]


def fields_of(env: VectorEnv | CudaVectorEnv) -> dict[str, bytes]:
    """Return the states by field: a copy may differ in the padding between fields."""
    states = env.states if isinstance(env, VectorEnv) else env.states.copy_to_host()
    return {name: states[name].tobytes() for name in STATE.names or ()}


def compare(players: int, steps: int, options: dict[str, Any]) -> None:
    """Play the same decisions in both environments and compare all arrays."""
    processor, device = VectorEnv(3, players, **options), CudaVectorEnv(3, players, **options)
    agent, seen, also = RandomAgent(1), processor.reset(seed=5), device.reset(seed=5)
    for step in range(steps):
        host = also.to_host()
        for name, array in seen.arrays().items():
            assert np.array_equal(array, getattr(host, name)), (name, step)
        actions = agent.choose(seen.action_mask)
        processor.step(actions, seen)
        device.step(actions, also)
    assert fields_of(processor) == fields_of(device)
    assert np.array_equal(processor.generators, device.generators)
    assert device.game(1).position == processor.game(1).position
    continued = copy.deepcopy(device)
    device.step(actions := agent.choose(seen.action_mask))
    continued.step(actions)
    assert fields_of(continued) == fields_of(device)
    print("the same")


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"max_turns": 4}),
        (3, {"reward": "difference", "skip_forced": True}),
        (4, {"reward": "margin", "random_seats": (1,), "max_turns": 6, "first": 2}),
        (2, {"max_turns": 4, "starts": [None, *beginnings()]}),
    ],
)
def test_the_same_seed_gives_the_games_of_a_cpu(players: int, options: dict[str, Any]) -> None:
    assert in_simulator(f"compare({players}, 14, {options!r})") == "the same\n"


def choose() -> None:
    """Positions of `reset` and chosen games of `step` give the games of a CPU."""
    processor, device, positions = VectorEnv(3), CudaVectorEnv(3), beginnings()
    for start in (positions, positions[1:2]):
        seen, also = processor.reset(3, positions=start), device.reset(3, positions=start)
        which = np.array([True, False, True])
        for _ in range(4):
            actions = RandomAgent(2).choose(seen.action_mask)
            actions[1] = -1
            processor.step(actions, seen, which=which)
            device.step(actions, also, which=which)
        assert fields_of(processor) == fields_of(device)
        assert device.game(1) == Game.from_position(start[1 % len(start)])
        for name, array in seen.arrays().items():
            assert np.array_equal(array, getattr(also.to_host(), name)), name
        assert np.array_equal(processor.observation_from(2, 1), device.observation_from(2, 1))
    with pytest.raises(ValueError, match="which needs out"):
        device.step(actions, which=which)
    with pytest.raises(ValueError, match=r"which must be bool of shape \(3,\)"):
        device.step(actions, also, which=which[:2])
    with pytest.raises(ValueError, match="positions must have 1 or 3 elements, got 2"):
        device.reset(positions=positions[:2])
    print("chosen")


@pytest.mark.nightly
def test_positions_and_chosen_games_are_those_of_a_cpu() -> None:
    assert in_simulator("choose()") == "chosen\n"


def refuse() -> None:
    """After an illegal decision nothing changes until `check_decisions` has raised the error."""
    env = CudaVectorEnv(3, 2)
    seen = env.reset(seed=1)
    legal, before = seen.to_host().action_mask.argmax(axis=1), fields_of(env)
    with pytest.raises(ValueError, match="game 2 is not legal"):
        env.step(np.array([legal[0], legal[1], 89]))
    env.step(np.array([legal[0], 94, legal[2]]), check=False)
    env.step(legal, check=False)
    assert fields_of(env) == before
    with pytest.raises(ValueError, match="game 1 is not legal"):
        env.check_decisions()
    env.step(legal)
    assert fields_of(env) != before
    with pytest.raises(ValueError, match="actions must be integers of shape"):
        env.step(legal.astype(np.float64))
    with pytest.raises(ValueError, match="3 games of 2 seats"):
        env.step(legal, CudaVectorEnv(4, 2).buffers())
    print("refused")


@pytest.mark.nightly
def test_an_illegal_decision_changes_no_game() -> None:
    assert in_simulator("refuse()") == "refused\n"


def test_without_a_gpu_the_error_names_the_missing_extra() -> None:
    """The import works, the constructor raises the error."""
    found = subprocess.run(
        [sys.executable, "-c", "from overworld.env import CudaVectorEnv; CudaVectorEnv(4)"],
        env=os.environ | {"CUDA_VISIBLE_DEVICES": "", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 1
    assert found.stderr.splitlines()[-1].startswith("RuntimeError: no GPU can be used: ")
    assert "overworld[gpu]" in found.stderr.splitlines()[-1]
