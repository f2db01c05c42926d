"""The entry points of the rules for Python code.

To pass a record to compiled code costs ten times as much as to pass an array and an index. So
every function here takes `(states, index, lookup, ...)` and changes `states[index]` in place.
`ids` is an int64 array of at least `DECISIONS` elements, `weights` one of at least `OUTCOMES`.
"""

from __future__ import annotations

from overworld.rules import phases
from overworld.rules.apply import apply_decision
from overworld.rules.chance import apply_outcome, select_outcome, total_weight, write_weights
from overworld.rules.compiled import compiled
from overworld.rules.cube import find_all_takeable, hidden_level, next_to_set_up, next_uncovered
from overworld.rules.legal import write_legal
from overworld.rules.playout import apply_step, count_leaves, deal_pending, is_possible, random_game
from overworld.rules.reasons import CHOICES, refusal, refuse_all
from overworld.rules.scoring import cards_due as count_cards_due
from overworld.rules.scoring import count_spaces, group_of, leaders, mob_spaces, trait_masks
from overworld.rules.state import CARDS, NONE, TILE_KINDS, Ints, States
from overworld.rules.turn import awaits_chance
from overworld.rules.world import next_face_down


@compiled
def legal(states: States, index: int, lookup: States, ids: Ints) -> int:
    """Write the legal decisions into `ids`; return how many there are."""
    return write_legal(states[index], lookup[0], ids)


@compiled
def play(states: States, index: int, lookup: States, code: int, ids: Ints) -> int:
    """Play a decision id or, at a chance node, an outcome number.

    Returns the weight of the next pending event. Returns -1 and leaves the state unchanged if the
    code is not possible.
    """
    state = states[index]
    if not is_possible(state, lookup[0], code, ids):
        return -1
    apply_step(state, lookup[0], code)
    return total_weight(state, lookup[0])


@compiled
def pending(states: States, index: int, lookup: States) -> int:
    """Return the total weight of the pending chance event; 0 at a decision or after the end."""
    return total_weight(states[index], lookup[0])


@compiled
def outcomes(states: States, index: int, lookup: States, weights: Ints) -> int:
    """Write the weights of the pending event's outcomes; return the number of outcomes."""
    return write_weights(states[index], lookup[0], weights)


@compiled
def block_level(states: States, index: int) -> int:
    """Return the level of the block that the pending event decides."""
    state = states[index]
    return hidden_level(state, state.place)


@compiled
def deal(states: States, index: int, lookup: States, number: int) -> tuple[int, int]:
    """Apply the outcome that a number below the pending weight selects.

    Returns that outcome, and the weight of the next pending event.
    """
    state = states[index]
    outcome = select_outcome(state, number)
    apply_outcome(state, lookup[0], outcome)
    return outcome, total_weight(state, lookup[0])


@compiled
def step(states: States, index: int, lookup: States, decision: int, rng: Ints, ids: Ints) -> int:
    """Play a decision, decide the chance events after it, and write the next legal decisions.

    Returns the number of legal decisions, and 0 at the end of the game. Returns -1 and leaves the
    state unchanged if the decision is illegal.
    """
    state = states[index]
    if awaits_chance(state) or not is_possible(state, lookup[0], decision, ids):
        return -1
    apply_decision(state, lookup[0], decision)
    deal_pending(state, lookup[0], rng)
    return write_legal(state, lookup[0], ids)


@compiled
def why_not(states: States, index: int, lookup: States, decision: int, numbers: Ints) -> int:
    """Write the numbers of the reason against a decision; return its code, 0 if it is legal."""
    return refusal(states[index], lookup[0], decision, numbers)


@compiled
def why_no_action(states: States, index: int, lookup: States, codes: Ints, numbers: Ints) -> None:
    """Write for each of `CHOICES` why none of its decisions is legal; 0 if one is legal."""
    for choice in range(len(CHOICES)):
        codes[choice] = refuse_all(states[index], lookup[0], choice, numbers[choice])


@compiled
def reveals(
    states: States, index: int, lookup: States, ahead: States, ids: Ints, count: int, flags: Ints
) -> None:
    """Write for each of `count` legal decisions whether it leads to a chance node.

    `ahead` is scratch space for one state.
    """
    for at in range(count):
        ahead[0] = states[index]
        apply_decision(ahead[0], lookup[0], ids[at])
        flags[at] = int(awaits_chance(ahead[0]))


@compiled
def forecast(states: States, index: int, lookup: States, seat: int, counts: Ints) -> None:
    """Write how many spaces each of the 12 characteristics, then each mob, would count now."""
    state = states[index]
    for trait in range(CARDS * 4):
        counts[trait] = count_spaces(state, lookup[0], seat, trait // 4, trait % 4)
    for mob in range(TILE_KINDS):
        counts[CARDS * 4 + mob] = mob_spaces(state, lookup[0], seat, mob)


@compiled
def groups(states: States, index: int, lookup: States, seat: int, masks: Ints) -> None:
    """Write the masks of the spaces that each of the 12 characteristics would count now."""
    state = states[index]
    for trait in range(CARDS * 4):
        seen = trait_masks(state, lookup[0], seat, trait // 4)
        masks[trait] = group_of(state, seat, seen, trait % 4)


@compiled
def cards_due(states: States, index: int) -> int:
    """Return how many scoring cards are due if the turn ends now."""
    return count_cards_due(states[index])


@compiled
def winners(states: States, index: int) -> int:
    """Return the bits of the seats that have won; 0 until the game is over."""
    state = states[index]
    return leaders(state) if state.phase == phases.OVER else 0


@compiled
def refresh(states: States, index: int) -> None:
    """Compute the fields that depend on others: takeable blocks, the place of a chance event."""
    state = states[index]
    find_all_takeable(state)
    state.place = NONE
    if state.phase == phases.SETTING_UP:
        state.place = next_to_set_up(state)
    elif state.phase == phases.UNCOVERING:
        state.place = next_uncovered(state)
    elif state.phase == phases.REVEALING:
        state.place = next_face_down(state, state.crossing[state.turn])


@compiled
def play_many(
    states: States, lookup: States, rng: Ints, ids: Ints, games: int, max_turns: int
) -> int:
    """Play random games from `states[0]` to their end or truncation; return all decisions made.

    The last game remains in `states[1]`.
    """
    decisions = 0
    for _ in range(games):
        states[1] = states[0]
        decisions += random_game(states[1], lookup[0], rng, ids, max_turns)
    return decisions


@compiled
def perft(states: States, lookup: States, ids: Ints, depth: int) -> int:
    """Count the sequences of `depth` moves from `states[0]`; needs `depth + 1` rows of each."""
    return count_leaves(states, lookup, ids, depth)
