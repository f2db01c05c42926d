"""Bots: the protocol, and those that come with the game.

>>> from overworld.bots import build_bot
>>> build_bot("pebble", seed=7).name
'pebble'
"""

from overworld.bots.bot import Bot, BotError, BotSpec, Budget, bot_class, parse_bot
from overworld.bots.pebble import PebbleBot
from overworld.bots.random_bot import RandomBot

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, PebbleBot)}
"""The bots that come with the game, from the weakest to the strongest."""


def build_bot(text: str, seed: int = 0) -> Bot:
    """Builds a bot from how it is written; raises `BotError` if there is no such bot."""
    spec = parse_bot(text)
    return bot_class(spec.bot, BOTS)(seed=seed, budget=spec.budget)


__all__ = [
    "BOTS",
    "Bot",
    "BotError",
    "BotSpec",
    "Budget",
    "PebbleBot",
    "RandomBot",
    "build_bot",
    "parse_bot",
]
