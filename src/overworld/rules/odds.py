"""The exact chance of winning a fight.

Under best play every bow is used, because one more token never takes hearts away, and TNT is
detonated where that wins. Each bow replaces itself, so a fight lasts until three tokens that are
not bows are turned: a uniform choice among those, joined by the bows that happen to come before
the last of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb


def win_chance(
    tokens: Sequence[tuple[int, int]], bows: int, bow_hearts: int, draws: int, needed: int
) -> Fraction:
    """The chance that the hearts turned reach what is needed.

    `tokens` are (count, hearts) of each kind in the pile but the bow; `draws` of them will be
    turned.

    >>> win_chance([(3, 0), (1, 1), (1, 2)], bows=0, bow_hearts=1, draws=3, needed=3)
    Fraction(3, 10)
    """
    if draws == 0:
        return Fraction(int(needed <= 0))
    others = sum(count for count, _ in tokens)
    ways = 0
    for chosen, hearts in _choices(tokens, draws):
        short = needed - hearts
        least = 0 if short <= 0 else bows + 1 if bow_hearts == 0 else -(-short // bow_hearts)
        ways += chosen * sum(
            comb(before + draws - 1, before) * comb(bows - before + others - draws, bows - before)
            for before in range(least, bows + 1)
        )
    return Fraction(ways, comb(others, draws) * comb(bows + others, bows))


def _choices(tokens: Sequence[tuple[int, int]], draws: int) -> list[tuple[int, int]]:
    """The ways of choosing tokens by kind, each with the hearts it turns."""
    choices = {(0, 0): 1}
    for count, hearts in tokens:
        grown: dict[tuple[int, int], int] = {}
        for (taken, sum_so_far), ways in choices.items():
            for more in range(min(count, draws - taken) + 1):
                key = (taken + more, sum_so_far + more * hearts)
                grown[key] = grown.get(key, 0) + ways * comb(count, more)
        choices = grown
    return [(ways, hearts) for (taken, hearts), ways in choices.items() if taken == draws]
