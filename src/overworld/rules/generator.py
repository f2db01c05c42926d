"""A small random-number generator for compiled loops: sfc32, four 32-bit words in an array.

Its arithmetic fits into 64-bit integers, so that compiled and interpreted code agree. The caller
owns the array `rng`; the rules have no other source of randomness. The same seed gives the same
numbers on every machine and in every version of Python and of this package.
"""

from __future__ import annotations

import hashlib
from typing import TypeAlias

import numpy as np

from overworld.errors import as_int
from overworld.rules.compiled import compiled
from overworld.rules.state import Ints

_WORD = 0xFFFF_FFFF

Seed: TypeAlias = int | str
"""The seed of random numbers: an integer or a string. `7` and `"7"` are the same seed."""


def check_seed(seed: Seed) -> Seed:
    """Return a seed as an int or a string. Raises `TypeError` for other objects, also for a bool.

    >>> check_seed(1.5)
    Traceback (most recent call last):
    TypeError: seed must be an integer or a string, got 1.5
    """
    checked = seed if isinstance(seed, str) else as_int(seed)
    if checked is None:
        raise TypeError(f"seed must be an integer or a string, got {seed!r}")
    return checked


def seed_generator(seed: Seed) -> Ints:
    """Return the state of a generator, made from a seed by SHA-256.

    >>> seed_generator(7).tolist() == seed_generator(7).tolist() != seed_generator(8).tolist()
    True
    """
    digest = hashlib.sha256(f"overworld {check_seed(seed)}".encode()).digest()[:16]
    return np.frombuffer(digest, "<u4").astype(np.int64)


@compiled
def next_word(rng: Ints) -> int:
    """Return the next 32 random bits."""
    a, b, c, count = rng[0], rng[1], rng[2], rng[3]
    word = (a + b + count) & _WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & _WORD
    rng[2] = ((((c << 21) & _WORD) | (c >> 11)) + word) & _WORD
    rng[3] = (count + 1) & _WORD
    return int(word)


@compiled
def below(rng: Ints, limit: int) -> int:
    """Return a random whole number in [0, limit), for limits far below 2**32."""
    return next_word(rng) * limit >> 32
