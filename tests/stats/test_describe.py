"""Intervals and statistics against published values and the standard library."""

from __future__ import annotations

import statistics
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from overworld.arena.stats.describe import Spread, describe, normal, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe (1998), Statistics in Medicine 17, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10_000), st.floats(0, 1))
def test_wilson_contains_the_share_and_is_symmetric(games: int, share: float) -> None:
    low, high = wilson(share, games)
    assert 0 <= low <= share <= high <= 1
    assert wilson(1 - share, games) == pytest.approx((1 - high, 1 - low), abs=1e-9)


def test_wilson_of_extremes() -> None:
    assert wilson(0.0, 5)[0] == 0.0
    assert wilson(1.0, 5)[1] == 1.0
    assert wilson(0.0, 0) == (0.0, 1.0)
    with pytest.raises(ValueError, match="from 0 to 1"):
        wilson(1.5, 10)


def test_normal_reaches_196_standard_errors() -> None:
    assert normal(10, 2, 400) == pytest.approx((9.804, 10.196), abs=1e-3)
    assert normal(10, 0, 1) == (10, 10)


@given(st.lists(st.integers(-50, 50), min_size=2))
def test_spread_agrees_with_the_standard_library(values: list[int]) -> None:
    spread = describe(Counter(values))
    assert spread.count == len(values)
    assert spread.mean == pytest.approx(statistics.mean(values))
    assert spread.sd == pytest.approx(statistics.stdev(values))
    assert spread.median == statistics.median(values)
    assert (spread.minimum, spread.maximum) == (min(values), max(values))


def test_spread_of_one_value_and_of_none() -> None:
    assert describe({7: 1}) == Spread(1, 7.0, 0.0, 7, 7.0, 7)
    assert describe({3: 0}) == Spread()
