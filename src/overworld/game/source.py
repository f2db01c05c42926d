"""Random generators for `Game.deal`, including the generator of the compiled rules.

With the generator of the rules and the same seed, a `Game` and a compiled environment have the same
outcomes in every version of Python.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Self, TypeAlias

import numpy as np

from overworld.rules.generator import below, seed_generator
from overworld.rules.state import Ints

Generator: TypeAlias = random.Random | np.random.Generator | np.random.RandomState
"""A source of random numbers."""


def below_of(source: Generator) -> Callable[[int], int]:
    """Return a function that draws a whole number below its argument.

    >>> below_of(np.random.default_rng(7))(1), below_of(random.Random(7))(1)
    (0, 0)
    """
    if isinstance(source, random.Random):
        return source.randrange
    if isinstance(source, np.random.Generator):
        return lambda most: int(source.integers(most))
    if isinstance(source, np.random.RandomState):
        return lambda most: int(source.randint(most))
    raise TypeError(f"source must be a random.Random, a NumPy Generator or a Deal, got {source!r}")


class ChanceSource(random.Random):
    """A `random.Random` over the state of a generator of the rules, which it changes.

    >>> from overworld import Game
    >>> games = [Game(players=2), Game(players=2)]
    >>> for game in games:
    ...     game.deal(ChanceSource.from_seed(7))
    >>> games[0].position == games[1].position
    True
    """

    def __new__(cls, rng: Ints) -> Self:
        """Hide the argument from the parent class, which would use it as a seed."""
        return super().__new__(cls)

    def __init__(self, rng: Ints) -> None:
        super().__init__()
        self._rng = rng

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self._rng.copy(),)

    @classmethod
    def from_seed(cls, seed: int | str) -> Self:
        """Return a new source; in every version, the same seed gives the same numbers."""
        return cls(seed_generator(seed))

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """Return a random element of a range."""
        choices = range(start) if stop is None else range(start, stop, step)
        return choices[below(self._rng, len(choices))]
