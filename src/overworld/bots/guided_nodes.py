"""The arrays of a search that is guided by a network: nodes, and what else belongs to a game."""

from __future__ import annotations

import math

import numpy as np

from overworld.bots.tree import DEEPEST, SPREAD
from overworld.rules.compiled import compiled
from overworld.rules.state import DECISIONS, NONE, SEATS, Ints, State, States

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("visits", "i4"),  # simulations through this node
                ("first", "i4"),  # the first child, or NONE
                ("next", "i4"),  # the next child of the same parent, or NONE
                ("code", "i4"),  # the decision or outcome that leads here
                ("prior", "f4"),  # the network's probability among its siblings
                ("share", "f4", (SEATS,)),  # sum of everybody's share of the win
                ("xp", "f4", (SEATS,)),  # sum of everybody's final XP
            ],
            align=True,
        ),
    )
)
"""One node; 52 bytes."""

SEARCH = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("words", "i8", (4,)),  # the generator that chance and Gumbel draw from
                ("root", "i4"),  # the node that stands for the position
                ("count", "i4"),  # nodes in use
                ("leaf", "i4"),  # the node to be expanded, or NONE where the tree is full
                ("depth", "i4"),  # the last index of the path
                ("gumbel", "i4"),  # 1: Gumbel and sequential halving at the root; 0: PUCT
                ("explore", "f4"),  # PUCT: how much a prior weighs against a mean
                ("doubt", "f4"),  # PUCT: what an untried decision is thought to lose
                ("blur", "f4"),  # the part of every prior that is the same for all choices
                ("margin", "f4"),  # the part of a worth that goes by the lead in XP
                ("scale", "f4"),  # Gumbel: how much a worth weighs against a logit
                ("patience", "f4"),  # Gumbel: visits after which a worth is half believed
                ("guess", "f4"),  # what the network alone thinks the root is worth to its decider
                ("share", "f4", (SEATS,)),  # of the leaf
                ("xp", "f4", (SEATS,)),  # of the leaf
                ("noise", "f4", (DECISIONS,)),  # of Gumbel
                ("path", "i4", (DEEPEST,)),  # the nodes from the root to the leaf
            ],
            align=True,
        ),
    )
)
"""What belongs to the search of one game beside its nodes; 2,100 bytes."""

EXPLORE, DOUBT, BLUR = 1.25, 0.0, 0.1  # of PUCT, unless other settings are made
MARGIN, SCALE = 0.05, 0.25


def new_searches(games: int, seeds: Ints, gumbel: bool) -> States:
    """Searches with the usual settings; `seeds` are the words of their generators."""
    searches = np.zeros(games, SEARCH)
    searches["words"] = seeds
    searches["gumbel"] = gumbel
    searches["explore"], searches["doubt"] = EXPLORE, DOUBT
    searches["blur"] = 0.0 if gumbel else BLUR  # Gumbel's noise tries what the network overlooks
    searches["margin"], searches["scale"] = MARGIN, SCALE
    return searches


@compiled
def new_node(nodes: States, index: int, code: int, prior: float) -> None:
    """Makes a node without children."""
    node = nodes[index]
    node.visits = 0
    node.first = NONE
    node.next = NONE
    node.code = code
    node.prior = prior
    for seat in range(SEATS):
        node.share[seat] = 0.0
        node.xp[seat] = 0.0


@compiled
def add_child(nodes: States, search: State, node: int, code: int) -> int:
    """One more child of a node; NONE if the tree is full."""
    child = int(search.count)
    if child >= len(nodes):
        return NONE
    new_node(nodes, child, code, 1.0)
    nodes[child].next = nodes[node].first
    nodes[node].first = child
    search.count = child + 1
    return child


@compiled
def worth(node: State, seat: int, players: int, margin: float) -> float:
    """What a visited node is worth to a seat: its share of the win, and a little of its lead."""
    share = float(node.share[seat])
    best = -1.0e9
    for other in range(players):
        if other != seat:
            best = max(best, float(node.xp[other]))
    visits = float(node.visits)
    lead = (float(node.xp[seat]) - best) / visits
    part = float(margin)  # of four bytes in the array
    return (1.0 - part) * share / visits + part / (1.0 + math.exp(-lead / SPREAD))


@compiled
def back_up(nodes: States, search: State, players: int) -> None:
    """Adds what everybody may expect at the leaf to every node of the path."""
    for index in range(search.depth + 1):
        node = nodes[search.path[index]]
        node.visits += 1
        for seat in range(players):
            node.share[seat] += search.share[seat]
            node.xp[seat] += search.xp[seat]
