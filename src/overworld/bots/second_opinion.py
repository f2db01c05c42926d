"""A correction of the network's values: for play, not for training.

The network learned from its own games. Games of other bots lead to positions that it judges too
confidently. The value of the visible tables (`bots.value`) is a rough guess, but equally rough
everywhere. So the search mixes the two:

    logit of a seat's win share = TRUST x logit of the network + LEAD x value of the table in XP
"""

from __future__ import annotations

import math

from overworld.bots.value import table_value
from overworld.rules.compiled import compiled
from overworld.rules.state import State, Tables

TRUST = 0.6
LEAD = 0.05
"""Fitted to the winners of games between diamond and obsidian; see docs/champion-log.md."""

_MIN_SHARE = 1.0e-9  # keeps the logarithm finite


@compiled
def correct_shares(state: State, tables: Tables, search: State) -> None:
    """Mix the network's win shares of a leaf with the values of the tables."""
    players = int(state.players)
    most, total = -1.0e9, 0.0
    for seat in range(players):
        logit = TRUST * math.log(max(_MIN_SHARE, float(search.share[seat])))
        logit += LEAD * table_value(state, tables, seat)
        search.share[seat] = logit
        most = max(most, logit)
    for seat in range(players):
        search.share[seat] = math.exp(float(search.share[seat]) - most)
        total += float(search.share[seat])
    for seat in range(players):
        search.share[seat] = float(search.share[seat]) / total
