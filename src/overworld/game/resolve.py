"""Conversion between the strings of moves and the numbers of the rules, for a given state."""

from __future__ import annotations

from typing import SupportsIndex

from overworld.components import GROUPS, Box
from overworld.errors import NotationError, Refusal, as_int
from overworld.game.refusal import (
    NOT_A_CHANCE_EVENT,
    NOT_NEXT_TO_YOU,
    NOT_ON_THIS_CARD,
    NOT_THIS_EVENT,
)
from overworld.notation.moves import DECISIONS, decision_id, format_decision, parse_move
from overworld.notation.names import CARD_NAMES, CELL_NAMES, COLUMN_NAMES
from overworld.notation.position import seat_colour
from overworld.rules import first_id, phases
from overworld.rules.decoded_state import DecodedState
from overworld.rules.state import CARDS, NONE
from overworld.rules.world import STACKS

_STAND_INS = {
    "build": first_id.BUILD,
    "fight": first_id.FIGHT,
    "take": first_id.TAKE,
    "score": first_id.SCORE,
}


def as_decision_id(move: SupportsIndex) -> int:
    """Return a decision id as an int. Raises `TypeError` for other objects, also for a bool."""
    number = as_int(move)
    if number is None:
        raise TypeError(f"a move must be a string, a Move or a decision id, got {move!r}")
    return number


def seat_names(state: DecodedState, box: Box) -> tuple[str, ...]:
    """Return the colours of the seats."""
    return tuple(seat_colour(state, box, seat) for seat in range(state.players))


def card_names(state: DecodedState, box: Box) -> tuple[str, ...]:
    """Return the four characteristics of the next scoring card, or of the last one at the end."""
    return box.characteristics[GROUPS[min(state.scored, CARDS - 1)]]


def format_move(state: DecodedState, box: Box, code: int) -> str:
    """Return the string of a decision id or, at a chance node, of an outcome number."""
    if state.awaits_chance:
        event = pending_event(state)
        names = _outcome_names(event.partition(" ")[0], state, box)
        return f"{event} {names[code]}"
    return decision_text(state, box, code)


def current_crossing(state: DecodedState) -> int:
    """Return the crossing of the current player; 0 before the first turn."""
    return 0 if state.turn == NONE else state.crossing[state.turn]


def decision_text(state: DecodedState, box: Box, decision: int) -> str:
    """Return the string of a decision id in this state."""
    return format_decision(decision, current_crossing(state), card_names(state, box))


def pending_event(state: DecodedState) -> str:
    """Return the first words of the pending event's outcomes."""
    if state.phase == phases.FIRST:
        return "first"
    if state.phase == phases.DRAWING:
        return "weapon"
    if state.phase != phases.REVEALING:
        return f"block {COLUMN_NAMES[state.place]}"
    return f"{'tile' if STACKS[state.place] else 'token'} {CELL_NAMES[state.place]}"


def resolve(text: str, state: DecodedState, box: Box) -> tuple[int, Refusal | None]:
    """Return the code of a move, and a refusal if the position has no such move.

    With a refusal, the code is that of a decision with the same verb. The caller can then first
    report a reason against the whole action, for example that the player has no action left.
    """
    verb, arguments = parse_move(text)
    if verb not in DECISIONS:
        return _resolve_outcome(text, verb, str(arguments[-1]), state, box)
    if verb == "score" and arguments[0] not in box.traits:
        raise NotationError(f"unknown characteristic {arguments[0]!r}", column=7)
    decision = decision_id(verb, arguments, current_crossing(state), card_names(state, box))
    if decision is not None:
        return decision, None
    if verb == "score":
        card = CARD_NAMES[min(state.scored, CARDS - 1)]
        return first_id.SCORE, Refusal(NOT_ON_THIS_CARD, {"card": card, "name": str(arguments[0])})
    return _STAND_INS[verb], Refusal(NOT_NEXT_TO_YOU, {"cell": CELL_NAMES[int(arguments[0])]})


def _outcome_names(verb: str, state: DecodedState, box: Box) -> tuple[str, ...]:
    """Return the possible last words of an outcome with this verb."""
    if verb == "first":
        return seat_names(state, box)
    if verb == "block":
        return box.materials
    return box.tile_ids if verb == "tile" else box.weapon_ids


def _resolve_outcome(
    text: str, verb: str, name: str, state: DecodedState, box: Box
) -> tuple[int, Refusal | None]:
    names = _outcome_names(verb, state, box)
    if name not in names:
        raise NotationError(f"unknown name {name!r} in {text!r}", column=text.rindex(name) + 1)
    if not state.awaits_chance:
        return 0, Refusal(NOT_A_CHANCE_EVENT)
    event = pending_event(state)
    if f"{event} {name}" != text:
        return 0, Refusal(NOT_THIS_EVENT, {"asked": event})
    return names.index(name), None
