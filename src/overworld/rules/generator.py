"""A small random-number generator for compiled loops: sfc32, four 32-bit words in an array.

Its arithmetic fits into 64-bit integers, so that compiled and interpreted code agree. The caller
owns the array `rng`; the rules have no other source of randomness. The same seed gives the same
numbers on every machine and in every version of Python and of this package.
"""

from __future__ import annotations

import hashlib

import numpy as np

from overworld.rules.compiled import compiled
from overworld.rules.state import Ints

_WORD = 0xFFFF_FFFF


def seed_generator(seed: int | str) -> Ints:
    """Return the state of a generator, made from a seed by SHA-256.

    >>> seed_generator(7).tolist() == seed_generator(7).tolist() != seed_generator(8).tolist()
    True
    """
    digest = hashlib.sha256(f"overworld {seed}".encode()).digest()[:16]
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
