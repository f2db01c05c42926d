"""The built-in bots from the weakest to the strongest, and functions that build any bot.

`diamond` is available only if its weights file is usable. Otherwise `build_bot("diamond")` raises
an error with the reason, and `obsidian` gives the hints.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, cast

from overworld.bots.analysis import Analysis
from overworld.bots.bot import Bot, BotError, BotSpec, Budget, BuiltInBot, check_budget, parse_bot
from overworld.bots.diamond import WEIGHTS, DiamondBot, cached_header, cached_network, diamond_with
from overworld.bots.loading import (
    BotFactory,
    BotLike,
    arguments_for,
    build,
    is_bot,
    is_user_code,
    load_factory,
)
from overworld.bots.network import NetworkError
from overworld.bots.search import FlintBot, ObsidianBot, SearchBot
from overworld.bots.simple import PebbleBot, RandomBot
from overworld.components import Box
from overworld.game import Game
from overworld.game.kernel import check_game
from overworld.rules.generator import Seed, check_seed

LADDER = ("random", "pebble", "flint", "obsidian", "diamond")
"""The names of all built-in bots, available or not."""

_AVAILABLE: dict[str, type[BuiltInBot]] = {
    bot.name: bot for bot in (RandomBot, PebbleBot, FlintBot, ObsidianBot)
}
BOTS: Mapping[str, type[BuiltInBot]] = MappingProxyType(_AVAILABLE)
"""The available built-in bots by name, from the weakest to the strongest."""


class Strength(NamedTuple):
    """The strongest bot in a match against obsidians; see docs/explanation/champion.md."""

    bot: str
    percent: int
    """The win share; a fair share is 100 divided by the number of players."""
    margin: int
    """Half of the 95 % interval, in percentage points."""
    games: int


STRONGEST: dict[int, Strength] = {
    2: Strength(DiamondBot.name, 82, 10, 61),
    3: Strength(DiamondBot.name, 49, 8, 156),
    4: Strength(DiamondBot.name, 33, 9, 201),
}
"""The strongest bot for each number of players, measured at equal time or with less."""

TIMED_BOTS = frozenset({ObsidianBot.name, DiamondBot.name})
"""The bots that have a time limit per turn instead of a default budget per decision."""

UNAVAILABLE_BOTS: dict[str, str] = {}
"""The reason by name for each built-in bot that is not available."""


def register_diamond(weights: Path) -> None:
    """Add diamond to `BOTS`, or the reason to `UNAVAILABLE_BOTS`.

    This reads only the header of the file. Building the first bot loads the weights.
    """
    try:
        cached_header(weights)
        _AVAILABLE[DiamondBot.name] = diamond_with(weights)
        UNAVAILABLE_BOTS.pop(DiamondBot.name, None)
    except NetworkError as error:
        _AVAILABLE.pop(DiamondBot.name, None)
        UNAVAILABLE_BOTS[DiamondBot.name] = str(error)


register_diamond(WEIGHTS)


def loads_user_code(text: str) -> bool:
    """Return whether a spec loads user code or a weights file, and so needs --bots-from-files.

    Args:
        text: A bot spec, or any other string, such as the name of a person.

    >>> [loads_user_code(spec) for spec in ("flint@600sims", "mine.py:Mine", "os.path:join")]
    [False, True, True]
    """
    try:
        name = parse_bot(text).bot
    except BotError:  # not a spec
        return False
    return name not in LADDER and is_user_code(name)


def bot_factory(spec: BotSpec) -> BotFactory:
    """Return the factory for a bot spec.

    Raises:
        BotError: If there is no such bot, or it does not accept the budget.

    >>> bot_factory(parse_bot("pebble")) is PebbleBot
    True
    """
    name = spec.bot
    if name in UNAVAILABLE_BOTS:
        raise BotError(f"{name} is not available: {UNAVAILABLE_BOTS[name]}")
    if name.endswith(".npz"):
        cached_network(Path(name))
        factory: BotFactory = diamond_with(Path(name))
    else:
        factory = load_factory(name, BOTS)
    check_budget(spec.budget, name, getattr(factory, "has_policy", False))
    return factory


def check_bot(bot: BotLike) -> None:
    """Check a bot without building it.

    Args:
        bot: A spec, a class, a factory or a bot.

    Raises:
        BotError: If `build_bot` would refuse it.

    >>> check_bot("flint@600sims")
    """
    if isinstance(bot, str):
        bot = parse_bot(bot)
    if isinstance(bot, BotSpec):
        arguments_for(bot_factory(bot), 0, bot.budget, **dict(bot.arguments))
    elif not is_bot(bot):
        if not callable(bot):
            raise BotError(f"bot must be a spec, a class, a function or a bot, got {bot!r}")
        arguments_for(bot, 0, None)


def build_bot(bot: BotLike, seed: Seed = 0) -> Bot:
    """Build a bot.

    Args:
        bot: A spec, a class or a factory. A bot is returned unchanged.
        seed: Seed of the bot's random numbers.

    Returns:
        The bot.

    Raises:
        BotError: If there is no such bot, or it does not accept the arguments.
        TypeError: If the seed is neither an integer nor a string.

    >>> isinstance(build_bot("pebble", seed=7), PebbleBot)
    True
    """
    seed = check_seed(seed)
    if isinstance(bot, str):
        bot = parse_bot(bot)
    if isinstance(bot, BotSpec):
        return build(bot_factory(bot), seed, bot.budget, **dict(bot.arguments))
    check_bot(bot)
    return cast(Bot, bot) if is_bot(bot) else build(cast(BotFactory, bot), seed)


def is_untrained_on(bot: type[object], box: Box) -> bool:
    """Return whether a bot has a network that was trained on another box, so that it is weaker.

    >>> from overworld import load_box
    >>> is_untrained_on(PebbleBot, load_box())
    False
    """
    return issubclass(bot, DiamondBot) and not bot.trained_on(box)


def adviser(players: int) -> str:
    """Return the bot that gives hints and reviews games: the strongest available one.

    >>> adviser(players=2)
    'diamond'
    """
    strongest = STRONGEST[players].bot
    return strongest if strongest in BOTS else ObsidianBot.name


def analyse(
    game: Game,
    *,
    ms: int | None = None,
    simulations: int | None = None,
    seed: Seed = 0,
    bot: str | None = None,
) -> Analysis:
    """Search a position.

    Args:
        game: The game. A player must be to move.
        ms: Milliseconds to search.
        simulations: Number of simulations. Give this, `ms`, or a budget in `bot`.
        seed: Seed of the search.
        bot: The spec of a bot that searches, by default the strongest one.

    Returns:
        All legal moves with visits, win shares and XP, the best one first.

    Raises:
        NoDecisionError: If the game is over or at a chance node.
        BotError: If the bot does not search, or the budget is missing, given twice or below 1.
        TypeError: If `game` is not a `Game`, or the seed is neither an integer nor a string.

    >>> from overworld import Deal
    >>> game = Game(players=2)
    >>> game.deal(Deal(1))
    >>> analysis = analyse(game, simulations=200, seed=1, bot="obsidian")
    >>> analysis.simulations, analysis.moves[0].move in game.legal_moves
    (200, True)
    """
    check_game(game)
    spec = parse_bot(bot or adviser(len(game.colours)))
    if (ms, simulations, spec.budget).count(None) != 2:
        given = f"ms={ms}, simulations={simulations}, bot={bot!r}"
        raise BotError(f"give exactly one of ms, simulations and a budget in bot, got {given}")
    budget = spec.budget or Budget(simulations=simulations, ms=ms)
    search = search_class(spec)
    if budget.simulations == 0:
        raise BotError("simulations must be an integer of at least 1, got 0")
    check_bot(spec)
    return search.new_search(seed).analyse(game, budget)


def search_class(spec: BotSpec) -> type[SearchBot]:
    """Return the class of a bot that searches.

    Raises:
        BotError: If there is no such bot, or it does not search.
    """
    factory = bot_factory(spec)
    if isinstance(factory, type) and issubclass(factory, SearchBot):
        return factory
    raise BotError(f"{spec.bot} does not search")
