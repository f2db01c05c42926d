"""The `Bot` protocol, time limits, and specs: `NAME[?KEY=VALUE&...][@2000sims|@1000ms|@policy]`.

In a spec, NAME can also be `path/to/file.py:Class` or `package.module:Class` for custom bots, or
`path/to/file.npz` for diamond with a custom network; see `bots/loading.py`.
"""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar
from urllib.parse import parse_qsl, quote

from overworld.errors import as_int, check_type
from overworld.game import CHANCE, Game
from overworld.game.kernel import check_game
from overworld.notation import Move
from overworld.rules.generator import Seed

_SPEC = re.compile(
    r"(?P<bot>[^@?]+)(?:\?(?P<arguments>[^@?]+))?(?:@(?:(?P<amount>[1-9][0-9]{0,8})(?P<unit>sims|ms)|(?P<policy>policy|0sims)))?\Z"
)
_NUMBER = re.compile(
    r"[+-]?(?:\d+(?P<part>\.\d*)?|(?P<only>\.\d+))(?P<power>[eE][+-]?\d+)?\Z", re.ASCII
)
_MAX_NUMBER_LENGTH = 300  # a longer value stays a string: parsing it could be slow

Argument: TypeAlias = str | int | float
"""The value of a bot argument in a spec."""

_Answer = TypeVar("_Answer")

TURN_MS = 1400
"""Milliseconds that a bot may search in a turn if it has no budget per decision."""


class BotError(ValueError):
    """A bot that cannot be used: an unknown name, a bad budget, or a file that does not load."""


class NoDecisionError(BotError):
    """A bot that was called after the end of the game or at a chance node.

    >>> from overworld.bots import build_bot
    >>> build_bot("pebble").choose(Game(players=2))
    Traceback (most recent call last):
    overworld.bots.bot.NoDecisionError: no player decides: the game is at a chance node
    """


@dataclass(frozen=True)
class Budget:
    """The limit of one decision: a number of simulations, or milliseconds.

    With `simulations=0` a bot answers without a search, if it can (see `has_policy`).

    Args:
        simulations: Number of simulations per decision.
        ms: Milliseconds per decision, at least 1.

    Raises:
        BotError: Unless exactly one of the two is given, as an integer that is large enough.

    >>> Budget(simulations=2000)
    Budget(simulations=2000, ms=None)
    """

    simulations: int | None = None
    ms: int | None = None

    def __post_init__(self) -> None:
        if (self.simulations is None) == (self.ms is None):
            raise BotError(f"give either simulations or ms, got {self}")
        name, least = ("simulations", 0) if self.ms is None else ("ms", 1)
        amount = as_int(getattr(self, name))
        if amount is None or amount < least:
            given = getattr(self, name)
            raise BotError(f"{name} must be an integer of at least {least}, got {given!r}")


def check_budget(
    budget: Budget | None, bot: str = "the bot", has_policy: bool = True
) -> Budget | None:
    """Return the budget of a bot, if the bot can use it.

    Raises:
        BotError: If the budget has no simulations, and the bot has no policy without a search.
        TypeError: If it is neither a `Budget` nor None.

    >>> check_budget("600sims")
    Traceback (most recent call last):
    TypeError: budget must be a Budget such as Budget(simulations=600), or None, got '600sims'
    """
    wanted = "a Budget such as Budget(simulations=600), or None"
    check_type("budget", budget, Budget | None, wanted)
    if budget is not None and budget.simulations == 0 and not has_policy:
        raise BotError(f"{bot} has no policy without a search: use at least one simulation")
    return budget


class Bot(Protocol):
    """A player implemented in code: any object with this one method.

    All else is optional. A class or function that builds the bot gets `seed` and `budget` if it has
    parameters with these names. A string attribute `name` replaces the name of the class.

    >>> from overworld import Deal
    >>> from overworld.bots import build_bot
    >>> class First:
    ...     def choose(self, game):
    ...         return game.legal_moves[0]
    >>> game = Game(players=2)
    >>> game.deal(Deal(1))
    >>> build_bot(First).choose(game) in game.legal_moves
    True
    """

    def choose(self, game: Game) -> Move:
        """Return a legal move of the player to move.

        Args:
            game: The game. The bot may change it: callers pass a copy.

        Raises:
            NoDecisionError: If the game is over or at a chance node. All built-in bots raise it.
        """
        ...


class BuiltInBot(Bot, Protocol):
    """A bot that comes with the game.

    Args:
        seed: Seed of the bot's random numbers. The same seed gives the same choices.
        budget: Limit of each decision, or None for the bot's default.

    Raises:
        BotError: If the budget has no simulations, and the bot has no policy without a search.
        TypeError: If the seed is neither an integer nor a string, or the budget is not a `Budget`.
    """

    name: str

    def __init__(self, seed: Seed = 0, budget: Budget | None = None) -> None: ...


def deciding_seat(game: Game) -> int:
    """Return the seat to move; raise `NoDecisionError` if no player decides."""
    check_game(game)
    if game.turn is None:
        raise NoDecisionError("no player decides: the game is over")
    if game.turn == CHANCE:
        raise NoDecisionError("no player decides: the game is at a chance node")
    return game.turn


