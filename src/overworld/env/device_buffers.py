"""The arrays of one step of many games on a GPU."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numba import cuda

from overworld.env.buffers import NO_FINAL_OBS, Buffers, output_of, shapes_of, wrong_array
from overworld.env.stepping import Output
from overworld.observation.schema import size


@dataclass(frozen=True, eq=False)
class DeviceBuffers:
    """One step of many games on a GPU; the fields are those of `Buffers`.

    Every array with `__cuda_array_interface__` is allowed, such as a torch tensor. The environment
    writes into it without a copy. Arrays must be C-contiguous and may be slices of longer arrays.
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
        for name, (shape, kind) in shapes_of(games, players).items():
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
        object.__setattr__(self, "output", output_of(self))

    def to_host(self) -> Buffers:
        """Return a copy that NumPy can read."""
        found = {name: getattr(self, name) for name in shapes_of(0, 2)}
        return Buffers(
            **{name: array.copy_to_host() for name, array in found.items() if len(array)}
        )


def as_device_array(array: Any) -> Any:
    """Return an array as Numba's type, without a copy if it is on the GPU already."""
    if hasattr(array, "copy_to_host"):
        return array
    if hasattr(array, "__cuda_array_interface__"):
        return cuda.as_cuda_array(array)
    return cuda.to_device(array)
