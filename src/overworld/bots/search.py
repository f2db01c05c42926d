"""A tree search with rollouts, and the bots `flint` and `obsidian`.

    select    go down the tree: decisions by mean value and prior (PUCT), outcomes by their chances
    expand    add the children of the first decision without children, by a one-move lookahead
    roll out  play to the end of the game with the rollout policy
    back up   add the value to every node of the path

>>> from overworld import Deal, Game
>>> game = Game(players=2)
>>> game.deal(Deal(1))
>>> analysis = Search(seed=1).analyse(game, Budget(simulations=200))
>>> analysis.simulations, analysis.moves[0].move in game.legal_moves
(200, True)
"""

from __future__ import annotations

import math
from mmap import mmap
from typing import NamedTuple

import numpy as np

from overworld.bots.bot import Budget, TurnTime, check_budget, deciding_seat
from overworld.bots.rollout_policy import rollout_move
from overworld.bots.tree import (
    LEAD_SCALE,
    MAX_DEPTH,
    NODE_FIELDS,
    NODES,
    TreeSearch,
    add_child,
    child_with,
    link_children,
    new_node,
    record_dtype,
)
from overworld.bots.value import table_value, value_after
from overworld.game import Game
from overworld.game.kernel import states_of
from overworld.notation import Move
from overworld.rules import phases
from overworld.rules.apply import apply_decision
from overworld.rules.chance import apply_outcome, select_outcome, total_weight
from overworld.rules.compiled import compiled
from overworld.rules.generator import Seed, below, check_seed, seed_generator
from overworld.rules.legal import write_legal
from overworld.rules.lookup import lookup_of
from overworld.rules.playout import TURN_LIMIT, deal_pending
from overworld.rules.scoring import SIZES, leaders
from overworld.rules.state import DECISIONS, NONE, SEATS, STATE, Ints, Lookup, State, States
from overworld.rules.turn import awaits_chance, decider

NODE = record_dtype(*NODE_FIELDS, ("value", "f4", (SEATS,)))  # sum of win shares mixed with margins
"""One node; 68 bytes."""

C_PUCT = 1.1  # weight of the prior against the mean value
TEMPERATURE = 1.3  # of the softmax that turns lookahead values into priors, in XP
FPU_REDUCTION = 0.08  # an unvisited child has the parent's value less this
MARGIN_WEIGHT = 0.1  # weight of the margin in a value


class Tree(NamedTuple):
    """The arrays of a search."""

    states: States
    """The position to search, the position of the simulation, and one to look ahead in."""
    nodes: States
    rng: Ints
    ids: Ints
    path: Ints


@compiled
def simulate(tree: Tree, lookup: States, count: int) -> int:
    """Run a simulation; return the new number of nodes."""
    nodes, path, rng, box = tree.nodes, tree.path, tree.rng, lookup[0]
    tree.states[1] = tree.states[0]
    state = tree.states[1]
    node, depth = 0, 0
    path[0] = 0
    while state.phase != phases.OVER and depth < MAX_DEPTH - 1:
        if awaits_chance(state):
            outcome = select_outcome(state, below(rng, total_weight(state, box)))
            child = child_with(nodes, node, outcome)
            if child == NONE:
                if count >= len(nodes):
                    break
                child = count
                add_child(nodes, node, child, outcome)
                count += 1
            apply_outcome(state, box, outcome)
        else:
            fresh = nodes[node].first == NONE
            if fresh:
                before = count
                count = expand(tree, lookup, node, count)
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
def expand(tree: Tree, lookup: States, node: int, count: int) -> int:
    """Add the children of the simulated decision, with priors from a one-move lookahead."""
    states, nodes, rng, ids, box = tree.states, tree.nodes, tree.rng, tree.ids, lookup[0]
    seat = decider(states[1])
    moves = write_legal(states[1], box, ids)
    if count + moves > len(nodes):
        return count
    most = -1.0e9
    for index in range(moves):
        value = value_after(states, 1, lookup, rng, int(ids[index]), seat)
        new_node(nodes, count + index, int(ids[index]), value)
        most = value if value > most else most
    link_children(nodes, node, count, moves, most, TEMPERATURE, 0.0)
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
def roll_out(state: State, lookup: Lookup, rng: Ints, ids: Ints) -> None:
    """Play to the end with the rollout policy, or until the turn limit."""
    last = int(state.turns) + TURN_LIMIT
    deal_pending(state, lookup, rng)
    while state.phase != phases.OVER and state.turns <= last:
        apply_decision(state, lookup, rollout_move(state, lookup, rng, ids))
        deal_pending(state, lookup, rng)