@dataclass(frozen=True)
class BotSpec:
    """A parsed bot spec: name, budget and arguments. `parse_bot(str(spec))` is the same spec.

    Args:
        bot: The name of the bot, or the file or module and the class of a custom bot.
        budget: The limit of each decision, or None for the bot's default.
        arguments: Keyword arguments of the class or function that builds the bot, as pairs.

    Raises:
        BotError: If the name or a key is invalid, or a value is neither a string nor an integer nor
            a finite float.
        TypeError: If the budget is not a `Budget`, or the arguments are not pairs.

    >>> parse_bot("pebble@1000ms").budget
    Budget(simulations=None, ms=1000)
    >>> parse_bot("mine.py:Mine?weights=best.npz&depth=3").arguments
    (('weights', 'best.npz'), ('depth', 3))
    """

    bot: str
    budget: Budget | None = None
    arguments: tuple[tuple[str, Argument], ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.bot, str) or not re.fullmatch("[^@?]+", self.bot):
            raise BotError(f"bot name must be a string without @ and ?, got {self.bot!r}")
        check_budget(self.budget)
        given: object = self.arguments
        check_type("arguments", given, tuple | list, "a tuple of pairs")
        if not all(isinstance(pair, tuple) and len(pair) == 2 for pair in self.arguments):
            raise TypeError(f"arguments must be pairs of a name and a value, got {given!r}")
        object.__setattr__(self, "arguments", tuple(self.arguments))
        keys = [key for key, _ in self.arguments]
        for key in keys:
            if (
                not isinstance(key, str)
                or not key.isidentifier()
                or key in ("seed", "budget")
                or keys.count(key) > 1
            ):
                raise BotError(f"{self.bot}: invalid or duplicate bot argument {key!r}")
        for key, value in self.arguments:
            if not isinstance(value, str) and _value(_format_value(value)) != value:
                wanted = "a string, an integer or a finite float"
                raise BotError(f"bot argument {key} must be {wanted}, got {value!r}")

    def __str__(self) -> str:
        given = "&".join(f"{key}={_format_value(value)}" for key, value in self.arguments)
        text = f"{self.bot}?{given}" if given else self.bot
        if self.budget is None:
            return text
        if self.budget.simulations == 0:
            return f"{text}@policy"
        if self.budget.simulations is not None:
            return f"{text}@{self.budget.simulations}sims"
        return f"{text}@{self.budget.ms}ms"


def parse_bot(text: str) -> BotSpec:
    """Parse a bot spec. Does not check that the bot exists; `check_bot` does.

    Args:
        text: A spec such as `"flint@600sims"`.

    Returns:
        The parsed spec. `str(spec)` is a spec again.

    Raises:
        BotError: If `text` is not a spec.
    """
    if not isinstance(text, str):
        raise BotError(f"bot spec must be a string, got {text!r}")
    match = _SPEC.match(text)
    if match is None:
        raise BotError(f"bot spec must be NAME, NAME@2000sims or NAME@1000ms, got {text!r}")
    return BotSpec(match["bot"], _budget(match), _arguments(text, match["arguments"]))


def _budget(match: re.Match[str]) -> Budget | None:
    if match["policy"] is not None:
        return Budget(simulations=0)
    if match["amount"] is None:
        return None
    amount = int(match["amount"])
    return Budget(simulations=amount) if match["unit"] == "sims" else Budget(ms=amount)


def _arguments(text: str, query: str | None) -> tuple[tuple[str, Argument], ...]:
    if query is None:
        return ()
    try:
        pairs = parse_qsl(query, keep_blank_values=True, strict_parsing=True, max_num_fields=100)
    except ValueError as error:
        raise BotError(f"{text!r}: bot arguments must be ?KEY=VALUE&KEY=VALUE") from error
    written = (part.partition("=")[2] for part in query.split("&"))
    return tuple(
        (key, value if "%" in raw else _value(value))
        for (key, value), raw in zip(pairs, written, strict=True)
    )


def _format_value(value: Argument) -> str:
    """Return a value as a spec has it: a string that looks like a number begins with an escape."""
    if not isinstance(value, str):
        return str(value).replace("+", "")
    if isinstance(_value(value), str):
        return quote(value, safe="/")
    return f"%{ord(value[0]):02X}{quote(value[1:])}"


def _value(text: str) -> Argument:
    number = _NUMBER.match(text) if len(text) < _MAX_NUMBER_LENGTH else None
    if number is None:
        return text
    if not (number["part"] or number["only"] or number["power"]):
        return int(text)
    value = float(text)
    return value if math.isfinite(value) else text


def time_for_decision(ms_left: float) -> int:
    """Return the milliseconds for the next decision: half of the time left in the turn."""
    return max(1, int(ms_left / 2))


class TurnTime:
    """The time left in the current turn."""

    def __init__(self) -> None:
        self._turn = 0
        self._left = 0.0

    def spend(self, game: Game, answer: Callable[[int], _Answer]) -> _Answer:
        """Call `answer` with its time limit in milliseconds, and subtract the time it took."""
        if game.turn_number != self._turn:
            self._turn, self._left = game.turn_number, float(TURN_MS)
        start = time.perf_counter()
        given = answer(time_for_decision(self._left))
        self._left -= 1000 * (time.perf_counter() - start)
        return given
