"""The arrays of one step of many games."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from overworld.env.stepping import Flags, Output, Packed
from overworld.errors import check_int, check_type
from overworld.observation.schema import Bytes, Floats, U32s, size
from overworld.rules.state import DECISIONS, SEATS, Ints

NO_FINAL_OBS = np.zeros((0, 0), np.uint8)
"""The value of `Buffers.final_obs` if final observations are not written."""


@dataclass(frozen=True, eq=False)
class Buffers:
    """One step of many games; pass one as `out=` to reuse its arrays.

    Arrays must be C-contiguous and writable. They may be slices of longer arrays. Other arrays with
    `__dlpack__`, such as torch tensors, become NumPy arrays in the same memory.

    Raises:
        TypeError: If an argument is not an array.
        ValueError: If an array has another shape or dtype, or is not C-contiguous and writable.

    >>> Buffers.allocate(games=1024, players=2).observations.shape
    (1024, 764)
    """

    observations: Bytes
    """The observation of the player to move (games x bytes), see `overworld.observation.schema`."""
    action_mask: Flags
    """The legal ones of the 94 decisions (games x 94)."""
    current_player: Ints
    """The seat of the player to move (games)."""
    rewards: Floats
    """The rewards of this step (games x players)."""
    terminations: Flags
    """Whether this step ended the game (games)."""
    truncations: Flags
    """Whether this step truncated the game (games)."""
    scores: Ints
    """The XP after this step, before a restart (games x players)."""
    final_obs: Bytes = field(default_factory=NO_FINAL_OBS.copy)
    """The last observations of games that this step ended or truncated (games x bytes).

    They are from the seat that made the last decision. Other rows keep their old content. An array
    without rows, the default, means that the environment does not write final observations.
    """

    observations_u32: U32s = field(init=False, repr=False)
    """A view of the observations as unsigned integers of 32 bits."""
    output: Packed = field(init=False, repr=False)
    """The arrays as the compiled loop takes them."""

    @classmethod
    def allocate(cls, games: int, players: int, *, final_obs: bool = True) -> Buffers:
        """Return new arrays filled with zeros, which JAX and torch can read without a copy.

        Args:
            games: The number of games.
            players: The number of seats of each game, 2 to 4.
            final_obs: Whether to make room for final observations.

        Raises:
            TypeError: If a number is not an integer.
            ValueError: If a number is out of range.
        """
        games, players = check_int("games", games, 1), check_int("players", players, 2, SEATS)
        shapes = array_shapes(games, players)
        if not final_obs:
            del shapes["final_obs"]
        arrays: dict[str, Any] = {name: aligned_zeros(*kind) for name, kind in shapes.items()}
        return cls(**arrays)

    def __post_init__(self) -> None:
        for name in array_shapes(0, 2):
            array = getattr(self, name)
            if not isinstance(array, np.ndarray) and hasattr(array, "__dlpack__"):
                object.__setattr__(self, name, array := np.from_dlpack(array))
            check_type(name, array, np.ndarray, "a NumPy array")
        games, players = len(self.observations), self.rewards.shape[-1]
        for name, (shape, kind) in array_shapes(games, players).items():
            array = getattr(self, name)
            if name == "final_obs" and len(array) == 0:
                array = np.zeros((0, size(players)), np.uint8)
                object.__setattr__(self, name, array)
            elif array.shape != shape or array.dtype != kind:
                raise wrong_array(name, shape, kind, array)
            if not array.flags.c_contiguous or not array.flags.writeable:
                raise ValueError(f"{name} must be C-contiguous and writable")
        object.__setattr__(self, "observations_u32", self.observations.view(np.uint32))
        object.__setattr__(self, "output", tuple(pack_output(self)))

    def arrays(self) -> dict[str, npt.NDArray[np.generic]]:
        """Return the arrays by name, without those that the environment does not write."""
        arrays = {name: getattr(self, name) for name in array_shapes(0, 2)}
        return {name: array for name, array in arrays.items() if len(array)}

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (self.arrays(),)


def _rebuild(arrays: dict[str, npt.NDArray[np.generic]]) -> Buffers:
    return Buffers(**arrays)  # type: ignore[arg-type]


ALIGNMENT = 64
"""Bytes: JAX copies arrays whose addresses are not multiples of it."""


def aligned_zeros(shape: tuple[int, ...], kind: type[np.generic]) -> npt.NDArray[np.generic]:
    """Return an array of zeros whose address is a multiple of `ALIGNMENT`."""
    size = math.prod(shape) * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNMENT, np.uint8)
    address: int = room.__array_interface__["data"][0]
    return np.ndarray(shape, kind, room, offset=-address % ALIGNMENT)


def array_shapes(games: int, players: int) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
    """Return the shape and the dtype of each array."""
    return {
        "observations": ((games, size(players)), np.uint8),
        "action_mask": ((games, DECISIONS), np.bool_),
        "current_player": ((games,), np.int64),
        "rewards": ((games, players), np.float32),
        "terminations": ((games,), np.bool_),
        "truncations": ((games,), np.bool_),
        "scores": ((games, players), np.int64),
        "final_obs": ((games, size(players)), np.uint8),
    }


def wrong_array(name: str, shape: tuple[int, ...], kind: object, array: object) -> ValueError:
    """Return the error for an array of the wrong shape or dtype."""
    actual_shape, dtype = tuple(getattr(array, "shape", ())), getattr(array, "dtype", type(array))
    return ValueError(
        f"{name} must be {np.dtype(kind)} of shape {shape}, got {dtype} of shape {actual_shape}"  # type: ignore[call-overload]
    )


def pack_output(buffers: object) -> Output:
    """Return the arrays of `Buffers` or `DeviceBuffers` as the compiled functions take them."""
    arrays = {name: getattr(buffers, name) for name in array_shapes(0, 2)}
    return Output(
        observations_u32=arrays["observations"].view(np.uint32),
        final_obs_u32=arrays["final_obs"].view(np.uint32),
        **arrays,
    )
