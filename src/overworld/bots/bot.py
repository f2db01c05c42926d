"""What a bot is, and how one is written: `NAME[?KEY=VALUE&...][@2000sims|@1000ms|@policy]`.

Instead of a name, `path/to/file.py:Class` and `package.module:Class` are bots of one's own, and
`path/to/file.npz` is diamond with a network of one's own; see `bots/loading.py`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Protocol, TypeAlias
from urllib.parse import parse_qsl, quote

from overworld.game import Game
from overworld.notation import Move

_SPEC = re.compile(
    r"(?P<bot>[^@?]+)(?:\?(?P<arguments>[^@?]+))?(?:@(?:(?P<amount>[1-9][0-9]{0,8})(?P<unit>sims|ms)|(?P<policy>policy|0sims)))?\Z"
)
_NUMBER = re.compile(
    r"[+-]?(?:\d+(?P<part>\.\d*)?|(?P<only>\.\d+))(?P<power>[eE][+-]?\d+)?\Z", re.ASCII
)
_LONGEST = 300  # letters of a number that is read as one

Argument: TypeAlias = str | int | float
"""What a bot can be told where it is written."""


class BotError(ValueError):
    """A bot that cannot be had: an unknown name, a bad budget, a file that does not load."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: simulations, or milliseconds.

    No simulations at all are for bots that need no search: they answer with their first idea.

    >>> Budget(simulations=2000)
    Budget(simulations=2000, ms=None)
    """

    simulations: int | None = None
    ms: int | None = None


class Bot(Protocol):
    """Somebody who decides. `seed` fixes its choices, `budget` bounds its thinking."""

    name: str
    character: str
    version: int

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None: ...

    def choose(self, game: Game) -> Move:
        """A legal decision for whoever has to decide; `game` is a copy that may be played on."""
        ...


@dataclass(frozen=True)
class BotSpec:
    """A bot as it is written: which one, told what, with which budget.

    >>> parse_bot("pebble@1000ms").budget
    Budget(simulations=None, ms=1000)
    >>> parse_bot("mine.py:Mine?weights=best.npz&depth=3").arguments
    (('weights', 'best.npz'), ('depth', 3))
    """

    bot: str
    budget: Budget | None = None
    arguments: tuple[tuple[str, Argument], ...] = ()

    def __str__(self) -> str:
        told = "&".join(f"{key}={quote(str(value), safe='/')}" for key, value in self.arguments)
        text = f"{self.bot}?{told}" if told else self.bot
        if self.budget is None:
            return text
        if self.budget.simulations == 0:
            return f"{text}@policy"
        if self.budget.simulations is not None:
            return f"{text}@{self.budget.simulations}sims"
        return f"{text}@{self.budget.ms}ms"


def parse_bot(text: str) -> BotSpec:
    """Reads how a bot is written; whether there is such a bot shows when it is built."""
    found = _SPEC.match(text)
    if found is None:
        raise BotError(f"{text!r} is not a bot: write NAME, NAME@2000sims or NAME@1000ms")
    return BotSpec(found["bot"], _budget(found), _arguments(text, found["arguments"]))


def _budget(found: re.Match[str]) -> Budget | None:
    if found["policy"] is not None:
        return Budget(simulations=0)
    if found["amount"] is None:
        return None
    amount = int(found["amount"])
    return Budget(simulations=amount) if found["unit"] == "sims" else Budget(ms=amount)


def _arguments(text: str, told: str | None) -> tuple[tuple[str, Argument], ...]:
    """What stands after the question mark: numbers where they look like some, else texts."""
    if told is None:
        return ()
    try:
        pairs = parse_qsl(told, keep_blank_values=True, strict_parsing=True, max_num_fields=100)
    except ValueError as error:
        raise BotError(f"{text!r}: write what a bot is told as ?KEY=VALUE&KEY=VALUE") from error
    keys = [key for key, _ in pairs]
    for key in keys:
        if not key.isidentifier() or key in ("seed", "budget") or keys.count(key) > 1:
            raise BotError(f"{text!r}: a bot cannot be told {key!r} so, or not twice")
    return tuple((key, _value(value)) for key, value in pairs)


def _value(text: str) -> Argument:
    number = _NUMBER.match(text) if len(text) < _LONGEST else None
    if number is None:
        return text
    return float(text) if number["part"] or number["only"] or number["power"] else int(text)
