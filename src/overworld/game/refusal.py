"""The reasons why a move is illegal, from the codes of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from overworld.components import Box
from overworld.errors import Refusal
from overworld.notation.names import ACTION_NAMES
from overworld.rules import reasons
from overworld.rules.state import EMERALD, Ints

Numbers: TypeAlias = Ints | Sequence[int]
"""The numbers that the rules write for a code."""

CODES = {
    reasons.GAME_OVER: "game_over",
    reasons.OUTCOME_PENDING: "outcome_pending",
    reasons.NOT_ASKED: "not_asked",
    reasons.ACTION_USED: "action_used",
    reasons.NO_ACTION_LEFT: "no_action_left",
    reasons.ACTIONS_OWED: "actions_owed",
    reasons.COLUMN_EMPTY: "column_empty",
    reasons.BLOCK_COVERED: "block_covered",
    reasons.TOO_FAR: "too_far",
    reasons.NOTHING_THERE: "nothing_there",
    reasons.FACE_DOWN: "face_down",
    reasons.NOT_A_BUILDING: "not_a_building",
    reasons.NOT_A_MOB: "not_a_mob",
    reasons.NOT_A_WEAPON: "not_a_weapon",
    reasons.SHORT_OF_BLOCKS: "short_of_blocks",
    reasons.NO_ACTION_MOB: "no_action_mob",
}
NOT_NEXT_TO_YOU = "not_next_to_you"
NOT_ON_THIS_CARD = "not_on_this_card"
NO_SUCH_DECISION = "no_such_decision"
NOT_A_CHANCE_EVENT = "not_a_chance_event"
NOT_THIS_EVENT = "not_this_event"
NOT_POSSIBLE = "not_possible"
REPORTED_FIRST = (
    reasons.GAME_OVER,
    reasons.OUTCOME_PENDING,
    reasons.NOT_ASKED,
    reasons.ACTION_USED,
    reasons.NO_ACTION_LEFT,
)
"""Reasons against every decision of a kind, which are therefore reported first."""

ALL_CODES = (
    *CODES.values(),
    NOT_NEXT_TO_YOU,
    NOT_ON_THIS_CARD,
    NO_SUCH_DECISION,
    NOT_A_CHANCE_EVENT,
    NOT_THIS_EVENT,
    NOT_POSSIBLE,
)


def refusal_from(code: int, numbers: Numbers, box: Box, asked: str) -> Refusal:
    """Return the refusal for a code and the numbers that the rules wrote."""
    facts: dict[str, int | str] = {}
    if code == reasons.NOT_ASKED:
        facts["asked"] = asked
    elif code == reasons.ACTION_USED:
        facts["action"] = ACTION_NAMES[int(numbers[0]).bit_length() - 1]
    elif code == reasons.ACTIONS_OWED:
        facts["owed"] = int(numbers[0])
    elif code == reasons.BLOCK_COVERED:
        facts |= {"free_sides": int(numbers[0]), "needed": int(numbers[1])}
    elif code == reasons.TOO_FAR:
        facts |= {"steps": int(numbers[0]), "most": int(numbers[1])}
    elif code == reasons.SHORT_OF_BLOCKS:
        materials = box.materials[:4]
        facts["needs"] = _amounts(materials, numbers[:4])
        facts["missing"] = _amounts(materials, numbers[4:8])
        facts |= {"wildcards": int(numbers[8]), "wildcard": box.materials[EMERALD]}
    return Refusal(CODES[code], facts)


def _amounts(materials: tuple[str, ...], numbers: Numbers) -> str:
    """Format blocks as `2 wood 1 stone`."""
    return " ".join(f"{n} {m}" for m, n in zip(materials, numbers, strict=True) if n)
