"""Monte-Carlo tree search guided by a network (AlphaZero), with chance nodes.

In training the root can choose by Gumbel's method; diamond plays with PUCT.

Each function handles one game of a forest, whose arrays hold many games. So the same code runs on a
CPU (one game, the network evaluated inline) and in a GPU kernel (thousands of games, evaluated as a
batch). The evaluation by the network splits a simulation:

    begin              start a new tree of one node
    select             go from the root down to a leaf: a decision without children
    (evaluate)         the caller observes the leaf (`write_leaf`) and evaluates it
    expand             add the children of the leaf; afterwards `guided_search` corrects its value
    backup             add the value of the leaf to the nodes of its path
    chosen, write_policy, write_value    read the result at the root

    outputs   f4     [game, OUTPUTS]     raw outputs: logits of decisions, logits of win shares, XP
    ids       i8     [DECISIONS]         scratch space of the thread

           root --mine 3--> (chance: a block comes into sight) --sand--> leaf
      path   0                 17                                204

Nodes store no states: every simulation replays its path from the root and draws chance outcomes
with their exact weights. Values are vectors: the win share and the final XP of each seat. The
search passes through a forced decision, and through a scoring, where it takes the best group.
"""

from __future__ import annotations

import math

from overworld.bots.guided_tree import Forest, backup_path, node_value, root_candidate
from overworld.bots.network import SHARE_AT, XP_AT, XP_SCALE
from overworld.bots.rollout_policy import best_trait
from overworld.bots.tree import MAX_DEPTH, add_child, child_with, link_children, new_node
from overworld.observation.schema import Floats
from overworld.observation.writer import update_cache, write_observation
from overworld.rules import first_id, phases
from overworld.rules.apply import apply_decision
from overworld.rules.chance import apply_outcome, select_outcome, total_weight
from overworld.rules.compiled import compiled
from overworld.rules.generator import below, next_word
from overworld.rules.legal import write_legal
from overworld.rules.scoring import SIZES, leaders
from overworld.rules.state import DECISIONS, NONE, Ints, Lookup, State, States
from overworld.rules.turn import awaits_chance, decider


@compiled
def begin(forest: Forest, game: int) -> None:
    """Start a new tree; draw Gumbel noise if the root uses it."""
    search = forest.searches[game]
    new_node(forest.trees[game], 0, NONE, 1.0)
    search.root = 0
    search.count = 1
    search.leaf = NONE
    search.depth = 0
    search.network_value = 0.0
    for decision in range(DECISIONS):
        noise = 0.0
        if search.gumbel:
            noise = -math.log(-math.log((next_word(search.rng) + 0.5) / 4294967296.0))
        search.noise[decision] = noise


@compiled
def write_choices(state: State, lookup: Lookup, ids: Ints) -> int:
    """Write the decisions to search: all legal ones, but in a scoring only the best group."""
    if state.phase == phases.SCORING:
        ids[0] = first_id.SCORE + best_trait(state, lookup)
        return 1
    return write_legal(state, lookup, ids)


@compiled
def select(forest: Forest, game: int, ids: Ints) -> int:
    """Go from the root down to a leaf and leave its state in `forest.work`.

    Return 1 if the caller must evaluate the leaf, then call `expand` and `backup`. Return 0 if the
    game is over there: the result is already backed up.
    """
    search, nodes, box = forest.searches[game], forest.trees[game], forest.lookup[0]
    forest.work[game] = forest.roots[game]
    state = forest.work[game]
    node, depth, inside = int(search.root), 0, True  # inside: the tree has a node for the position
    search.path[0] = node
    while state.phase != phases.OVER:
        inside = inside and depth < MAX_DEPTH - 1
        chance = awaits_chance(state)
        child = NONE
        if chance:
            code = select_outcome(state, below(search.rng, total_weight(state, box)))
            if inside:
                child = child_with(nodes, node, code)
        elif inside and nodes[node].first != NONE:
            if search.gumbel and depth == 0:
                child = root_candidate(nodes, search, decider(state), state, forest.schedule)
            else:
                child = best_child(nodes, search, node, decider(state), int(state.players))
            code = int(nodes[child].code)
        else:
            if write_choices(state, box, ids) > 1:
                break
            code = int(ids[0])
        if inside and child == NONE:
            child = int(search.count)
            inside = child < len(nodes)
            if inside:
                add_child(nodes, node, child, code)
                search.count = child + 1
        if inside:
            node = child
            depth += 1
            search.path[depth] = node
        if chance:
            apply_outcome(state, box, code)
        else:
            apply_decision(state, box, code)
    search.depth = depth
    search.leaf = node if inside else NONE
    if state.phase != phases.OVER:
        return 1
    write_final_value(state, search)
    backup_path(nodes, search, int(state.players))
    return 0


