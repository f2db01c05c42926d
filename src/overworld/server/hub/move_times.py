"""How long the moves of people take."""

from __future__ import annotations

from bisect import bisect_left

BOUNDS = (0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.25, 1.0)
"""The upper bounds of the buckets, in seconds. Longer moves are in one more bucket."""


class MoveTimes:
    """A histogram of the time from the arrival of a move to its commit."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0
        """The sum of all times."""

    def add(self, seconds: float) -> None:
        """Count a move."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def buckets(self) -> list[tuple[str, int]]:
        """Return each bound with the number of moves that took at most this long.

        >>> times = MoveTimes()
        >>> for seconds in (0.003, 0.005, 0.05, 2.0):
        ...     times.add(seconds)
        >>> [count for _, count in times.buckets()]
        [2, 2, 2, 2, 3, 3, 3, 3, 4]
        >>> times.buckets()[0], times.buckets()[-1]
        (('0.005', 2), ('+Inf', 4))
        """
        found, total = [], 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts, strict=True):
            total += count
            found.append((str(bound), total))
        return found
