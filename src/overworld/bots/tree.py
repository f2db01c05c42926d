"""Monte-Carlo tree search (PUCT) with explicit chance nodes, in arrays of the caller.

A node is a position that the codes on its path lead to. The children of a decision are the legal
decisions, with a prior from a one-move lookahead. The children of a chance node are the outcomes
that were drawn so far. Nodes store no states: every simulation replays its path from the root. Each
player maximises their own win share.

    select    go down the tree: decisions by mean value and prior, outcomes by their exact chances
    expand    add the children of the first decision without children
    roll out  play to the end of the game with the rollout policy
    back up   add the value to every node of the path
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from overworld.bots.rollout_policy import rollout_move
from overworld.bots.value import table_value, value_after
from overworld.rules.apply import apply_decision
from overworld.rules.chance import apply_outcome, select_outcome, total_weight
from overworld.rules.compiled import compiled
from overworld.rules.generator import below
from overworld.rules.legal import write_legal
from overworld.rules.playout import TURN_LIMIT, deal_pending
from overworld.rules.scoring import SIZES, leaders
from overworld.rules.state import NONE, OVER, SEATS, Ints, State, States, Tables
from overworld.rules.turn import awaits_chance, decider

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("visits", "i4"),  # simulations through this node
                ("first", "i4"),  # the first child, or NONE
                ("next", "i4"),  # the next child of the same parent, or NONE
                ("code", "i4"),  # the decision or outcome that leads here
                ("prior", "f4"),  # by a one-move lookahead; siblings add up to 1
                ("value", "f4", (SEATS,)),  # sum of values: win shares and margins
                ("share", "f4", (SEATS,)),  # sum of win shares
                ("xp", "f4", (SEATS,)),  # sum of final XP
            ],
            align=True,
        ),
    )
)
"""One node; 68 bytes."""

C_PUCT = 1.1  # weight of the prior against the mean value
TEMPERATURE = 1.3  # of the softmax that turns lookahead values into priors, in XP
FPU_REDUCTION = 0.08  # an unvisited child has the parent's value less this
LEAD_SCALE = 7.0  # a lead of so many XP counts as a win share of 73 % between two players
MARGIN_WEIGHT = 0.1  # weight of the margin in a value
MAX_DEPTH = 400  # steps of a path


class Tree(NamedTuple):
    """The arrays of a search."""

    states: States
    """The position to search, the position of the simulation, and one to look ahead in."""
    nodes: States
    rng: Ints
    ids: Ints
    path: Ints


@compiled
def new_node(nodes: States, count: int, code: int, prior: float) -> None:
    """Initialise a node without children."""
    node = nodes[count]
    node.visits = 0
    node.first = NONE
    node.next = NONE
    node.code = code
    node.prior = prior
    for seat in range(SEATS):
        node.value[seat] = 0.0
        node.share[seat] = 0.0
        node.xp[seat] = 0.0


@compiled
def simulate(tree: Tree, tables: States, count: int) -> int:
    """Run a simulation; return the new number of nodes."""
    nodes, path, rng, box = tree.nodes, tree.path, tree.rng, tables[0]
    tree.states[1] = tree.states[0]
    state = tree.states[1]
    node, depth = 0, 0
    path[0] = 0
    while state.phase != OVER and depth < MAX_DEPTH - 1:
        if awaits_chance(state):
            outcome = select_outcome(state, below(rng, total_weight(state, box)))
            child = child_with(nodes, node, outcome)
            if child == NONE:
                if count >= len(nodes):
                    break
                child = count
                new_node(nodes, child, outcome, 0.0)
                nodes[child].next = nodes[node].first
                nodes[node].first = child
                count += 1
            apply_outcome(state, box, outcome)
        else:
            fresh = nodes[node].first == NONE
            if fresh:
                before = count
                count = expand(tree, tables, node, count)
                if count == before:
                    break
            child = select(nodes, node, decider(state))
            if fresh and nodes[child].next != NONE:
                break  # several new children: roll out from here
            apply_decision(state, box, nodes[child].code)
        node = child
        depth += 1
        path[depth] = node
    roll_out(state, box, rng, tree.ids)
    backup(state, box, nodes, path, depth)
    return count


@compiled
def child_with(nodes: States, node: int, code: int) -> int:
    """Return the child of a node with a code, or NONE."""
    child = int(nodes[node].first)
    while child != NONE and nodes[child].code != code:
        child = int(nodes[child].next)
    return child


@compiled
def expand(tree: Tree, tables: States, node: int, count: int) -> int:
    """Add the children of the simulated decision, with priors from a one-move lookahead."""
    states, nodes, rng, ids, box = tree.states, tree.nodes, tree.rng, tree.ids, tables[0]
    seat = decider(states[1])
    moves = write_legal(states[1], box, ids)
    if count + moves > len(nodes):
        return count
    most = -1.0e9
    for index in range(moves):
        value = value_after(states, 1, tables, rng, int(ids[index]), seat)
        new_node(nodes, count + index, int(ids[index]), value)
        nodes[count + index].next = count + index + 1 if index < moves - 1 else NONE
        most = value if value > most else most
    total = 0.0
    for index in range(moves):
        prior = math.exp((nodes[count + index].prior - most) / TEMPERATURE)
        nodes[count + index].prior = prior
        total += prior
    for index in range(moves):
        nodes[count + index].prior = nodes[count + index].prior / total
    nodes[node].first = count
    return count + moves


@compiled
def select(nodes: States, node: int, seat: int) -> int:
    """Return the child with the highest PUCT score for the player to move."""
    parent = nodes[node]
    visits = max(1, int(parent.visits))
    root = math.sqrt(visits)
    untried = parent.value[seat] / visits - FPU_REDUCTION
    child, best, most = int(parent.first), NONE, -1.0e9
    while child != NONE:
        tries = int(nodes[child].visits)
        mean = nodes[child].value[seat] / tries if tries else untried
        score = mean + C_PUCT * nodes[child].prior * root / (1 + tries)
        if score > most:
            best, most = child, score
        child = int(nodes[child].next)
    return best


@compiled
def roll_out(state: State, tables: Tables, rng: Ints, ids: Ints) -> None:
    """Play to the end with the rollout policy, or until the turn limit."""
    last = int(state.turns) + TURN_LIMIT
    deal_pending(state, tables, rng)
    while state.phase != OVER and state.turns <= last:
        apply_decision(state, tables, rollout_move(state, tables, rng, ids))
        deal_pending(state, tables, rng)


@compiled
def backup(state: State, tables: Tables, nodes: States, path: Ints, depth: int) -> None:
    """Add the result to every node of the path; a truncated game counts by its margins."""
    players = int(state.players)
    best, total = -1.0e9, 0.0
    for seat in range(players):
        best = max(best, table_value(state, tables, seat))
    for seat in range(players):
        total += math.exp((table_value(state, tables, seat) - best) / LEAD_SCALE)
    over = state.phase == OVER
    won = leaders(state) if over else 0
    for seat in range(players):
        xp = table_value(state, tables, seat)
        margin = math.exp((xp - best) / LEAD_SCALE) / total
        share = (won >> seat & 1) / SIZES[won] if over else margin
        value = MARGIN_WEIGHT * margin + (1.0 - MARGIN_WEIGHT) * share
        for index in range(depth + 1):
            nodes[path[index]].value[seat] += value
            nodes[path[index]].share[seat] += share
            nodes[path[index]].xp[seat] += xp
    for index in range(depth + 1):
        nodes[path[index]].visits += 1


@compiled
def grow(tree: Tree, tables: States, count: int, simulations: int) -> int:
    """Run simulations, in a new tree if `count` is 0; return the number of nodes."""
    if count == 0:
        new_node(tree.nodes, 0, NONE, 1.0)
        count = 1
    for _ in range(simulations):
        count = simulate(tree, tables, count)
    return count
