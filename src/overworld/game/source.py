"""What chance comes from: generators that `Game.deal` takes, and the rules' own as one of them.

With the generator of the rules, a `Game` and a compiled environment see the same outcomes; with the
same seed, every version of Python does.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Self, TypeAlias

import numpy as np

from overworld.rules.generator import below, seed_generator
from overworld.rules.state import Ints

Generator: TypeAlias = random.Random | np.random.Generator | np.random.RandomState
"""What random numbers may come from."""


def below_of(source: Generator) -> Callable[[int], int]:
    """What draws a whole number below another from a generator.

    >>> below_of(np.random.default_rng(7))(1), below_of(random.Random(7))(1)
    (0, 0)
    """
    if isinstance(source, random.Random):
        return source.randrange
    if isinstance(source, np.random.Generator):
        return lambda most: int(source.integers(most))
    if isinstance(source, np.random.RandomState):
        return lambda most: int(source.randint(most))
    raise TypeError(f"chance comes from a random.Random, a NumPy Generator or a Deal: {source!r}")


class ChanceSource(random.Random):
    """Draws from the state of a generator, and changes it.

    >>> from overworld import Game
    >>> games = [Game(players=2), Game(players=2)]
    >>> for game in games:
    ...     game.deal(ChanceSource.from_seed(7))
    >>> games[0].position == games[1].position
    True
    """

    def __new__(cls, rng: Ints) -> Self:
        """Hides the generator from the parent, which would take it for a seed."""
        return super().__new__(cls)

    def __init__(self, rng: Ints) -> None:
        super().__init__()
        self._rng = rng

    @classmethod
    def from_seed(cls, seed: int | str) -> Self:
        """A source of its own: the same seed gives the same numbers for ever."""
        return cls(seed_generator(seed))

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """A random element of a range."""
        choices = range(start) if stop is None else range(start, stop, step)
        return choices[below(self._rng, len(choices))]
