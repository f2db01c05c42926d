"""The friendly object over the rules, and the values it answers with."""

from overworld.game.deal import Deal
from overworld.game.game import CHANCE, Game
from overworld.game.refusal import Refusal
from overworld.game.views import (
    Bonus,
    Cell,
    Fight,
    Forecast,
    Group,
    LegalMoves,
    Player,
)

__all__ = [
    "CHANCE",
    "Bonus",
    "Cell",
    "Deal",
    "Fight",
    "Forecast",
    "Game",
    "Group",
    "LegalMoves",
    "Player",
    "Refusal",
]
