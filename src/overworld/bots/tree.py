"""Monte-Carlo tree search with explicit chance nodes, in arrays that the caller owns.

A node is a position reached from the root by the codes on its path. Below a decision, children are
the legal decisions with a prior from one look ahead; below a chance event, the outcomes that have
come up so far. States are not kept: every simulation replays its path from the root. Each seat
maximises its own share of the win.

    select    down the tree: decisions by mean and prior, outcomes by their real chances
    expand    the first decision that is new gets its children
    play out  by habit to the end of the game
    back up   everybody's share, into every node of the path
"""

from __future__ import annotations

import math

import numpy as np

from overworld.bots.policy import habit
from overworld.bots.value import table_value, value_after
from overworld.rules.apply import decide
from overworld.rules.chance import happen, pick, total_weight
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
                ("prior", "f4"),  # how promising one look ahead found it, of 1 among siblings
                ("worth", "f4", (SEATS,)),  # sum of what it was worth: shares and margins
                ("share", "f4", (SEATS,)),  # sum of everybody's share of the win
                ("xp", "f4", (SEATS,)),  # sum of everybody's final XP
            ],
            align=True,
        ),
    )
)
"""One node; 68 bytes."""

EXPLORE = 1.1  # how much a prior weighs against a mean
WARMTH = 1.3  # XP by which one look ahead may err
DOUBT = 0.08  # what an untried decision is thought to lose against its parent
SPREAD = 7.0  # XP of lead that are worth 73 % of the win between two
MARGIN = 0.1  # the part of the reward that goes by the margin
DEEPEST = 400  # entries of a path


@compiled
def new_node(nodes: States, count: int, code: int, prior: float) -> None:
    """Makes a node without children."""
    node = nodes[count]
    node.visits = 0
    node.first = NONE
    node.next = NONE
    node.code = code
    node.prior = prior
    for seat in range(SEATS):
        node.worth[seat] = 0.0
        node.share[seat] = 0.0
        node.xp[seat] = 0.0


@compiled
def simulate(
    states: States,
    tables: States,
    words: Ints,
    ids: Ints,
    nodes: States,
    path: Ints,
    count: int,
) -> int:
    """One simulation from `states[0]` in `states[1]`; returns the new count of nodes."""
    box = tables[0]
    states[1] = states[0]
    state = states[1]
    node, depth = 0, 0
    path[0] = 0
    while state.phase != OVER and depth < DEEPEST - 1:
        if awaits_chance(state):
            outcome = pick(state, below(words, total_weight(state, box)))
            child = child_with(nodes, node, outcome)
            if child == NONE:
                if count >= len(nodes):
                    break
                child = count
                new_node(nodes, child, outcome, 0.0)
                nodes[child].next = nodes[node].first
                nodes[node].first = child
                count += 1
            happen(state, box, outcome)
        else:
            fresh = nodes[node].first == NONE
            if fresh:
                before = count
                count = expand(states, tables, words, ids, nodes, node, count)
                if count == before:
                    break
            child = select(nodes, node, decider(state))
            if fresh and nodes[child].next != NONE:
                break  # several new children: play out from here
            decide(state, box, nodes[child].code)
        node = child
        depth += 1
        path[depth] = node
    play_out(state, box, words, ids)
    back_up(state, box, nodes, path, depth)
    return count


@compiled
def child_with(nodes: States, node: int, code: int) -> int:
    """The child of a node by its code, or NONE."""
    child = int(nodes[node].first)
    while child != NONE and nodes[child].code != code:
        child = int(nodes[child].next)
    return child


@compiled
def expand(
    states: States, tables: States, words: Ints, ids: Ints, nodes: States, node: int, count: int
) -> int:
    """Gives the decision in `states[1]` its children, with priors from one look ahead."""
    box = tables[0]
    seat = decider(states[1])
    moves = write_legal(states[1], box, ids)
    if count + moves > len(nodes):
        return count
    most = -1.0e9
    for index in range(moves):
        worth = value_after(states, 1, tables, words, int(ids[index]), seat)
        new_node(nodes, count + index, int(ids[index]), worth)
        nodes[count + index].next = count + index + 1 if index < moves - 1 else NONE
        most = worth if worth > most else most
    total = 0.0
    for index in range(moves):
        warm = math.exp((nodes[count + index].prior - most) / WARMTH)
        nodes[count + index].prior = warm
        total += warm
    for index in range(moves):
        nodes[count + index].prior = nodes[count + index].prior / total
    nodes[node].first = count
    return count + moves


@compiled
def select(nodes: States, node: int, seat: int) -> int:
    """The child with the best mean share for the decider, its prior and its few visits counted."""
    parent = nodes[node]
    visits = max(1, int(parent.visits))
    root = math.sqrt(visits)
    untried = parent.worth[seat] / visits - DOUBT
    child, best, most = int(parent.first), NONE, -1.0e9
    while child != NONE:
        tries = int(nodes[child].visits)
        mean = nodes[child].worth[seat] / tries if tries else untried
        worth = mean + EXPLORE * nodes[child].prior * root / (1 + tries)
        if worth > most:
            best, most = child, worth
        child = int(nodes[child].next)
    return best


@compiled
def play_out(state: State, tables: Tables, words: Ints, ids: Ints) -> None:
    """Plays by habit to the end; a game that will not end is judged as it stands."""
    last = int(state.turns) + TURN_LIMIT
    deal_pending(state, tables, words)
    while state.phase != OVER and state.turns <= last:
        decide(state, tables, habit(state, tables, words, ids))
        deal_pending(state, tables, words)


@compiled
def back_up(state: State, tables: Tables, nodes: States, path: Ints, depth: int) -> None:
    """Adds what everybody got to every node of the path; a game that was cut off is a guess."""
    players = int(state.players)
    best, total = -1.0e9, 0.0
    for seat in range(players):
        best = max(best, table_value(state, tables, seat))
    for seat in range(players):
        total += math.exp((table_value(state, tables, seat) - best) / SPREAD)
    over = state.phase == OVER
    won = leaders(state) if over else 0
    for seat in range(players):
        xp = table_value(state, tables, seat)
        margin = math.exp((xp - best) / SPREAD) / total
        share = (won >> seat & 1) / SIZES[won] if over else margin
        worth = MARGIN * margin + (1.0 - MARGIN) * share
        for index in range(depth + 1):
            nodes[path[index]].worth[seat] += worth
            nodes[path[index]].share[seat] += share
            nodes[path[index]].xp[seat] += xp
    for index in range(depth + 1):
        nodes[path[index]].visits += 1


@compiled
def grow(
    states: States,
    tables: States,
    words: Ints,
    ids: Ints,
    nodes: States,
    path: Ints,
    count: int,
    simulations: int,
) -> int:
    """Many simulations; begins a new tree if there are no nodes yet. Returns the count of nodes."""
    if count == 0:
        new_node(nodes, 0, NONE, 1.0)
        count = 1
    for _ in range(simulations):
        count = simulate(states, tables, words, ids, nodes, path, count)
    return count
