"""Tree search guided by a network: AlphaZero's, with chance nodes and Gumbel's choice at the root.

Every function is about ONE game of arrays that hold many, so that the same code runs on a
processor (one game, the network asked inline) and in a kernel of a graphics processor (thousands of
games, the network asked once for all). A simulation is cut in two where the network is asked:

    begin     a new tree of one node
    select    from the root down to a leaf: a decision that has no children yet
    (asked)   the caller has the leaf observed (`write_leaf`) and evaluated
    absorb    gives the leaf its children, and backs up what everybody may expect; in two steps,
              `learn` and `settle`, with a correction between them (`second_opinion`)
    chosen, write_policy, write_value         what the root has come to

    roots     STATE  [game]              positions to think about; never written here
    work      STATE  [game]              the leaf, after select
    searches  SEARCH [game]              words of chance, settings, the path to the leaf
    trees     NODE   [game, node]        nodes; children of a decision lie side by side
    outputs   f4     [game, OUTPUTS]     of the network, raw: logits of decisions, of shares, XP
    schedule  i8     [considered + 1, simulations]     see `schedule_of`; unused without Gumbel
    ids       i8     [DECISIONS]         scratch space of the thread

           root --mine 3--> (chance: a block comes into sight) --sand--> leaf
      path   0                 17                                204

States are not kept: every simulation replays its path from the root, and chance is drawn anew with
its real weights. Values are vectors: each seat's share of the win, and its final XP. A decision
without a choice is passed through; so is a scoring, where the best group is as good as any.
"""

from __future__ import annotations

import math

from overworld.bots.guided_nodes import add_child, back_up, new_node, worth
from overworld.bots.guided_root import root_candidate
from overworld.bots.network import SHARE_AT, XP_AT, XP_SCALE
from overworld.bots.policy import best_trait
from overworld.bots.tree import DEEPEST, child_with
from overworld.observation.schema import Bytes, Floats
from overworld.observation.writer import Held, Words, hold, write_observation
from overworld.rules.apply import decide
from overworld.rules.chance import happen, pick, total_weight
from overworld.rules.compiled import compiled
from overworld.rules.generator import below, next_word
from overworld.rules.legal import write_legal
from overworld.rules.scoring import SIZES, leaders
from overworld.rules.state import (
    DECISIONS,
    NONE,
    OVER,
    SCORE_ID,
    SCORING,
    Ints,
    State,
    States,
    Tables,
)
from overworld.rules.turn import awaits_chance, decider


@compiled
def begin(searches: States, trees: States, game: int) -> None:
    """Begins a new tree; draws the noise of Gumbel if that decides at the root."""
    search = searches[game]
    new_node(trees[game], 0, NONE, 1.0)
    search.root = 0
    search.count = 1
    search.leaf = NONE
    search.depth = 0
    search.guess = 0.0
    for decision in range(DECISIONS):
        noise = 0.0
        if search.gumbel:
            noise = -math.log(-math.log((next_word(search.words) + 0.5) / 4294967296.0))
        search.noise[decision] = noise


@compiled
def write_choices(state: State, tables: Tables, ids: Ints) -> int:
    """Writes the decisions worth thinking about: in a scoring, only the group that brings most."""
    if state.phase == SCORING:
        ids[0] = SCORE_ID + best_trait(state, tables)
        return 1
    return write_legal(state, tables, ids)


@compiled
def select(
    roots: States,
    work: States,
    tables: States,
    searches: States,
    trees: States,
    game: int,
    schedule: Ints,
    ids: Ints,
) -> int:
    """Goes from the root to a leaf, which stands in `work[game]` then.

    Returns 1 if the network has to be asked about the leaf, and `absorb` called with its answer; 0
    if the game is over there: that is backed up already.
    """
    search, nodes, box = searches[game], trees[game], tables[0]
    work[game] = roots[game]
    state = work[game]
    node, depth, inside = int(search.root), 0, True  # whether the tree still holds the position
    search.path[0] = node
    while state.phase != OVER:
        inside = inside and depth < DEEPEST - 1
        chance = awaits_chance(state)
        child = NONE
        if chance:
            code = pick(state, below(search.words, total_weight(state, box)))
            if inside:
                child = child_with(nodes, node, code)
        elif inside and nodes[node].first != NONE:
            if search.gumbel and depth == 0:
                child = root_candidate(nodes, search, decider(state), state, schedule)
            else:
                child = best_child(nodes, search, node, decider(state), int(state.players))
            code = int(nodes[child].code)
        else:
            if write_choices(state, box, ids) > 1:
                break
            code = int(ids[0])
        if inside and child == NONE:
            child = add_child(nodes, search, node, code)
            inside = child != NONE
        if inside:
            node = child
            depth += 1
            search.path[depth] = node
        if chance:
            happen(state, box, code)
        else:
            decide(state, box, code)
    search.depth = depth
    search.leaf = node if inside else NONE
    if state.phase != OVER:
        return 1
    judge_end(state, search)
    back_up(nodes, search, int(state.players))
    return 0


