"""The arrays that a vector environment on a graphics processor writes into."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np
from numba import cuda

from overworld.env.buffers import ARRAYS, Buffers, shapes_of


@dataclass(frozen=True, eq=False)
class DeviceBuffers:
    """One step of many games on the device; `Buffers` says what each array holds.

    Anything with `__cuda_array_interface__` may be given, as tensors of torch have it; it is
    written in place. Arrays must be contiguous; they may be slices of longer ones.
    """

    observations: Any
    masks: Any
    movers: Any
    rewards: Any
    terminations: Any
    truncations: Any
    scores: Any

    words: Any = field(init=False, repr=False)
    """The observations once more, as words of four bytes."""

    @classmethod
    def allocate(cls, games: int, players: int) -> DeviceBuffers:
        """New arrays on the device."""
        shapes = shapes_of(games, players)
        return cls(*(cuda.to_device(np.zeros(shape, kind)) for shape, kind in shapes.values()))

    def __post_init__(self) -> None:
        games, players = self.observations.shape[0], self.rewards.shape[1]
        for name, (shape, kind) in shapes_of(games, players).items():
            array = as_device_array(getattr(self, name))
            if tuple(array.shape) != shape or array.dtype != kind:
                raise ValueError(
                    f"{name}: {shape} of {np.dtype(kind)} are needed, "
                    f"not {tuple(array.shape)} of {array.dtype}"
                )
            if not array.is_c_contiguous():
                raise ValueError(f"{name}: an array to write into in one piece is needed")
            object.__setattr__(self, name, array)
        object.__setattr__(self, "words", self.observations.view(np.uint32))

    def to_host(self) -> Buffers:
        """A copy that NumPy can read."""
        return Buffers(**{name: getattr(self, name).copy_to_host() for name in ARRAYS})


def as_device_array(array: Any) -> Any:
    """An array as Numba knows it, without a copy; one in the processor's memory is copied."""
    if hasattr(array, "copy_to_host"):
        return array
    known = hasattr(array, "__cuda_array_interface__")
    return cuda.as_cuda_array(array) if known else cuda.to_device(array)


assert tuple(part.name for part in fields(DeviceBuffers) if part.init) == ARRAYS
