"""The prompt of a game: what the player to move must do, as a code with facts."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from overworld.components import Box
from overworld.game import queries
from overworld.notation.names import CARD_NAMES
from overworld.rules import phases
from overworld.rules.decoded_state import DecodedState

PromptCode: TypeAlias = Literal[
    "set_up",  # chance sets up the game
    "chance",  # a chance event is pending
    "act",  # one of the two actions
    "extra",  # the extra action of a mob
    "second",  # the second block of Collect
    "bow",  # reveal one more token?
    "pickaxe",  # take a block?
    "tnt",  # detonate?
    "end",  # only the end of the turn is legal
    "trade",  # trade in a mob for one more action, or end the turn
    "score",  # a characteristic of a card
    "over",
]
_CODES: dict[int, PromptCode] = {
    phases.MINING: "second",
    phases.BOW: "bow",
    phases.PICKAXE: "pickaxe",
    phases.TNT: "tnt",
}


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """The player to move and the required decision; only the facts of its code are set."""

    code: PromptCode
    seat: int | None = None
    owed: int = 0
    """`act`: the number of actions owed."""
    card: str | None = None
    """`score`: the card."""
    mob: str | None = None
    """In a fight: the mob."""
    needed: int = 0
    """In a fight: the hearts that defeat the mob."""
    hearts: int = 0
    """In a fight: the hearts revealed so far."""
    detonated: int = 0
    """`tnt`: the hearts after this detonation."""
    pointless: bool = False
    """`tnt`: whether the fight is won without any more TNT, or lost with all of it."""
    safe: str = ""
    """`bow`, `tnt`: the verb of the answer that can never be worse; empty if there is none."""


def prompt_of(state: DecodedState, box: Box, can_trade: bool) -> Prompt:
    """Return the prompt of a state; `can_trade` says whether a trade is legal."""
    phase = state.phase
    if phase < phases.ACTING:
        return Prompt("set_up" if phase <= phases.SETTING_UP else "chance")
    if phase == phases.OVER:
        return Prompt("over")
    seat = state.decider
    if phase == phases.ACTING:
        # `used` has the actions of the turn; an extra action clears it.
        if state.actions == 1 and not state.used:
            return Prompt("extra", seat)
        return Prompt("act", seat, state.actions)
    if phase == phases.ENDING:
        return Prompt("trade" if can_trade else "end", seat)
    if phase == phases.SCORING:
        return Prompt("score", seat, card=CARD_NAMES[state.scored])
    fight = queries.read_fight(state, box)
    if fight is None:
        return Prompt(_CODES[phase], seat)
    detonated, pointless = 0, False
    safe = "draw" if phase == phases.BOW else ""  # one more token never costs hearts
    if phase == phases.TNT:
        detonated = fight.hearts + box.weapons[queries.find_powers(box).tnt].hearts
        winnable = queries.fight_odds(state, box, fight.cell)
        pointless = fight.hearts >= fight.needed or not winnable
        safe = "pass" if pointless else ""  # an unused TNT stays in the pile
    return Prompt(
        _CODES[phase],
        seat,
        mob=fight.mob,
        needed=fight.needed,
        hearts=fight.hearts,
        detonated=detonated,
        pointless=pointless,
        safe=safe,
    )
