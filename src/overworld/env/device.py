"""The GPU part of `CudaVectorEnv`: arrays of a step, and the functions of `stepping` as kernels.

A thread plays one game. Importing this module needs Numba's CUDA support.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numba import cuda, int32, int64

from overworld.env.buffers import NO_FINAL_OBS, Buffers, array_shapes, pack_output, wrong_array
from overworld.env.random_agent import choose_one
from overworld.env.stepping import LoopOptions, Output, begin_one, may_decide, step_one
from overworld.observation.schema import size
from overworld.rules.state import DECISIONS


@dataclass(frozen=True, eq=False)
class DeviceBuffers:
    """One step of many games on a GPU; the fields are those of `Buffers`.

    Every array with `__cuda_array_interface__` is allowed, such as a torch tensor. The environment
    writes into it without a copy. Arrays must be C-contiguous and may be slices of longer arrays.
    The fields have `__dlpack__`, so that torch and JAX can read them without a copy.
    """

    observations: Any
    action_mask: Any
    current_player: Any
    rewards: Any
    terminations: Any
    truncations: Any
    scores: Any
    final_obs: Any = field(default_factory=NO_FINAL_OBS.copy)

    output: Output = field(init=False, repr=False)
    """The arrays as the kernels take them."""

    @classmethod
    def allocate(cls, games: int, players: int, *, final_obs: bool = True) -> DeviceBuffers:
        """Return new arrays on the GPU, filled with zeros."""
        arrays = Buffers.allocate(games, players, final_obs=final_obs).arrays()
        return cls(**{name: cuda.to_device(array) for name, array in arrays.items()})

    def __post_init__(self) -> None:
        games, players = self.observations.shape[0], self.rewards.shape[1]
        for name, (shape, kind) in array_shapes(games, players).items():
            array = getattr(self, name)
            if name == "final_obs" and len(array) == 0:
                array = cuda.device_array((0, size(players)), np.uint8)
            else:
                array = as_device_array(array)
                if tuple(array.shape) != shape or array.dtype != kind:
                    raise wrong_array(name, shape, kind, array)
            if not array.is_c_contiguous():
                raise ValueError(f"{name} must be C-contiguous")
            object.__setattr__(self, name, array)
        object.__setattr__(self, "output", pack_output(self))
        for name in array_shapes(games, players):
            object.__setattr__(self, name, with_dlpack(getattr(self, name)))

    def to_host(self) -> Buffers:
        """Return a copy that NumPy can read."""
        arrays = {name: getattr(self, name) for name in array_shapes(0, 2)}
        return Buffers(
            **{name: array.copy_to_host() for name, array in arrays.items() if len(array)}
        )


def with_dlpack(array: Any) -> Any:
    """Return an array of Numba's type with `__dlpack__`, in the same memory."""
    if hasattr(array, "__dlpack__"):
        return array  # always so in the simulator, whose arrays are NumPy's
    from overworld.env.device_array import DeviceArray

    return DeviceArray(array.shape, array.strides, array.dtype, array.stream, array.gpu_data)


def as_device_array(array: Any) -> Any:
    """Return an array as Numba's type, without a copy if it is on the GPU already."""
    if hasattr(array, "copy_to_host"):
        return array
    if hasattr(array, "__cuda_array_interface__"):
        if hasattr(array, "block_until_ready"):
            array.block_until_ready()  # JAX computes in streams that wait for no other stream
        return cuda.as_cuda_array(array)
    return cuda.to_device(np.asarray(array))


THREADS = 128
"""The number of threads in a block."""

ALL_LEGAL = 2**31 - 1
"""The content of `illegal` while every decision was legal."""


@cuda.jit
def begin_kernel(
    states: Any, games: Any, options: LoopOptions, drawn: int, which: Any, out: Output
) -> None:
    """Start the chosen games."""
    index = cuda.grid(1)
    if index < len(states) and which[index]:
        ids = cuda.local.array(DECISIONS, int64)
        begin_one(states, games, options, drawn, ids, index, out)


@cuda.jit
def check_kernel(games: Any, which: Any, actions: Any, illegal: Any) -> None:
    """Write the first chosen game with an illegal action, if `illegal` has a larger number."""
    index = cuda.grid(1)
    chosen = index < len(games) and which[index]
    if chosen and not may_decide(games[index], int64(actions[index])):
        cuda.atomic.min(illegal, 0, int32(index))


@cuda.jit
def step_kernel(
    states: Any,
    games: Any,
    options: LoopOptions,
    which: Any,
    illegal: Any,
    actions: Any,
    autoreset: int,
    out: Output,
) -> None:
    """Play a decision in the chosen games, or in none if one was illegal."""
    index = cuda.grid(1)
    if index < len(states) and which[index] and illegal[0] == ALL_LEGAL:
        ids = cuda.local.array(DECISIONS, int64)
        action = int64(actions[index])
        step_one(states, games, options, ids, index, action, autoreset, out)


@cuda.jit
def choose_kernel(action_mask: Any, rngs: Any, actions: Any) -> None:
    """Write a random legal decision for every row, from the generator of the row."""
    index = cuda.grid(1)
    if index < len(action_mask):
        actions[index] = choose_one(action_mask, rngs[index], index)


def choose_at_random(action_mask: Any, rngs: Any, actions: Any) -> None:
    """Write a random legal decision for every game, without leaving the GPU."""
    blocks = (len(action_mask) + THREADS - 1) // THREADS
    choose_kernel[blocks, THREADS](action_mask, rngs, actions)