@compiled
def best_child(nodes: States, search: State, node: int, seat: int, players: int) -> int:
    """Return the child with the highest PUCT score for the player to move."""
    parent = nodes[node]
    weight = float(search.c_puct) * math.sqrt(max(1.0, float(parent.visits)))
    untried = node_value(parent, seat, players, search.margin) - float(search.fpu_reduction)
    child, best, most = int(parent.first), NONE, -1.0e9
    while child != NONE:
        tries = int(nodes[child].visits)
        mean = node_value(nodes[child], seat, players, search.margin) if tries else untried
        score = mean + weight * float(nodes[child].prior) / (1.0 + tries)
        if score > most:
            best, most = child, score
        child = int(nodes[child].next)
    return best


@compiled
def write_leaf(forest: Forest, game: int) -> None:
    """Write the observation of the player to move at the leaf."""
    state, cache = forest.work[game], forest.cache[game]
    for seat in range(state.players):
        update_cache(state, forest.lookup[0], seat, cache)
    appearance, rows, rows_u32 = forest.appearance, forest.rows, forest.rows_u32
    write_observation(state, appearance, cache, decider(state), game, rows, rows_u32)


@compiled
def expand(forest: Forest, game: int, outputs: Floats, ids: Ints) -> None:
    """Store the network's value of the leaf, and add its children."""
    state, search = forest.work[game], forest.searches[game]
    write_leaf_value(search, outputs, game, decider(state), int(state.players))
    if search.leaf != NONE:
        add_children(state, forest.lookup[0], search, forest.trees[game], outputs, game, ids)


@compiled
def backup(forest: Forest, game: int) -> None:
    """Back up the stored value of the leaf."""
    state, search, nodes = forest.work[game], forest.searches[game], forest.trees[game]
    players = int(state.players)
    backup_path(nodes, search, players)
    if search.leaf == search.root:
        root = nodes[search.root]
        search.network_value = node_value(root, decider(state), players, search.margin)


@compiled
def write_leaf_value(search: State, outputs: Floats, row: int, seat: int, players: int) -> None:
    """Store the win shares and XP of the leaf; the network counts seats from the player to move."""
    most, total = -1.0e9, 0.0
    for place in range(players):
        most = max(most, float(outputs[row, SHARE_AT + place]))
    for place in range(players):
        total += math.exp(float(outputs[row, SHARE_AT + place]) - most)
    for place in range(players):
        at = seat + place if seat + place < players else seat + place - players
        search.share[at] = math.exp(float(outputs[row, SHARE_AT + place]) - most) / total
        search.xp[at] = float(outputs[row, XP_AT + place]) * XP_SCALE


@compiled
def write_final_value(state: State, search: State) -> None:
    """Store the win shares and XP of a finished game."""
    won = leaders(state)
    for seat in range(state.players):
        search.share[seat] = float(won >> seat & 1) / SIZES[won]
        search.xp[seat] = float(state.xp[seat])


@compiled
def add_children(
    state: State, lookup: Lookup, search: State, nodes: States, outputs: Floats, row: int, ids: Ints
) -> None:
    """Add a child for each decision, with the softmax of the network's logits as priors."""
    moves, first = write_choices(state, lookup, ids), int(search.count)
    if first + moves > len(nodes):
        return
    most = -1.0e9
    for index in range(moves):
        logit = float(outputs[row, ids[index]])
        new_node(nodes, first + index, int(ids[index]), logit)
        most = max(most, logit)
    link_children(nodes, int(search.leaf), first, moves, most, 1.0, float(search.uniform_mix))
    search.count = first + moves
