"""The tree of a guided search: its nodes, the choice at the root, and the results.

In training the root can choose by Gumbel's method: it adds noise to the network's logits once,
searches the best few candidates in turn, and repeatedly drops the worse half (sequential halving).
The result improves on the network's policy even with few simulations (Danihelka et al. 2022).
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from overworld.bots.tree import LEAD_SCALE, MAX_DEPTH, NODE_FIELDS, record_dtype
from overworld.components import Box
from overworld.observation.schema import Bytes, Floats, size
from overworld.observation.writer import CACHE_WORDS, ScoreCache, U32s, appearance_of
from overworld.rules.compiled import compiled
from overworld.rules.lookup import lookup_of
from overworld.rules.state import DECISIONS, NONE, SEATS, STATE, Ints, State, States
from overworld.rules.turn import decider

NODE = record_dtype(*NODE_FIELDS)

SEARCH = record_dtype(
    ("rng", "i8", (4,)),  # state of the random number generator
    ("root", "i4"),  # the node of the position
    ("count", "i4"),  # nodes in use
    ("leaf", "i4"),  # the node to be expanded, or NONE where the tree is full
    ("depth", "i4"),  # the last index of the path
    ("asked", "i4"),  # training: 1 if the network must evaluate the leaf
    ("gumbel", "i4"),  # 1: Gumbel and sequential halving at the root; 0: PUCT
    ("c_puct", "f4"),  # PUCT: weight of the prior against the mean value
    ("fpu_reduction", "f4"),  # PUCT: an unvisited child has its parent's value less it
    ("uniform_mix", "f4"),  # part of each prior that is uniform
    ("margin", "f4"),  # weight of the lead in XP in a value
    ("c_scale", "f4"),  # Gumbel: weight of a value against a logit
    ("shrinkage", "f4"),  # Gumbel: visits at which a value gets half weight
    ("network_value", "f4"),  # of the root for the player to move, without a search
    ("share", "f4", (SEATS,)),  # of the leaf
    ("xp", "f4", (SEATS,)),  # of the leaf
    ("noise", "f4", (DECISIONS,)),  # Gumbel noise
    ("path", "i4", (MAX_DEPTH,)),  # the nodes from the root to the leaf
    ("unused", "i4"),  # NumPy would leave padding undefined in copies
)
"""The search of one game, without its nodes; 2,096 bytes."""

NODES = 800_000
"""Maximum number of nodes of diamond's tree: 42 MB. A simulation adds about 20."""

NO_SCHEDULE = np.zeros((1, 1), np.int64)
"""The schedule of a search without Gumbel."""

C_PUCT, FPU_REDUCTION, UNIFORM_MIX, MARGIN, C_SCALE = 1.25, 0.0, 0.1, 0.05, 0.25
"""Defaults of diamond and of the training. Flint and obsidian use those of `bots.search`."""

_C_VISIT = 50.0  # added to the visits that weight the values at the root
_MIN_PRIOR = 1.0e-9  # keeps the logarithm finite


class Forest(NamedTuple):
    """The arrays of many searches, with a row for each game."""

    roots: States
    """The positions to search; read-only here."""
    work: States
    """The leaves, after `select`."""
    lookup: States
    appearance: States
    searches: States
    """SEARCH: random numbers, settings, the path to the leaf."""
    trees: States
    """NODE [game, node]: the children of a decision are adjacent."""
    schedule: Ints
    """[considered + 1, simulations]: see `halving_schedule`."""
    cache: ScoreCache
    """The scores of each seat, kept from one leaf to the next."""
    rows: Bytes
    """The observations of the leaves, four seats wide."""
    rows_u32: U32s


def new_forest(searches: States, trees: States, box: Box, schedule: Ints = NO_SCHEDULE) -> Forest:
    """Return the arrays of searches, without positions."""
    count = len(searches)
    rows = np.zeros((count, size(SEATS)), np.uint8)
    return Forest(
        roots=np.zeros(count, STATE),
        work=np.zeros(count, STATE),
        lookup=lookup_of(box),
        appearance=appearance_of(box),
        searches=searches,
        trees=trees,
        schedule=schedule,
        cache=np.zeros((count, SEATS, CACHE_WORDS), np.uint32),
        rows=rows,
        rows_u32=rows.view(np.uint32),
    )


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


@compiled
def keep_subtree(nodes: States, search: State, places: Ints) -> None:
    """Move the nodes below the root to the front, in order, and forget all others.

    A child always has a higher index than its parent. `places` is scratch space for new indices.
    """
    root, count = int(search.root), int(search.count)
    for index in range(root, count):
        places[index] = NONE
    kept, places[root] = 0, 0
    for index in range(root, count):
        if places[index] != NONE:
            places[index] = kept
            kept += 1
            child = int(nodes[index].first)
            while child != NONE:
                places[child] = 0
                child = int(nodes[child].next)
    nodes[root].next = NONE
    for index in range(root, count):
        if places[index] != NONE:
            nodes[places[index]] = nodes[index]
            node = nodes[places[index]]
            node.first = places[node.first] if node.first != NONE else NONE
            node.next = places[node.next] if node.next != NONE else NONE
    search.root = 0
    search.count = kept


