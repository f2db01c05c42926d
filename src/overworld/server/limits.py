"""Limits: how much one connection and one address may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

Now = Callable[[], float]


class Bucket:
    """Tokens that come back at a rate: one is taken for each thing that is asked for.

    >>> bucket = Bucket(rate=1, size=2, now=lambda: 0.0)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    __slots__ = ("_at", "_left", "_now", "_rate", "_size")

    def __init__(self, rate: float, size: float, now: Now = time.monotonic) -> None:
        self._rate = rate
        self._size = size
        self._now = now
        self._left = size
        self._at = now()

    def take(self) -> bool:
        """Takes a token; False if there is none."""
        now = self._now()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address; the longest unused are forgotten."""

    def __init__(self, rate: float, size: float, most: int = 10_000) -> None:
        self._rate = rate
        self._size = size
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Takes a token of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._size)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()


class Places:
    """How many of something each address holds at a time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Takes a place; False if the address has as many as it may."""
        if self._held[address] >= self._most:
            return False
        self._held[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """Gives a place back."""
        self._held[address] -= 1
        if self._held[address] <= 0:
            del self._held[address]
