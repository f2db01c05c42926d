"""torch and JAX read and write the arrays of the environments without a copy."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from tests.env.test_cuda import in_simulator
from torch.utils.dlpack import from_dlpack

from overworld.env import Buffers, RandomAgent, VectorEnv
from overworld.env.buffers import ALIGNMENT

EXAMPLE = Path(__file__).parents[2] / "examples" / "jax_rollout.py"


@pytest.mark.parametrize(("games", "players"), [(1, 2), (7, 3), (1000, 4)])
def test_new_arrays_are_aligned_for_jax(games: int, players: int) -> None:
    for name, array in VectorEnv(games, players).reset(seed=1).arrays().items():
        assert array.ctypes.data % ALIGNMENT == 0, name
        assert array.flags.c_contiguous, name
        assert array.flags.writeable, name


def test_torch_reads_every_array_in_place() -> None:
    step = VectorEnv(5, 3).reset(seed=1)
    for name, array in step.arrays().items():
        tensor = from_dlpack(array)
        assert tensor.data_ptr() == array.ctypes.data, name
        assert np.array_equal(tensor.numpy(), array), name
        assert tensor.numpy().dtype == array.dtype, name


def test_games_write_into_tensors_and_take_tensors_as_actions() -> None:
    env, also = VectorEnv(5), VectorEnv(5)
    arrays: dict[str, Any] = env.buffers().arrays()
    tensors = {name: torch.from_numpy(np.zeros_like(array)) for name, array in arrays.items()}
    out = Buffers(**tensors)  # type: ignore[arg-type]
    step, agent = env.reset(seed=3, out=out), RandomAgent(3)
    expected = also.reset(seed=3)
    for _ in range(30):
        actions = agent.choose(expected.action_mask)
        step = env.step(from_dlpack(actions), out=out)
        expected = also.step(actions)
        assert np.array_equal(tensors["observations"].numpy(), expected.observations)
        assert np.array_equal(tensors["rewards"].numpy(), expected.rewards)
    assert step is out


def test_arrays_that_cannot_be_written_are_refused() -> None:
    arrays: dict[str, Any] = Buffers.allocate(2, 2).arrays()
    tensor = torch.zeros(2, dtype=torch.float32)
    with pytest.raises(ValueError, match="current_player must be int64 of shape"):
        Buffers(**arrays | {"current_player": tensor})


def read_in_simulator() -> None:
    """Read the arrays of the simulated GPU, whose memory is that of the CPU."""
    from overworld.env import CudaVectorEnv

    device, host = CudaVectorEnv(3), VectorEnv(3)
    out, expected = device.reset(seed=1), host.reset(seed=1)
    mask = from_dlpack(out.action_mask)
    for _ in range(3):
        actions = mask.int().argmax(dim=1)
        device.step(actions, out)
        host.step(actions, expected)
        assert np.array_equal(mask.numpy(), expected.action_mask)
    print("the same")


@pytest.mark.nightly
@pytest.mark.process
def test_torch_plays_in_the_simulator_of_a_gpu() -> None:
    call = "from tests.env.test_dlpack import read_in_simulator; read_in_simulator()"
    assert in_simulator(call) == "the same\n"


@pytest.fixture
def jax() -> Any:
    return pytest.importorskip("jax")


@pytest.mark.nightly
def test_jax_reads_every_array_in_place_and_chooses_actions(jax: Any) -> None:
    env, also = VectorEnv(5), VectorEnv(5)
    step, expected = env.reset(seed=1), also.reset(seed=1)
    for name, array in step.arrays().items():
        if array.dtype == np.int64:
            continue  # JAX has no integers of 64 bits by default, so it converts them
        seen = jax.numpy.from_dlpack(array, copy=False)
        assert seen.unsafe_buffer_pointer() == array.ctypes.data, name
    choose = jax.jit(lambda mask: jax.numpy.argmax(mask, axis=1))
    for _ in range(30):
        actions = choose(jax.numpy.from_dlpack(step.action_mask, copy=False))
        assert np.asarray(actions).ctypes.data == actions.unsafe_buffer_pointer()
        step = env.step(actions)
        expected = also.step(expected.action_mask.argmax(axis=1))
        assert np.array_equal(step.observations, expected.observations)
    arrays: dict[str, Any] = step.arrays()
    with pytest.raises(ValueError, match="must be C-contiguous and writable"):
        Buffers(**arrays | {"rewards": jax.numpy.zeros((5, 2))})


@pytest.mark.nightly
def test_the_example_plays_inside_a_scan(jax: Any) -> None:
    names = runpy.run_path(str(EXAMPLE))
    env = VectorEnv(8)
    rewards, ended = names["rollout"](env, jax.random.key(1), steps=400)
    assert rewards.shape == (400, 8, 2)
    assert ended.shape == (400, 8)
    assert ended.sum() > 8, "every game ends and starts again"
    assert (rewards.sum(axis=2)[np.asarray(ended)] == 1).all(), (
        "the win shares of a game add up to 1"
    )
