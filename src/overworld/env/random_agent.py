"""`RandomAgent`: random legal decisions for many games."""

from __future__ import annotations

import numpy as np

from overworld.env.buffers import wrong_array
from overworld.env.stepping import Flags
from overworld.rules.compiled import compiled
from overworld.rules.generator import Seed, below, check_seed, seed_generator
from overworld.rules.state import DECISIONS, Ints


class RandomAgent:
    """An agent that draws every legal decision with the same probability.

    >>> agent = RandomAgent(seed=1)
    >>> masks = np.zeros((2, 94), np.bool_)
    >>> masks[0, 7] = masks[1, 93] = True
    >>> agent.choose(masks).tolist()
    [7, 93]
    """

    def __init__(self, seed: Seed = 0) -> None:
        """Seed the agent.

        Args:
            seed: Fixes all decisions.
        """
        self._rng = seed_generator(f"random agent {check_seed(seed)}")

    def choose(self, action_mask: Flags) -> Ints:
        """Return a legal decision for every row of a mask, or -1 if nothing is legal.

        Args:
            action_mask: The legal decisions (bool, games x 94).

        Raises:
            ValueError: If the mask has another shape or dtype.
        """
        action_mask = np.asarray(action_mask)
        shape = (action_mask.shape[0] if action_mask.ndim else 0, DECISIONS)
        if action_mask.shape != shape or action_mask.dtype != np.bool_:
            raise wrong_array("action_mask", shape, np.bool_, action_mask)
        actions = np.zeros(len(action_mask), np.int64)
        choose_all(action_mask, self._rng, actions)
        return actions


@compiled
def choose_all(action_mask: Flags, rng: Ints, actions: Ints) -> None:
    """Write a random legal decision for every row, or -1 if nothing is legal."""
    for index in range(len(action_mask)):
        actions[index] = choose_one(action_mask, rng, index)


@compiled
def choose_one(action_mask: Flags, rng: Ints, index: int) -> int:
    """Return a random legal decision of one row, or -1 if nothing is legal."""
    count = 0
    for decision in range(DECISIONS):
        count += int(action_mask[index, decision])
    left = below(rng, count)
    for decision in range(DECISIONS):
        if action_mask[index, decision]:
            if left == 0:
                return decision
            left -= 1
    return -1
