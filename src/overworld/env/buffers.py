"""The arrays that a vector environment writes into; they belong to whoever made them."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

import numpy as np
import numpy.typing as npt

from overworld.env.stepping import Flags
from overworld.observation.schema import Bytes, Floats, size
from overworld.observation.writer import Words
from overworld.rules.state import DECISIONS, Ints


@dataclass(frozen=True, eq=False)
class Buffers:
    """One step of many games. Arrays must be contiguous; they may be slices of longer ones.

    >>> Buffers.allocate(games=1024, players=2).observations.shape
    (1024, 764)
    """

    observations: Bytes
    """From the seat that decides; `overworld.observation.schema` says what lies where."""
    masks: Flags
    """Which of the 94 decisions are legal."""
    movers: Ints
    """The seat that decides."""
    rewards: Floats
    """What the step paid to each seat."""
    terminations: Flags
    """Whether the step has ended the game; everything but rewards and scores is of a new one."""
    truncations: Flags
    """Whether the game was cut off."""
    scores: Ints
    """The XP of each seat after the step, before a new game."""

    words: Words = field(init=False, repr=False)
    """The observations once more, as words of four bytes."""

    @classmethod
    def allocate(cls, games: int, players: int) -> Buffers:
        """New arrays."""
        shapes = shapes_of(games, players)
        return cls(*(np.zeros(shape, kind) for shape, kind in shapes.values()))

    def __post_init__(self) -> None:
        games, players = len(self.observations), self.rewards.shape[-1]
        for name, (shape, kind) in shapes_of(games, players).items():
            array: npt.NDArray[np.generic] = getattr(self, name)
            if array.shape != shape or array.dtype != kind:
                raise ValueError(
                    f"{name}: {shape} of {np.dtype(kind)} are needed, "
                    f"not {array.shape} of {array.dtype}"
                )
            if not array.flags.c_contiguous or not array.flags.writeable:
                raise ValueError(f"{name}: an array to write into in one piece is needed")
        object.__setattr__(self, "words", self.observations.view(np.uint32))


def shapes_of(games: int, players: int) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
    """The shape and kind of each array."""
    return {
        "observations": ((games, size(players)), np.uint8),
        "masks": ((games, DECISIONS), np.bool_),
        "movers": ((games,), np.int64),
        "rewards": ((games, players), np.float32),
        "terminations": ((games,), np.bool_),
        "truncations": ((games,), np.bool_),
        "scores": ((games, players), np.int64),
    }


ARRAYS = tuple(part.name for part in fields(Buffers) if part.init)
"""The names of the arrays."""
