"""`Game`, and the values that its methods return."""

from overworld.errors import Refusal
from overworld.game.deal import Deal
from overworld.game.events import GameEvent
from overworld.game.game import CHANCE, Game
from overworld.game.views import (
    Bonus,
    Cell,
    Fight,
    Forecast,
    Group,
    LegalMoves,
    Outcome,
    Player,
    Termination,
)

__all__ = [
    "CHANCE",
    "Bonus",
    "Cell",
    "Deal",
    "Fight",
    "Forecast",
    "Game",
    "GameEvent",
    "Group",
    "LegalMoves",
    "Outcome",
    "Player",
    "Refusal",
    "Termination",
]
