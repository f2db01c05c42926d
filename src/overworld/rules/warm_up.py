"""Compile every entry point in advance."""

from __future__ import annotations

import numpy as np

from overworld.components import load_box
from overworld.rules import api
from overworld.rules.compiled import warming
from overworld.rules.generator import seed_generator
from overworld.rules.lookup import lookup_of, new_state
from overworld.rules.reasons import CHOICES, REASON_NUMBERS
from overworld.rules.state import CARDS, DECISIONS, OUTCOMES, STATE, TILE_KINDS


def warm_up() -> None:
    """Compile the rules by calling each entry point once."""
    with warming("rules"):
        _call_all()


def _call_all() -> None:
    lookup = lookup_of(load_box())
    states = np.zeros(2, STATE)
    states[:1] = new_state(lookup, 2, (0, 1))
    rng, ids = seed_generator(0), np.zeros(DECISIONS, np.int64)
    weights = np.zeros(OUTCOMES, np.int64)
    api.pending(states, 0, lookup)
    api.outcomes(states, 0, lookup, weights)
    api.block_level(states, 0)
    while api.pending(states, 0, lookup):
        api.deal(states, 0, lookup, 0)
    api.legal(states, 0, lookup, ids)
    api.reveals(states, 0, lookup, np.zeros(1, STATE), ids, 1, np.zeros(1, np.int64))
    api.why_not(states, 0, lookup, 0, weights)
    reasons = np.zeros((len(CHOICES), REASON_NUMBERS), np.int64)
    api.why_no_action(states, 0, lookup, weights, reasons)
    api.forecast(states, 0, lookup, 0, np.zeros(CARDS * 4 + TILE_KINDS, np.int64))
    api.groups(states, 0, lookup, 0, np.zeros(CARDS * 4, np.int64))
    api.play(states, 0, lookup, int(ids[0]), ids)
    api.refresh(states, 0)
    api.cards_due(states, 0)
    api.winners(states, 0)
    api.perft(states, lookup, np.zeros((2, DECISIONS + 1), np.int64), 1)
    api.step(states, 0, lookup, int(ids[0]), rng, ids)
    api.play_many(states, lookup, rng, ids, 1, 1)


if __name__ == "__main__":
    warm_up()
