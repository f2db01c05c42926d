"""The `Bot` protocol, the built-in bots, and functions that build bots from specs.

>>> from overworld.bots import bot_name, build_bot
>>> bot_name(build_bot("pebble", seed=7))
'pebble'
"""

from overworld.bots.analysis import Analysis, MoveEvaluation
from overworld.bots.bot import (
    Bot,
    BotError,
    BotSpec,
    Budget,
    BuiltInBot,
    NoDecisionError,
    parse_bot,
)
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
    bot_factory,
    build_bot,
    check_bot,
    is_untrained_on,
    needs_trust,
)
from overworld.bots.loading import BotLike, FunctionBot, bot_name
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
    "BuiltInBot",
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
    "bot_factory",
    "bot_name",
    "build_bot",
    "check_bot",
    "is_untrained_on",
    "needs_trust",
    "parse_bot",
]
