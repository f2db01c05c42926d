"""Builders & Biomes: a rules engine compiled when it runs, its texts and its command line.

>>> import random, overworld as ow
>>> game = ow.Game(players=2)
>>> game.deal(random.Random(7))
>>> game.play("explore 34")
"""

from overworld.components import Components, load_components
from overworld.errors import BoxError, DealDoesNotFit, IllegalMove, NotationError, Problem
from overworld.game import CHANCE, Deal, Forecast, Game, LegalMoves, Player, Refusal
from overworld.notation import Move
from overworld.rules.compiled import SAID, say_with
from overworld.rules.playout import TURN_LIMIT
from overworld.version import __version__

__all__ = [
    "CHANCE",
    "TURN_LIMIT",
    "BoxError",
    "Components",
    "Deal",
    "DealDoesNotFit",
    "Forecast",
    "Game",
    "IllegalMove",
    "LegalMoves",
    "Move",
    "NotationError",
    "Player",
    "Problem",
    "Refusal",
    "__version__",
    "load_components",
]


def _in_words(key: str) -> str:
    try:
        from overworld.words import words  # only a first start needs it, so only then is it loaded
    except ImportError:  # the engine alone brings no translations
        return SAID[key]
    return words(key)


say_with(_in_words)
