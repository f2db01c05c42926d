"""The root of a guided search: Gumbel action selection, and the results of the search.

Gumbel selection adds noise to the network's logits once, searches the best few candidates in turn,
and repeatedly drops the worse half (sequential halving). The result improves on the network's
policy even with few simulations (Danihelka et al. 2022).
"""

from __future__ import annotations

import math

import numpy as np

from overworld.bots.guided_nodes import node_value
from overworld.observation.schema import Floats
from overworld.rules.compiled import compiled
from overworld.rules.state import DECISIONS, NONE, Ints, State, States
from overworld.rules.turn import decider

_C_VISIT = 50.0  # added to the visits that weight the values at the root
_MIN_PRIOR = 1.0e-9  # keeps the logarithm finite


def schedule_of(considered: int, simulations: int) -> Ints:
    """Return the table of sequential halving: the visit count that is next.

    Rows are the number of candidates, columns the simulations.

    >>> schedule_of(4, 8)[4].tolist()       # all four once, then the better two in turn
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
    mixed = mixed_value(nodes, search, seat, players)
    weight = value_weight(nodes, search)
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
def mixed_value(nodes: States, search: State, seat: int, players: int) -> float:
    """Return the value of unvisited root decisions: network value mixed with visited ones."""
    visits, tried, total = 0.0, 0.0, 0.0
    child = int(nodes[search.root].first)
    while child != NONE:
        if nodes[child].visits > 0:
            visits += nodes[child].visits
            tried += nodes[child].prior
            total += nodes[child].prior * node_value(nodes[child], seat, players, search.margin)
        child = int(nodes[child].next)
    if tried <= 0.0:
        return float(search.network_value)
    return (float(search.network_value) + visits * total / tried) / (1.0 + visits)


@compiled
def value_weight(nodes: States, search: State) -> float:
    """Return the weight of a value against a logit, which grows with the visits of the children."""
    most, child = 0, int(nodes[search.root].first)
    while child != NONE:
        most = max(most, int(nodes[child].visits))
        child = int(nodes[child].next)
    return (_C_VISIT + most) * float(search.c_scale)


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
def chosen(roots: States, searches: States, trees: States, game: int) -> int:
    """Return the most visited decision, the best score among equals; NONE without children."""
    state, search, nodes = roots[game], searches[game], trees[game]
    seat, players = decider(state), int(state.players)
    mixed, weight = mixed_value(nodes, search, seat, players), value_weight(nodes, search)
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
def write_policy(
    roots: States, searches: States, trees: States, game: int, row: int, policy: Floats
) -> None:
    """Write the improved policy of the root (completed Q values) into a row: a training target."""
    state, search, nodes = roots[game], searches[game], trees[game]
    seat, players = decider(state), int(state.players)
    mixed, weight = mixed_value(nodes, search, seat, players), value_weight(nodes, search)
    most, total = -1.0e9, 0.0
    child = int(nodes[search.root].first)
    for decision in range(DECISIONS):
        policy[row, decision] = 0.0
    while child != NONE:
        node = nodes[child]
        score = root_score(nodes, search, child, seat, players, mixed, weight)
        score -= search.noise[node.code]
        policy[row, node.code] = score
        most = max(most, score)
        child = int(node.next)
    child = int(nodes[search.root].first)
    while child != NONE:
        code = int(nodes[child].code)
        policy[row, code] = math.exp(policy[row, code] - most)
        total += policy[row, code]
        child = int(nodes[child].next)
    child = int(nodes[search.root].first)
    while child != NONE:
        policy[row, nodes[child].code] /= total
        child = int(nodes[child].next)


@compiled
def write_visits(searches: States, trees: States, game: int, row: int, policy: Floats) -> None:
    """Write the visit distribution of the root into a row: the training target of AlphaZero."""
    search, nodes = searches[game], trees[game]
    for decision in range(DECISIONS):
        policy[row, decision] = 0.0
    total, child = 0.0, int(nodes[search.root].first)
    while child != NONE:
        total += nodes[child].visits
        child = int(nodes[child].next)
    child = int(nodes[search.root].first)
    while child != NONE:
        policy[row, nodes[child].code] = nodes[child].visits / max(1.0, total)
        child = int(nodes[child].next)


@compiled
def write_value(
    roots: States, searches: States, trees: States, game: int, row: int, shares: Floats, xps: Floats
) -> None:
    """Write the mean win share and XP of each seat at the root."""
    node = trees[game, searches[game].root]
    for seat in range(roots[game].players):
        shares[row, seat] = node.share[seat] / max(1, node.visits)
        xps[row, seat] = node.xp[seat] / max(1, node.visits)
