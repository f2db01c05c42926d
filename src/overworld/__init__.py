"""Builders & Biomes: a compiled rules engine, its text formats and its command line.

>>> import random, overworld as ow
>>> game = ow.Game(players=2)
>>> game.deal(random.Random(7))
>>> game.play("explore 34")
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from overworld.rules import cache_folder as _cache_folder
from overworld.version import __version__

if TYPE_CHECKING:  # imported on first use: `overworld --help` needs neither Numba nor NumPy
    from overworld import arena, bots, env, review
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
    from overworld.rules.generator import Seed
    from overworld.rules.playout import TURN_LIMIT

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
_PACKAGES = ("arena", "bots", "env", "review")
_MODULES = {
    "components": ("Box", "load_box"),
    "errors": ("BoxError", "DealDoesNotFit", "IllegalMove", "NotationError", "Problem"),
    "notation": ("Move",),
    "rules.generator": ("Seed",),
    "rules.playout": ("TURN_LIMIT",),
}
"""The modules of public names; all others are in `overworld.game`."""
_HOME = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> Any:
    """Import a public name on first use."""
    if name not in __all__:
        raise AttributeError(f"module 'overworld' has no attribute {name!r}")
    if name in _PACKAGES:
        return import_module(f"overworld.{name}")
    value = getattr(import_module(f"overworld.{_HOME.get(name, 'game')}"), name)
    globals()[name] = value  # the next access needs no call
    return value


def __dir__() -> list[str]:
    """Return the public names."""
    return sorted(__all__)


def _translate(key: str, /, **facts: str) -> str:
    from overworld.i18n import t  # imported late: only a first start needs it

    return t(key, **facts)


_cache_folder.format_messages_with(_translate)
