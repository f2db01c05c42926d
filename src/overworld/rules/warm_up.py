"""Compiles every entry point, so that nobody waits for one later."""

from __future__ import annotations

import numpy as np

from overworld.components import load_components
from overworld.rules import entry
from overworld.rules.generator import seed_generator
from overworld.rules.reasons import CHOICES, REASON_NUMBERS
from overworld.rules.state import CARDS, DECISIONS, OUTCOMES, STATE, TILE_KINDS
from overworld.rules.tables import new_state, tables_of


def warm_up() -> None:
    """Calls each entry point once on a scratch game."""
    tables = tables_of(load_components())
    states = np.zeros(2, STATE)
    states[:1] = new_state(tables, 2, (0, 1))
    words, ids = seed_generator(0), np.zeros(DECISIONS, np.int64)
    weights = np.zeros(OUTCOMES, np.int64)
    entry.pending(states, 0, tables)
    entry.outcomes(states, 0, tables, weights)
    entry.block_level(states, 0)
    while entry.pending(states, 0, tables):
        entry.deal(states, 0, tables, 0)
    entry.legal(states, 0, tables, ids)
    entry.reveals(states, 0, tables, np.zeros(1, STATE), ids, 1, np.zeros(1, np.int64))
    entry.why_not(states, 0, tables, 0, weights)
    reasons = np.zeros((len(CHOICES), REASON_NUMBERS), np.int64)
    entry.why_no_action(states, 0, tables, weights, reasons)
    entry.forecast(states, 0, tables, 0, np.zeros(CARDS * 4 + TILE_KINDS, np.int64))
    entry.groups(states, 0, tables, 0, np.zeros(CARDS * 4, np.int64))
    entry.play(states, 0, tables, int(ids[0]), ids)
    entry.refresh(states, 0)
    entry.winners(states, 0)
    entry.perft(states, tables, np.zeros((2, DECISIONS + 1), np.int64), 1)
    entry.step(states, 0, tables, int(ids[0]), words, ids)
    entry.play_many(states, tables, words, ids, 1, 1)


if __name__ == "__main__":
    warm_up()
