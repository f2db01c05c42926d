"""What a bot is, and how one is written: `NAME[@2000sims|@1000ms|@policy]`.

Instead of a name, `path/to/file.py:Class` is a bot of one's own, and `path/to/file.npz` is diamond
with a network of one's own.
"""

from __future__ import annotations

import importlib.util
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from overworld.game import Game
from overworld.notation import Move

_SPEC = re.compile(
    r"(?P<bot>[^@]+)(?:@(?:(?P<amount>[1-9][0-9]{0,8})(?P<unit>sims|ms)|(?P<policy>policy|0sims)))?\Z"
)
_FILE = re.compile(r"(?P<file>.+\.py):(?P<name>[A-Za-z_][A-Za-z0-9_]*)\Z")


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
    """A bot as it is written: which class, with which budget.

    >>> parse_bot("pebble@1000ms")
    BotSpec(bot='pebble', budget=Budget(simulations=None, ms=1000))
    """

    bot: str
    budget: Budget | None = None

    @property
    def is_file(self) -> bool:
        """Whether it is code or a network in a file, which nobody but the user may name."""
        return _FILE.match(self.bot) is not None or self.bot.endswith(".npz")

    def __str__(self) -> str:
        if self.budget is None:
            return self.bot
        if self.budget.simulations == 0:
            return f"{self.bot}@policy"
        if self.budget.simulations is not None:
            return f"{self.bot}@{self.budget.simulations}sims"
        return f"{self.bot}@{self.budget.ms}ms"


def parse_bot(text: str) -> BotSpec:
    """Reads how a bot is written; whether there is such a bot shows when it is built."""
    found = _SPEC.match(text)
    if found is None:
        raise BotError(f"{text!r} is not a bot: write NAME, NAME@2000sims or NAME@1000ms")
    if found["policy"] is not None:
        return BotSpec(found["bot"], Budget(simulations=0))
    if found["amount"] is None:
        return BotSpec(found["bot"])
    amount = int(found["amount"])
    budget = Budget(simulations=amount) if found["unit"] == "sims" else Budget(ms=amount)
    return BotSpec(found["bot"], budget)


def bot_class(name: str, known: dict[str, type[Bot]]) -> type[Bot]:
    """The class of a bot: one of ours by its name, or a class in a file."""
    if name in known:
        return known[name]
    place = _FILE.match(name)
    if place is None:
        raise BotError(f"unknown bot {name!r}; there are {', '.join(known)}, or FILE.py:CLASS")
    file = Path(place["file"])
    if not file.is_file():
        raise BotError(f"{file}: no such file")
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None, "a file that ends in .py has a loader"
    assert spec.loader is not None, "a file that ends in .py has a loader"
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BotError(f"{file}: {type(error).__name__}: {error}") from error
    found = getattr(module, place["name"], None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BotError(f"{file}: {place['name']} is not a class with a method choose")
    return found
