"""Builders & Biomes: a compiled rules engine, its text formats and its command line.

>>> import random, overworld as ow
>>> game = ow.Game(players=2)
>>> game.deal(random.Random(7))
>>> game.play("explore 34")
"""

from typing import TYPE_CHECKING, Any

from overworld.components import Box, load_box
from overworld.errors import BoxError, DealDoesNotFit, IllegalMove, NotationError, Problem
from overworld.game import (
    CHANCE,
    Bonus,
    Cell,
    Deal,
    Fight,
    Forecast,
    Game,
    GameEvent,
    Group,
    LegalMoves,
    Outcome,
    Player,
    Refusal,
    Termination,
)
from overworld.notation import Move
from overworld.rules import cache_folder as _cache_folder
from overworld.rules.generator import Seed
from overworld.rules.playout import TURN_LIMIT
from overworld.version import __version__

if TYPE_CHECKING:  # imported on first use, so that the engine is quick to import
    from overworld import arena, bots, env, review

__all__ = [
    "CHANCE",
    "TURN_LIMIT",
    "Bonus",
    "Box",
    "BoxError",
    "Cell",
    "Deal",
    "DealDoesNotFit",
    "Fight",
    "Forecast",
    "Game",
    "GameEvent",
    "Group",
    "IllegalMove",
    "LegalMoves",
    "Move",
    "NotationError",
    "Outcome",
    "Player",
    "Problem",
    "Refusal",
    "Seed",
    "Termination",
    "__version__",
    "arena",
    "bots",
    "env",
    "load_box",
    "review",
]
_LATER = ("arena", "bots", "env", "review")


def __getattr__(name: str) -> Any:
    """Import a package above the engine on first use."""
    if name in _LATER:
        from importlib import import_module

        return import_module(f"overworld.{name}")
    raise AttributeError(f"module 'overworld' has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return the public names."""
    return sorted(__all__)


def _translate(key: str, /, **facts: str) -> str:
    from overworld.i18n import t  # imported late: only a first start needs it

    return t(key, **facts)


_cache_folder.format_messages_with(_translate)
