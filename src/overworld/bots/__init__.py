"""Bots: the protocol, and those that come with the game.

>>> from overworld.bots import build_bot
>>> build_bot("pebble", seed=7).name
'pebble'
"""

from overworld.bots.analysis import Analysis, Judged
from overworld.bots.bot import Bot, BotError, BotSpec, Budget, parse_bot
from overworld.bots.diamond import DiamondBot
from overworld.bots.flint import FlintBot
from overworld.bots.ladder import (
    BOTS,
    BY_THE_CLOCK,
    LADDER,
    NOT_OFFERED,
    STRONGEST,
    Strength,
    adviser,
    analyse,
    build_bot,
    check_bot,
    is_stranger_to,
    maker_of,
    needs_trust,
)
from overworld.bots.loading import BotLike, FunctionBot, name_of
from overworld.bots.obsidian import ObsidianBot
from overworld.bots.pebble import PebbleBot
from overworld.bots.random_bot import RandomBot

__all__ = [
    "BOTS",
    "BY_THE_CLOCK",
    "LADDER",
    "NOT_OFFERED",
    "STRONGEST",
    "Analysis",
    "Bot",
    "BotError",
    "BotLike",
    "BotSpec",
    "Budget",
    "DiamondBot",
    "FlintBot",
    "FunctionBot",
    "Judged",
    "ObsidianBot",
    "PebbleBot",
    "RandomBot",
    "Strength",
    "adviser",
    "analyse",
    "build_bot",
    "check_bot",
    "is_stranger_to",
    "maker_of",
    "name_of",
    "needs_trust",
    "parse_bot",
]
