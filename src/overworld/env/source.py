"""`ChanceSource`: the generator of an environment as a `random.Random`, which `Game.deal` takes.

With the same words, a `Game` and a compiled environment see the same outcomes.
"""

from __future__ import annotations

import random
from typing import Self

from overworld.rules.generator import below
from overworld.rules.state import Ints


class ChanceSource(random.Random):
    """Draws from the words of a generator, and changes them.

    >>> from overworld import Game
    >>> from overworld.rules.generator import seed_generator
    >>> games = [Game(players=2), Game(players=2)]
    >>> for game in games:
    ...     game.deal(ChanceSource(seed_generator(7)))
    >>> games[0].position == games[1].position
    True
    """

    def __new__(cls, words: Ints) -> Self:
        """Hides the words from the parent, which would take them for a seed."""
        return super().__new__(cls)

    def __init__(self, words: Ints) -> None:
        super().__init__()
        self._words = words

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """A random element of a range."""
        choices = range(start) if stop is None else range(start, stop, step)
        return choices[below(self._words, len(choices))]
