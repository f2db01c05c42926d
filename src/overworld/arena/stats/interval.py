"""95 % intervals: Wilson's for shares of wins, the normal one for means."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054
"""How many standard errors a 95 % interval reaches to either side."""


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a win share over a number of games.

    Shared wins may count in parts, so that `share * games` is not whole: a part varies less than
    wins and losses with the same mean do, so the interval is then a little too wide, never too
    narrow. Without games, everything is possible.

    >>> tuple(round(end, 4) for end in wilson(0.5, 100))
    (0.4038, 0.5962)
    >>> tuple(round(end, 4) for end in wilson(0.0, 10))
    (0.0, 0.2775)
    """
    if not 0.0 <= share <= 1.0:
        raise ValueError(f"a share is from 0 to 1, not {share!r}")
    if games <= 0:
        return 0.0, 1.0
    square = Z95 * Z95 / games
    centre = (share + square / 2) / (1 + square)
    reach = Z95 * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    # The share is always within; rounding must not push it out.
    return max(0.0, min(share, centre - reach)), min(1.0, max(share, centre + reach))


def normal(mean: float, sd: float, count: int) -> tuple[float, float]:
    """The 95 % normal interval of a mean; a mean of fewer than two values has no width.

    >>> tuple(round(end, 2) for end in normal(20.0, 5.0, 100))
    (19.02, 20.98)
    """
    reach = Z95 * sd / sqrt(count) if count > 1 else 0.0
    return mean - reach, mean + reach
