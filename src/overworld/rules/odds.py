"""The exact chance of winning a fight.

We assume best play: the player uses every bow, because one more token never costs hearts, and
detonates TNT where that wins. Each bow replaces itself. So a fight lasts until the player has
revealed three tokens that are not bows: a uniform choice among those tokens, and the bows that
come before the last of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb


def win_chance(
    tokens: Sequence[tuple[int, int]], bows: int, bow_hearts: int, draws: int, needed: int
) -> Fraction:
    """Return the chance that the revealed tokens have enough hearts.

    `tokens` are (count, hearts) of each kind in the pile except the bow; the player reveals `draws`
    of them.

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
    """Return the number of ways to choose tokens by kind, each with its hearts."""
    choices = {(0, 0): 1}
    for count, hearts in tokens:
        grown: dict[tuple[int, int], int] = {}
        for (taken, sum_so_far), ways in choices.items():
            for more in range(min(count, draws - taken) + 1):
                key = (taken + more, sum_so_far + more * hearts)
                grown[key] = grown.get(key, 0) + ways * comb(count, more)
        choices = grown
    return [(ways, hearts) for (taken, hearts), ways in choices.items() if taken == draws]