@compiled
def best_child(nodes: States, search: State, node: int, seat: int, players: int) -> int:
    """PUCT: the child with the best mean for the decider, its prior and its few visits counted."""
    parent = nodes[node]
    spread = float(search.explore) * math.sqrt(max(1.0, float(parent.visits)))
    untried = worth(parent, seat, players, search.margin) - float(search.doubt)
    child, best, most = int(parent.first), NONE, -1.0e9
    while child != NONE:
        tries = int(nodes[child].visits)
        mean = worth(nodes[child], seat, players, search.margin) if tries else untried
        promise = mean + spread * float(nodes[child].prior) / (1.0 + tries)
        if promise > most:
            best, most = child, promise
        child = int(nodes[child].next)
    return best


@compiled
def write_leaf(
    work: States,
    tables: States,
    looks: States,
    game: int,
    held: Held,
    row: int,
    rows: Bytes,
    words: Words,
) -> None:
    """Write what the decider of the leaf sees into a row of observations.

    `held` keeps the scores from one leaf to the next: it belongs to one game and one box.
    """
    state = work[game]
    for seat in range(state.players):
        hold(state, tables[0], seat, held)
    write_observation(state, looks, held, decider(state), row, rows, words)


@compiled
def absorb(
    work: States,
    tables: States,
    searches: States,
    trees: States,
    game: int,
    outputs: Floats,
    row: int,
    ids: Ints,
) -> None:
    """Takes the network's answer about the leaf: row `row` of `outputs`, as it came out."""
    seat, players = decider(work[game]), int(work[game].players)
    learn(work, tables, searches, trees, game, outputs, row, ids)
    settle(searches, trees, game, seat, players)


@compiled
def learn(
    work: States,
    tables: States,
    searches: States,
    trees: States,
    game: int,
    outputs: Floats,
    row: int,
    ids: Ints,
) -> None:
    """Notes what the network says about the leaf, and gives it its children."""
    state, search = work[game], searches[game]
    judge(search, outputs, row, decider(state), int(state.players))
    if search.leaf != NONE:
        expand(state, tables[0], search, trees[game], int(search.leaf), outputs, row, ids)


@compiled
def settle(searches: States, trees: States, game: int, seat: int, players: int) -> None:
    """Backs up what is noted about the leaf, where `seat` decides."""
    search, nodes = searches[game], trees[game]
    back_up(nodes, search, players)
    if search.leaf == search.root:
        search.guess = worth(nodes[search.root], seat, players, search.margin)


@compiled
def judge(search: State, outputs: Floats, row: int, seat: int, players: int) -> None:
    """Notes everybody's share and XP at the leaf; the network counts seats from the decider."""
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
def judge_end(state: State, search: State) -> None:
    """Notes what everybody has got where the game is over."""
    won = leaders(state)
    for seat in range(state.players):
        search.share[seat] = float(won >> seat & 1) / SIZES[won]
        search.xp[seat] = float(state.xp[seat])


@compiled
def expand(
    state: State,
    tables: Tables,
    search: State,
    nodes: States,
    leaf: int,
    outputs: Floats,
    row: int,
    ids: Ints,
) -> None:
    """Gives the leaf a child for every choice, the softmax of the network's logits as priors."""
    moves, first = write_choices(state, tables, ids), int(search.count)
    blur = float(search.blur)
    if first + moves > len(nodes):
        return
    most, total = -1.0e9, 0.0
    for index in range(moves):
        most = max(most, float(outputs[row, ids[index]]))
    for index in range(moves):
        warm = math.exp(float(outputs[row, ids[index]]) - most)
        new_node(nodes, first + index, int(ids[index]), warm)
        nodes[first + index].next = first + index + 1 if index < moves - 1 else NONE
        total += warm
    for index in range(moves):
        sure = (1.0 - blur) * float(nodes[first + index].prior) / total
        nodes[first + index].prior = sure + blur / moves
    nodes[leaf].first = first
    search.count = first + moves
