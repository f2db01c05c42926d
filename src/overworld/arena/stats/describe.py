"""Descriptive statistics and 95 % intervals: Wilson for win shares, normal for means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt

from overworld.errors import check_type

Z95 = 1.959963984540054
"""The number of standard errors on each side of a 95 % interval."""


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a win share.

    Ties count as fractions of a win. They vary less than wins and losses with the same mean, so
    the interval is then slightly too wide, never too narrow. Without games it is (0, 1).

    Args:
        share: The win share, from 0 to 1.
        games: The number of games.

    Raises:
        TypeError: If an argument is not a number.
        ValueError: If `share` is not from 0 to 1.

    >>> tuple(round(end, 4) for end in wilson(0.5, 100))
    (0.4038, 0.5962)
    >>> tuple(round(end, 4) for end in wilson(0.0, 10))
    (0.0, 0.2775)
    """
    check_type("share", share, int | float, "a number from 0 to 1")
    check_type("games", games, int | float, "a number")
    if not 0.0 <= share <= 1.0:
        raise ValueError(f"share must be from 0 to 1, got {share!r}")
    if games <= 0:
        return 0.0, 1.0
    square = Z95 * Z95 / games
    centre = (share + square / 2) / (1 + square)
    reach = Z95 * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    # The share is always inside; rounding must not move the ends past it.
    return max(0.0, min(share, centre - reach)), min(1.0, max(share, centre + reach))


def normal(mean: float, sd: float, count: int) -> tuple[float, float]:
    """Return the 95 % normal interval of a mean; with fewer than two values its width is 0.

    >>> tuple(round(end, 2) for end in normal(20.0, 5.0, 100))
    (19.02, 20.98)
    """
    reach = Z95 * sd / sqrt(count) if count > 1 else 0.0
    return mean - reach, mean + reach


@dataclass(frozen=True)
class Spread:
    """The summary statistics of integers; all zero if there are none."""

    count: int = 0
    """The number of integers."""
    mean: float = 0.0
    """Their mean."""
    sd: float = 0.0
    """Their standard deviation."""
    minimum: int = 0
    """The smallest one."""
    median: float = 0.0
    """Their median."""
    maximum: int = 0
    """The largest one."""


def describe(counts: Mapping[int, int]) -> Spread:
    """Return the statistics of values, given as a mapping from value to count.

    Raises:
        TypeError: If the argument is not a mapping.
        ValueError: If a count is negative.

    >>> describe({4: 3, 1: 1})
    Spread(count=4, mean=3.25, sd=1.5, minimum=1, median=4.0, maximum=4)
    """
    check_type("counts", counts, Mapping, "a mapping from value to count")
    if any(times < 0 for times in counts.values()):
        raise ValueError(f"counts must be at least 0, got {min(counts.values())}")
    values = sorted(value for value, times in counts.items() if times)
    if not values:
        return Spread()
    count = sum(counts[value] for value in values)
    mean = sum(value * counts[value] for value in values) / count
    squares = sum((value - mean) ** 2 * counts[value] for value in values)
    ranks = list(accumulate(counts[value] for value in values))
    middle = [_at(values, ranks, rank) for rank in ((count - 1) // 2, count // 2)]
    return Spread(
        count=count,
        mean=mean,
        sd=sqrt(squares / (count - 1)) if count > 1 else 0.0,
        minimum=values[0],
        median=sum(middle) / 2,
        maximum=values[-1],
    )


def _at(values: list[int], ranks: list[int], rank: int) -> int:
    """Return the value with a rank, from 0; `ranks` are the cumulative counts."""
    return next(value for value, upto in zip(values, ranks, strict=True) if rank < upto)
