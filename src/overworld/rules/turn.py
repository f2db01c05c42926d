"""The course of a turn: actions, extra actions, the end and the scoring rounds after it."""

from __future__ import annotations

from overworld.rules import phases
from overworld.rules.compiled import compiled
from overworld.rules.scoring import cards_due, count_spaces, mob_bonus
from overworld.rules.state import CARDS, NONE, Lookup, State
from overworld.rules.world import next_face_down

ACTIONS_PER_TURN = 2


@compiled
def begin_turn(state: State, seat: int) -> None:
    """Start a seat's turn: the player owes two actions and has used none."""
    state.turns += 1
    state.turn = seat
    state.actions = ACTIONS_PER_TURN
    state.used = 0
    state.phase = phases.ACTING


@compiled
def finish_action(state: State) -> None:
    """End an action; after the last one, the player may end or extend the turn."""
    left = int(state.actions) - 1
    state.actions = left
    if left > 0:
        state.phase = phases.ACTING
    else:
        state.used = 0
        state.phase = phases.ENDING


@compiled
def reveal_next(state: State) -> None:
    """Wait for the next reveal next to the explorer, or end the action."""
    state.place = next_face_down(state, state.crossing[state.turn])
    if state.place != NONE:
        state.phase = phases.REVEALING
    else:
        finish_action(state)


@compiled
def awaits_chance(state: State) -> bool:
    """Return whether the state is at a chance node."""
    return bool(state.phase <= phases.DRAWING)


@compiled
def decider(state: State) -> int:
    """Return the seat that decides: the current player or, in a scoring round, the scorer."""
    return int(state.scorer if state.phase == phases.SCORING else state.turn)


@compiled
def seat_after(state: State, seat: int) -> int:
    """Return the next seat clockwise."""
    return seat + 1 if seat + 1 < state.players else 0


@compiled
def action_mob(state: State, lookup: Lookup, seat: int) -> int:
    """Return the first extra-action mob of a seat in the box's order (R25), or NONE."""
    for mob in range(lookup.building_kinds, lookup.tile_kinds):
        if state.mobs[seat, mob] > 0 and lookup.mob_trait[mob] == NONE:
            return mob
    return NONE


@compiled
def trade(state: State, lookup: Lookup) -> None:
    """Trade in an extra-action mob for one more action of any kind."""
    state.mobs[state.turn, action_mob(state, lookup, state.turn)] -= 1
    state.actions = 1
    state.phase = phases.ACTING


@compiled
def end_turn(state: State) -> None:
    """End the turn: scoring rounds that are due, then the next player."""
    if cards_due(state) > 0:
        state.scorer = state.turn
        state.phase = phases.SCORING
    else:
        begin_turn(state, seat_after(state, state.turn))


@compiled
def score(state: State, lookup: Lookup, trait: int) -> None:
    """Score a characteristic on the current card; the last scorer finishes the card."""
    card, seat = int(state.scored), int(state.scorer)
    spaces = count_spaces(state, lookup, seat, card, trait)
    state.xp[seat] += spaces * int(lookup.points[card, trait])
    state.scorer = seat_after(state, seat)
    if state.scorer != state.turn:
        return
    state.scored += 1
    state.scorer = NONE
    if state.scored == CARDS:
        finish_game(state, lookup)
    else:
        end_turn(state)


@compiled
def finish_game(state: State, lookup: Lookup) -> None:
    """Add the points of all scoring mobs and end the game."""
    for seat in range(state.players):
        state.xp[seat] += mob_bonus(state, lookup, seat)
    state.phase = phases.OVER