@compiled
def backup(state: State, lookup: Lookup, nodes: States, path: Ints, depth: int) -> None:
    """Add the result to every node of the path; a truncated game counts by its margins."""
    players = int(state.players)
    best, total = -1.0e9, 0.0
    for seat in range(players):
        best = max(best, table_value(state, lookup, seat))
    for seat in range(players):
        total += math.exp((table_value(state, lookup, seat) - best) / LEAD_SCALE)
    over = state.phase == phases.OVER
    won = leaders(state) if over else 0
    for seat in range(players):
        xp = table_value(state, lookup, seat)
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
def grow(tree: Tree, lookup: States, count: int, simulations: int) -> int:
    """Run simulations, in a new tree if `count` is 0; return the number of nodes."""
    if count == 0:
        new_node(tree.nodes, 0, NONE, 1.0)
        count = 1
    for _ in range(simulations):
        count = simulate(tree, lookup, count)
    return count


class Search(TreeSearch):
    """A search with rollouts."""

    _chunk = 64

    def __init__(self, seed: Seed = 0, nodes: int = NODES) -> None:
        self._seed = seed_generator(f"search {check_seed(seed)}")
        self._rng = self._seed.copy()
        # The system gets a memory map back when the search is freed; the heap would keep it.
        self._nodes = np.frombuffer(mmap(-1, nodes * NODE.itemsize), NODE)
        ids, path = np.zeros(DECISIONS, np.int64), np.zeros(MAX_DEPTH, np.int64)
        self._tree = Tree(np.zeros(3, STATE), self._nodes, self._rng, ids, path)
        self._count = 0

    def _set_root(self, game: Game, reuse: bool) -> None:
        self._tables = lookup_of(game.box)
        self._tree.states[0] = states_of(game)[0]
        self._nodes["value"][: self._count] = 0.0
        self._count = 0

    def _simulate(self, simulations: int) -> None:
        self._count = grow(self._tree, self._tables, self._count, simulations)


class SearchBot:
    """A bot that plays the most visited move of a search; an obvious move needs no search.

    Without a budget it shares a time limit among the decisions of a turn.
    """

    budget: Budget | None = None
    has_policy = False

    def __init__(self, seed: Seed = 0, budget: Budget | None = None) -> None:
        self._given = self._check_budget(budget) or self.budget
        self._search = self.new_search(seed)
        self._time = TurnTime()

    @classmethod
    def new_search(cls, seed: Seed, nodes: int = NODES) -> TreeSearch:
        """Return a search like that of the bot."""
        return Search(seed, nodes)

    def set_budget(self, budget: Budget) -> None:
        """Set the budget of the next decisions."""
        self._given = self._check_budget(budget)

    def _check_budget(self, budget: Budget | None) -> Budget | None:
        return check_budget(budget, getattr(self, "name", type(self).__name__), self.has_policy)

    def choose(self, game: Game) -> Move:
        """Return the most visited move."""
        obvious = obvious_move(game)
        if obvious is not None:
            return obvious
        if self._given is not None:
            return self._best_move(game, self._given)
        return self._time.spend(game, lambda ms: self._best_move(game, Budget(ms=ms)))

    def _best_move(self, game: Game, budget: Budget) -> Move:
        return self._search.best_move(game, budget)


class FlintBot(SearchBot):
    """A bot with a short search that always takes the same number of simulations."""

    name = "flint"
    budget = Budget(simulations=600)


class ObsidianBot(SearchBot):
    """A bot that searches for about one and a half seconds per turn unless it has a budget."""

    name = "obsidian"


def obvious_move(game: Game) -> Move | None:
    """Return a move that is certainly best: the only one, or in a scoring the best group.

    A scoring changes only the XP of the player, so more points are always better.
    Raise `NoDecisionError` if no player decides.
    """
    seat = deciding_seat(game)
    if len(game.legal_moves) == 1:
        return game.legal_moves[0]
    if game.phase != "score":
        return None
    groups = [group for group in game.forecast(seat).groups if group.card == game.card]
    best = max(groups, key=lambda group: group.points)
    return next(move for move in game.legal_moves if str(move) == f"score {best.characteristic}")
