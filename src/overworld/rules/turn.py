"""The course of a turn: actions, extra actions, its end and the scorings due after it."""

from __future__ import annotations

from overworld.rules.compiled import compiled
from overworld.rules.scoring import cards_due, counted, mob_bonus
from overworld.rules.state import (
    ACTING,
    CARDS,
    DRAWING,
    ENDING,
    NONE,
    OVER,
    REVEALING,
    SCORING,
    State,
    Tables,
)
from overworld.rules.world import next_face_down

ACTIONS_PER_TURN = 2


@compiled
def begin_turn(state: State, seat: int) -> None:
    """Starts a seat's turn: two actions are owed, none is used."""
    state.turns += 1
    state.turn = seat
    state.actions = ACTIONS_PER_TURN
    state.used = 0
    state.phase = ACTING


@compiled
def finish_action(state: State) -> None:
    """Ends an action; after the last one that is owed, the turn may be ended or extended."""
    left = int(state.actions) - 1
    state.actions = left
    if left > 0:
        state.phase = ACTING
    else:
        state.used = 0
        state.phase = ENDING


@compiled
def reveal_next(state: State) -> None:
    """Waits for the next face-down thing next to the explorer, or ends the action."""
    state.place = next_face_down(state, state.crossing[state.turn])
    if state.place != NONE:
        state.phase = REVEALING
    else:
        finish_action(state)


@compiled
def awaits_chance(state: State) -> bool:
    """Whether an outcome of chance is pending, so that nobody decides."""
    return bool(state.phase <= DRAWING)


@compiled
def decider(state: State) -> int:
    """The seat that decides: whose turn it is, or in a scoring round the scorer."""
    return int(state.scorer if state.phase == SCORING else state.turn)


@compiled
def seat_after(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.players else 0


@compiled
def action_mob(state: State, tables: Tables, seat: int) -> int:
    """The first extra-action mob that a seat holds, in the box's order (R25), or NONE."""
    for mob in range(tables.building_kinds, tables.tile_kinds):
        if state.mobs[seat, mob] > 0 and tables.mob_trait[mob] == NONE:
            return mob
    return NONE


@compiled
def trade(state: State, tables: Tables) -> None:
    """Hands back an extra-action mob for one more action of any kind."""
    state.mobs[state.turn, action_mob(state, tables, state.turn)] -= 1
    state.actions = 1
    state.phase = ACTING


@compiled
def end_turn(state: State) -> None:
    """Ends the turn: due scorings first, then the next player."""
    if cards_due(state) > 0:
        state.scorer = state.turn
        state.phase = SCORING
    else:
        begin_turn(state, seat_after(state, state.turn))


@compiled
def score(state: State, tables: Tables, trait: int) -> None:
    """Scores a characteristic on the current card; the last scorer finishes the card."""
    card, seat = int(state.scored), int(state.scorer)
    spaces = counted(state, tables, seat, card, trait)
    state.xp[seat] += spaces * int(tables.points[card, trait])
    state.scorer = seat_after(state, seat)
    if state.scorer != state.turn:
        return
    state.scored += 1
    state.scorer = NONE
    if state.scored == CARDS:
        finish_game(state, tables)
    else:
        end_turn(state)


@compiled
def finish_game(state: State, tables: Tables) -> None:
    """Counts every scoring mob and ends the game."""
    for seat in range(state.players):
        state.xp[seat] += mob_bonus(state, tables, seat)
    state.phase = OVER
