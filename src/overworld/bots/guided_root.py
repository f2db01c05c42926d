"""The root of a search that is guided by a network: whom to try next, and what it has come to.

Gumbel's way with few simulations: noise is added to the network's logits once, the best few
candidates are tried in turn, and the worse half of them is dropped again and again (sequential
halving). What remains improves on the network's policy however few simulations there are.
"""

from __future__ import annotations

import math

import numpy as np

from overworld.bots.guided_nodes import worth
from overworld.observation.schema import Floats
from overworld.rules.compiled import compiled
from overworld.rules.state import DECISIONS, NONE, Ints, State, States
from overworld.rules.turn import decider

_FEW = 50.0  # visits that a worth at the root is trusted as if it had more
_LEAST = 1.0e-9  # of a prior, before its logarithm is taken


def schedule_of(considered: int, simulations: int) -> Ints:
    """Sequential halving as a table: by candidates and simulation, how often visited is next.

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
    """Gumbel: of the children that sequential halving visits next, the most promising."""
    players = int(state.players)
    mixed = untried_worth(nodes, search, seat, players)
    trust = trust_in_worth(nodes, search)
    children, child = 0, int(nodes[search.root].first)
    while child != NONE:
        children += 1
        child = int(nodes[child].next)
    row = min(children, schedule.shape[0] - 1)
    done = min(int(nodes[search.root].visits) - 1, schedule.shape[1] - 1)
    visits = int(schedule[row, max(0, done)])
    best, most, child = NONE, -1.0e9, int(nodes[search.root].first)
    while child != NONE:
        promise = root_promise(nodes, search, child, seat, players, mixed, trust)
        if nodes[child].visits != visits:
            promise -= 1.0e6
        if promise > most:
            best, most = child, promise
        child = int(nodes[child].next)
    return best


@compiled
def untried_worth(nodes: States, search: State, seat: int, players: int) -> float:
    """What an untried decision at the root is taken to be worth: the network's guess, corrected."""
    visits, tried, total = 0.0, 0.0, 0.0
    child = int(nodes[search.root].first)
    while child != NONE:
        if nodes[child].visits > 0:
            visits += nodes[child].visits
            tried += nodes[child].prior
            total += nodes[child].prior * worth(nodes[child], seat, players, search.margin)
        child = int(nodes[child].next)
    if tried <= 0.0:
        return float(search.guess)
    return (float(search.guess) + visits * total / tried) / (1.0 + visits)


@compiled
def trust_in_worth(nodes: States, search: State) -> float:
    """How many logits a whole win is worth at the root: more, the more its children are visited."""
    most, child = 0, int(nodes[search.root].first)
    while child != NONE:
        most = max(most, int(nodes[child].visits))
        child = int(nodes[child].next)
    return (_FEW + most) * float(search.scale)


@compiled
def root_promise(
    nodes: States, search: State, child: int, seat: int, players: int, mixed: float, trust: float
) -> float:
    """The logit of a child of the root, improved by its worth, with its noise."""
    node, value = nodes[child], mixed
    if node.visits > 0:  # chance makes few visits tell little: they are drawn towards the rest
        believed = node.visits / (node.visits + float(search.patience))
        value += believed * (worth(node, seat, players, search.margin) - mixed)
    return float(search.noise[node.code]) + math.log(max(_LEAST, node.prior)) + trust * value


@compiled
def chosen(roots: States, searches: States, trees: States, game: int) -> int:
    """The decision to play: of the most visited, the most promising; NONE if there is no tree."""
    state, search, nodes = roots[game], searches[game], trees[game]
    seat, players = decider(state), int(state.players)
    mixed, trust = untried_worth(nodes, search, seat, players), trust_in_worth(nodes, search)
    best, visits, most = NONE, -1, -1.0e9
    child = int(nodes[search.root].first)
    while child != NONE:
        tries = int(nodes[child].visits)
        promise = root_promise(nodes, search, child, seat, players, mixed, trust)
        if tries > visits or (tries == visits and promise > most):
            best, visits, most = int(nodes[child].code), tries, promise
        child = int(nodes[child].next)
    return best


@compiled
def write_policy(
    roots: States, searches: States, trees: States, game: int, row: int, policy: Floats
) -> None:
    """Writes the improved policy (completed Q) of the root into a row: what to learn from it."""
    state, search, nodes = roots[game], searches[game], trees[game]
    seat, players = decider(state), int(state.players)
    mixed, trust = untried_worth(nodes, search, seat, players), trust_in_worth(nodes, search)
    most, total = -1.0e9, 0.0
    child = int(nodes[search.root].first)
    for decision in range(DECISIONS):
        policy[row, decision] = 0.0
    while child != NONE:
        node = nodes[child]
        promise = root_promise(nodes, search, child, seat, players, mixed, trust)
        promise -= search.noise[node.code]
        policy[row, node.code] = promise
        most = max(most, promise)
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
    """Writes how the visits of the root are divided among its decisions: AlphaZero's target."""
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
    """Writes everybody's mean share and XP at the root, seats in the order of the table."""
    node = trees[game, searches[game].root]
    for seat in range(roots[game].players):
        shares[row, seat] = node.share[seat] / max(1, node.visits)
        xps[row, seat] = node.xp[seat] / max(1, node.visits)
