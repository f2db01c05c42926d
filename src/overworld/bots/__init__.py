"""The `Bot` protocol, the built-in bots, and functions that build bots from specs.

>>> from overworld.bots import build_bot
>>> build_bot("pebble", seed=7).name
'pebble'
"""

from overworld.bots.analysis import Analysis, MoveEvaluation
from overworld.bots.bot import Bot, BotError, BotSpec, Budget, NoDecisionError, parse_bot
from overworld.bots.diamond import DiamondBot
from overworld.bots.ladder import (
    BOTS,
    LADDER,
    STRONGEST,
    TIMED_BOTS,
    UNAVAILABLE_BOTS,
    Strength,
    adviser,
    analyse,
    build_bot,
    check_bot,
    factory_of,
    is_untrained_on,
    needs_trust,
)
from overworld.bots.loading import BotLike, FunctionBot, name_of
from overworld.bots.search import FlintBot, ObsidianBot
from overworld.bots.simple import PebbleBot, RandomBot

__all__ = [
    "BOTS",
    "LADDER",
    "STRONGEST",
    "TIMED_BOTS",
    "UNAVAILABLE_BOTS",
    "Analysis",
    "Bot",
    "BotError",
    "BotLike",
    "BotSpec",
    "Budget",
    "DiamondBot",
    "FlintBot",
    "FunctionBot",
    "MoveEvaluation",
    "NoDecisionError",
    "ObsidianBot",
    "PebbleBot",
    "RandomBot",
    "Strength",
    "adviser",
    "analyse",
    "build_bot",
    "check_bot",
    "factory_of",
    "is_untrained_on",
    "name_of",
    "needs_trust",
    "parse_bot",
]