def halving_schedule(considered: int, simulations: int) -> Ints:
    """Return the table of sequential halving: the visit count that is next.

    Rows are the number of candidates, columns the simulations.

    >>> halving_schedule(4, 8)[4].tolist()       # all four once, then the better two in turn
    [0, 0, 0, 0, 1, 1, 2, 2]
    """
    table = np.zeros((considered + 1, simulations), np.int64)
    table[:2] = np.arange(simulations)
    for candidates in range(2, considered + 1):
        rounds, left, visits = math.ceil(math.log2(candidates)), candidates, 0
        row: list[int] = []
        while len(row) < simulations:
            for _ in range(max(1, simulations // (rounds * left))):
                row += [visits] * left
                visits += 1
            left = max(2, left // 2)
        table[candidates] = row[:simulations]
    return table


@compiled
def root_candidate(nodes: States, search: State, seat: int, state: State, schedule: Ints) -> int:
    """Return the child with the best score among those that sequential halving visits next."""
    players = int(state.players)
    mixed, weight = root_values(nodes, search, seat, players)
    children, child = 0, int(nodes[search.root].first)
    while child != NONE:
        children += 1
        child = int(nodes[child].next)
    row = min(children, schedule.shape[0] - 1)
    done = min(int(nodes[search.root].visits) - 1, schedule.shape[1] - 1)
    visits = int(schedule[row, max(0, done)])
    best, most, child = NONE, -1.0e9, int(nodes[search.root].first)
    while child != NONE:
        score = root_score(nodes, search, child, seat, players, mixed, weight)
        if nodes[child].visits != visits:
            score -= 1.0e6
        if score > most:
            best, most = child, score
        child = int(nodes[child].next)
    return best


@compiled
def root_values(nodes: States, search: State, seat: int, players: int) -> tuple[float, float]:
    """Return the value of unvisited root decisions, and the weight of a value against a logit.

    The value is the network's, mixed with those of visited decisions. The weight grows with visits.
    """
    visits, tried, total, most = 0.0, 0.0, 0.0, 0
    child = int(nodes[search.root].first)
    while child != NONE:
        if nodes[child].visits > 0:
            most = max(most, int(nodes[child].visits))
            visits += nodes[child].visits
            tried += nodes[child].prior
            total += nodes[child].prior * node_value(nodes[child], seat, players, search.margin)
        child = int(nodes[child].next)
    mixed = float(search.network_value)
    if tried > 0.0:
        mixed = (mixed + visits * total / tried) / (1.0 + visits)
    return mixed, (_C_VISIT + most) * float(search.c_scale)


@compiled
def root_score(
    nodes: States, search: State, child: int, seat: int, players: int, mixed: float, weight: float
) -> float:
    """Return the logit of a root child plus its noise and its weighted value."""
    node, value = nodes[child], mixed
    if node.visits > 0:  # few visits are noisy because of chance: shrink them towards the mean
        trust = node.visits / (node.visits + float(search.shrinkage))
        value += trust * (node_value(node, seat, players, search.margin) - mixed)
    return float(search.noise[node.code]) + math.log(max(_MIN_PRIOR, node.prior)) + weight * value


@compiled
def chosen(forest: Forest, game: int) -> int:
    """Return the most visited decision, the best score among equals; NONE without children."""
    state, search, nodes = forest.roots[game], forest.searches[game], forest.trees[game]
    seat, players = decider(state), int(state.players)
    mixed, weight = root_values(nodes, search, seat, players)
    best, visits, most = NONE, -1, -1.0e9
    child = int(nodes[search.root].first)
    while child != NONE:
        tries = int(nodes[child].visits)
        score = root_score(nodes, search, child, seat, players, mixed, weight)
        if tries > visits or (tries == visits and score > most):
            best, visits, most = int(nodes[child].code), tries, score
        child = int(nodes[child].next)
    return best


@compiled
def write_policy(forest: Forest, game: int, policy: Floats) -> None:
    """Write the improved policy of a root (completed Q values): a training target."""
    state, search, nodes = forest.roots[game], forest.searches[game], forest.trees[game]
    seat, players = decider(state), int(state.players)
    mixed, weight = root_values(nodes, search, seat, players)
    most, total = -1.0e9, 0.0
    child = int(nodes[search.root].first)
    for decision in range(DECISIONS):
        policy[game, decision] = 0.0
    while child != NONE:
        node = nodes[child]
        score = root_score(nodes, search, child, seat, players, mixed, weight)
        score -= search.noise[node.code]
        policy[game, node.code] = score
        most = max(most, score)
        child = int(node.next)
    child = int(nodes[search.root].first)
    while child != NONE:
        code = int(nodes[child].code)
        policy[game, code] = math.exp(policy[game, code] - most)
        total += policy[game, code]
        child = int(nodes[child].next)
    child = int(nodes[search.root].first)
    while child != NONE:
        policy[game, nodes[child].code] /= total
        child = int(nodes[child].next)


@compiled
def write_visits(forest: Forest, game: int, policy: Floats) -> None:
    """Write the visit distribution of a root: the training target of AlphaZero."""
    search, nodes = forest.searches[game], forest.trees[game]
    for decision in range(DECISIONS):
        policy[game, decision] = 0.0
    total, child = 0.0, int(nodes[search.root].first)
    while child != NONE:
        total += nodes[child].visits
        child = int(nodes[child].next)
    child = int(nodes[search.root].first)
    while child != NONE:
        policy[game, nodes[child].code] = nodes[child].visits / max(1.0, total)
        child = int(nodes[child].next)


@compiled
def write_value(forest: Forest, game: int, shares: Floats, xps: Floats) -> None:
    """Write the mean win share and XP of each seat at a root."""
    node = forest.trees[game, forest.searches[game].root]
    for seat in range(forest.roots[game].players):
        shares[game, seat] = node.share[seat] / max(1, node.visits)
        xps[game, seat] = node.xp[seat] / max(1, node.visits)
