"""What others say about a leaf, once the network has spoken: for play, not for training.

A network that has only ever played against itself knows the positions that it likes to reach, and
is wrong about others: most of all where a card has been scored early. What the tables are
worth (`bots/value`) is a rough guess, but equally rough everywhere; the less of the game remains,
the better it is. So the two are mixed, by the number of cards that have been scored, and by the
number of players: the more there are, the less a network knows that met fewer of such tables.

    logits of shares = network x logits of the network + tables x XP of the table
    priors           = those of the network, a part of them from one look ahead
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from overworld.bots.tree import WARMTH
from overworld.bots.value import table_value, value_after
from overworld.observation.schema import Floats
from overworld.rules.compiled import compiled
from overworld.rules.state import CARDS, NONE, SEATS, State, States, Tables
from overworld.rules.turn import decider

_LEAST = 1.0e-9  # of a share, before its logarithm is taken


class Opinions(NamedTuple):
    """How much each opinion counts: [players - 2, cards that have been scored]."""

    network: Floats
    """What the network's logits of shares are multiplied by."""
    tables: Floats
    """What a table's worth in XP is multiplied by."""
    ahead: Floats
    """The part of the priors that one look ahead has."""


Weights = tuple[float, ...] | tuple[tuple[float, ...], ...]
"""By cards; for each number of players, or the same for all."""


def opinions(
    network: Weights = (1.0, 1.0, 1.0),
    tables: Weights = (0.0, 0.0, 0.0),
    ahead: Weights = (0.0, 0.0, 0.0),
) -> Opinions:
    """Opinions as compiled code reads them; without any others, the network's alone.

    >>> opinions(network=(0.5, 0.5, 0.5)).tables[0].tolist()
    [0.0, 0.0, 0.0]
    """
    shape = SEATS - 1, CARDS
    return Opinions(*(np.broadcast_to(part, shape).copy() for part in (network, tables, ahead)))


NETWORK_ALONE = opinions()
OPINIONS = opinions(
    network=((0.7, 0.15, 0.1), (0.4, 0.25, 0.2), (0.35, 0.1, 0.1)),
    tables=((0.04, 0.22, 0.32), (0.06, 0.12, 0.24), (0.11, 0.19, 0.3)),
    ahead=((0.0, 0.25, 0.4), (0.25, 0.3, 0.4), (0.25, 0.3, 0.4)),
)
"""Fitted to how games of diamond and obsidian ended; see docs/champion.md."""


@compiled
def hear(
    work: States,
    tables: States,
    searches: States,
    trees: States,
    game: int,
    opinions: Opinions,
) -> None:
    """Lets others speak about the leaf in `work[game]`; the state behind it is scratch."""
    state, search = work[game], searches[game]
    seats, cards = int(state.players) - 2, min(int(state.scored), CARDS - 1)
    network, lead = opinions.network[seats, cards], opinions.tables[seats, cards]
    if network != 1.0 or lead != 0.0:
        weigh_tables(state, tables[0], search, network, lead)
    part = opinions.ahead[seats, cards]
    if part > 0.0 and search.leaf != NONE:
        look_ahead(work, tables, search, trees[game], game, part)


@compiled
def weigh_tables(state: State, tables: Tables, search: State, network: float, lead: float) -> None:
    """Corrects everybody's share by what the tables are worth; XP keep their mean."""
    players = int(state.players)
    most, total, mean, mean_xp = -1.0e9, 0.0, 0.0, 0.0
    for seat in range(players):
        mean += table_value(state, tables, seat) / players
        mean_xp += float(search.xp[seat]) / players
    for seat in range(players):
        ahead = table_value(state, tables, seat) - mean
        logit = network * math.log(max(_LEAST, float(search.share[seat]))) + lead * ahead
        search.share[seat] = logit
        most = max(most, logit)
        if state.scored > 0:
            search.xp[seat] = mean_xp + ahead
    for seat in range(players):
        search.share[seat] = math.exp(float(search.share[seat]) - most)
        total += float(search.share[seat])
    for seat in range(players):
        search.share[seat] = float(search.share[seat]) / total


@compiled
def look_ahead(
    work: States, tables: States, search: State, nodes: States, game: int, part: float
) -> None:
    """Gives a part of the priors below the leaf to what looks good one decision ahead."""
    seat, leaf = decider(work[game]), int(search.leaf)
    most, total = -1.0e9, 0.0
    child = int(nodes[leaf].first)
    while child != NONE:
        node = nodes[child]
        worth = value_after(work, game, tables, search.words, int(node.code), seat)
        node.xp[0] = worth  # for a moment: a child has not been visited yet
        most = max(most, float(node.xp[0]))
        child = int(node.next)
    child = int(nodes[leaf].first)
    while child != NONE:
        total += math.exp((float(nodes[child].xp[0]) - most) / WARMTH)
        child = int(nodes[child].next)
    child = int(nodes[leaf].first)
    while child != NONE:
        node = nodes[child]
        good = math.exp((float(node.xp[0]) - most) / WARMTH) / total
        node.prior = (1.0 - part) * float(node.prior) + part * good
        node.xp[0] = 0.0
        child = int(node.next)
