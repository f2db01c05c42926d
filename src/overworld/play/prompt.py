"""What a table asks for: one sentence's worth, as a code with its facts."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from overworld.components import Components
from overworld.notation.names import CARD_NAMES
from overworld.notation.plain import Plain
from overworld.rules.state import (
    ACTING,
    BOW,
    ENDING,
    MINING,
    NONE,
    OVER,
    PICKAXE,
    SCORING,
    SETTING_UP,
    TNT,
)

PromptCode: TypeAlias = Literal[
    "set_up",  # chance sets up the table
    "chance",  # chance has to answer
    "act",  # an action of the two
    "extra",  # the action that was bought with a mob
    "second",  # the second block of Collect
    "bow",  # turn one more token?
    "pickaxe",  # take a block?
    "tnt",  # detonate?
    "end",  # only the turn's end is left
    "trade",  # one more action for a mob, or the turn's end
    "score",  # a characteristic of a card
    "over",
]
_CODES: dict[int, PromptCode] = {
    MINING: "second",
    BOW: "bow",
    PICKAXE: "pickaxe",
    TNT: "tnt",
    SCORING: "score",
    OVER: "over",
}


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who must do what; only the facts that its code needs are there."""

    code: PromptCode
    seat: int | None = None
    owed: int = 0
    """`act`: the actions owed."""
    card: str | None = None
    """`score`: the card."""
    mob: str | None = None
    """In a fight: the mob, the hearts it needs and those turned so far."""
    needed: int = 0
    hearts: int = 0
    detonated: int = 0
    """`tnt`: the hearts if this one is detonated."""


def prompt_of(state: Plain, box: Components, can_trade: bool) -> Prompt:
    """What the table asks for now; `can_trade` says whether a trade is legal."""
    phase = state.phase
    if phase < ACTING:
        return Prompt("set_up" if phase <= SETTING_UP else "chance")
    if phase == OVER:
        return Prompt("over")
    seat = state.decider
    if phase == ACTING:
        # The two actions of a turn leave a mark in `used`, which an extra action finds empty.
        if state.actions == 1 and not state.used:
            return Prompt("extra", seat)
        return Prompt("act", seat, state.actions)
    if phase == ENDING:
        return Prompt("trade" if can_trade else "end", seat)
    if phase == SCORING:
        return Prompt("score", seat, card=CARD_NAMES[state.scored])
    if state.mob == NONE:
        return Prompt(_CODES[phase], seat)
    mob = box.mobs[state.face[state.mob] - len(box.buildings)]
    detonated = 0
    if phase == TNT:
        tnt = next(weapon for weapon in box.weapons if weapon.power == "detonate")
        detonated = state.hearts + tnt.hearts
    return Prompt(_CODES[phase], seat, 0, None, mob.id, mob.hearts, state.hearts, detonated)
