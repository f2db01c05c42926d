"""Sources of chance for `Game.deal`: a shuffled box, random generators, and that of the rules.

With the generator of the rules and the same seed, a `Game` and a compiled environment have the same
outcomes in every version of Python.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Self, TypeAlias

import numpy as np

from overworld.components import Box
from overworld.rules import api, phases
from overworld.rules.generator import Seed, below, check_seed, next_word, seed_generator
from overworld.rules.state import COLUMNS, LEVELS, Ints, State, States
from overworld.rules.world import STACK_CELLS, TOKEN_CELLS


@dataclass(frozen=True)
class Deal:
    """A shuffled box: in every version, the same seed gives the same outcomes.

    A block, tile or token depends only on the seed and its place, not on the order of reveals. The
    draws of a fight depend only on the seed and the number of the fight. So games with the same
    `Deal` have the same luck as far as their moves allow.

    Args:
        seed: An integer or a string. `7` and `"7"` fix the same outcomes.

    Raises:
        TypeError: The seed is neither.

    >>> from overworld import Deal, Game
    >>> first, second = Game(players=2), Game(players=2)
    >>> first.deal(Deal(7)), second.deal(Deal(7))
    (None, None)
    >>> first.position == second.position
    True
    """

    seed: Seed

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", check_seed(self.seed))

    def __repr__(self) -> str:
        return f"Deal({self.seed!r})"


def outcome_of_deal(deal: Deal, states: States, box: Box) -> int:
    """Return the number of the pending event's outcome in `states[0]`, in the box's order."""
    state, seed = states[0], str(deal.seed)
    phase, place = int(state.phase), int(state.place)
    if phase == phases.FIRST:
        return below(_generator(seed, "first"), int(state.players))
    if phase == phases.DRAWING:
        return _next_token(seed, state)
    if phase == phases.REVEALING:
        if place in STACK_CELLS:
            return _tiles(seed, box)[place, int(state.depth[place])]
        return _tokens(seed, box)[place]
    return _blocks(seed, box)[place, api.block_level(states, 0)]


def _next_token(seed: str, state: State) -> int:
    """Return the next token of a shuffled pile.

    Each copy of each kind has a rank in the fight, and the lowest rank comes first. So one more
    token in the pile changes the order of the others as little as possible.
    """
    fight = int(state.fights)
    ranks = []
    for kind, held in enumerate(state.pile[state.turn].tolist()):
        revealed = int(state.drawn[kind])
        rng = _generator(seed, f"fight {fight} weapon {kind}")
        copies = sorted(next_word(rng) for _ in range(held))
        if revealed < held:
            ranks.append((copies[revealed], kind))
    return min(ranks)[1]


def _generator(seed: str, purpose: str) -> Ints:
    return seed_generator(f"deal {seed} {purpose}")


def _shuffled(seed: str, purpose: str, counts: list[int]) -> list[int]:
    """Return the kinds of a multiset in random order (Fisher-Yates shuffle)."""
    kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
    rng = _generator(seed, purpose)
    for last in range(len(kinds) - 1, 0, -1):
        other = below(rng, last + 1)
        kinds[last], kinds[other] = kinds[other], kinds[last]
    return kinds


@lru_cache(maxsize=256)
def _blocks(seed: str, box: Box) -> dict[tuple[int, int], int]:
    """Return the material of each block by column and level."""
    kinds = _shuffled(seed, "blocks", list(box.blocks.values()))
    places = [(column, level) for column in range(COLUMNS) for level in range(LEVELS)]
    return dict(zip(places, kinds, strict=True))


@lru_cache(maxsize=256)
def _tiles(seed: str, box: Box) -> dict[tuple[int, int], int]:
    """Return the tiles of the stacks by cell and by the number of tiles left."""
    kinds = _shuffled(seed, "tiles", [tile.copies for tile in box.tiles])
    places = [(cell, depth) for cell in STACK_CELLS for depth in (4, 3, 2, 1)]
    return dict(zip(places, kinds, strict=True))


@lru_cache(maxsize=256)
def _tokens(seed: str, box: Box) -> dict[int, int]:
    """Return the token of each cell on the edge."""
    kinds = _shuffled(seed, "tokens", [weapon.neutral for weapon in box.weapons])
    return dict(zip(TOKEN_CELLS, kinds, strict=True))


Generator: TypeAlias = random.Random | np.random.Generator | np.random.RandomState
"""A source of random numbers."""


def as_below(source: Generator) -> Callable[[int], int]:
    """Return a function that draws a whole number below its argument.

    >>> as_below(np.random.default_rng(7))(1), as_below(random.Random(7))(1)
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
        self._rng = rng
        super().__init__()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self._rng.copy(),)

    @classmethod
    def from_seed(cls, seed: Seed) -> Self:
        """Return a new source; in every version, the same seed gives the same numbers."""
        return cls(seed_generator(seed))

    def seed(self, a: object = None, version: int = 2) -> None:
        """Restart with the numbers of a seed; without one, continue."""
        if a is not None:
            self._rng[:] = seed_generator(a)  # type: ignore[arg-type]

    def getstate(self) -> tuple[int, ...]:
        """Return the state of the generator."""
        return tuple(self._rng.tolist())

    def setstate(self, state: Sequence[int]) -> None:
        """Set the state of the generator."""
        self._rng[:] = state

    def getrandbits(self, k: int) -> int:
        """Return a number of `k` random bits."""
        bits = 0
        for shift in range(0, k, 32):
            bits |= next_word(self._rng) << shift
        return bits & ((1 << k) - 1)

    def random(self) -> float:
        """Return a random number in [0, 1)."""
        return self.getrandbits(53) / 2**53

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """Return a random element of a range."""
        choices = range(start) if stop is None else range(start, stop, step)
        if not choices:
            raise ValueError(f"the range must not be empty, got {choices}")
        return choices[below(self._rng, len(choices))]
