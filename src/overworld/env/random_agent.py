"""`RandomAgent`: random legal decisions for many games at once."""

from __future__ import annotations

import numpy as np

from overworld.env.stepping import Flags
from overworld.rules.compiled import compiled
from overworld.rules.generator import below, seed_generator
from overworld.rules.state import DECISIONS, Ints


class RandomAgent:
    """Decides at random, each legal decision as likely as the others.

    >>> agent = RandomAgent(seed=1)
    >>> masks = np.zeros((2, 94), np.bool_)
    >>> masks[0, 7] = masks[1, 93] = True
    >>> agent.choose(masks).tolist()
    [7, 93]
    """

    def __init__(self, seed: int | str = 0) -> None:
        self._words = seed_generator(f"random agent {seed}")

    def choose(self, masks: Flags) -> Ints:
        """A legal decision for every row of masks."""
        actions = np.zeros(len(masks), np.int64)
        choose_all(masks, self._words, actions)
        return actions


@compiled
def choose_all(masks: Flags, words: Ints, actions: Ints) -> None:
    """Writes a random legal decision for every row; -1 where nothing is legal."""
    for index in range(len(masks)):
        actions[index] = choose_one(masks, words, index)


@compiled
def choose_one(masks: Flags, words: Ints, index: int) -> int:
    """A random legal decision of one row; -1 where nothing is legal."""
    count = 0
    for decision in range(DECISIONS):
        count += int(masks[index, decision])
    left = below(words, count)
    for decision in range(DECISIONS):
        if masks[index, decision]:
            if left == 0:
                return decision
            left -= 1
    return -1
