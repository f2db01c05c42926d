"""The bots that come with the game, from the weakest to the strongest, and who gives hints.

`diamond` is offered if its weights are there and can be used. If not, an error says why when it is
named, and `obsidian` gives all hints.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, cast

from overworld.bots.analysis import Analysis
from overworld.bots.bot import Bot, BotError, BotSpec, Budget, parse_bot
from overworld.bots.diamond import WEIGHTS, DiamondBot, diamond_with, network_in
from overworld.bots.flint import FlintBot
from overworld.bots.guided_search import GuidedSearch
from overworld.bots.loading import BotLike, Maker, given_to, is_bot, is_own, load_maker, make
from overworld.bots.network import NetworkError
from overworld.bots.obsidian import ObsidianBot
from overworld.bots.pebble import PebbleBot
from overworld.bots.random_bot import RandomBot
from overworld.bots.search import Search, SearchBot
from overworld.components import Components
from overworld.game import Game

LADDER = ("random", "pebble", "flint", "obsidian", "diamond")
"""The names of all bots that come with the game."""

BOTS: dict[str, type[Bot]] = {
    bot.name: bot for bot in (RandomBot, PebbleBot, FlintBot, ObsidianBot)
}
"""The bots that can be had, from the weakest to the strongest."""


class Strength(NamedTuple):
    """The result of the strongest bot in a match against obsidians; see docs/champion.md."""

    bot: str
    percent: int
    """The win share; a fair share is 100 divided by the number of players."""
    within: int
    """Half of the 95 % interval, in percentage points."""
    games: int


STRONGEST: dict[int, Strength] = {
    2: Strength(DiamondBot.name, 77, 10, 64),
    3: Strength(DiamondBot.name, 46, 14, 69),
    4: Strength(DiamondBot.name, 38, 10, 119),
}
"""The strongest bot for each number of players, measured at equal time or with less."""

BY_THE_CLOCK = frozenset({ObsidianBot.name, DiamondBot.name})
"""The bots that think for the time of a turn unless they are given a budget."""

NOT_OFFERED: dict[str, str] = {}
"""Why a bot cannot be had."""


def offer_diamond(weights: Path) -> None:
    """Puts diamond at the top of the ladder, or notes why it cannot be had."""
    try:
        BOTS[DiamondBot.name] = diamond_with(weights)
        NOT_OFFERED.pop(DiamondBot.name, None)
    except NetworkError as error:
        BOTS.pop(DiamondBot.name, None)
        NOT_OFFERED[DiamondBot.name] = str(error)


offer_diamond(WEIGHTS)


def needs_trust(text: str) -> bool:
    """Whether a text that somebody else wrote would run code, or read a file, of anybody's own.

    >>> needs_trust("flint@600sims"), needs_trust("mine.py:Mine"), needs_trust("os.path:join")
    (False, True, True)
    """
    try:
        name = parse_bot(text).bot
    except BotError:  # the name of a person
        return False
    return name not in LADDER and is_own(name)


def maker_of(spec: BotSpec) -> Maker:
    """What builds a bot as it is written; raises `BotError` if it cannot be had so."""
    name = spec.bot
    if name in NOT_OFFERED:
        raise BotError(f"{name} is not here: {NOT_OFFERED[name]}")
    if name.endswith(".npz"):
        try:
            found: Maker = diamond_with(Path(name))
        except NetworkError as error:
            raise BotError(str(error)) from error
    else:
        found = load_maker(name, BOTS)
    if spec.budget == Budget(simulations=0) and not getattr(found, "needs_no_search", False):
        raise BotError(f"{name} has no policy without a search: give it one simulation or more")
    return found


def check_bot(what: BotLike) -> None:
    """Raises `BotError` if a bot cannot be had; builds none.

    >>> check_bot("flint@600sims")
    """
    if isinstance(what, str):
        what = parse_bot(what)
    if isinstance(what, BotSpec):
        given_to(maker_of(what), 0, what.budget, **dict(what.arguments))
    elif not is_bot(what):
        if not callable(what):
            raise BotError(f"{what!r} is neither a bot nor what builds one")
        given_to(what, 0, None)


def build_bot(what: BotLike, seed: int = 0) -> Bot:
    """Builds a bot from how it is written, from a class or a function; a bot itself stays as it is.

    Raises `BotError` if there is no such bot.

    >>> build_bot("pebble", seed=7).name
    'pebble'
    >>> build_bot(RandomBot, seed=7).name
    'random'
    """
    if isinstance(what, str):
        what = parse_bot(what)
    if isinstance(what, BotSpec):
        return make(maker_of(what), seed, what.budget, **dict(what.arguments))
    check_bot(what)
    return cast(Bot, what) if is_bot(what) else make(cast(Maker, what), seed)


def is_stranger_to(bot: type[Bot], box: Components) -> bool:
    """Whether a bot was trained on another box: it plays by the rules, but not as well."""
    return issubclass(bot, DiamondBot) and not bot.knows(box)


def adviser(players: int) -> str:
    """Return the bot that gives hints and reviews games: the strongest that is offered.

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
    seed: int = 0,
    bot: str | None = None,
) -> Analysis:
    """Has a position searched for some milliseconds or simulations, by the adviser or `bot`.

    >>> from overworld import Deal
    >>> game = Game(players=2)
    >>> game.deal(Deal(1))
    >>> analysis = analyse(game, simulations=200, seed=1, bot="obsidian")
    >>> analysis.simulations, analysis.moves[0].move in game.legal_moves
    (200, True)
    """
    if (ms is None) == (simulations is None):
        raise ValueError("say either ms or simulations")
    found = maker_of(BotSpec(bot or adviser(len(game.colours))))
    budget = Budget(simulations=simulations, ms=ms)
    if isinstance(found, type) and issubclass(found, DiamondBot):
        return GuidedSearch(network_in(found.weights), seed).analyse(game, budget)
    if isinstance(found, type) and issubclass(found, SearchBot):
        return Search(seed).analyse(game, budget)
    raise BotError(f"{bot} does not search")
