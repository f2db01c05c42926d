"""95 % confidence intervals: Wilson for win shares, normal for means."""

from __future__ import annotations

from math import sqrt

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
        ValueError: If `share` is not from 0 to 1.

    >>> tuple(round(end, 4) for end in wilson(0.5, 100))
    (0.4038, 0.5962)
    >>> tuple(round(end, 4) for end in wilson(0.0, 10))
    (0.0, 0.2775)
    """
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
