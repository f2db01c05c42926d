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
from overworld.bots.ladder import BOTS, LADDER, analyse, bot_factory, build_bot, check_bot
from overworld.bots.loading import BotLike, FunctionBot, bot_name
from overworld.bots.search import FlintBot, ObsidianBot
from overworld.bots.simple import PebbleBot, RandomBot

__all__ = [
    "BOTS",
    "LADDER",
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
    "analyse",
    "bot_factory",
    "bot_name",
    "build_bot",
    "check_bot",
    "parse_bot",
]
