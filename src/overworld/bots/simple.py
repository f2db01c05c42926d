"""Bots without a search: `random`, and `pebble` with a one-move lookahead."""

from __future__ import annotations

import random

import numpy as np

from overworld.bots.bot import Budget, check_budget, deciding_seat
from overworld.bots.value import value_after
from overworld.game import Game
from overworld.game.kernel import states_of
from overworld.notation import Move
from overworld.rules.compiled import compiled
from overworld.rules.generator import Seed, check_seed, seed_generator
from overworld.rules.legal import write_legal
from overworld.rules.lookup import lookup_of
from overworld.rules.state import DECISIONS, STATE, Ints, States
from overworld.rules.turn import decider

_SAMPLES = 8  # chance outcomes that are drawn for each move


class RandomBot:
    """A bot that plays a random legal move."""

    name = "random"

    def __init__(self, seed: Seed = 0, budget: Budget | None = None) -> None:
        check_budget(budget, self.name, has_policy=False)
        self._random = random.Random(f"random bot {check_seed(seed)}")

    def choose(self, game: Game) -> Move:
        """Return a random legal move."""
        deciding_seat(game)
        return self._random.choice(game.legal_moves)


class PebbleBot:
    """A bot that plays the move with the best immediate result, and ignores the other players."""

    name = "pebble"

    def __init__(self, seed: Seed = 0, budget: Budget | None = None) -> None:
        check_budget(budget, self.name, has_policy=False)
        self._rng = seed_generator(f"pebble bot {check_seed(seed)}")
        self._states = np.zeros(2, STATE)
        self._ids = np.zeros(DECISIONS, np.int64)

    def choose(self, game: Game) -> Move:
        """Return the move with the highest average value for the player to move."""
        deciding_seat(game)
        self._states[0] = states_of(game)[0]
        best = best_decision(self._states, lookup_of(game.box), self._rng, self._ids, _SAMPLES)
        return game.legal_moves.move(best)


@compiled
def best_decision(states: States, lookup: States, rng: Ints, ids: Ints, trials: int) -> int:
    """Return the decision in `states[0]` with the best average value; write to `states[1]`."""
    box = lookup[0]
    seat = decider(states[0])
    best, best_value = -1, -1.0e9
    for index in range(write_legal(states[0], box, ids)):
        total = 0.0
        for _ in range(trials):
            total += value_after(states, 0, lookup, rng, int(ids[index]), seat)
        if total > best_value:
            best, best_value = int(ids[index]), total
    return best
