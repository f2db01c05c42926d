"""Builders & Biomes: a rules engine compiled when it runs, its texts and its command line.

>>> import random, overworld as ow
>>> game = ow.Game(players=2)
>>> game.deal(random.Random(7))
>>> game.play("explore 34")
"""

from typing import TYPE_CHECKING, Any

from overworld.components import Components, load_components
from overworld.errors import BoxError, DealDoesNotFit, IllegalMove, NotationError, Problem
from overworld.game import CHANCE, Deal, Forecast, Game, LegalMoves, Player, Refusal
from overworld.notation import Move
from overworld.rules import compiled as _compiled
from overworld.rules.playout import TURN_LIMIT
from overworld.version import __version__

if TYPE_CHECKING:  # loaded when they are asked for, so that the engine alone is quick to import
    from overworld import arena as arena
    from overworld import bots, env, review

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
    "bots",
    "env",
    "load_components",
    "review",
]
_LATER = ("arena", "bots", "env", "review")  # of these, the arena needs an extra


def __getattr__(name: str) -> Any:
    """Loads the packages over the engine when they are first asked for (lazy import)."""
    if name in _LATER:
        from importlib import import_module

        return import_module(f"overworld.{name}")
    raise AttributeError(f"module 'overworld' has no attribute {name!r}")


def __dir__() -> list[str]:
    """What is promised, and nothing else."""
    return sorted({*__all__, *_LATER})


def _in_words(key: str, /, **facts: str) -> str:
    try:
        from overworld.i18n import words  # only a first start needs it, so only then is it loaded
    except ImportError:  # the engine alone brings no translations
        return _compiled.in_english(key, **facts)
    return words(key, **facts)


_compiled.say_with(_in_words)
