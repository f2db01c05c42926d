"""`pebble`: a friendly beginner who looks one decision ahead."""

from __future__ import annotations

import numpy as np

from overworld.bots.bot import Budget
from overworld.bots.value import value_after
from overworld.game import Game
from overworld.notation import Move
from overworld.rules.compiled import compiled
from overworld.rules.generator import seed_generator
from overworld.rules.legal import write_legal
from overworld.rules.state import DECISIONS, STATE, Ints, States
from overworld.rules.turn import decider

_TRIALS = 8  # how often chance is asked what a decision leads to


class PebbleBot:
    """Takes what looks best right after it, and lets others be."""

    name = "pebble"
    character = "Learns with you: likes what is good right now."
    version = 1

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._words = seed_generator(f"pebble bot {seed}")
        self._states = np.zeros(2, STATE)
        self._ids = np.zeros(DECISIONS, np.int64)

    def choose(self, game: Game) -> Move:
        """The decision whose average table is worth most to whoever decides."""
        self._states[0] = game.states[0]
        best = best_decision(self._states, game.tables, self._words, self._ids, _TRIALS)
        return game.legal_moves[game.legal_moves.ids.index(best)]


@compiled
def best_decision(states: States, tables: States, words: Ints, ids: Ints, trials: int) -> int:
    """The legal decision of `states[0]` with the best table on average; tries in `states[1]`."""
    box = tables[0]
    seat = decider(states[0])
    best, best_value = -1, -1.0e9
    for index in range(write_legal(states[0], box, ids)):
        total = 0.0
        for _ in range(trials):
            total += value_after(states, 0, tables, words, int(ids[index]), seat)
        if total > best_value:
            best, best_value = int(ids[index]), total
    return best
