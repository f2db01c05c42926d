"""`ChanceSource`: the generator of the rules as a `random.Random`, which `Game.deal` takes.

With the same generator, a `Game` and a compiled environment see the same outcomes; with the same
seed, every version of Python does.
"""

from __future__ import annotations

import random
from typing import Self

from overworld.rules.generator import below, seed_generator
from overworld.rules.state import Ints


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
