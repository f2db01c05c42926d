"""The arrays of a guided search: the nodes of a tree, and the data of one search."""

from __future__ import annotations

import math

import numpy as np

from overworld.bots.tree import LEAD_SCALE, MAX_DEPTH
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
                ("prior", "f4"),  # probability by the network, among siblings
                ("share", "f4", (SEATS,)),  # sum of win shares
                ("xp", "f4", (SEATS,)),  # sum of final XP
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
                ("rng", "i8", (4,)),  # state of the random number generator
                ("root", "i4"),  # the node of the position
                ("count", "i4"),  # nodes in use
                ("leaf", "i4"),  # the node to be expanded, or NONE where the tree is full
                ("depth", "i4"),  # the last index of the path
                ("gumbel", "i4"),  # 1: Gumbel and sequential halving at the root; 0: PUCT
                ("c_puct", "f4"),  # PUCT: weight of the prior against the mean value
                (
                    "fpu_reduction",
                    "f4",
                ),  # PUCT: an unvisited child has its parent's value less it
                ("uniform_mix", "f4"),  # part of each prior that is uniform
                ("margin", "f4"),  # weight of the lead in XP in a value
                ("c_scale", "f4"),  # Gumbel: weight of a value against a logit
                ("shrinkage", "f4"),  # Gumbel: visits at which a value gets half weight
                ("network_value", "f4"),  # of the root for the player to move, without a search
                ("share", "f4", (SEATS,)),  # of the leaf
                ("xp", "f4", (SEATS,)),  # of the leaf
                ("noise", "f4", (DECISIONS,)),  # Gumbel noise
                ("path", "i4", (MAX_DEPTH,)),  # the nodes from the root to the leaf
            ],
            align=True,
        ),
    )
)
"""The search of one game, without its nodes; 2,100 bytes."""

C_PUCT, FPU_REDUCTION, UNIFORM_MIX, MARGIN, C_SCALE = 1.25, 0.0, 0.1, 0.05, 0.25
"""Defaults of diamond and of the training. Flint and obsidian use those of `bots.tree`."""


def new_searches(games: int, seeds: Ints, gumbel: bool) -> States:
    """Return searches with the default settings; `seeds` are generator states."""
    searches = np.zeros(games, SEARCH)
    searches["rng"] = seeds
    searches["gumbel"] = gumbel
    searches["c_puct"], searches["fpu_reduction"] = C_PUCT, FPU_REDUCTION
    searches["uniform_mix"] = 0.0 if gumbel else UNIFORM_MIX  # Gumbel noise explores already
    searches["margin"], searches["c_scale"] = MARGIN, C_SCALE
    return searches


@compiled
def new_node(nodes: States, index: int, code: int, prior: float) -> None:
    """Initialise a node without children."""
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
    """Add a child to a node and return it, or NONE if the tree is full."""
    child = int(search.count)
    if child >= len(nodes):
        return NONE
    new_node(nodes, child, code, 1.0)
    nodes[child].next = nodes[node].first
    nodes[node].first = child
    search.count = child + 1
    return child


@compiled
def node_value(node: State, seat: int, players: int, margin: float) -> float:
    """Return the value of a visited node for a seat: its win share mixed with its lead in XP."""
    share = float(node.share[seat])
    best = -1.0e9
    for other in range(players):
        if other != seat:
            best = max(best, float(node.xp[other]))
    visits = float(node.visits)
    lead = (float(node.xp[seat]) - best) / visits
    part = float(margin)  # a float32 in the array
    return (1.0 - part) * share / visits + part / (1.0 + math.exp(-lead / LEAD_SCALE))


@compiled
def backup_path(nodes: States, search: State, players: int) -> None:
    """Add the value of the leaf to every node of the path."""
    for index in range(search.depth + 1):
        node = nodes[search.path[index]]
        node.visits += 1
        for seat in range(players):
            node.share[seat] += search.share[seat]
            node.xp[seat] += search.xp[seat]
