"""Bots: the protocol, and those that come with the game.

>>> from overworld.bots import build_bot
>>> build_bot("pebble", seed=7).name
'pebble'
"""

from overworld.bots.analysis import Analysis, Judged
from overworld.bots.bot import Bot, BotError, BotSpec, Budget, bot_class, parse_bot
from overworld.bots.flint import FlintBot
from overworld.bots.obsidian import ObsidianBot
from overworld.bots.pebble import PebbleBot
from overworld.bots.random_bot import RandomBot
from overworld.bots.search import analyse

BOTS: dict[str, type[Bot]] = {
    bot.name: bot for bot in (RandomBot, PebbleBot, FlintBot, ObsidianBot)
}
"""The bots that come with the game, from the weakest to the strongest."""


def build_bot(text: str, seed: int = 0) -> Bot:
    """Builds a bot from how it is written; raises `BotError` if there is no such bot."""
    spec = parse_bot(text)
    return bot_class(spec.bot, BOTS)(seed=seed, budget=spec.budget)


__all__ = [
    "BOTS",
    "Analysis",
    "Bot",
    "BotError",
    "BotSpec",
    "Budget",
    "FlintBot",
    "Judged",
    "ObsidianBot",
    "PebbleBot",
    "RandomBot",
    "analyse",
    "bot_class",
    "build_bot",
    "parse_bot",
]
