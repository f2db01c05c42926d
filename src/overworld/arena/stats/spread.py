"""Summary statistics: mean, standard deviation, minimum, median and maximum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt


@dataclass(frozen=True)
class Spread:
    """The summary statistics of integers; all zero if there are none."""

    count: int = 0
    mean: float = 0.0
    sd: float = 0.0
    least: int = 0
    median: float = 0.0
    most: int = 0


def spread_of(values: Iterable[int]) -> Spread:
    """Return the statistics of values; the sample deviation of a single value is 0.

    >>> spread_of([1, 2, 3, 6])
    Spread(count=4, mean=3.0, sd=2.160246899469287, least=1, median=2.5, most=6)
    """
    return spread_of_counts(Counter(values))


def spread_of_counts(counts: Mapping[int, int]) -> Spread:
    """Return the statistics of values, given as a mapping from value to count.

    >>> spread_of_counts({4: 3, 1: 1}).median
    4.0
    """
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
        least=values[0],
        median=sum(middle) / 2,
        most=values[-1],
    )


def _at(values: list[int], ranks: list[int], rank: int) -> int:
    """Return the value with a rank, from 0; `ranks` are the cumulative counts."""
    return next(value for value, upto in zip(values, ranks, strict=True) if rank < upto)
